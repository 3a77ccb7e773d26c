// Texts written by hand, where what the data says step by step is one idea to a person. A text is used only while its
// numbers are those of the data it stands for; a test compares its tokens and symbols as well.
import type { Lang, Message } from '../phrase.ts';

export interface Written {
  readonly text: Message;
  /** Numbers of the data that the text has no need of: levels of abilities, and what is said in words. */
  readonly unsaid?: readonly number[];
}

export const written = (text: Message, ...unsaid: readonly number[]): Written => ({ text, unsaid });

const purify = (hit: number, healed: number): Written =>
  written({
    en: `Choose a player. An opponent becomes your target: deal ${hit} undefendable damage. Anybody else heals ${healed}. Then you may remove 1 status from that player.`,
    pl: `Wybierz gracza. Przeciwnik staje się celem: zadaj ${hit} obrażeń nieuchronnych. Ktokolwiek inny leczy ${healed} ${healed < 5 ? 'punkty' : 'punktów'} zdrowia. Następnie możesz usunąć 1 efekt z planszy tego gracza.`,
    ru: `Выберите игрока. Противник становится целью: нанесите ${hit} неблокируемого урона. Любой другой исцеляет ${healed} здоровья. Затем можете снять с этого игрока 1 состояние.`,
  });

const overgrowth = (dealt: number): Written =>
  written({
    en: `Deal ${dealt} damage. You may remove up to two Seedlings, Saplings, or Dryads in all: add 4 damage for each. You may remove Wellspring to make the attack undefendable.`,
    pl: `Zadaj ${dealt} obrażenia. Możesz usunąć łącznie do dwóch Kiełków, Sadzonek lub Driad: za każdy żeton dodaj 4 obrażenia. Możesz usunąć Krynicę, by zmienić ten atak w nieuchronny.`,
    ru: `Нанесите ${dealt} урона. Можете снять в сумме до двух Ростков, Саженцев или Дриад: за каждый жетон добавьте 4 урона. Можете снять «Родник», чтобы сделать атаку неблокируемой.`,
  });

