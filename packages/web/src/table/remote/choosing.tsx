// Choosing heroes in the lobby: everybody for themselves, the host for bots; in the open, hidden, or in turns with bans.
import '../../setup/hero-choice.css';
import './choosing.css';
import { draftBans, draftTurn, LOT } from '@wyrmtable/kernel';
import type { TableInfo } from '@wyrmtable/wire';
import { list } from '@wyrmtable/words';
import { enemyName } from '@wyrmtable/words/adventures';
import { CHOOSING as WORDS } from '@wyrmtable/words/choosing';
import { Suspense, useState } from 'react';
import { Btn } from '../../pieces/Btn.tsx';
import { Rule } from '../../pieces/Rule.tsx';
import { Switch } from '../../pieces/Switch.tsx';
import type { Box } from '../../setup/hero-box.ts';
import { HeroChoice } from '../../setup/hero-choice.tsx';
import { HOWS, howOf, WISHES } from '../../setup/turns.ts';
import { lazy } from '../../shell/patient.ts';
import { useSpeech } from '../../shell/words.ts';
import { keptPick, picksForgotten, picksUnfit, promisePick, stillToChoose } from './picks.ts';
import type { RemotePort } from './port.ts';

/** Fetched where bosses are played. */
const BossChoice = lazy(async () => ({ default: (await import('../../setup/boss-choice.tsx')).BossChoice }));

/** Whoever plays there is a boss of Adventures. */
function isBoss({ options }: TableInfo, seat: number): boolean {
  const { mode }: { mode?: unknown } = options;
  return mode === 'boss-vs-boss' || (mode === 'boss-vs-team' && seat === 0);
}

/** Whom the options name for the seat; null for a lot. */
function namedAt(table: TableInfo, seat: number): string | null {
  const { heroes, bosses, mode }: { heroes?: unknown; bosses?: unknown; mode?: unknown } = table.options;
  const boss = isBoss(table, seat);
  const found: unknown = boss ? bosses : heroes;
  const at = !boss && mode === 'boss-vs-team' ? seat - 1 : seat;
  const hero: unknown = Array.isArray(found) ? found[at] : undefined;
  return typeof hero === 'string' && hero !== LOT ? hero : null;
}

type Say = ReturnType<typeof useSpeech>['say'];

const namesAt = ({ seats }: TableInfo, which: readonly number[], say: Say): string[] =>
  which.map((seat) => seats[seat]?.name || say(WORDS.freeSeat));

/** In place of being ready, as long as somebody has to choose: what that waits for. */
export function NotChosen({ table, code }: { readonly table: TableInfo; readonly code: string }) {
  const { say, lang } = useSpeech();
  const still = stillToChoose(table) ?? [];
  const forgotten = picksForgotten(code, table);
  const own = table.yours.some((seat) => still.includes(seat) || (still.length === 0 && forgotten.includes(seat)));
  const others = still.filter((seat) => !table.yours.includes(seat));
  return (
    <p className="hint" role="status">
      {own && say(WORDS.firstYou)}{' '}
      {others.length > 0 && say(WORDS.firstThey, { names: list(lang, namesAt(table, others, say)) })}
      {!own && others.length === 0 && say(WORDS.firstShown)}
    </p>
  );
}

/** How it stands, in one sentence. */
function useStanding(table: TableInfo): string {
  const { say, lang } = useSpeech();
  const { choosing, seats, yours } = table;
  if (choosing === undefined) return say(WORDS.openNote);
  if (choosing.how === 'hidden') {
    const open = choosing.picks.some((pick) => pick?.salt !== undefined);
    if (open) return say(WORDS.allChosen);
    const still = stillToChoose(table) ?? [];
    return still.length === 0
      ? say(WORDS.opening)
      : say(WORDS.stillChoosing, { names: list(lang, namesAt(table, still, say)) });
  }
  const turn = draftTurn(choosing);
  if (turn === null) return say(WORDS.allChosen);
  if (seats.some(({ taken }) => !taken)) return say(WORDS.draftWaits);
  const name = seats[turn.seat]?.name ?? '';
  const mine = yours.includes(turn.seat);
  if (turn.deed === 'ban') return mine ? say(WORDS.youBan) : say(WORDS.bans, { name });
  return mine ? say(WORDS.youPick) : say(WORDS.picks, { name });
}

/** What a press on the button would do now; null where there is nothing to do. */
function deedAt(table: TableInfo, seat: number): 'take' | 'ban' | 'pick' | null {
  const { choosing, rated, yours } = table;
  if (rated) return null;
  if (choosing === undefined) return 'take';
  if (choosing.how === 'hidden') return choosing.picks.some((pick) => pick?.salt !== undefined) ? null : 'take';
  const turn = draftTurn(choosing);
  const mine = turn !== null && turn.seat === seat && yours.includes(seat);
  return mine && table.seats.every(({ taken }) => taken) ? turn.deed : null;
}

