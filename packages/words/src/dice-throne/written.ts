// Texts written by hand, where what the data says step by step is one idea to a person. A text is used only while its
// numbers are those of the data it stands for; a test compares its tokens and symbols as well.
import type { Lang, Message } from '../phrase.ts';

interface Written {
  readonly text: Message;
  /** Numbers of the data that the text has no need of: levels of abilities, and what is said in words. */
  readonly unsaid?: readonly number[];
}

const written = (text: Message, ...unsaid: readonly number[]): Written => ({ text, unsaid });

/** By the id of a token, a card or an ability without rows. */
const texts = new Map<string, Written>(
  Object.entries({
    // The Artificer's bots.
    synth: written({
      en: 'In your Main Phase, spend 2 Synth to build a bot you do not have (Nanobot, Shock Bot or Heal Bot), or 3 Synth to build a second one of a kind.',
      pl: 'W swojej Fazie Głównej wydaj 2 Syntezy, by zbudować robota, którego nie masz (Nanobot, Szokobot albo Medbot), albo 3 Syntezy, by zbudować drugiego takiego samego.',
      ru: 'В своей основной фазе израсходуйте 2 «Синтеза», чтобы построить робота, которого у вас нет (Нанобот, Шокобот или Медбот), или 3 «Синтеза», чтобы построить второго такого же.',
    }),
    nanobot: written({
      en: 'In your Upkeep Phase, you may spend 2 Synth (1 if you have 2 Nanobots): every player takes 1 / 3 / 5 damage for 1 / 2 / 3 Nanites and removes them all.',
      pl: 'W swojej Fazie Utrzymania możesz wydać 2 Syntezy (1, jeśli masz 2 Nanoboty): każdy gracz otrzymuje 1 / 3 / 5 obrażeń za 1 / 2 / 3 Nanity i usuwa je wszystkie.',
      ru: 'В своей фазе обновления можете израсходовать 2 «Синтеза» (1, если у вас 2 Нанобота): каждый игрок получает 1 / 3 / 5 урона за 1 / 2 / 3 «Нанита» и снимает их все.',
    }),
    'shock-bot': written({
      en: 'Once a turn, when you attack, spend 2 Synth (1 if you have 2 Shock Bots): add 3 damage.',
      pl: 'Raz na turę, gdy atakujesz, wydaj 2 Syntezy (1, jeśli masz 2 Szokoboty): dodaj 3 obrażenia.',
      ru: 'Раз за ход, когда вы атакуете, израсходуйте 2 «Синтеза» (1, если у вас 2 Шокобота): добавьте 3 урона.',
    }),
    'heal-bot': written({
      en: 'Once a turn, when you are attacked and about to take at least 6 damage, spend 2 Synth: roll 1 die. On 1–3, heal 1 at once; otherwise, heal 2 at once. If you have 2 Heal Bots, you may do this twice, for 1 Synth each time.',
      pl: 'Raz na turę, gdy ktoś cię atakuje i masz otrzymać co najmniej 6 obrażeń, wydaj 2 Syntezy: rzuć 1 kością. Przy wyniku 1–3 ulecz od razu 1 punkt zdrowia; w przeciwnym razie ulecz od razu 2 punkty zdrowia. Jeśli masz 2 Medboty, możesz to zrobić dwukrotnie, za każdym razem za 1 Syntezę.',
      ru: 'Раз за ход, когда вас атакуют и входящий урон не меньше 6, израсходуйте 2 «Синтеза»: бросьте 1 кубик. При значении 1–3 исцелите сразу 1 здоровье; иначе исцелите сразу 2 здоровья. Если у вас 2 Медбота, можете сделать это дважды, каждый раз за 1 «Синтез».',
    }),
    // Its other rules stand on the cards that change it.
    reload: written(
      {
        en: 'When you attack, before the defence, spend 1 Reload: roll 1 die and add damage equal to half the value rolled (rounded up).',
        pl: 'Gdy atakujesz, przed obroną wydaj 1 Przeładowanie: rzuć 1 kością i dodaj tyle obrażeń, ile wynosi połowa wyniku (zaokrąglając w górę).',
        ru: 'Когда вы атакуете, до защиты израсходуйте 1 «Перезарядку»: бросьте 1 кубик и добавьте столько урона, сколько составляет половина значения (округляя вверх).',
      },
      2,
    ),
    'powder-keg': written({
      en: 'In your Upkeep Phase, roll 1 die. On 1–2, the keg explodes. On 6, you may pass it to another player of your choice. If you get a second one, the first explodes. Explosion: remove the token and take 3 undefendable damage, apart from any other.',
      pl: 'W swojej Fazie Utrzymania rzuć 1 kością. Przy wyniku 1–2 beczka wybucha. Przy wyniku 6 możesz przekazać ją innemu wybranemu graczowi. Jeśli otrzymujesz drugą, pierwsza wybucha. Wybuch: usuń ten żeton i otrzymaj 3 obrażenia nieuchronne, niezależnie od innych.',
      ru: 'В своей фазе обновления бросьте 1 кубик. При значении 1–2 бочка взрывается. При значении 6 можете передать её другому игроку на ваш выбор. Если вы получаете вторую, первая взрывается. Взрыв: снимите этот жетон и получите 3 неблокируемого урона отдельно от остального.',
    }),
    nyra: written({
      en: 'In your Upkeep Phase, if Nyra is not active: with at least 5 health she becomes active; otherwise, she heals 1. When she loses her last health, she is no longer active.',
      pl: 'W swojej Fazie Utrzymania, jeśli Nyra nie jest aktywna: mając co najmniej 5 punktów zdrowia, staje się aktywna; w przeciwnym razie leczy 1 punkt zdrowia. Gdy straci ostatni punkt zdrowia, przestaje być aktywna.',
      ru: 'В своей фазе обновления, если Нира не активна: имея не меньше 5 здоровья, она становится активной; иначе исцеляет 1 здоровье. Потеряв последнее здоровье, она перестаёт быть активной.',
    }),
    'nyra-active': written({
      en: 'Your attacks deal 2 more damage. When you are attacked, instead of defending, you may let Nyra take all damage of the attack.',
      pl: 'Twoje ataki zadają o 2 obrażenia więcej. Gdy ktoś cię atakuje, zamiast się bronić, możesz pozwolić, by wszystkie obrażenia ataku otrzymała Nyra.',
      ru: 'Ваши атаки наносят на 2 урона больше. Когда вас атакуют, вместо защиты можете сделать так, чтобы весь урон атаки получила Нира.',
    }),
    'nyras-bond': written({
      en: 'When you are attacked, instead of defending, spend Nyra’s Bond: an active Nyra takes as much of the attack’s damage as you say. Or spend Nyra’s Bond: Nyra heals 2.',
      pl: 'Gdy ktoś cię atakuje, zamiast się bronić, wydaj Więź z Nyrą: aktywna Nyra otrzymuje tyle obrażeń ataku, ile zechcesz. Albo wydaj Więź z Nyrą: Nyra leczy 2 punkty zdrowia.',
      ru: 'Когда вас атакуют, вместо защиты израсходуйте «Связь с Нирой»: активная Нира получает столько урона атаки, сколько вы скажете. Или израсходуйте «Связь с Нирой»: Нира исцеляет 2 здоровья.',
    }),
    'yo-ho': written({
      en: 'An opponent of your choice chooses one: they get Powder Keg, or they roll 1 die and on 3–6 get Powder Keg and 1 Wither.',
      pl: 'Wybrany przeciwnik wybiera jedno: otrzymuje Beczkę prochu albo rzuca 1 kością i przy wyniku 3–6 otrzymuje Beczkę prochu i 1 Uschnięcie.',
      ru: 'Выбранный противник выбирает одно: получает «Пороховую бочку» или бросает 1 кубик и при значении 3–6 получает «Пороховую бочку» и 1 «Увядание».',
    }),
  }),
);