/** By the id of a token, a card or an ability with at most one row; an upgrade has its figures in a text of its own. */
const texts = new Map<string, readonly Written[]>(
  Object.entries({
    'feelin-good': written({
      en: 'Roll 3 dice. Heal 1 plus 2 for each heart, at once, before any damage on its way.',
      pl: 'Rzuć 3 kośćmi. Ulecz od razu, jeszcze przed nadchodzącymi obrażeniami, 1 punkt zdrowia oraz 2 za każde serce.',
      ru: 'Бросьте 3 кубика. Исцелите сразу, ещё до входящего урона, 1 здоровье плюс 2 за каждое сердце.',
    }),
    // The Artificer's bots.
    synth: written({
      en: 'In your Main Phase, spend 2 Synth to build a bot you do not have (Nanobot, Shock Bot, or Heal Bot), or 3 Synth to build a second one of a kind.',
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
        en: 'When you attack, before the defense, spend 1 Reload: roll 1 die and add damage equal to half the value rolled (rounded up).',
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
      en: 'Your attacks deal 2 more damage. When you are attacked, you may let Nyra take all damage of the attack, even if it is undefendable; then you do not defend.',
      pl: 'Twoje ataki zadają o 2 obrażenia więcej. Gdy ktoś cię atakuje, możesz pozwolić, by wszystkie obrażenia ataku, nawet nieuchronne, otrzymała Nyra; wtedy się nie bronisz.',
      ru: 'Ваши атаки наносят на 2 урона больше. Когда вас атакуют, можете сделать так, чтобы весь урон атаки, даже неблокируемый, получила Нира; тогда вы не защищаетесь.',
    }),
    'nyras-bond': written({
      en: 'When you are attacked, spend Nyra’s Bond: an active Nyra takes as much of the attack’s damage as you say, even if it is undefendable; then you do not defend. Or spend Nyra’s Bond: Nyra heals 2.',
      pl: 'Gdy ktoś cię atakuje, wydaj Więź z Nyrą: aktywna Nyra otrzymuje tyle obrażeń ataku, nawet nieuchronnych, ile zechcesz; wtedy się nie bronisz. Albo wydaj Więź z Nyrą: Nyra leczy 2 punkty zdrowia.',
      ru: 'Когда вас атакуют, израсходуйте «Связь с Нирой»: активная Нира получает столько урона атаки, даже неблокируемого, сколько вы скажете; тогда вы не защищаетесь. Или израсходуйте «Связь с Нирой»: Нира исцеляет 2 здоровья.',
    }),
    'kuji-kiri': written({
      en: 'Deal 4 pure damage 2 times, each time to an opponent of your choice.',
      pl: 'Zadaj 2 razy po 4 obrażenia czyste, za każdym razem wybranemu przeciwnikowi.',
      ru: 'Нанесите 2 раза по 4 чистого урона, каждый раз выбранному противнику.',
    }),
    'fan-of-knives': written({
      en: 'Deal 1 damage 3 times, each time to an opponent of your choice.',
      pl: 'Zadaj 3 razy po 1 obrażeniu, za każdym razem wybranemu przeciwnikowi.',
      ru: 'Нанесите 3 раза по 1 урону, каждый раз выбранному противнику.',
    }),
    ninjutsu: written({
      en: 'When you attack, spend 1 Ninjutsu: roll 1 die. On 1–3, add 1 damage. On 4–5, add 2 damage. On 6, add 2 damage, inflict 1 Delayed Poison, or, before the defense, make the attack undefendable.',
      pl: 'Gdy atakujesz, wydaj 1 Ninjutsu: rzuć 1 kością. Przy wyniku 1–3 dodaj 1 obrażenie. Przy wyniku 4–5 dodaj 2 obrażenia. Przy wyniku 6 dodaj 2 obrażenia, zagraj 1 Powolną truciznę albo, przed obroną, zmień ten atak w nieuchronny.',
      ru: 'Когда вы атакуете, израсходуйте 1 «Ниндзюцу»: бросьте 1 кубик. При значении 1–3 добавьте 1 урон. При значении 4–5 добавьте 2 урона. При значении 6 добавьте 2 урона, наложите 1 «Медленный яд» или, до защиты, сделайте атаку неблокируемой.',
    }),
    fertilize: written({
      en: 'In your Upkeep Phase, grow. To grow, do one of these: gain 1 Seedling, turn 1 Seedling into 1 Sapling, or turn 1 Sapling into 1 Dryad.',
      pl: 'W swojej Fazie Utrzymania hoduj. Hodując, wybierz jedno: weź 1 Kiełek, zamień 1 Kiełek w 1 Sadzonkę albo 1 Sadzonkę w 1 Driadę.',
      ru: 'В своей фазе обновления выполните взращивание. Это одно из трёх: получить 1 Росток, превратить 1 Росток в 1 Саженец или 1 Саженец в 1 Дриаду.',
    }),
    // One of each stage a turn, whichever of its uses it is spent on.
    sapling: written({
      en: 'Once a turn, spend 1 Sapling: heal 1 and gain 1 CP. Instead, you may spend 1 Sapling and 1 CP: draw 1 card.',
      pl: 'Raz na turę wydaj 1 Sadzonkę: ulecz 1 punkt zdrowia i weź 1 PW. Zamiast tego możesz wydać 1 Sadzonkę i 1 PW: dobierz 1 kartę.',
      ru: 'Раз за ход израсходуйте 1 Саженец: исцелите 1 здоровье и получите 1 БС. Вместо этого можете израсходовать 1 Саженец и потратить 1 БС: возьмите 1 карту.',
    }),
    dryad: written({
      en: 'Once a turn, when you attack, spend Dryad: add 3 damage. Or, when you are attacked and have not chosen a defense yet, spend Dryad: remove 1 negative status this attack has inflicted on you.',
      pl: 'Raz na turę, gdy atakujesz, wydaj Driadę: dodaj 3 obrażenia. Albo, gdy ktoś cię atakuje, a obrona nie jest jeszcze wybrana, wydaj Driadę: usuń 1 negatywny efekt zagrany na ciebie tym atakiem.',
      ru: 'Раз за ход, когда вы атакуете, израсходуйте Дриаду: добавьте 3 урона. Или, когда вас атакуют, а защита ещё не выбрана, израсходуйте Дриаду: снимите 1 отрицательное состояние, наложенное на вас этой атакой.',
    }),
    overgrowth: [overgrowth(2), overgrowth(4)],
    // How many may be given up is how deep its choices lie, so it is said in words.
    harvest: written({
      en: 'You may remove up to three Seedlings, Saplings, or Dryads in all: gain 1 CP for each. If you removed at least 2, up to 2 players of your choice gain Wellspring.',
      pl: 'Możesz usunąć łącznie do trzech Kiełków, Sadzonek lub Driad: za każdy żeton weź 1 PW. Jeśli było ich co najmniej 2, do 2 wybranych graczy otrzymuje Krynicę.',
      ru: 'Можете снять в сумме до трёх Ростков, Саженцев или Дриад: за каждый жетон получите 1 БС. Если их было не меньше 2, «Родник» получают до 2 выбранных игроков.',
    }),
    'down-pour': written({
      en: 'You may turn 1 Sapling into a Dryad, and up to two Seedlings into Saplings.',
      pl: 'Możesz zamienić 1 Sadzonkę w Driadę i do dwóch Kiełków w Sadzonki.',
      ru: 'Можете превратить 1 Саженец в Дриаду и до двух Ростков в Саженцы.',
    }),
    roulette: written({
      en: 'Choose a player and roll 1 die. On a bullet, deal them 2 damage; on a dash, inflict Knockdown on them; on a bullseye, Bounty.',
      pl: 'Wybierz gracza i rzuć 1 kością. Przy kuli zadaj mu 2 obrażenia, przy zrywie zagraj na niego Powalenie, a przy dziesiątce List gończy.',
      ru: 'Выберите игрока и бросьте 1 кубик. При пуле нанесите ему 2 урона, при рывке наложите на него «Нокдаун», при яблочке — «Розыск».',
    }),
    'savage-slash': written({
      en: 'Choose a player and roll 1 die. On a claw or a sabertooth, inflict 2 Bleed on them; otherwise, 1 Bleed.',
      pl: 'Wybierz gracza i rzuć 1 kością. Przy pazurze lub szablozębie zagraj na niego 2 Krwawienia, a przy innym wyniku 1 Krwawienie.',
      ru: 'Выберите игрока и бросьте 1 кубик. При когте или саблезубе наложите на него 2 «Кровотечения», иначе 1 «Кровотечение».',
    }),
    'crows-nest': written({
      en: 'Choose an opponent and roll 1 die. On a cutlass, look at their hand. On a booty, they discard 1 card of their choice; on a skull, 1 card at random.',
      pl: 'Wybierz przeciwnika i rzuć 1 kością. Przy kordelasie obejrzyj jego rękę. Przy łupie odrzuca on 1 wybraną przez siebie kartę, a przy czaszce 1 losową.',
      ru: 'Выберите противника и бросьте 1 кубик. При сабле посмотрите карты в его руке. При сундуке он сбрасывает 1 карту по своему выбору, при черепе — 1 случайную.',
    }),
    cursed: written({
      en: 'At the end of your turn, remove 1 Cursed Doubloon. If you have none, turn your board over for the rest of the game.',
      pl: 'Na koniec swojej tury usuń 1 Przeklęty dublon. Jeśli nie masz żadnego, odwróć swoją planszę do końca gry.',
      ru: 'В конце своего хода снимите 1 «Проклятый дублон». Если его нет, переверните свой планшет до конца игры.',
    }),
    'cursed-doubloon': written({
      en: 'In your Upkeep Phase, take 1 damage for each Cursed Doubloon. To the Cursed Pirate they do no harm.',
      pl: 'W swojej Fazie Utrzymania otrzymaj 1 obrażenie za każdy Przeklęty dublon. Przeklętej Piratce nie szkodzą.',
      ru: 'В своей фазе обновления получите 1 урон за каждый «Проклятый дублон». Проклятой пиратке они не вредят.',
    }),
    'scratch-built': written({
      en: 'Gain 2 Nanobots, 2 Shock Bots, or 2 Heal Bots.',
      pl: 'Weź 2 Nanoboty, 2 Szokoboty albo 2 Medboty.',
      ru: 'Получите 2 Нанобота, 2 Шокобота или 2 Медбота.',
    }),
    'swarming-bots': written({
      en: 'Deal 5 damage plus 1 for each kind of bot you have (Nanobot, Shock Bot, Heal Bot).',
      pl: 'Zadaj 5 obrażeń oraz 1 za każdy rodzaj robota, którego masz (Nanobot, Szokobot, Medbot).',
      ru: 'Нанесите 5 урона плюс 1 за каждый вид роботов, который у вас есть (Нанобот, Шокобот, Медбот).',
    }),
    purify: [purify(5, 4), purify(6, 5)],
    'holy-presence': written({
      en: 'In your Upkeep Phase, deal every opponent 1 collateral damage for each Holy Presence.',
      pl: 'W swojej Fazie Utrzymania zadaj każdemu przeciwnikowi 1 obrażenie obszarowe za każdą Świętą obecność.',
      ru: 'В своей фазе обновления нанесите каждому противнику 1 побочный урон за каждое «Святое присутствие».',
    }),
    wither: written({
      en: 'In your Offensive Roll Phase you deal 1 less damage in all for each Wither; this includes collateral but not ultimate damage.',
      pl: 'W swojej Fazie Rzutu Ofensywnego zadajesz łącznie o 1 obrażenie mniej za każde Uschnięcie; dotyczy to także obrażeń obszarowych, ale nie specjalnych.',
      ru: 'В своей фазе броска нападения вы наносите в сумме на 1 урон меньше за каждое «Увядание»; это касается и побочного урона, но не легендарного.',
    }),
    shame: written({
      en: 'Your next attack deals 1 less damage for each Shame; then remove them all.',
      pl: 'Twój następny atak zadaje o 1 obrażenie mniej za każdą Hańbę; potem usuń je wszystkie.',
      ru: 'Ваша следующая атака наносит на 1 урон меньше за каждый «Стыд»; затем снимите их все.',
    }),
    tithe: written({
      en: 'When you activate an offensive ability with a prayer among your dice, gain 1 CP. Spend 1 CP: reroll 1 of your dice. Spend 2 CP: draw 1 card.',
      pl: 'Gdy aktywujesz zdolność ofensywną, mając na kościach modlitwę, weź 1 PW. Wydaj 1 PW: przerzuć 1 swoją kość. Wydaj 2 PW: dobierz 1 kartę.',
      ru: 'Когда вы активируете способность нападения и на кубиках есть молитва, получите 1 БС. Потратьте 1 БС: перебросьте 1 свой кубик. Потратьте 2 БС: возьмите 1 карту.',
    }),
    'wild-west': written({
      en: 'Reroll it. If that changed it, add 1 damage.',
      pl: 'Przerzuć ją. Jeśli jej wynik się zmienił, dodaj 1 obrażenie.',
      ru: 'Перебросьте его. Если его значение изменилось, добавьте 1 урон.',
    }),
    'yo-ho': written({
      en: 'An opponent of your choice chooses one: they get Powder Keg, or they roll 1 die and on 3–6 get Powder Keg and 1 Wither.',
      pl: 'Wybrany przeciwnik wybiera jedno: otrzymuje Beczkę prochu albo rzuca 1 kością i przy wyniku 3–6 otrzymuje Beczkę prochu i 1 Uschnięcie.',
      ru: 'Выбранный противник выбирает одно: получает «Пороховую бочку» или бросает 1 кубик и при значении 3–6 получает «Пороховую бочку» и 1 «Увядание».',
    }),
  }).map(([id, text]): [string, readonly Written[]] => [id, Array.isArray(text) ? text : [text]]),
);

