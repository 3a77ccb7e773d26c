// Picking on dice: which one is turned and to what, or which are rolled again.
import type { Choice } from '@wyrmtable/kernel';
import { symbolName } from '@wyrmtable/words/dice-throne';
import { PROMPT } from '@wyrmtable/words/throne-asking';
import { useState } from 'react';
import { Btn } from '../../../pieces/Btn.tsx';
import { Die } from '../../../pieces/Die.tsx';
import { numbered } from '../../../pieces/numbered.ts';
import { sidesOf } from '../Dice.tsx';
import { accentOf } from '../hero-arms.ts';
import { sceneAt } from '../scene.ts';
import { heroById } from '../standing.ts';
import { type ThroneTable, useThrone } from '../table.ts';
import { keyOfDice, type Rerolls, rerollsIn, type Turnable, turnsIn } from './groups.ts';

/** Whose dice lie open, by hero: their symbols stand on the faces. */
function heroOfDice({ events, told, heroes }: ThroneTable, rival: boolean): string | null {
  const scene = sceneAt(events, told);
  const thrown = rival ? scene.rival : scene.newest === null ? undefined : scene.throws[scene.newest];
  if (scene.newest === 'targeting' || thrown == null) return null;
  return heroes[thrown.seat] ?? null;
}

interface FaceProps {
  readonly value: number;
  readonly hero: string | null;
  readonly picked?: boolean;
  readonly onPress: () => void;
}

function Face({ value, hero, picked = false, onPress }: FaceProps) {
  const { say, lang } = useThrone();
  const known = hero === null ? null : heroById(hero);
  const face = known?.die[value - 1];
  const name =
    hero === null || face === undefined
      ? say(PROMPT.die, { value })
      : say(PROMPT.dieFace, { value, symbol: symbolName(lang, hero, face) });
  return (
    <Die
      face={value}
      size="small"
      state={picked ? 'kept' : 'resting'}
      label={picked ? say(PROMPT.diePicked, { die: name }) : name}
      hotkey={String(value)}
      onPress={onPress}
      {...(known === null ? {} : { sides: sidesOf(known) })}
    />
  );
}

interface TurnsProps {
  readonly turns: readonly Turnable[];
  readonly turning: Turnable | null;
  readonly setTurning: (turning: Turnable | null) => void;
}

function Turns({ turns, turning, setTurning }: TurnsProps) {
  const table = useThrone();
  const { say, send } = table;
  if (turning !== null) {
    const hero = heroOfDice(table, turning.rival);
    return (
      <fieldset className="pick-dice" data-accent={hero === null ? undefined : accentOf(hero)}>
        <legend>{say(PROMPT.toWhat, { value: turning.value })}</legend>
        {turning.to.map(({ value, choice }) => (
          <Face key={choice} value={value} hero={hero} onPress={() => send(choice)} />
        ))}
        <Btn kind="quiet" hotkey="Escape" onPress={() => setTurning(null)}>
          {say(PROMPT.otherDie)}
        </Btn>
      </fieldset>
    );
  }
  return [false, true].map((rival) => {
    const own = turns.filter((turnable) => turnable.rival === rival);
    if (own.length === 0) return null;
    const hero = heroOfDice(table, rival);
    return (
      <fieldset key={String(rival)} className="pick-dice" data-accent={hero === null ? undefined : accentOf(hero)}>
        <legend>{say(rival ? PROMPT.rivalDie : PROMPT.whichDie)}</legend>
        {own.map((turnable) => (
          <Face key={turnable.value} value={turnable.value} hero={hero} onPress={() => setTurning(turnable)} />
        ))}
      </fieldset>
    );
  });
}

interface RerollsProps {
  readonly rerolls: Rerolls;
  readonly places: ReadonlySet<number>;
  readonly toggle: (place: number) => void;
}

