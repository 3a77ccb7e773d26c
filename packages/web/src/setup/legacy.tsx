// The row of the legacy packs: which of them this device has opened and by what, and a question before the others are opened.
import { DIFFICULTIES, LEGACY_PACKS } from '@wyrmtable/adventures';
import { list } from '@wyrmtable/words';
import { difficultyName } from '@wyrmtable/words/adventures';
import { ADVENTURE_SETUP as WORDS } from '@wyrmtable/words/adventures-setup';
import { useEffect, useRef, useState } from 'react';
import { type OpenedPack, openedPacks } from '../games/adventures/packs.ts';
import { Btn } from '../pieces/Btn.tsx';
import { useSpeech } from '../shell/words.ts';
import { OnOffRow } from './rows.tsx';

/** Packs that opened together, or that the same difficulty would open. */
function useStanding(opened: readonly OpenedPack[]): string[] {
  const { say, lang } = useSpeech();
  const named = (ids: readonly string[]) => ({ packs: list(lang, ids), count: ids.length });
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long' });
  const won = Map.groupBy(opened, ({ difficulty, when }) => `${difficulty} ${day.format(when)}`);
  const closed = LEGACY_PACKS.filter(({ id }) => opened.every((pack) => pack.id !== id));
  return [
    ...Array.from(won.values(), (packs) => {
      const [{ difficulty, when } = { difficulty: '', when: 0 }] = packs;
      const by = { difficulty: difficultyName(lang, difficulty), date: day.format(when) };
      return say(WORDS.packsOpen, { ...named(packs.map(({ id }) => id)), ...by });
    }),
    ...DIFFICULTIES.flatMap(({ id }) => {
      const packs = closed.filter(({ after }) => after === id);
      if (packs.length === 0) return [];
      return [say(WORDS.packsClosed, { ...named(packs.map((pack) => pack.id)), difficulty: difficultyName(lang, id) })];
    }),
  ];
}

interface LegacyProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function LegacyRow({ on, onChange }: LegacyProps) {
  const { say } = useSpeech();
  const [opened] = useState(() => openedPacks());
  const [asking, setAsking] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const standing = useStanding(opened);
  useEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);
  const answer = (open: boolean) => {
    // The question goes; whoever plays by keys is back at the switch.
    const pressed = `.switch button:${open ? 'last' : 'first'}-of-type`;
    if (asking) row.current?.querySelector<HTMLElement>(pressed)?.focus();
    setAsking(false);
    onChange(open);
  };
  const change = (wanted: boolean) => {
    // What nobody has come to by playing is not opened without a word.
    if (wanted && opened.length < LEGACY_PACKS.length) setAsking(true);
    else answer(wanted);
  };
  return (
    <div ref={row}>
      <OnOffRow
        title={say(WORDS.legacy)}
        note={[say(WORDS.legacyNote), ...standing].join(' ')}
        on={on}
        onChange={change}
      />
      {asking && (
        <fieldset className="plan__ask">
          <legend className="sr-only">{say(WORDS.legacy)}</legend>
          <p tabIndex={-1} ref={question}>
            {say(WORDS.packsAsk)}
          </p>
          <Btn onPress={() => answer(false)}>{say(WORDS.packsKeep)}</Btn>
          <Btn onPress={() => answer(true)}>{say(WORDS.packsBreak)}</Btn>
        </fieldset>
      )}
    </div>
  );
}
