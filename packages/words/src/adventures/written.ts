// What an adventure's cards, tokens and enemies say in words of our own, by their ids; see dice-throne/written.ts.
import { type Written, written } from '../dice-throne/written.ts';
import type { Message } from '../phrase.ts';

const link = (drawn: number, hurt: number): Message => ({
  en: `You and a teammate of your choice roll 1 die each. Whoever rolls higher draws ${drawn} cards, and the other takes ${hurt} damage. If the dice are equal, both draw 2 cards.`,
  pl: `Ty i wybrany członek drużyny rzucacie po 1 kości. Kto wyrzuci więcej, dobiera ${drawn} karty, a drugi otrzymuje ${hurt === 1 ? '1 obrażenie' : `${hurt} obrażenia`}. Przy równych wynikach obaj dobieracie po 2 karty.`,
  ru: `Вы и выбранный член команды бросаете по 1 кубику. У кого значение выше, тот берёт ${drawn} карты, а другой получает ${hurt === 1 ? '1 урон' : `${hurt} урона`}. При равных значениях оба берут по 2 карты.`,
});

const CAMPFIRE = written({
  en: 'The players of your team draw 3 cards in all; you say who draws how many.',
  pl: 'Gracze twojej drużyny dobierają łącznie 3 karty; kto ile, decydujesz ty.',
  ru: 'Игроки вашей команды берут в сумме 3 карты; кто сколько, решаете вы.',
});

const HIRED: Message = {
  en: 'Deal 2 undefendable damage, and 2 more if the target has Bounty.',
  pl: 'Zadaj 2 obrażenia nieuchronne i jeszcze 2, jeśli cel ma List gończy.',
  ru: 'Нанесите 2 неблокируемого урона и ещё 2, если у цели есть «Розыск».',
};

const brokenSword = (more: 4 | 5): Message => ({
  en: `When your attack deals at least 5 damage, add 1 damage. When you attack, you may remove this card from the game to add ${more} damage.`,
  pl: `Gdy twój atak zadaje co najmniej 5 obrażeń, dodaj 1 obrażenie. Gdy atakujesz, możesz usunąć tę kartę z gry, by dodać ${more === 4 ? '4 obrażenia' : '5 obrażeń'}.`,
  ru: `Когда ваша атака наносит не меньше 5 урона, добавьте 1 урон. Когда вы атакуете, можете удалить эту карту из игры, чтобы добавить ${more} урона.`,
});

const boost = (more: 1 | 2 | 3 | 4): Written =>
  written(
    {
      en: `When you attack, spend 1 Damage Boost +${more}: add ${more} damage. If you get a third boost, remove one of the three.`,
      pl: `Gdy atakujesz, wydaj 1 żeton Bonusowych obrażeń +${more}: dodaj ${more} ${more === 1 ? 'obrażenie' : 'obrażenia'}. Jeśli dostajesz trzeci taki żeton, usuń jeden z trzech.`,
      ru: `Когда вы атакуете, израсходуйте 1 «Усиление урона +${more}»: добавьте ${more} ${more === 1 ? 'урон' : 'урона'}. Если вы получаете третье усиление, снимите одно из трёх.`,
    },
    2,
  );