/** What several companions may do for nothing, by their ids; a clause. */
const freely = new Map<string, Message>([
  [
    'nanobot shock-bot heal-bot',
    {
      en: 'you may use {upTo, plural, one {# of your bots} other {up to # different bots of yours}} for free: damage of Nanites on the target is added to the attack, that of others is collateral',
      pl: 'możesz użyć za darmo {upTo, plural, one {# swojego robota} few {do # różnych swoich robotów} many {do # różnych swoich robotów} other {do # różnych swoich robotów}}: obrażenia od Nanitów celu dodaj do ataku, od pozostałych są obszarowe',
      ru: 'можете бесплатно применить {upTo, plural, one {# своего робота} few {до # разных своих роботов} many {до # разных своих роботов} other {до # разных своих роботов}}: урон от «Нанитов» цели добавьте к атаке, от остальных он побочный',
    },
  ],
]);

export const freelyText = (companions: readonly string[]): Message | undefined => freely.get(companions.join(' '));

/** A larger game writes its own. */
export function write(further: Readonly<Record<string, Message>>): void {
  for (const [id, text] of Object.entries(further)) texts.set(id, written(text));
}

/** What an ability or an upgrade changes about a token, where the token's own text leaves it out. */
const changes = new Map<string, Message>([
  [
    'reload',
    {
      en: 'You may reroll the die of Reload once.',
      pl: 'Kość Przeładowania możesz raz przerzucić.',
      ru: 'Кубик «Перезарядки» можно один раз перебросить.',
    },
  ],
]);

export const changeText = (lang: Lang, status: string): string | undefined => changes.get(status)?.[lang];

export const writtenIds = (): readonly string[] => [...texts.keys()];

const DIGITS = /\d+/g;

/** All numbers that the data holds. */
export function numbersIn(data: unknown): Set<number> {
  const found = new Set<number>();
  const walk = (value: unknown): void => {
    if (typeof value === 'number') found.add(value);
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner);
  };
  walk(data);
  return found;
}

/** Every number of the text is in the data, and every one of the data but 0 and 1 in the text. */
function agrees(text: string, data: unknown, unsaid: readonly number[]): boolean {
  const told = new Set(Array.from(text.matchAll(DIGITS), ([digits]) => Number(digits)));
  const held = numbersIn(data);
  const needed = [...held].filter((n) => n > 1 && !unsaid.includes(n));
  return needed.every((n) => told.has(n)) && [...told].every((n) => n === 1 || held.has(n));
}

/** The text written for that id, while it says what the data says. */
export function writtenText(lang: Lang, id: string, data: unknown): string | null {
  const found = texts.get(id);
  return found !== undefined && agrees(found.text[lang], data, found.unsaid ?? []) ? found.text[lang] : null;
}
