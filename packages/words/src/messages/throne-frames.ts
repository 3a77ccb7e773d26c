// How effects hang together: order, conditions, choices, players to choose, repetition and prices.
import type { Message } from '../phrase.ts';

export const JOINS = {
  /** A clause as a sentence. */
  sentence: { en: '{clause}.', pl: '{clause}.', ru: '{clause}.' },
  /** Clauses too long for commas. */
  heavy: { en: '{a}; {b}', pl: '{a}; {b}', ru: '{a}; {b}' },
  /** DT-13.4: what comes first is settled before the rest. */
  later: {
    en: '{when, select, true {then, {clause}} other {then {clause}}}',
    pl: '{when, select, true {następnie, {clause}} other {następnie {clause}}}',
    ru: '{when, select, true {затем, {clause}} other {затем {clause}}}',
  },
  /** Somebody else does this: `whom` in the nominative, verbs in the third person. */
  subject: { en: '{whom} {what}', pl: '{whom} {what}', ru: '{whom} {what}' },
  /** After an order somebody else does something. */
  while: { en: '{a}, and {b}', pl: '{a}, a {b}', ru: '{a}, а {b}' },
  order: { en: '{before}, then {after}', pl: '{before}, a następnie {after}', ru: '{before}, а затем {after}' },
  after: { en: '{head}: {what}', pl: '{head}: {what}', ru: '{head}: {what}' },
  or: { en: '{a} or {b}', pl: '{a} albo {b}', ru: '{a} или {b}' },
  /** What the reader does, or somebody else. */
  orElse: { en: '{a}, or {b}', pl: '{a} albo {b}', ru: '{a}, или {b}' },
  and: { en: '{a} and {b}', pl: '{a} i {b}', ru: '{a} и {b}' },
  /** What is given up for it; `what` in the infinitive. */
  purpose: { en: '{head} to {what}', pl: '{head}, by {what}', ru: '{head}, чтобы {what}' },
  /** The same where somebody else acts. */
  ifSo: { en: '{head}; if you do, {what}', pl: '{head}; wtedy {what}', ru: '{head}; тогда {what}' },
} as const satisfies Record<string, Message>;

export const IFS = {
  if: { en: 'if {test}, {what}', pl: 'jeśli {test}, {what}', ru: 'если {test}, {what}' },
  /** What follows has conditions of its own. */
  ifHeavy: { en: 'if {test}: {what}', pl: 'jeśli {test}: {what}', ru: 'если {test}: {what}' },
  /** What dice show; `shown` in the locative. */
  on: { en: 'on {shown}, {what}', pl: 'przy {shown} {what}', ru: 'при {shown} {what}' },
  onHeavy: { en: 'on {shown}: {what}', pl: 'przy {shown}: {what}', ru: 'при {shown}: {what}' },
  /** What dice show, and something besides. */
  onIf: {
    en: 'on {shown}, if {test}, {what}',
    pl: 'przy {shown}, jeśli {test}, {what}',
    ru: 'при {shown}, если {test}, {what}',
  },
  otherwise: {
    en: '{first}; otherwise{heavy, select, true {:} other {,}} {what}',
    pl: '{first}; w przeciwnym razie{heavy, select, true {:} other {}} {what}',
    ru: '{first}; иначе{heavy, select, true {:} other {}} {what}',
  },
} as const satisfies Record<string, Message>;

