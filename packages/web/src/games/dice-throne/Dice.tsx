// The dice on the felt: the roll that counts now, large; those before it, small. Symbols are the roller's own.
import './dice.css';
import type { Hero } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { symbolName } from '@wyrmtable/words/dice-throne';
import { PROMPT } from '@wyrmtable/words/throne-asking';
import { DIE } from '@wyrmtable/words/throne-table';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Die, type DieState, type Toss } from '../../pieces/Die.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { numbered } from '../../pieces/numbered.ts';
import type { LaidDice } from './felt.ts';
import { accentOf } from './hero-arms.ts';
import { placesOf, rollOdds } from './odds/chances.ts';
import { isSettled } from './odds/KeepAdvice.tsx';
import { heroById } from './standing.ts';
import { type ThroneTable, useThrone } from './table.ts';

const SIDES = new Map<string, readonly ReactNode[]>();

/** The six sides of a hero's die: the symbol, and its number in the corner. */
export function sidesOf(hero: Hero): readonly ReactNode[] {
  let sides = SIDES.get(hero.id);
  if (sides === undefined) {
    sides = numbered(hero.die).map(({ key, value }) => (
      <span key={key} className="hero-side">
        <Icon name={hero.faceIcons[value] ?? ''} />
        <b data-n={key} />
      </span>
    ));
    SIDES.set(hero.id, sides);
  }
  return sides;
}

const BLANK: readonly ReactNode[] = [null, null, null, null, null, null];

const NOT_THROWN: Toss = { number: 0, ms: 0, by: 0 };

/** How long each throw was shown when it began: the dice must not start over when the showing ends. */
function useToss({ playing, falling }: ThroneTable): (thrown: number) => Toss {
  const known = useRef(new Map<number, Toss>());
  return (thrown) => {
    if (falling && playing?.number === thrown) {
      const { lands, begun } = playing;
      known.current.set(thrown, { number: thrown, ms: lands, by: begun + lands });
    }
    return known.current.get(thrown) ?? NOT_THROWN;
  };
}

function label({ say, lang }: ThroneTable, hero: Hero | null, value: number, state: DieState): string {
  if (hero === null) return say(DIE.bare, { value });
  const symbol = symbolName(lang, hero.id, hero.die[value - 1] ?? '');
  return say(state === 'kept' ? DIE.kept : DIE.plain, { symbol, value });
}

export interface DiceProps {
  readonly laid: LaidDice;
  readonly size: 'large' | 'small';
  readonly name: string;
}

export function Dice({ laid, size, name }: DiceProps) {
  const table = useThrone();
  const { keeping, heroes, me, playing } = table;
  const tray = useRef<HTMLUListElement>(null);
  const toss = useToss(table);
  const resting = playing?.landed ?? true;
  useLayoutEffect(() => {
    // Whoever skips ahead sees the dice where they end, and nothing is told of dice that are still in the air.
    if (!resting) return;
    for (const animation of tray.current?.getAnimations({ subtree: true }) ?? []) animation.finish();
  }, [resting]);
  const mine = laid.purpose === 'offence' && laid.seat === me && size === 'large';
  const choosing = keeping.choosing && mine;
  // Kept dice stay so while the others fall.
  const own = choosing || (mine && table.falling);
  const told = choosing && table.oddsShown && !table.falling && !isSettled(table);
  const keep = told ? rollOdds(table.view)?.best.keep : undefined;
  const best = placesOf(
    keep ?? [],
    laid.dice.map(({ face }) => face),
    keeping.places,
  );
  const left = laid.purpose === 'offence' && table.stayed?.seat === laid.seat ? table.stayed.dice : [];
  const stayed = placesOf(
    left,
    laid.dice.map(({ face }) => face),
    keeping.places,
  );
  const heroAt = (seat: Seat): Hero | null =>
    laid.purpose === 'targeting' || heroes[seat] === undefined ? null : heroById(heroes[seat]);
  const hero = heroAt(laid.seat);
  const rival = laid.rival === null ? null : heroAt(laid.rival.seat);
  return (
    <ul
      className="tray throne-dice"
      ref={tray}
      data-accent={accentOf(heroes[laid.seat])}
      aria-label={name}
      data-idle={laid.idle || undefined}
    >
      {numbered(laid.dice).map(({ key, value: { face, thrown } }) => {
        const place = key - 1;
        const kept = own ? keeping.places.has(place) : stayed.has(place);
        const state: DieState = laid.idle ? 'spent' : kept ? 'kept' : 'resting';
        return (
          <li key={key} data-best={best.has(place) || undefined}>
            <Die
              face={face}
              state={state}
              size={size}
              label={
                table.falling && playing?.number === thrown
                  ? table.say(PROMPT.falling)
                  : label(table, hero, face, state)
              }
              toss={toss(thrown)}
              place={place}
              count={laid.dice.length}
              {...(hero === null ? {} : { sides: sidesOf(hero) })}
              {...(choosing ? { onPress: () => keeping.toggle(place), hotkey: String(place + 1) } : {})}
            />
          </li>
        );
      })}
      {laid.rival !== null && (
        <li className="throne-dice__rival" data-accent={accentOf(heroes[laid.rival.seat])}>
          <Die
            face={laid.rival.die.face}
            size={size}
            label={label(table, rival, laid.rival.die.face, 'resting')}
            toss={toss(laid.rival.die.thrown)}
            {...(rival === null ? {} : { sides: sidesOf(rival) })}
          />
        </li>
      )}
    </ul>
  );
}

/** Five dice that wait to be thrown. */
export function WaitingDice({ hero }: { readonly hero: string }) {
  return (
    <ul className="tray throne-dice" data-waiting="true" data-accent={accentOf(hero)} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <li key={place}>
          <Die face={1} sides={BLANK} label="" />
        </li>
      ))}
    </ul>
  );
}
