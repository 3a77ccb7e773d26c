// What a player may read: the own hand, the own board and the tokens on the table, with their texts.
import {
  type Ability,
  abilityOf,
  cardNamed,
  defencesOf,
  diceThrone,
  offencesOf,
  passivesOf,
  printed,
  type Status,
  type ThroneState,
} from '@wyrmtable/dice-throne';
import { heroOf, libraryOf } from '@wyrmtable/dice-throne/lead';
import type { Seat, Stocked } from '@wyrmtable/kernel';
import { type Lang, phrase } from '@wyrmtable/words';
import { THRONE } from '@wyrmtable/words/cli';
import {
  ABILITY_KIND_NAMES,
  abilityName,
  abilityRows,
  cardName,
  cardText,
  cardTiming,
  statusName,
  statusText,
} from '@wyrmtable/words/dice-throne';
import { paint } from '../paint.ts';
import { wrapped } from '../wrap.ts';

/** The printed cost of a card. */
export const costOf = (of: Stocked, id: string): number => cardNamed(of, id)?.cost ?? 0;

function cardLines(lang: Lang, of: Stocked, id: string): string[] {
  const card = printed(of, id);
  if (card === undefined) return [];
  const priced = phrase(lang, THRONE.price, { card: cardName(lang, id), cp: card.cost });
  return [`${paint('strong', priced)} · ${cardTiming(lang, card)}`, ...wrapped(cardText(lang, card), '    ')];
}

function abilityLines(lang: Lang, hero: string, ability: Ability): string[] {
  const { rows, shared } = abilityRows(lang, hero, ability);
  const kind = phrase(lang, ABILITY_KIND_NAMES[ability.kind]);
  return [
    `${paint('strong', abilityName(lang, ability.id))} · ${kind}`,
    ...rows.flatMap(({ need, text }) => wrapped(need === '' ? text : `${need}: ${text}`, '    ')),
    ...(shared === '' ? [] : wrapped(shared, '    ')),
  ];
}

/** The abilities that count now, with the upgrades that lie on them. */
export function boardLines(lang: Lang, state: ThroneState, seat: Seat): string[] {
  const player = state.players[seat];
  if (player === undefined) return [];
  const hero = heroOf(state, player.hero);
  return [...offencesOf(state, player), ...defencesOf(state, player), ...passivesOf(state, player)].flatMap((number) =>
    abilityLines(lang, hero.id, abilityOf(state, number).ability),
  );
}

/** Tokens that lie on the table, and those that the own hero's cards speak of. */
function tokenLines(lang: Lang, state: ThroneState, seat: Seat, textOf: TokenText): string[] {
  const { players } = diceThrone.view(state, seat);
  const player = state.players[seat];
  const own = player === undefined ? [] : heroOf(state, player.hero).statuses;
  const lying = new Set([...players.flatMap(({ statuses }) => statuses.map(({ status }) => status)), ...own]);
  return libraryOf(state)
    .statuses.map(({ status }) => status)
    .filter(({ id }) => lying.has(id))
    .flatMap((status) => [paint('strong', statusName(lang, status.id)), ...wrapped(textOf(lang, status), '    ')]);
}

/** What a token says; a larger game may have more to say. */
type TokenText = (lang: Lang, status: Status) => string;

export function readableLines(lang: Lang, state: ThroneState, seat: Seat, textOf: TokenText = statusText): string[] {
  const title = (message: (typeof THRONE)['abilities' | 'handTexts' | 'tokenTexts']) =>
    paint('strong', `── ${phrase(lang, message)} ──`);
  const hand = diceThrone.view(state, seat).hands.find((held) => held.seat === seat)?.cards ?? [];
  return [
    title(THRONE.abilities),
    ...boardLines(lang, state, seat),
    '',
    title(THRONE.tokenTexts),
    ...tokenLines(lang, state, seat, textOf),
    '',
    title(THRONE.handTexts),
    ...hand.flatMap((card) => cardLines(lang, state, card)),
  ];
}