function RerollDice({ rerolls, places, toggle }: RerollsProps) {
  const table = useThrone();
  const { say, send } = table;
  const { dice, rival, choices, most } = rerolls;
  const hero = heroOfDice(table, rival);
  const picked = dice.filter((_, place) => places.has(place));
  const choice = choices.get(keyOfDice(picked));
  return (
    <fieldset className="pick-dice" data-accent={hero === null ? undefined : accentOf(hero)}>
      <legend>{say(rival ? PROMPT.rivalDie : PROMPT.whichDie)}</legend>
      {numbered(dice).map(({ key, value }) => (
        <Face
          key={key}
          value={value}
          hero={hero}
          picked={places.has(key - 1)}
          onPress={() => {
            const only = choices.get(String(value));
            if (most === 1 && only !== undefined) send(only);
            else toggle(key - 1);
          }}
        />
      ))}
      {most > 1 && (
        <Btn
          icon="rolling-dices"
          hotkey="R"
          disabled={choice === undefined}
          {...(choice === undefined ? { note: say(PROMPT.rerollPick, { most }) } : {})}
          onPress={() => choice !== undefined && send(choice)}
        >
          {say(PROMPT.reroll, { dice: picked.length })}
        </Btn>
      )}
    </fieldset>
  );
}

/** What is being picked on dice, for the buttons and for the keys alike. */
export interface DicePicking {
  readonly turns: readonly Turnable[];
  readonly rerolls: readonly Rerolls[];
  readonly turning: Turnable | null;
  readonly places: ReadonlySet<number>;
  readonly setTurning: (turning: Turnable | null) => void;
  readonly toggle: (place: number) => void;
}

const NOWHERE: ReadonlySet<number> = new Set();

export function useDicePicking({ answers }: ThroneTable): DicePicking {
  const turns = turnsIn(answers);
  const rerolls = rerollsIn(answers);
  const question = answers.map(({ choice }) => choice).join();
  const [kept, setKept] = useState<{ question: string; turning: Turnable | null; places: ReadonlySet<number> }>({
    question,
    turning: null,
    places: NOWHERE,
  });
  const fresh = kept.question !== question;
  const turning = fresh ? null : kept.turning;
  const places = fresh ? NOWHERE : kept.places;
  return {
    turns,
    rerolls,
    turning,
    places,
    setTurning: (next) => setKept({ question, turning: next, places }),
    toggle: (place) => {
      const next = new Set(places);
      if (!next.delete(place)) next.add(place);
      setKept({ question, turning, places: next });
    },
  };
}

/** A digit picks a die of that number, or the number it turns to; says whether it meant something here. */
export function pressDigit(picking: DicePicking, digit: number, send: (choice: Choice) => void): boolean {
  const { turning, turns, rerolls, setTurning, toggle, places } = picking;
  if (turning !== null) {
    const to = turning.to.find(({ value }) => value === digit);
    if (to !== undefined) send(to.choice);
    return true;
  }
  const turnable = turns.find(({ value }) => value === digit);
  if (turnable !== undefined) {
    setTurning(turnable);
    return true;
  }
  const [first] = rerolls;
  if (first === undefined) return turns.length > 0;
  const only = first.most === 1 ? first.choices.get(String(digit)) : undefined;
  if (only !== undefined) send(only);
  else {
    const of = first.dice.flatMap((value, place) => (value === digit ? [place] : []));
    const place = of.find((one) => !places.has(one)) ?? of[0];
    if (place !== undefined) toggle(place);
  }
  return true;
}

export function DicePickers({ picking }: { readonly picking: DicePicking }) {
  const { turns, rerolls, turning, setTurning, places, toggle } = picking;
  return (
    <>
      {turns.length > 0 && <Turns turns={turns} turning={turning} setTurning={setTurning} />}
      {rerolls.map((one) => (
        <RerollDice key={String(one.rival)} rerolls={one} places={one.rival ? NOWHERE : places} toggle={toggle} />
      ))}
    </>
  );
}
