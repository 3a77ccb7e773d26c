// How a hero that somebody made fares against the heroes of the boxes, and what would make it even.
export const BALANCE = {
  played: {
    en: '{hero} wins {rate} of {games, number} duels against the heroes of the boxes ({bot}, seed {seed}).',
    pl: '{hero}: wygrane {rate}, pojedynki z bohaterami z pudełek: {games, number} ({bot}, ziarno {seed}).',
    ru: '{hero}: побед {rate}, дуэлей с героями из коробок: {games, number} ({bot}, зерно {seed}).',
  },
  turns: {
    en: 'Going first {first}, going second {second}; a duel takes {turns, number} turns.',
    pl: 'Jako pierwszy {first}, jako drugi {second}; pojedynek trwa średnio {turns, number} tur.',
    ru: 'Первым {first}, вторым {second}; в дуэли в среднем {turns, number} ходов.',
  },
  stopped: {
    en: 'Duels that nobody could end, counted as draws: {stopped, number}.',
    pl: 'Pojedynki, których nikt nie mógł zakończyć, liczone jako remisy: {stopped, number}.',
    ru: 'Дуэлей, которые никто не мог закончить (считаются ничьими): {stopped, number}.',
  },
  card: { en: 'card', pl: 'karta', ru: 'карта' },
  health: {
    en: 'Health at the beginning of each turn, own and rival’s: {turns}.',
    pl: 'Zdrowie na początku każdej tury, własne i rywala: {turns}.',
    ru: 'Здоровье в начале каждого хода, своё и соперника: {turns}.',
  },
  changes: {
    en: 'What one more or one less does to the wins, by the same dice:',
    pl: 'Jak na wygrane wpływa o jeden więcej lub mniej, przy tych samych kościach:',
    ru: 'Как на победы влияет на единицу больше или меньше, при тех же кубиках:',
  },
  even: {
    en: 'The hero is even as far as these duels can tell.',
    pl: 'Na tyle, na ile pokazują te pojedynki, bohater jest wyrównany.',
    ru: 'Насколько видно по этим дуэлям, герой уравновешен.',
  },
  proposals: {
    en: 'The smallest changes that make it even, each played:',
    pl: 'Najmniejsze zmiany, które go wyrównują, każda rozegrana:',
    ru: 'Самые малые изменения, которые его уравновешивают, каждое сыграно:',
  },
  none: {
    en: 'No single number that was tried makes it even.',
    pl: 'Żadna pojedyncza sprawdzona liczba go nie wyrównuje.',
    ru: 'Ни одно отдельное проверенное число его не уравновешивает.',
  },
  duels: {
    en: 'duels in all against the heroes of the boxes, with --hero (320)',
    pl: 'łączna liczba pojedynków z bohaterami z pudełek, z --hero (320)',
    ru: 'сколько всего дуэлей с героями из коробок, с --hero (320)',
  },
  tries: {
    en: 'duels in which each number is tried one higher and one lower, with --hero (0 tries none)',
    pl: 'pojedynki, w których każdą liczbę sprawdza się o jeden wyżej i niżej, z --hero (0: bez prób)',
    ru: 'дуэлей, в которых каждое число пробуют на единицу выше и ниже, с --hero (0: без проб)',
  },
} as const;