/** What several companions may do for nothing, by their ids; a clause. */
const freely = new Map<string, Message>([
  [
    'nanobot shock-bot heal-bot',
    {
      en: 'you may use {upTo, plural, one {# of your bots} other {up to # different bots of yours}} for free: damage from Nanites on the target is added to the attack, and damage from all others is collateral',
      pl: 'możesz użyć za darmo {upTo, plural, one {# swojego robota} few {do # różnych swoich robotów} many {do # różnych swoich robotów} other {do # różnych swoich robotów}}: obrażenia od Nanitów na planszy celu dodaj do ataku, a od pozostałych są obszarowe',
      ru: 'можете бесплатно применить {upTo, plural, one {# своего робота} few {до # разных своих роботов} many {до # разных своих роботов} other {до # разных своих роботов}}: урон от «Нанитов» у цели добавьте к атаке, а от остальных он побочный',
    },
  ],
]);

export const freelyText = (companions: readonly string[]): Message | undefined => freely.get(companions.join(' '));

/** A larger game writes its own. */
export function write(further: Readonly<Record<string, Message | Written>>): void {
  for (const [id, text] of Object.entries(further)) texts.set(id, ['text' in text ? text : written(text)]);
}

/** What an ability or an upgrade changes about a token, where the token's own text leaves it out. */
const changes = new Map<string, Message>([
  [
    'reload',
    {
      en: 'You may reroll the Reload die once.',
      pl: 'Kość Przeładowania możesz raz przerzucić.',
      ru: 'Кубик «Перезарядки» можно один раз перебросить.',
    },
  ],
]);

