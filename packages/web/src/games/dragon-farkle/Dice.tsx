// The dice of the roll and the event die: thrown, picked, set aside, or waiting to be thrown.
import './dice.css';
import { EVENT_DIE, type EventFace } from '@wyrmtable/dragon-farkle';
import { faceName } from '@wyrmtable/words/dragon-farkle';
import { ARENA, DIE, PROMPT } from '@wyrmtable/words/farkle-table';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Die, type DieState, type Toss } from '../../pieces/Die.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { numbered } from '../../pieces/numbered.ts';
import { armsOf } from '../../seats/arms.ts';
import { notify } from '../../shell/notices.tsx';
import { type Board, useBoard } from './board.ts';
import type { Picking } from './picking.ts';
import type { SceneDie } from './scene.ts';
import { placesAside } from './worth.ts';

/** Dragon and rally lie so that a blank face in front shows no symbol at its sides. */
const EVENT_PLACES: Readonly<Record<EventFace, number>> = { dragon: 1, blank: 3, rally: 4 };
const EVENT_SIDES: readonly ReactNode[] = numbered(EVENT_DIE).map(({ key }) => {
  if (key === EVENT_PLACES.dragon) return <Icon key={key} name="spiked-dragon-head" />;
  if (key === EVENT_PLACES.rally) return <Icon key={key} name="rally-the-troops" />;
  return <span key={key} className="blank" />;
});
const BLANK_SIDES: readonly ReactNode[] = EVENT_DIE.map(() => null);

/** How long each throw was shown when it began: the dice must not start over when the showing ends. */
function useToss({ playing, falling, scene }: Board): (thrown: number) => Toss {
  const known = useRef<Toss>({ number: 0, ms: 0, by: 0 });
  if (known.current.number !== scene.thrown) {
    const { lands, begun } = (falling ? playing : null) ?? { lands: 0, begun: 0 };
    known.current = { number: scene.thrown, ms: lands, by: begun + lands };
  }
  const { number, ms, by } = known.current;
  return (thrown) => ({ number: thrown, ms: thrown === number ? ms : 0, by });
}

/** The dice as they lie: the view's where it has any, else the last that were seen. */
function lying({ view, scene, behind, falling }: Board): readonly SceneDie[] {
  if (behind || view.dice.length === 0) return scene.dice;
  const aside = placesAside(view);
  return view.dice.map((face, place) => {
    const seen = scene.dice[place];
    return { face, aside: !falling && aside.has(place), thrown: seen?.face === face ? seen.thrown : 0 };
  });
}

function Waiting({ count }: { readonly count: number }) {
  const { view, say } = useBoard();
  const places = Array.from({ length: count }, (_, place) => place);
  return places.map((place) => {
    const face = view.placed[place];
    return (
      <li key={place}>
        {face === undefined ? (
          <Die face={1} sides={BLANK_SIDES} label="" />
        ) : (
          <Die face={face} state="kept" label={say(DIE.placed, { face })} />
        )}
      </li>
    );
  });
}

function label(board: Board, die: SceneDie, state: DieState): string {
  const { say, falling, scene } = board;
  const { face } = die;
  // The ear hears what they show when they lie.
  if (falling && die.thrown === scene.thrown) return say(PROMPT.falling);
  if (die.aside) return say(DIE.aside, { face });
  if (state === 'kept') return say(DIE.kept, { face });
  return say(state === 'disabled' ? DIE.idle : DIE.plain, { face });
}

export function Dice({ picking }: { readonly picking: Picking }) {
  const board = useBoard();
  const { view, say, lang, moment, behind, scene, offers, playing } = board;
  const tray = useRef<HTMLDivElement>(null);
  const toss = useToss(board);
  const resting = playing?.landed ?? true;
  useLayoutEffect(() => {
    // Whoever skips ahead sees the dice where they end, and nothing is told of dice that are still in the air.
    if (!resting) return;
    for (const animation of tray.current?.getAnimations({ subtree: true }) ?? []) animation.finish();
  }, [resting]);

  const toThrow = !behind && view.rolls === 0 && view.step === 'decide';
  const dice = toThrow ? [] : lying(board);
  const over = !behind && !toThrow && view.dice.length === 0;
  const face = toThrow ? view.placedEvent : behind || over ? scene.face : view.face;
  const roller = behind || over ? scene.seat : view.roller;
  if (!toThrow && dice.length === 0) return null;
  return (
    <div
      className="dice"
      data-accent={armsOf(roller).accent}
      data-count={toThrow ? view.left : dice.length}
      data-past={over || undefined}
      ref={tray}
    >
      <ul className="dice__soldiers" aria-label={say(over ? ARENA.lastDice : ARENA.dice)}>
        {toThrow && <Waiting count={view.left + (view.extraDie ? 1 : 0)} />}
        {numbered(dice).map(({ key, value: die }) => {
          const place = key - 1;
          const picked = picking.places.has(place);
          const removal = moment === 'removeDie' && !behind ? offers.removals.get(die.face) : undefined;
          const choosing = moment === 'choose' && !behind;
          const state: DieState = die.aside
            ? 'spent'
            : choosing
              ? picked
                ? 'kept'
                : picking.useful.has(die.face)
                  ? 'resting'
                  : 'disabled'
              : 'resting';
          const press = choosing
            ? () => picking.toggle(place)
            : removal === undefined
              ? undefined
              : () => board.choose(removal);
          return (
            <li key={key}>
              <Die
                face={die.face}
                state={state}
                label={removal === undefined ? label(board, die, state) : say(DIE.remove, { face: die.face })}
                toss={toss(die.thrown)}
                place={place}
                count={dice.length}
                {...(press === undefined ? {} : { onPress: press, hotkey: String(place + 1) })}
                onRefused={() => notify(say(DIE.alone, { face: die.face }))}
              />
            </li>
          );
        })}
      </ul>
      <span className="dice__sep" aria-hidden="true" />
      {face === null ? (
        <Die kind="event" face={EVENT_PLACES.blank} sides={BLANK_SIDES} label="" />
      ) : (
        <Die
          kind="event"
          face={EVENT_PLACES[face]}
          sides={EVENT_SIDES}
          label={
            board.falling && scene.faceThrown === scene.thrown
              ? say(PROMPT.falling)
              : say(DIE.event, { face: faceName(lang, face) })
          }
          toss={toss(scene.faceThrown)}
          place={dice.length}
          count={dice.length}
        />
      )}
    </div>
  );
}
