// Every question of an adventure's arena can be answered through Dice Throne's prompt, and everything that lies there can be read.
import { type AdventureView, adventures } from '@wyrmtable/adventures';
import { type Choice, proceed, start, swiftChance } from '@wyrmtable/kernel';
import { LANGS } from '@wyrmtable/words';
import { choiceLine, tokenText } from '@wyrmtable/words/adventures';
import { abilityName, abilityText, cardName, heroName, momentOf } from '@wyrmtable/words/dice-throne';
import { expect, it } from 'vitest';
import { GROUPS, groupsIn } from '../../dice-throne/asking/groups.ts';
import { cardById, textOf } from '../../dice-throne/cards.ts';
import { abilitiesOf, statusesOf } from '../../dice-throne/standing.ts';
import { arenaAnswers, isFighting } from '../table.ts';

const sorted = (choices: readonly Choice[]): Choice[] => choices.toSorted((a, b) => a - b);

/** Everything on the boards and in the hands, in words; an id that has none is returned. */
function unread({ arena }: AdventureView): string[] {
  const wrong: string[] = [];
  const needs = (id: string, ...texts: readonly string[]) => {
    if (texts.some((text) => text === '' || text === id)) wrong.push(id);
  };
  for (const player of arena.players) {
    const { hero, gear, discard } = player;
    needs(hero, heroName('pl', hero));
    for (const { ability } of abilitiesOf(player))
      needs(ability.id, abilityName('pl', ability.id), abilityText('pl', hero, ability));
    for (const { status } of statusesOf(player)) needs(status.id, tokenText('ru', status.id));
    for (const card of [...gear, ...discard]) needs(card, cardName('pl', card), textOf('ru', card, hero));
  }
  for (const { seat, cards } of arena.hands) {
    const hero = arena.players[seat]?.hero ?? '';
    for (const id of cards) needs(id, cardName('pl', id), textOf('ru', id, hero), cardById(id, hero).icon);
  }
  return wrong;
}

const TABLES = [
  { name: 'an exploration', seats: 2, options: { mode: 'campaign' } },
  { name: 'a boss fight', seats: 2, options: { mode: 'campaign', scenario: 4 } },
  {
    name: 'the last boss with Vis’eer',
    seats: 3,
    options: { mode: 'campaign', scenario: 8, difficulty: 'insane', legacy: true },
  },
  { name: 'boss against team', seats: 4, options: { mode: 'boss-vs-team' } },
  { name: 'boss against boss', seats: 2, options: { mode: 'boss-vs-boss' } },
] as const;

it.each(TABLES)('in $name', ({ seats, options }) => {
  const luck = swiftChance(17 + seats);
  let asked = 0;
  for (let match = 0; match < 3; match++) {
    const all = { difficulty: 'normal', extraMinions: true, legacy: false, ...options };
    const state = start(adventures, all, seats, luck);
    for (let move = 0; move < 400; move++) {
      const seat = adventures.toMove(state);
      if (seat === null) break;
      const choices = adventures.choices(state);
      const view = adventures.view(state, seat);
      if (isFighting(view)) {
        const answers = arenaAnswers(state, choices);
        const groups = groupsIn(answers);
        expect(sorted(GROUPS.flatMap((group) => groups[group].map(({ choice }) => choice)))).toEqual(
          sorted(answers.map(({ choice }) => choice)),
        );
        const lang = LANGS[move % LANGS.length] ?? 'en';
        const heroes = view.arena.players.map(({ hero }) => hero);
        const moment = { arena: momentOf(view.arena) };
        const lines = answers.map(({ reading }) => choiceLine(lang, reading, heroes, heroes, moment));
        expect(lines.filter((line) => line === '')).toEqual([]);
        if (asked++ % 25 === 0) expect(unread(view)).toEqual([]);
      }
      proceed(adventures, state, choices[luck.below(choices.length)] ?? 0, luck);
    }
  }
  expect(asked).toBeGreaterThan(100);
});
