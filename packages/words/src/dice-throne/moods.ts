// The verbs of effects in their moods: an order to the reader, what the reader may do, what somebody else does. Sentences
// are written as orders; these tables bend them.
import type { Lang } from '../phrase.ts';

export type Mood = 'order' | 'may' | 'they';

/** The infinitive and the third person of every order. */
type Verbs = Readonly<Record<string, readonly [may: string, they: string]>>;

const ENGLISH: Verbs = {
  add: ['add', 'adds'],
  avoid: ['avoid', 'avoids'],
  change: ['change', 'changes'],
  deal: ['deal', 'deals'],
  discard: ['discard', 'discards'],
  draw: ['draw', 'draws'],
  fight: ['fight', 'fights'],
  flee: ['flee', 'flees'],
  gain: ['gain', 'gains'],
  grow: ['grow', 'grows'],
  heal: ['heal', 'heals'],
  inflict: ['inflict', 'inflicts'],
  lay: ['lay', 'lays'],
  look: ['look', 'looks'],
  lose: ['lose', 'loses'],
  make: ['make', 'makes'],
  move: ['move', 'moves'],
  multiply: ['multiply', 'multiplies'],
  open: ['open', 'opens'],
  pass: ['pass', 'passes'],
  play: ['play', 'plays'],
  prevent: ['prevent', 'prevents'],
  put: ['put', 'puts'],
  raise: ['raise', 'raises'],
  remove: ['remove', 'removes'],
  reroll: ['reroll', 'rerolls'],
  reveal: ['reveal', 'reveals'],
  roll: ['roll', 'rolls'],
  shuffle: ['shuffle', 'shuffles'],
  spend: ['spend', 'spends'],
  steal: ['steal', 'steals'],
  suffer: ['suffer', 'suffers'],
  take: ['take', 'takes'],
  target: ['target', 'targets'],
  turn: ['turn', 'turns'],
};

const POLISH: Verbs = {
  dobierz: ['dobrać', 'dobiera'],
  dodaj: ['dodać', 'dodaje'],
  hoduj: ['hodować', 'hoduje'],
  obejrzyj: ['obejrzeć', 'ogląda'],
  obierz: ['obrać', 'obiera'],
  odkryj: ['odkryć', 'odkrywa'],
  odrzuć: ['odrzucić', 'odrzuca'],
  odwróć: ['odwrócić', 'odwraca'],
  otrzymaj: ['otrzymać', 'otrzymuje'],
  otwórz: ['otworzyć', 'otwiera'],
  podnieś: ['podnieść', 'podnosi'],
  połóż: ['położyć', 'kładzie'],
  pomnóż: ['pomnożyć', 'mnoży'],
  potasuj: ['potasować', 'tasuje'],
  przekaż: ['przekazać', 'przekazuje'],
  przenieś: ['przenieść', 'przenosi'],
  przerzuć: ['przerzucić', 'przerzuca'],
  rozdziel: ['rozdzielić', 'rozdziela'],
  rozegraj: ['rozegrać', 'rozgrywa'],
  rzuć: ['rzucić', 'rzuca'],
  sprawdź: ['sprawdzić', 'sprawdza'],
  strać: ['stracić', 'traci'],
  ucieknij: ['uciec', 'ucieka'],
  ukradnij: ['ukraść', 'kradnie'],
  ulecz: ['uleczyć', 'leczy'],
  uniknij: ['uniknąć', 'unika'],
  ustaw: ['ustawić', 'ustawia'],
  usuń: ['usunąć', 'usuwa'],
  walcz: ['walczyć', 'walczy'],
  weź: ['wziąć', 'otrzymuje'],
  wydaj: ['wydać', 'wydaje'],
  wykonaj: ['wykonać', 'wykonuje'],
  wyłóż: ['wyłożyć', 'wykłada'],
  zadaj: ['zadać', 'zadaje'],
  zagraj: ['zagrać', 'zagrywa'],
  zamień: ['zamienić', 'zamienia'],
  zapobiegnij: ['zapobiec', 'zapobiega'],
  zmień: ['zmienić', 'zmienia'],
};