export const changeText = (lang: Lang, status: string): string | undefined => changes.get(status)?.[lang];

export const writtenIds = (): readonly string[] => [...texts.keys()];

export const writtenTexts = (): readonly Message[] => [...texts.values()].flat().map(({ text }) => text);

/** Not those of a name: Damage Boost +3. */
const DIGITS = /(?<!\+)\d+/g;

/** All numbers that the data holds, each with how often. */
function numbersIn(data: unknown): Map<number, number> {
  const found = new Map<number, number>();
  const walk = (value: unknown): void => {
    if (typeof value === 'number') found.set(value, (found.get(value) ?? 0) + 1);
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner);
  };
  walk(data);
  return found;
}

/** Every number of the text is in the data, no more often than there, and every one of the data but 0 and 1 in the text. */
function agrees(text: string, data: unknown, unsaid: readonly number[]): boolean {
  const told = numbersIn(Array.from(text.matchAll(DIGITS), ([digits]) => Number(digits)));
  const held = numbersIn(data);
  const needed = [...held.keys()].filter((n) => n > 1 && !unsaid.includes(n));
  return needed.every((n) => told.has(n)) && [...told].every(([n, often]) => n === 1 || often <= (held.get(n) ?? 0));
}

/** The text written for that id, while it says what the data says. */
export function writtenText(lang: Lang, id: string, data: unknown): string | null {
  const found = texts.get(id)?.find(({ text, unsaid = [] }) => agrees(text[lang], data, unsaid));
  return found?.text[lang] ?? null;
}