interface ChooserProps {
  readonly port: RemotePort;
  readonly table: TableInfo;
  readonly seat: number;
  readonly code: string;
  readonly boxes: readonly Box[];
}

function Chooser({ port, table, seat, code, boxes }: ChooserProps) {
  const { say, lang } = useSpeech();
  const { choosing } = table;
  const hidden = choosing?.how === 'hidden' && table.seats[seat]?.bot === null;
  const kept = hidden ? (keptPick(code, seat, choosing.picks[seat]?.hash)?.hero ?? null) : null;
  const taken = hidden ? (kept === LOT ? null : kept) : namedAt(table, seat);
  const [wanted, setWanted] = useState<string | null>(taken);
  const deed = deedAt(table, seat);
  if (deed === null) return null;
  const lots = deed === 'take';
  const done = lots && wanted === taken && !(hidden && kept === null);
  const take = () => {
    const hero = wanted ?? LOT;
    port.request(hidden ? promisePick(code, seat, hero) : { type: 'choose', seat, hero });
    if (!lots) setWanted(null);
  };
  const called = wanted === null ? say(WORDS.byLot) : enemyName(lang, wanted);
  const choice = {
    title: say(WORDS.yours, { name: table.seats[seat]?.name ?? '' }),
    chosen: wanted,
    choose: setWanted,
  };
  return (
    <>
      <div className="row">
        <Btn kind="primary" disabled={done || (!lots && wanted === null)} onPress={take}>
          {say(done ? WORDS.taken : WORDS[deed], { hero: called })}
        </Btn>
      </div>
      <div className="hero-pick">
        {isBoss(table, seat) ? (
          <Suspense fallback={null}>
            <BossChoice {...choice} />
          </Suspense>
        ) : (
          <HeroChoice
            {...choice}
            lots={lots}
            boxes={boxes}
            barred={new Set(choosing?.how === 'draft' ? choosing.deeds : [])}
          />
        )}
      </div>
    </>
  );
}

interface ChoosingProps {
  readonly port: RemotePort;
  readonly code: string;
  readonly boxes: readonly Box[];
}

export default function Choosing({ port, ...props }: ChoosingProps) {
  const { table } = port.timing();
  return table === null ? null : <Agreed port={port} table={table} {...props} />;
}

function Agreed({ port, code, boxes, table }: ChoosingProps & { readonly table: TableInfo }) {
  const { say, lang } = useSpeech();
  const [wanted, setWanted] = useState(-1);
  const standing = useStanding(table);
  const { choosing, seats, yours, host, rated, sides } = table;
  const forTwo = seats.length === 2 && new Set(sides).size === 2;
  const bots = host && choosing?.how !== 'draft' ? seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat])) : [];
  const own = [...yours, ...bots];
  const seat = own.includes(wanted) ? wanted : own[0];
  const forgotten = picksForgotten(code, table);
  const unfit = picksUnfit(code, table);
  const banned = choosing?.how === 'draft' ? draftBans(choosing) : [];
  return (
    <section aria-labelledby="choosing-title" className="lobby">
      <Rule id="choosing-title">{say(WORDS.title)}</Rule>
      {host && !rated && (
        <Switch
          label={say(WORDS.how)}
          options={HOWS.filter((how) => forTwo || !how.startsWith('draft')).map((value) => ({
            value,
            text: say(WORDS[value]),
          }))}
          value={howOf(choosing)}
          onChange={(how) => port.request({ type: 'setup', choosing: WISHES[how] })}
        />
      )}
      <p className="hint" role="status">
        {standing}
      </p>
      {forgotten.length > 0 && (
        <p role="status">{say(WORDS.forgotten, { names: list(lang, namesAt(table, forgotten, say)) })}</p>
      )}
      {unfit.length > 0 && <p role="alert">{say(WORDS.unfit, { names: list(lang, namesAt(table, unfit, say)) })}</p>}
      {banned.length > 0 && (
        <p>
          {say(WORDS.banned, {
            heroes: list(
              lang,
              banned.map((hero) => enemyName(lang, hero)),
            ),
          })}
        </p>
      )}
      {own.length > 1 && (
        <Switch
          label={say(WORDS.forWhom)}
          options={own.map((one) => ({ value: String(one), text: seats[one]?.name ?? '' }))}
          value={String(seat)}
          onChange={(value) => setWanted(Number(value))}
        />
      )}
      {seat !== undefined && (
        <Chooser key={`${seat} ${howOf(choosing)}`} port={port} table={table} seat={seat} code={code} boxes={boxes} />
      )}
    </section>
  );
}
