// Hardships, abilities and dangers read aloud from the same data the engine runs.
import { type Ability, type Danger, type Effect, type Hardship, TRAITS, type Trait } from '@wyrmtable/etchinstone';
import { EFFECTS, NO_HARDSHIP, TRAIT_KINDS } from '../messages/etch-encounters.ts';
import { type Lang, phrase } from '../phrase.ts';
import { TRAIT_NAMES } from './names.ts';

export type TraitId = Hardship | Ability | Danger;

export function traitName(lang: Lang, id: TraitId): string {
  return phrase(lang, TRAIT_NAMES[id]);
}

/** What sort of thing a trait is: a hardship, an ability or a danger. */
export function traitKindName(lang: Lang, kind: Trait['kind']): string {
  return phrase(lang, TRAIT_KINDS[kind]);
}

/** One effect as whole sentences. A verb without words does not compile. */
export function effectText(lang: Lang, effect: Effect): string {
  switch (effect.verb) {
    case 'multiply-initial':
      return phrase(lang, EFFECTS['multiply-initial'], { times: effect.times });
    case 'time-when-hit':
      return phrase(lang, EFFECTS['time-when-hit'], { initial: effect.initial, combat: effect.combat });
    case 'damage-per-time':
    case 'damage-unless-full':
      return phrase(lang, EFFECTS[effect.verb], { damage: effect.damage });
    case 'poison':
      return phrase(lang, EFFECTS.poison, { one: effect.one, both: effect.both });
    case 'dim-boost':
    case 'freeze-spare':
    case 'strike-from-afar':
    case 'outrun':
    case 'raise-by-spare':
      return phrase(lang, EFFECTS[effect.verb]);
    default:
      return unspoken(effect);
  }
}

function unspoken(effect: never): never {
  throw new TypeError(`no words for ${JSON.stringify(effect)}`);
}

/** What it does, without its name. */
export function traitText(lang: Lang, id: TraitId): string {
  const effects = TRAITS.find((trait) => trait.id === id)?.effects ?? [];
  return effects.map((effect) => effectText(lang, effect)).join(' ');
}

/** Null where the key card brings none. */
export function hardshipName(lang: Lang, hardship: Hardship | null): string {
  return hardship === null ? phrase(lang, NO_HARDSHIP.name) : traitName(lang, hardship);
}

export function hardshipText(lang: Lang, hardship: Hardship | null): string {
  return hardship === null ? phrase(lang, NO_HARDSHIP.text) : traitText(lang, hardship);
}