export const CHOOSING = {
  /** `what` in the infinitive; `they`: somebody spoken of before may. */
  may: {
    en: '{they, select, true {may {what}} other {you may {what}}}',
    pl: '{they, select, true {może {what}} other {możesz {what}}}',
    ru: '{they, select, true {может {what}} other {можете {what}}}',
  },
  /** What somebody else does then. */
  mayThat: { en: 'you may decide that {what}', pl: 'możesz zdecydować, że {what}', ru: 'можете решить, что {what}' },
  mayTimes: {
    en: 'up to {times, number} times you may {what}',
    pl: 'do {times, number} razy możesz {what}',
    ru: 'до {times, number} раз можете {what}',
  },
  one: { en: 'choose one: {options}', pl: 'wybierz jedno: {options}', ru: 'выберите одно: {options}' },
  mayOne: {
    en: 'you may choose one: {options}',
    pl: 'możesz wybrać jedno: {options}',
    ru: 'можете выбрать одно: {options}',
  },
  /** Nothing twice. */
  different: {
    en: 'you may choose up to {upTo, number} different ones: {options}',
    pl: 'możesz wybrać do {upTo, number} różnych: {options}',
    ru: 'можете выбрать до {upTo, number} разных: {options}',
  },
  /** Options long enough to lose count of. */
  numbered: { en: '{number, number}) {option}', pl: '{number, number}) {option}', ru: '{number, number}) {option}' },
  theirs: {
    en: '{whom} chooses one: {options}',
    pl: '{whom} wybiera jedno: {options}',
    ru: '{whom} выбирает одно: {options}',
  },
  /** An option that is not always open. */
  when: { en: '{what} (if {test})', pl: '{what} (jeśli {test})', ru: '{what} (если {test})' },
  nothing: { en: 'do nothing', pl: 'nie rób nic', ru: 'не делайте ничего' },
  /** Giving up one of several companions; `names` in the accusative, `what` in the infinitive. */
  release: {
    en: 'you may remove 1 {names} to {what}',
    pl: 'możesz usunąć 1 {names}, by {what}',
    ru: 'можете снять 1 {names}, чтобы {what}',
  },
  /** `names` in the nominative. */
  releaseMore: {
    en: 'you may remove up to {upTo, number} tokens of these: {names}; for each of them, {what}',
    pl: 'możesz usunąć do {upTo, number} żetonów spośród tych: {names}; za każdy z nich {what}',
    ru: 'можете снять до {upTo, number} жетонов из этих: {names}; за каждый из них {what}',
  },
} as const satisfies Record<string, Message>;

/** The Treant's own verb: another companion of the first stage, or one that becomes the next. */
export const GROWTH = {
  once: { en: 'grow', pl: 'hoduj', ru: 'выполните взращивание' },
  times: {
    en: 'grow {times, plural, one {# time} other {# times}}',
    pl: 'hoduj {times, plural, one {# raz} few {# razy} many {# razy} other {# razy}}',
    ru: 'выполните взращивание {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}',
  },
  each: { en: 'grow once for {each}', pl: 'hoduj raz za {each}', ru: 'выполните взращивание один раз за {each}' },
  /** Where the verb is defined. */
  defined: { en: 'grow: {options}', pl: 'hoduj: {options}', ru: 'выполните взращивание: {options}' },
} as const satisfies Record<string, Message>;

/** Choices that a person sums up. */
export const SUMMED = {
  /** Part of what is gained may be taken from an opponent; `shown` in the locative. */
  theft: {
    en: 'gain {cp, number} CP; on {shown}, you may steal {most, plural, one {#} other {up to #}} of it from an opponent of your choice',
    pl: 'weź {cp, number} PW; przy {shown} możesz ukraść {most, plural, one {#} few {do #} many {do #} other {do #}} z nich wybranemu przeciwnikowi',
    ru: 'получите {cp, number} БС; при {shown} можете украсть {most, plural, one {#} few {до #} many {до #} other {до #}} из них у выбранного противника',
  },
  /** Tokens instead of the roll; `tokens` in the accusative. */
  symbolBought: {
    en: 'roll 1 die, or spend {tokens} and choose its symbol',
    pl: 'rzuć 1 kością albo wydaj {tokens} i wybierz symbol',
    ru: 'бросьте 1 кубик или израсходуйте {tokens} и выберите символ',
  },
} as const satisfies Record<string, Message>;