const RUSSIAN: Verbs = {
  бегите: ['убежать', 'убегает'],
  бросьте: ['бросить', 'бросает'],
  возьмите: ['взять', 'берёт'],
  выберите: ['выбрать', 'выбирает'],
  выполните: ['выполнить', 'выполняет'],
  выложите: ['выложить', 'выкладывает'],
  добавьте: ['добавить', 'добавляет'],
  избегните: ['избежать', 'избегает'],
  измените: ['изменить', 'изменяет'],
  исцелите: ['исцелить', 'исцеляет'],
  наложите: ['наложить', 'накладывает'],
  нанесите: ['нанести', 'наносит'],
  отмените: ['отменить', 'отменяет'],
  откройте: ['открыть', 'открывает'],
  перебросьте: ['перебросить', 'перебрасывает'],
  переверните: ['перевернуть', 'переворачивает'],
  передайте: ['передать', 'передаёт'],
  перенесите: ['перенести', 'переносит'],
  перетасуйте: ['перетасовать', 'перетасовывает'],
  поднимите: ['поднять', 'поднимает'],
  положите: ['положить', 'кладёт'],
  получите: ['получить', 'получает'],
  посмотрите: ['посмотреть', 'смотрит'],
  потеряйте: ['потерять', 'теряет'],
  потратьте: ['потратить', 'тратит'],
  превратите: ['превратить', 'превращает'],
  проведите: ['провести', 'проводит'],
  разыграйте: ['разыграть', 'разыгрывает'],
  распределите: ['распределить', 'распределяет'],
  сбросьте: ['сбросить', 'сбрасывает'],
  сделайте: ['сделать', 'делает'],
  снимите: ['снять', 'снимает'],
  сразитесь: ['сразиться', 'сражается'],
  удалите: ['удалить', 'удаляет'],
  узнайте: ['узнать', 'узнаёт'],
  украдите: ['украсть', 'крадёт'],
  умножьте: ['умножить', 'умножает'],
};

const VERBS: Readonly<Record<Lang, Verbs>> = { en: ENGLISH, pl: POLISH, ru: RUSSIAN };

/** English gives orders at the beginning of a clause; a word in its middle is a noun: "roll attempt". */
const ORDERS: Readonly<Record<Lang, RegExp>> = {
  en: /(?:^|(?<=\b(?:and|then) ))[a-z]+\b/gu,
  pl: /(?<![\p{L}\p{N}])\p{Ll}+(?!\p{L})/gu,
  ru: /(?<![\p{L}\p{N}])\p{Ll}+(?!\p{L})/gu,
};

/** What is said to the reader, said of somebody else; where verbs alone tell the two apart there is nothing. */
const THEIRS: Readonly<Record<Lang, ReadonlyMap<string, string>>> = {
  en: new Map([
    ['your', 'their'],
    ['yourself', 'themself'],
    ['you', 'they'],
  ]),
  pl: new Map(),
  ru: new Map(),
};

/** Does the clause tell the reader what to do? */
export function isOrder(lang: Lang, clause: string): boolean {
  return Array.from(clause.matchAll(ORDERS[lang])).some(([word]) => Object.hasOwn(VERBS[lang], word));
}

const MAY: Readonly<Record<Lang, RegExp>> = { en: /\byou may\b/, pl: /możesz/, ru: /можете/ };

/** Is it the reader who acts in it, by order or by choice? */
export const isReaders = (lang: Lang, clause: string): boolean => isOrder(lang, clause) || MAY[lang].test(clause);

/** The clause in that mood; what has a subject of its own stays as it is. */
export function inMood(lang: Lang, clause: string, mood: Mood): string {
  if (mood === 'order') return clause;
  const bent = clause.replace(ORDERS[lang], (word) => VERBS[lang][word]?.[mood === 'may' ? 0 : 1] ?? word);
  if (mood === 'may' || THEIRS[lang].size === 0) return bent;
  return bent.replace(/\p{L}+/gu, (word) => THEIRS[lang].get(word) ?? word);
}
