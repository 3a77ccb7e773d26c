// The keywords of an adventure as they stand in texts, with those of Dice Throne.
import { NEW_STATUSES } from '@wyrmtable/adventures';
import { STATUSES } from '@wyrmtable/dice-throne';
import { statusEntries, termEntries, throneTerms } from '../dice-throne/keywords.ts';
import { thingNames } from '../dice-throne/names.ts';
import { type Lexicon, lexiconOf } from '../keywords.ts';
import { ADVENTURE_KEYWORDS } from '../messages/adv-keywords.ts';
import type { Lang, Message } from '../phrase.ts';
import { tokenText } from './texts.ts';

const FINDS: Readonly<Record<keyof typeof ADVENTURE_KEYWORDS, Message>> = {
  'unique-defence': { en: 'unique defense', pl: 'unikatow* obron*', ru: 'уникальн* защит*' },
  equipment: { en: 'equipment', pl: 'ekwipun*', ru: 'снаряжени*' },
  crystal: { en: 'crystal', pl: 'kryształ*', ru: 'кристалл*' },
  loot: {
    en: 'loot card*|common loot|rare loot|epic loot|legendary loot',
    pl: 'kart* łupów|zwykł* łup*|rzadk* łup*|epick* łup*|legendarn* łup*',
    ru: 'карт* добычи|обычн* добыч*|редк* добыч*|эпическ* добыч*|легендарн* добыч*',
  },
  mystery: {
    en: 'mystery loot|mystery card*',
    pl: 'tajemnicz* kart* łupów|tajemnicz* kart*',
    ru: 'тайн* карт* добычи|тайн* карт*',
  },
  chest: { en: 'loot chest*|chest*', pl: 'skrzyni* z łupami|skrzyni*|skrzyń', ru: 'сундук* с добычей|сундук*' },
  'loot-die': { en: 'loot die', pl: 'koś* łupów|kości* łupów', ru: 'кубик* добычи' },
  'chaos-dice': { en: 'chaos die|chaos dice', pl: 'koś* chaosu|kości* chaosu', ru: 'кубик* хаоса' },
  engaged: { en: 'engaged', pl: 'uwikłan*', ru: '' },
  objective: { en: 'roll objective', pl: 'cel* rzutu', ru: 'цел* броска' },
  'first-strike': { en: 'First Strike', pl: 'Pierwsz* uderzeni*', ru: 'Перв* удар*' },
  'kings-hand': { en: 'King’s Hand*', pl: 'Królewsk* dło*', ru: 'Рук* короля' },
  salve: { en: 'Salve*', pl: 'Maś*|Maści*', ru: 'маз*' },
  shard: { en: 'portal shard*|shard*', pl: 'fragment* portalu|fragment*', ru: 'осколк* портала|осколк*|осколок' },
  solo: { en: 'not in solo games', pl: 'nie w grze solo', ru: 'не в одиночной игре' },
};

/** Tokens that stand among the terms. */
const TERMS: readonly string[] = ['salve', 'first-strike', 'kings-hand', 'versus-hand'];

export function adventureLexicon(lang: Lang): Lexicon {
  const tokens = [...STATUSES, ...NEW_STATUSES].filter(({ id }) => !TERMS.includes(id));
  const entries = [
    ...throneTerms(lang),
    ...termEntries(lang, ADVENTURE_KEYWORDS, FINDS),
    ...statusEntries(lang, tokens, ({ id }) => tokenText(lang, id)),
  ];
  return lexiconOf(lang, entries, thingNames(lang));
}
