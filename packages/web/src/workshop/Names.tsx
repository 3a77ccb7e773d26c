// What something is called: in the reader's language at once, in the others and with their forms for whoever cares to.
import { bends, bent, CASES, FORMS, GENDERS, inEach } from '@wyrmtable/kernel/names';
import { LANGS, type Lang, langName } from '@wyrmtable/words';
import { FORM_NAMES, WORKSHOP } from '@wyrmtable/words/workshop';
import { useId } from 'react';
import { useSpeech } from '../shell/words.ts';
import { isData, useBench } from './bench.ts';
import { put, valueAt } from './draft/document.ts';
import { calledAnew } from './draft/own.ts';
import { FlawsAt } from './Flaws.tsx';
import { ChoiceField } from './inputs.tsx';
import { choiceName } from './saying.ts';

/** A title never bends; a hero is owned and struck; a token or symbol is counted, too. */
export type NameKind = 'title' | 'person' | 'noun';

/** The forms besides the one by which a thing is called. */
const FORMS_OF: Readonly<Record<NameKind, Readonly<Record<Lang, readonly string[]>>>> = {
  title: inEach(() => []),
  person: bent(
    () => [],
    () => CASES.slice(1),
  ),
  noun: bent(
    () => ['several'],
    () => FORMS.slice(1),
  ),
};

const baseOf = (lang: Lang): 'one' | 'nominative' => (bends(lang) ? 'nominative' : 'one');
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const wordOf = (lang: Lang, word: unknown): string => (isData(word) ? text(word[baseOf(lang)]) : text(word));

interface InputProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

function TextField({ label, value, most, placeholder, onChange }: InputProps) {
  const id = useId();
  return (
    <span className="slot">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        maxLength={most}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => {
          const trimmed = event.currentTarget.value.trim();
          if (trimmed !== value) onChange(trimmed);
        }}
      />
    </span>
  );
}

export interface NameFieldProps {
  readonly at: string;
  readonly kind: NameKind;
  readonly label: string;
  readonly most?: number;
}

interface WordProps extends NameFieldProps {
  readonly lang: Lang;
  readonly word: unknown;
  /** What is used while this is empty. */
  readonly stands: string;
}

/** The forms of the name in one language. */
function Forms({ at, kind, lang, word }: WordProps) {
  const { edit } = useBench();
  const { say, lang: reader } = useSpeech();
  const base = wordOf(lang, word);
  const forms = FORMS_OF[kind][lang];
  if (base === '' || forms.length === 0) return null;
  const given = isData(word) ? word : {};
  const set = (form: string, value: string) => {
    const { [form]: _, ...others } = { ...given, [baseOf(lang)]: base };
    const next = value === '' ? others : { ...others, [form]: value };
    edit((draft) => put(draft, `${at}.${lang}`, Object.keys(next).length === 1 ? base : next), `${at}.${lang}.${form}`);
  };
  return (
    <>
      {forms.map((form) => {
        const name = FORM_NAMES[form];
        return (
          <TextField
            key={form}
            label={name === undefined ? form : say(name)}
            value={text(given[form])}
            most={48}
            placeholder={base}
            onChange={(value) => set(form, value)}
          />
        );
      })}
      {bends(lang) && (
        <ChoiceField
          label={say(FORM_NAMES.gender ?? WORKSHOP.name)}
          value={text(given.gender) === '' ? 'masculine' : text(given.gender)}
          options={GENDERS.map((value) => ({ value, text: choiceName(reader, value) }))}
          onChange={(value) => set('gender', value)}
        />
      )}
    </>
  );
}

function Word(props: WordProps) {
  const { at, lang, word, label, most = 48, stands } = props;
  const { edit } = useBench();
  const place = `${at}.${lang}`;
  return (
    <TextField
      label={label}
      value={wordOf(lang, word)}
      most={most}
      placeholder={stands}
      // Another word has other forms.
      onChange={(value) =>
        edit((draft) => {
          const written = valueAt(draft, at);
          return put(draft, at, calledAnew(isData(written) ? written : {}, lang, value));
        }, place)
      }
    />
  );
}

export function NameField(props: NameFieldProps) {
  const { at, kind, label } = props;
  const { draft } = useBench();
  const { say, lang } = useSpeech();
  const found = valueAt(draft, at);
  const written = isData(found) ? found : {};
  const stands = LANGS.map((one) => wordOf(one, written[one])).find((word) => word !== '') ?? '';
  const others = LANGS.filter((one) => one !== lang);
  return (
    <div className="naming">
      <Word {...props} lang={lang} word={written[lang]} stands={stands} />
      <FlawsAt at={at} />
      <details>
        <summary>{say(WORKSHOP.otherLangs)}</summary>
        <p className="hint">{say(WORKSHOP.standsAs)}</p>
        <div className="slots">
          <Forms {...props} kind={kind} lang={lang} word={written[lang]} stands={stands} />
        </div>
        {others.map((one) => (
          <div className="slots" key={one}>
            <Word
              {...props}
              label={say(WORKSHOP.inLang, { field: label, lang: langName(one) })}
              lang={one}
              word={written[one]}
              stands={stands}
            />
            <Forms {...props} lang={one} word={written[one]} stands={stands} />
          </div>
        ))}
      </details>
    </div>
  );
}
