// Laying a table as it was planned: nobody without a name, the plan kept for the next time, and off to the table.
import { isRefusal } from '@wyrmtable/kernel';
import type { GameId } from '@wyrmtable/registry';
import { setUp } from '@wyrmtable/words/shell';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { notify } from '../shell/notices.tsx';
import { rememberName } from '../shell/own-name.ts';
import { useSpeech } from '../shell/words.ts';
import { beginTable } from '../table/local/begin.ts';
import { sentenceOf } from '../table/refusal-line.ts';
import { makeTable } from '../table/remote/api.ts';
import type { Plan, Way } from './plan.ts';

export interface Laying<P> {
  readonly game: GameId;
  readonly way: Way;
  readonly plan: P;
  readonly optionsOf: (plan: P) => object;
  readonly remember: (plan: P) => void;
}

export type Submission = ReturnType<typeof useLaying>;

/** The form's submission; busy while the table is being laid. Only who has the link finds a table unless strangers may watch. */
export function useLaying<P extends Pick<Plan, 'seats'>>({ game, way, plan, optionsOf, remember }: Laying<P>) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [watched, setWatched] = useState(false);

  /** Where the table is, once it is laid; null when it could not be, and the person has been told why. */
  const lay = async (agreed: P): Promise<string | null> => {
    const options = optionsOf(agreed);
    const { seats } = agreed;
    if (way !== 'online') return `/table/${await beginTable(game, options, seats)}`;
    const code = await makeTable({ game, seats: seats.length, options, name: seats[0]?.name ?? '', listed: watched });
    if (!isRefusal(code)) return `/t/${code}`;
    notify(sentenceOf(lang, code), 'danger');
    return null;
  };

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const asked = way === 'online' ? plan.seats.slice(0, 1) : plan.seats;
    const nameless = asked.findIndex(({ name }) => name.trim() === '');
    if (nameless >= 0) {
      notify(say(setUp.nameMissing, { number: nameless + 1 }), 'danger');
      return;
    }
    const agreed = { ...plan, seats: plan.seats.map(({ name, bot }) => ({ name: name.trim(), bot })) };
    setBusy(true);
    remember(agreed);
    if (way !== 'screen') rememberName(agreed.seats[0]?.name ?? '');
    const place = await lay(agreed);
    setBusy(false);
    if (place !== null) go(place);
  };
  return { busy, start, watched, setWatched };
}
