// The card or the ability that an event or a question of Dice Throne speaks of, to be read where it is told.
import type { PlayerView, ThroneEvent, ThroneView } from '@wyrmtable/dice-throne';
import { cardCalled } from '@wyrmtable/dice-throne/lead';
import type { Lang } from '@wyrmtable/words';
import { abilityName, cardName } from '@wyrmtable/words/dice-throne';
import type { ThingShown } from '../../pieces/Thing.tsx';
import { AbilityText } from './AbilityText.tsx';
import { abilitiesOf } from './standing.ts';
import { OpenCard } from './ThroneCard.tsx';

function ofCard(lang: Lang, id: string, { hero }: PlayerView): ThingShown | null {
  // An enemy's cards, and loot, are no cards of a deck.
  return cardCalled(id, hero) === undefined
    ? null
    : { name: cardName(lang, id), content: <OpenCard id={id} hero={hero} /> };
}

function ofAbility(lang: Lang, id: string, player: PlayerView): ThingShown | null {
  const laid = abilitiesOf(player).find(({ ability }) => ability.id === id);
  // A board that has been turned since shows others.
  return laid === undefined
    ? null
    : { name: abilityName(lang, id), content: <AbilityText player={player} laid={laid} /> };
}

export function thingOf(lang: Lang, event: ThroneEvent, players: readonly PlayerView[]): ThingShown | null {
  const player = 'seat' in event ? players[event.seat] : undefined;
  if (player === undefined) return null;
  if ('card' in event && event.card !== undefined) return ofCard(lang, event.card, player);
  return 'ability' in event && event.ability !== null ? ofAbility(lang, event.ability, player) : null;
}

/** What a question is about: the card being resolved, or the ability that was declared. */
export function thingAsked(
  lang: Lang,
  { resolving, players, active, ability, declared }: ThroneView,
): ThingShown | null {
  const played = resolving.at(-1);
  const player = players[played?.seat ?? active];
  if (player === undefined) return null;
  if (played !== undefined) return ofCard(lang, played.card, player);
  const id = ability ?? declared;
  return id === null ? null : ofAbility(lang, id, player);
}
