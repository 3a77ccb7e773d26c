// What an adventure's cards, tokens and enemies say in words of our own, by their ids; see dice-throne/written.ts.
import type { Message } from '../phrase.ts';

const link = (drawn: number, hurt: number): Message => ({
  en: `You and a teammate of your choice roll 1 die each. Whoever rolls higher draws ${drawn} cards, and the other takes ${hurt} damage. If the dice are equal, both draw 2 cards.`,
  pl: `Ty i wybrany członek drużyny rzucacie po 1 kości. Kto wyrzuci więcej, dobiera ${drawn} karty, a drugi otrzymuje ${hurt === 1 ? '1 obrażenie' : `${hurt} obrażenia`}. Przy równych wynikach obaj dobieracie po 2 karty.`,
  ru: `Вы и выбранный член команды бросаете по 1 кубику. У кого значение выше, берёт ${drawn} карты, а другой получает ${hurt === 1 ? '1 урон' : `${hurt} урона`}. При равных значениях оба берут по 2 карты.`,
});

export const WRITTEN = {
  link: link(2, 2),
  'link-ii': link(2, 1),
  'link-iii': {
    en: 'You and a teammate of your choice roll 1 die each. Whoever rolls higher draws 3 cards, and the other draws 1 card. If the dice are equal, both draw 2 cards.',
    pl: 'Ty i wybrany członek drużyny rzucacie po 1 kości. Kto wyrzuci więcej, dobiera 3 karty, a drugi 1 kartę. Przy równych wynikach obaj dobieracie po 2 karty.',
    ru: 'Вы и выбранный член команды бросаете по 1 кубику. У кого значение выше, берёт 3 карты, а другой 1 карту. При равных значениях оба берут по 2 карты.',
  },
  antidote: {
    en: 'Remove 3 Poison, 2 Bleed or Burn from a player of your team of your choice.',
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
} as const satisfies Record<string, Message>;