export const PICKS = {
  one: {
    en: '{among, select, opponents {choose an opponent} others {choose another player} teammates {choose a teammate} team {choose a player of your team} engaged {choose an engaged opponent} other {choose a player}}',
    pl: '{among, select, opponents {wybierz przeciwnika} others {wybierz innego gracza} teammates {wybierz członka drużyny} team {wybierz gracza swojej drużyny} engaged {wybierz uwikłanego przeciwnika} other {wybierz gracza}}',
    ru: '{among, select, opponents {выберите противника} others {выберите другого игрока} teammates {выберите члена команды} team {выберите игрока своей команды} engaged {выберите противника в этом бою} other {выберите игрока}}',
  },
  several: {
    en: '{among, select, opponents {choose {times, number} different opponents} others {choose {times, number} different other players} teammates {choose {times, number} different teammates} other {choose {times, number} different players}}',
    pl: '{among, select, opponents {wybierz {times, number} różnych przeciwników} others {wybierz {times, number} innych graczy} teammates {wybierz {times, number} różnych członków drużyny} other {wybierz {times, number} różnych graczy}}',
    ru: '{among, select, opponents {выберите {times, number} разных противников} others {выберите {times, number} других игроков} teammates {выберите {times, number} разных членов команды} other {выберите {times, number} разных игроков}}',
  },
  upTo: {
    en: '{among, select, opponents {choose up to {times, number} different opponents} others {choose up to {times, number} different other players} teammates {choose up to {times, number} different teammates} other {choose up to {times, number} different players}}',
    pl: '{among, select, opponents {wybierz do {times, number} różnych przeciwników} others {wybierz do {times, number} innych graczy} teammates {wybierz do {times, number} różnych członków drużyny} other {wybierz do {times, number} różnych graczy}}',
    ru: '{among, select, opponents {выберите до {times, number} разных противников} others {выберите до {times, number} других игроков} teammates {выберите до {times, number} разных членов команды} other {выберите до {times, number} разных игроков}}',
  },
  every: {
    en: '{among, select, opponents {for every opponent} others {for every other player} teammates {for every teammate} team {for every player of your team} engaged {for every engaged opponent} other {for every player}}',
    pl: '{among, select, opponents {dla każdego przeciwnika} others {dla każdego innego gracza} teammates {dla każdego członka drużyny} team {dla każdego gracza twojej drużyny} engaged {dla każdego uwikłanego przeciwnika} other {dla każdego gracza}}',
    ru: '{among, select, opponents {для каждого противника} others {для каждого другого игрока} teammates {для каждого члена команды} team {для каждого игрока вашей команды} engaged {для каждого противника в этом бою} other {для каждого игрока}}',
  },
} as const satisfies Record<string, Message>;

export const REPEATS = {
  /** Tokens for opponents, each of whom may get several; `tokens` in the accusative. */
  divided: {
    en: 'inflict {tokens}, divided among opponents as you choose',
    pl: 'rozdziel {tokens} między przeciwników',
    ru: 'распределите {tokens} между противниками',
  },
  halfHandDiscarded: {
    en: 'discard half the cards in your hand (rounded up)',
    pl: 'odrzuć połowę kart z ręki (zaokrąglając w górę)',
    ru: 'сбросьте половину карт из руки (округляя вверх)',
  },
  times: {
    en: '{heavy, select, true {{times, plural, one {# time} other {# times}}: {what}} other {{what}, {times, plural, one {# time} other {# times}}}}',
    pl: '{heavy, select, true {{times, plural, one {# raz} few {# razy} many {# razy} other {# razy}}: {what}} other {{times, plural, one {# raz} few {# razy} many {# razy} other {# razy}} {what}}}',
    ru: '{heavy, select, true {{times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}: {what}} other {{times, plural, one {# раз} few {# раза} many {# раз} other {# раза}} {what}}}',
  },
  per: { en: 'for {each}: {what}', pl: 'za {each}: {what}', ru: 'за {each}: {what}' },
  /** Before a clause that ends with somebody's name. */
  fronted: { en: 'for {each}, {what}', pl: 'za {each} {what}', ru: 'за {each} {what}' },
  /** Cards that may be given up, one by one. */
  anyCards: {
    en: 'you may discard any number of cards; for each, {what}',
    pl: 'możesz odrzucić dowolną liczbę kart; za każdą {what}',
    ru: 'можете сбросить любое количество карт; за каждую {what}',
  },
  hand: {
    en: 'for each card in your hand: {what}',
    pl: 'za każdą kartę w ręce: {what}',
    ru: 'за каждую карту в руке: {what}',
  },
  halfHand: {
    en: 'for half the cards in your hand (rounded up): {what}',
    pl: 'za połowę kart w ręce (zaokrąglając w górę): {what}',
    ru: 'за половину карт в руке (округляя вверх): {what}',
  },
  amount: { en: '{amount}: {what}', pl: '{amount}: {what}', ru: '{amount}: {what}' },
} as const satisfies Record<string, Message>;