export const WRITTEN = {
  link: link(2, 2),
  'link-ii': link(2, 1),
  'link-iii': {
    en: 'You and a teammate of your choice roll 1 die each. Whoever rolls higher draws 3 cards, and the other draws 1 card. If the dice are equal, both draw 2 cards.',
    pl: 'Ty i wybrany członek drużyny rzucacie po 1 kości. Kto wyrzuci więcej, dobiera 3 karty, a drugi 1 kartę. Przy równych wynikach obaj dobieracie po 2 karty.',
    ru: 'Вы и выбранный член команды бросаете по 1 кубику. У кого значение выше, тот берёт 3 карты, а другой 1 карту. При равных значениях оба берут по 2 карты.',
  },
  antidote: {
    en: 'Remove 3 Poison, 2 Bleed, or Burn from a player of your choice on your team.',
    pl: 'Usuń 3 Trucizny, 2 Krwawienia albo Poparzenie z planszy wybranego gracza swojej drużyny.',
    ru: 'Снимите 3 «Отравления», 2 «Кровотечения» или «Горение» с выбранного игрока своей команды.',
  },
  dominance: {
    en: 'When you attack, roll 1 die. On 1, you attack a teammate of your choice instead (if you have none, discard 1 card at random), then remove this token. On 6, remove this token.',
    pl: 'Gdy atakujesz, rzuć 1 kością. Przy wyniku 1 atakujesz wybranego członka drużyny (jeśli go nie ma, odrzuć 1 losową kartę), po czym usuń ten żeton. Przy wyniku 6 usuń ten żeton.',
    ru: 'Когда вы атакуете, бросьте 1 кубик. При значении 1 целью становится выбранный член команды (если его нет, сбросьте 1 случайную карту), затем снимите этот жетон. При значении 6 снимите этот жетон.',
  },
  'viseer-nature': {
    en: 'In its Upkeep Phase, roll 1 die. On a vortex, the boss gains 1 CP and loses 1 negative status token at random. On a chaos symbol, the boss gains 1 King’s Hand.',
    pl: 'W swojej Fazie Utrzymania rzuca 1 kością. Przy wirze boss otrzymuje 1 PW i traci 1 losowy żeton negatywnego efektu. Przy symbolu chaosu boss otrzymuje 1 Królewską dłoń.',
    ru: 'В своей фазе обновления бросает 1 кубик. При вихре босс получает 1 БС и теряет 1 случайное отрицательное состояние. При символе хаоса босс получает 1 «Руку короля».',
  },
  'viseer-defence': {
    en: 'Roll 4 dice. On a chaos symbol, roll 1 more die. On a vortex, the boss gains 1 CP and loses 1 negative status token at random. On a chaos symbol, the boss gains 1 King’s Hand.',
    pl: 'Rzuć 4 kośćmi. Przy symbolu chaosu rzuć jeszcze 1 kością. Przy wirze boss otrzymuje 1 PW i traci 1 losowy żeton negatywnego efektu. Przy symbolu chaosu boss otrzymuje 1 Królewską dłoń.',
    ru: 'Бросьте 4 кубика. При символе хаоса бросьте ещё 1 кубик. При вихре босс получает 1 БС и теряет 1 случайное отрицательное состояние. При символе хаоса босс получает 1 «Руку короля».',
  },
  swarm: {
    en: 'Deal damage equal to half your health (rounded up). If that is less than 6, it is undefendable.',
    pl: 'Zadaj tyle obrażeń, ile wynosi połowa twojego zdrowia (zaokrąglając w górę). Jeśli to mniej niż 6, są nieuchronne.',
    ru: 'Нанесите столько урона, сколько составляет половина вашего здоровья (округляя вверх). Если это меньше 6, он неблокируемый.',
  },
  'spirit-strike': {
    en: 'Inflict Knockdown (Barbed Vine if you have Elk Form). Deal 6 damage.',
    pl: 'Zagraj Powalenie (Kolczastą winorośl, jeśli masz Postać łosia). Zadaj 6 obrażeń.',
    ru: 'Наложите «Нокдаун» («Колючую лозу», если у вас есть Облик лося). Нанесите 6 урона.',
  },
  'ashen-king-defence': {
    en: 'Roll 2 dice. On a vortex, inflict Burn on the attacker or, if the attacker already has it, deal the attacker 2 damage.',
    pl: 'Rzuć 2 kośćmi. Przy wirze zagraj Poparzenie na atakującego, a jeśli już je ma, zadaj mu 2 obrażenia.',
    ru: 'Бросьте 2 кубика. При вихре наложите «Горение» на атакующего, а если оно у него уже есть, нанесите ему 2 урона.',
  },
  'fallen-pharaoh-nature': {
    en: 'In your Upkeep Phase, gain 1 Life Siphon or, at its stack limit, heal 3.',
    pl: 'W swojej Fazie Utrzymania weź 1 Źródło życia, a przy pełnym limicie stosu ulecz 3 punkty zdrowia.',
    ru: 'В своей фазе обновления получите 1 «Отток жизни», а если предел достигнут, исцелите 3 здоровья.',
  },
  'antidote-ii': {
    en: 'Remove 3 Poison, 2 Bleed, and Burn from a player of your choice on your team.',
    pl: 'Usuń 3 Trucizny, 2 Krwawienia i Poparzenie z planszy wybranego gracza swojej drużyny.',
    ru: 'Снимите 3 «Отравления», 2 «Кровотечения» и «Горение» с выбранного игрока своей команды.',
  },
  campfire: CAMPFIRE,
  'campfire-ii': CAMPFIRE,
  'campfire-iii': CAMPFIRE,
  'health-potion-iii': {
    en: 'A player of your choice on your team heals 4 at once. You may spend 1 CP to remove 1 status from that player.',
    pl: 'Wybrany gracz twojej drużyny leczy od razu 4 punkty zdrowia. Możesz wydać 1 PW, by usunąć 1 efekt z jego planszy.',
    ru: 'Выбранный игрок вашей команды сразу исцеляет 4 здоровья. Можете потратить 1 БС, чтобы снять с него 1 состояние.',
  },
  'health-potion-iv': {
    en: 'A player of your choice on your team heals 5 at once. You may remove 1 status from that player.',
    pl: 'Wybrany gracz twojej drużyny leczy od razu 5 punktów zdrowia. Możesz usunąć 1 efekt z jego planszy.',
    ru: 'Выбранный игрок вашей команды сразу исцеляет 5 здоровья. Можете снять с него 1 состояние.',
  },
  'tip-it-iv': written(
    {
      en: 'Twice, change any die by 1, up or down.',
      pl: 'Dwukrotnie zmień wynik dowolnej kości o 1 w górę albo w dół.',
      ru: 'Дважды измените значение любого кубика на 1 вверх или вниз.',
    },
    2,
  ),
  'samesies-iii': written(
    {
      en: 'Twice, change one of your dice to match another of your dice.',
      pl: 'Dwukrotnie ustaw jedną swoją kość na wynik innej swojej kości.',
      ru: 'Дважды сделайте значение одного своего кубика таким же, как у другого.',
    },
    2,
  ),
  'falling-palm': written(
    {
      en: 'Inflict Knockdown. Deal 4 undefendable damage (5 with Void Palm II, 6 with Void Palm III).',
      pl: 'Zagraj Powalenie. Zadaj 4 obrażenia nieuchronne (5, jeśli „Dłoń pustki” ma poziom II, a 6, jeśli III).',
      ru: 'Наложите «Нокдаун». Нанесите 4 неблокируемого урона (5, если уровень способности «Ладонь пустоты» — II, и 6, если III).',
    },
    2,
    3,
  ),
  'hired-gun-1': HIRED,
  'hired-gun-2': HIRED,
  'boost-1': boost(1),
  'boost-2': boost(2),
  'boost-3': boost(3),
  'boost-4': boost(4),
  parasite: {
    en: 'In your Upkeep Phase, if you have a positive status token, take 1 damage. When you prevent or avoid damage with a positive status, remove this token and take 3 undefendable damage, apart from any other.',
    pl: 'W swojej Fazie Utrzymania, jeśli masz żeton pozytywnego efektu, otrzymaj 1 obrażenie. Gdy zapobiegasz obrażeniom lub ich unikasz dzięki pozytywnemu efektowi, usuń ten żeton i otrzymaj 3 obrażenia nieuchronne, niezależnie od innych.',
    ru: 'В своей фазе обновления, если у вас есть положительное состояние, получите 1 урон. Когда вы отменяете урон или избегаете его благодаря положительному состоянию, снимите этот жетон и получите 3 неблокируемого урона отдельно от остального.',
  },
  'agile-elf-defence': {
    en: 'Roll 1 die. Heal half the value rolled (rounded up) plus 1 for each hero on the team.',
    pl: 'Rzuć 1 kością. Ulecz tyle punktów zdrowia, ile wynosi połowa wyniku (zaokrąglając w górę), oraz 1 za każdego bohatera w drużynie.',
    ru: 'Бросьте 1 кубик. Исцелите столько здоровья, сколько составляет половина значения (округляя вверх), и ещё 1 за каждого героя в команде.',
  },
  'broken-sword-gear': brokenSword(4),
  'broken-sword-ii-gear': brokenSword(5),
  'electro-gauntlets-gear': {
    en: 'When your attack inflicts a status, add 1 damage.',
    pl: 'Gdy twój atak zagrywa żeton efektu, dodaj 1 obrażenie.',
    ru: 'Когда ваша атака накладывает состояние, добавьте 1 урон.',
  },
  'crown-shard-gear': {
    en: 'Once a turn, you may have the die rolled for a King’s Hand rerolled.',
    pl: 'Raz na turę możesz przerzucić kość rzuconą za Królewską dłoń.',
    ru: 'Раз за ход можете перебросить кубик, брошенный за «Руку короля».',
  },
  salve: {
    en: 'On the map, when a teammate falls, you must spend one to leave them 1 health.',
    pl: 'Na mapie, gdy pada członek drużyny, musisz wydać jedną, by został mu 1 punkt zdrowia.',
    ru: 'На карте, когда падает член команды, вы обязаны израсходовать одну, чтобы у него осталось 1 здоровье.',
  },
} as const satisfies Record<string, Message | Written>;
