// Going on with an online table elsewhere: a link of one's own for another device, or the match as a file.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { elsewhere } from '@wyrmtable/words/shell-company';
import { travel } from '@wyrmtable/words/shell-travel';
import { useState } from 'react';
import { Btn } from '../../pieces/Btn.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Popover } from '../../pieces/Popover.tsx';
import { notify } from '../../shell/notices.tsx';
import { useSpeech } from '../../shell/words.ts';
import '../take-along.css';
import { keepFile } from '../keep-file.ts';
import { sentenceOf } from '../refusal-line.ts';
import { freshLink, takeLinkBack } from './api.ts';
import { LinkField } from './link-field.tsx';
import { takenOut } from './match-file.ts';

export interface GoOnElsewhereProps {
  readonly code: string;
  /** Further devices that act for this person. */
  readonly devices: number;
  readonly begun: boolean;
}

/** The match as a file, where it can only be kept. */
export function KeepFile({ code }: { readonly code: string }) {
  const { say, lang } = useSpeech();
  const save = async () => {
    const file = await takenOut(code);
    if (isRefusal(file)) notify(sentenceOf(lang, file), 'danger');
    else keepFile(file);
  };
  return (
    <Btn icon="save" onPress={() => void save()}>
      {say(travel.file)}
    </Btn>
  );
}

export function GoOnElsewhere({ code, devices, begun }: GoOnElsewhereProps) {
  const { say, lang } = useSpeech();
  const [link, setLink] = useState<string | null>(null);
  const refuse = (refused: Refusal) => notify(sentenceOf(lang, refused), 'danger');
  const make = async () => {
    const made = await freshLink(code);
    if (isRefusal(made)) refuse(made);
    else setLink(made);
  };
  const takeBack = async () => {
    const refused = await takeLinkBack(code);
    if (refused !== null) return refuse(refused);
    setLink(null);
    notify(say(elsewhere.takenBack));
  };
  return (
    <Popover className="btn" kind="quiet" label={say(elsewhere.open)} trigger={<Icon name="share" />}>
      <div className="along">
        <h2 className="rule">{say(elsewhere.deviceTitle)}</h2>
        <p>{say(elsewhere.deviceText)}</p>
        {link !== null && <LinkField link={link} label={say(elsewhere.yourLink)} />}
        {link === null && (
          <Btn icon="linked-rings" onPress={() => void make()}>
            {say(elsewhere.makeLink)}
          </Btn>
        )}
        {devices > 0 && <p>{say(elsewhere.devices, { count: devices })}</p>}
        {(devices > 0 || link !== null) && <Btn onPress={() => void takeBack()}>{say(elsewhere.takeBack)}</Btn>}
        {begun && (
          <>
            <h2 className="rule">{say(elsewhere.fileTitle)}</h2>
            <p>{say(elsewhere.fileText)}</p>
            <KeepFile code={code} />
          </>
        )}
      </div>
    </Popover>
  );
}
