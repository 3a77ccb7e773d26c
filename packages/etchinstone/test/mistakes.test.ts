// A scenario file with a mistake gets one clear sentence that says where.
import { runScenario, ScenarioMistake } from '@wyrmtable/kernel/scenario';
import { expect, test } from 'vitest';
import { etchinstoneScenarios } from '../src/scenario.ts';

const hand = ['fire-adapt', 'water-ice-wall'];

const mistakes: readonly (readonly [string, object, string])[] = [
  ['an unknown name', { given: { spells: 3 } }, 'given.spells'],
  ['a card nobody knows', { given: { hand: ['water-wings'] } }, 'given.hand.0'],
  ['a card in two places', { given: { hand, deck: ['fire-adapt'] } }, 'given.deck'],
  ['a level that is not there', { given: { hand, levels: { 'fire-adapt': 5 } } }, 'given.levels.fire-adapt'],
  ['a region that is not there', { given: { region: 5 } }, 'given.region'],
  ['an encounter of no kind', { given: { hand, encounter: { dragon: 1 } } }, 'given.encounter'],
  ['an encounter of no type', { given: { hand, encounter: { enemy: 9 } } }, 'given.encounter.enemy'],
  ['a hardship nobody knows', { given: { hand, hardship: 'fog' } }, 'given.hardship'],
  ['a stage nobody knows', { given: { hand, stage: 'inn' } }, 'given.stage'],
  ['a phase nobody knows', { given: { hand, phase: 'tea' } }, 'given.phase'],
  ['no damage to absorb', { given: { hand, phase: 'penalty' } }, 'given.damage'],
  ['more damage than can be absorbed', { given: { hand, phase: 'penalty', damage: 99 } }, 'given.damage'],
  ['a hand that is no list', { given: { hand: 'fire-adapt' } }, 'given.hand'],
  ['no hand to face an encounter', { given: { key: 'fire-adapt' } }, 'given.hand'],
  ['no key card', { given: { hand, deck: [] } }, 'given.deck'],
  ['dice, which this game has not', { given: { hand }, chance: [{ dice: [1] }] }, 'chance.dice'],
  ['a difficulty nobody knows', { options: { difficulty: 'brutal' } }, 'options'],
];

test.each(mistakes)('%s', (_, document, path) => {
  const run = () => runScenario(etchinstoneScenarios, { name: 'wrong', game: 'etchinstone', ...document });
  expect(run).toThrow(ScenarioMistake);
  expect(run).toThrow(new RegExp(`^${path.replaceAll('.', '\\.')}: `));
});

test('a shuffle before the first choice cannot be scripted, so it is a mistake', () => {
  // Nothing to buy and too few cards left: the region would end at once.
  const document = { given: { phase: 'upgrade', xp: 0, hand, deck: ['lightning-adapt'] } };
  expect(() => runScenario(etchinstoneScenarios, document)).toThrow(/would shuffle/);
});