/** Giving something up for what follows; `name` as it is counted from five. */
export const PRICES = {
  tokens: {
    en: '{one, select, true {you may spend 1 {name}: {what}} other {you may spend up to {upTo, number} {name}: {what}}}',
    pl: '{one, select, true {możesz wydać 1 {name}: {what}} other {możesz wydać do {upTo, number} {name}: {what}}}',
    ru: '{one, select, true {можете израсходовать 1 {name}: {what}} other {можете израсходовать до {upTo, number} {name}: {what}}}',
  },
  /** Tokens that may be taken or left. */
  gainUpTo: {
    en: 'you may gain up to {upTo, number} {name}',
    pl: 'możesz wziąć do {upTo, number} {name}',
    ru: 'можете получить до {upTo, number} {name}',
  },
  /** Nothing comes of it. */
  tokensOnly: {
    en: '{one, select, true {you may remove 1 {name}} other {you may remove up to {upTo, number} {name}}}',
    pl: '{one, select, true {możesz usunąć 1 {name}} other {możesz usunąć do {upTo, number} {name}}}',
    ru: '{one, select, true {можете снять 1 {name}} other {можете снять до {upTo, number} {name}}}',
  },
  /** Paying to roll once more before the result counts. */
  again: {
    en: 'you may spend {price, number} CP to roll again, as often as you like',
    pl: 'możesz wydać {price, number} PW, by rzucić ponownie, ile razy zechcesz',
    ru: 'можете потратить {price, number} БС и бросить снова, сколько угодно раз',
  },
  cp: {
    en: 'you may spend any number of CP: {what}',
    pl: 'możesz wydać dowolną liczbę PW: {what}',
    ru: 'можете потратить любое количество БС: {what}',
  },
} as const satisfies Record<string, Message>;

export const CONTESTS = {
  tied: { en: 'if the dice are equal, {what}', pl: 'przy równych wynikach {what}', ru: 'при равных значениях {what}' },
  roll: {
    en: 'you and {whom} roll 1 die each',
    pl: 'ty i {whom} rzucacie po 1 kości',
    ru: 'вы и {whom} бросаете по 1 кубику',
  },
  /** A defence has its die already. */
  rival: {
    en: '{whom} rolls 1 die{alike, select, true { too} other {}}',
    pl: '{whom}{alike, select, true { też} other {}} rzuca 1 kością',
    ru: '{whom}{alike, select, true { тоже} other {}} бросает 1 кубик',
  },
  /** Of several dice of a defence. */
  best: {
    en: 'the highest of your dice counts',
    pl: 'liczy się twój najwyższy wynik',
    ru: 'считается ваше наибольшее значение',
  },
  result: {
    en: '{ties, select, true {if your die is not lower} other {if your die is higher}}, {win}; otherwise, {lose}',
    pl: '{ties, select, true {jeśli twój wynik nie jest niższy} other {jeśli twój wynik jest wyższy}}, {win}; w przeciwnym razie {lose}',
    ru: '{ties, select, true {если ваш результат не ниже} other {если ваш результат выше}}, {win}; иначе {lose}',
  },
} as const satisfies Record<string, Message>;
