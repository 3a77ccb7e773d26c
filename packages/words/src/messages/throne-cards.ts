// What is printed around effects: rows, passives, tokens and their moments, and what a card needs.
import type { Hooks, Moment, PlayNeed } from '@wyrmtable/dice-throne';
import type { Message } from '../phrase.ts';

/** Hooks that run effects: the moment as the beginning of a sentence. */
type Running =
  | 'upkeep'
  | 'turnEnd'
  | 'activated'
  | 'check'
  | 'rollEnd'
  | 'idleOpponent'
  | 'overflow'
  | 'emptied'
  | 'income'
  | 'idle'
  | 'secondWind'
  | 'contests'
  | 'attacking'
  | 'landed'
  | 'defends'
  | 'parries'
  | 'hurt'
  | 'lessened'
  | 'befalls';
/** Said together with another hook, or with the stack limit. */
type Silent = 'savesAt' | 'group' | 'awaits';

export const MOMENT_HOOKS = {
  income: {
    en: 'after {own, select, other {your}} Income Phase{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'po {own, select, true {swojej} other {twojej}} Fazie Dochodu{heavy, select, true {:} when {,} other {}} {what}',
    ru: 'после {own, select, true {своей} other {вашей}} фазы дохода{heavy, select, true {:} when {,} other {}} {what}',
  },
  idle: {
    en: 'when you have activated no ability in your Offensive Roll Phase{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy w swojej Fazie Rzutu Ofensywnego nie aktywujesz żadnej zdolności{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда в своей фазе броска нападения вы не активировали ни одной способности{heavy, select, true {:} when {,} other {,}} {what}',
  },
  secondWind: {
    en: 'when you have activated no ability in your Offensive Roll Phase{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy w swojej Fazie Rzutu Ofensywnego nie aktywujesz żadnej zdolności{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда в своей фазе броска нападения вы не активировали ни одной способности{heavy, select, true {:} when {,} other {,}} {what}',
  },
  contests: {
    en: 'when somebody is about to activate an ultimate ability against you{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy ktoś ma aktywować przeciw tobie zdolność specjalną{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда кто-то собирается активировать против вас легендарную способность{heavy, select, true {:} when {,} other {,}} {what}',
  },
  attacking: {
    en: 'when you attack{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy atakujesz{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда вы атакуете{heavy, select, true {:} when {,} other {,}} {what}',
  },
  landed: {
    en: 'after your attack has dealt its damage{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy twój atak zada obrażenia{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'после того как ваша атака нанесла урон{heavy, select, true {:} when {,} other {,}} {what}',
  },
  /** The same, with how much it took. */
  landedHard: {
    en: 'when your attack has taken at least {least, number} health{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy twój atak odbierze co najmniej {least, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда ваша атака отнимет не меньше {least, number} здоровья{heavy, select, true {:} when {,} other {,}} {what}',
  },
  defends: {
    en: 'when you activate a defensive ability{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy aktywujesz zdolność obronną{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда вы активируете способность защиты{heavy, select, true {:} when {,} other {,}} {what}',
  },
  parries: {
    en: 'when an attack is about to hit you{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy atak ma cię trafić{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда атака вот-вот попадёт по вам{heavy, select, true {:} when {,} other {,}} {what}',
  },
  hurt: {
    en: 'when an attack takes health from you{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy atak odbierze ci zdrowie{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда атака отнимает у вас здоровье{heavy, select, true {:} when {,} other {,}} {what}',
  },
  lessened: {
    en: 'when you prevent or avoid damage with a positive status{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy zapobiegasz obrażeniom lub ich unikasz dzięki pozytywnemu efektowi{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда вы отменяете урон или избегаете его благодаря положительному состоянию{heavy, select, true {:} when {,} other {,}} {what}',
  },
  upkeep: {
    en: 'in {own, select, other {your}} Upkeep Phase{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'w {own, select, true {swojej} other {twojej}} Fazie Utrzymania{heavy, select, true {:} when {,} other {}} {what}',
    ru: 'в {own, select, true {своей} other {вашей}} фазе обновления{heavy, select, true {:} when {,} other {}} {what}',
  },
  turnEnd: {
    en: 'at the end of {own, select, other {your}} turn{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'na koniec {own, select, true {swojej} other {twojej}} tury{heavy, select, true {:} when {,} other {}} {what}',
    ru: 'в конце {own, select, true {своего} other {вашего}} хода{heavy, select, true {:} when {,} other {}} {what}',
  },
  activated: {
    en: 'when you activate an offensive ability{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy aktywujesz zdolność ofensywną{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда вы активируете способность нападения{heavy, select, true {:} when {,} other {,}} {what}',
  },
  check: {
    en: 'before the ability you declared takes effect{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'zanim zadziała ogłoszona przez ciebie zdolność{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'прежде чем сработает объявленная вами способность{heavy, select, true {:} when {,} other {,}} {what}',
  },
  rollEnd: {
    en: 'at the end of {own, select, other {your}} Roll Phase{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'na koniec {own, select, true {swojej} other {twojej}} Fazy Rzutu{heavy, select, true {:} when {,} other {}} {what}',
    ru: 'в конце {own, select, true {своей} other {вашей}} фазы броска{heavy, select, true {:} when {,} other {}} {what}',
  },
  /** What a Roll Phase ends with, but only for who attacks so hard; `test` is a clause. */
  struckHard: {
    en: 'when {test}{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy {test}{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда {test}{heavy, select, true {:} when {,} other {,}} {what}',
  },
  /** `status` is what the holder waits for; `known` says whether it is any one in particular. */
  befalls: {
    en: '{known, select, true {for each {status}} other {for each status token}} that an engaged opponent would get{heavy, select, true {:} when {,} other {,}} {what}',
    pl: '{known, select, true {za każdy żeton {status},} other {za każdy żeton efektu,}} który ma otrzymać uwikłany przeciwnik{heavy, select, true {:} when {,} other {,}} {what}',
    ru: '{known, select, true {за каждый жетон {status},} other {за каждый жетон состояния,}} который должен получить противник в этом бою{heavy, select, true {:} when {,} other {,}} {what}',
  },
  idleOpponent: {
    en: 'when an opponent’s Offensive Roll Phase ends without an attack{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy Faza Rzutu Ofensywnego przeciwnika kończy się bez ataku{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда фаза броска нападения противника заканчивается без атаки{heavy, select, true {:} when {,} other {,}} {what}',
  },
  overflow: {
    en: 'when you get one more than the limit{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy otrzymujesz o jeden żeton więcej, niż pozwala limit{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда вы получаете на один жетон больше предела{heavy, select, true {:} when {,} other {,}} {what}',
  },
  emptied: {
    en: 'when damage takes the last of it{heavy, select, true {:} when {,} other {,}} {what}',
    pl: 'gdy obrażenia zabiorą ostatni żeton{heavy, select, true {:} when {,} other {,}} {what}',
    ru: 'когда урон забирает последний жетон{heavy, select, true {:} when {,} other {,}} {what}',
  },
} as const satisfies Record<Running | 'struckHard' | 'landedHard', Message>;

/** Hooks that change the rules for the holder: whole sentences. */
export const RULE_HOOKS = {
  skipsIncome: {
    en: 'Skip your next Income Phase, then remove this token.',
    pl: 'Pomiń swoją najbliższą Fazę Dochodu, po czym usuń ten żeton.',
    ru: 'Пропустите свою ближайшую фазу дохода, затем снимите это состояние.',
  },
  skipsOffence: {
    en: 'Before your Offensive Roll Phase, spend {price, number} CP or skip the phase; then remove this token.',
    pl: 'Przed swoją Fazą Rzutu Ofensywnego wydaj {price, number} PW albo pomiń tę fazę; potem usuń ten żeton.',
    ru: 'Перед своей фазой броска нападения потратьте {price, number} БС или пропустите эту фазу; затем снимите это состояние.',
  },
  stuns: {
    en: 'You can do nothing. When the attack is over, remove this token; whoever inflicted it then takes another Offensive Roll Phase against you.',
    pl: 'Nie możesz nic zrobić. Po ataku usuń ten żeton; gracz, który go zagrał, rozgrywa przeciw tobie dodatkową Fazę Rzutu Ofensywnego.',
    ru: 'Вы ничего не можете делать. После атаки снимите это состояние; наложивший его игрок проводит против вас ещё одну фазу броска нападения.',
  },
  fewerAttempts: {
    en: '{attempts, plural, one {You have one fewer offensive roll attempt.} other {You have # fewer offensive roll attempts.}}',
    pl: '{attempts, plural, one {Masz o # próbę rzutu ofensywnego mniej.} few {Masz o # próby rzutu ofensywnego mniej.} many {Masz o # prób rzutu ofensywnego mniej.} other {Masz o # próby rzutu ofensywnego mniej.}}',
    ru: '{attempts, plural, one {У вас на # попытку броска нападения меньше.} few {У вас на # попытки броска нападения меньше.} many {У вас на # попыток броска нападения меньше.} other {У вас на # попытки броска нападения меньше.}}',
  },
  attemptPrice: {
    en: 'Every offensive roll attempt after the first costs you {price, number} CP.',
    pl: 'Każda próba rzutu ofensywnego po pierwszej kosztuje cię {price, number} PW.',
    ru: 'Каждая попытка броска нападения после первой стоит вам {price, number} БС.',
  },
  strengthens: {
    en: 'Your attacks deal {damage, number} more damage.',
    pl: 'Twoje ataki zadają o {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} więcej.',
    ru: 'Ваши атаки наносят на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} больше.',
  },
  invites: {
    en: '{cp, plural, =0 {Attacks against you deal {damage, number} more damage.} one {Attacks against you deal {damage, number} more damage, and the attacker gains # CP.} other {Attacks against you deal {damage, number} more damage, and the attacker gains # CP.}}',
    pl: '{cp, plural, =0 {Ataki na ciebie zadają o {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} więcej.} one {Ataki na ciebie zadają o {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} więcej, a atakujący otrzymuje # PW.} few {Ataki na ciebie zadają o {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} więcej, a atakujący otrzymuje # PW.} many {Ataki na ciebie zadają o {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} więcej, a atakujący otrzymuje # PW.} other {Ataki na ciebie zadają o {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} więcej, a atakujący otrzymuje # PW.}}',
    ru: '{cp, plural, =0 {Атаки против вас наносят на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} больше.} one {Атаки против вас наносят на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} больше, а атакующий получает # БС.} few {Атаки против вас наносят на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} больше, а атакующий получает # БС.} many {Атаки против вас наносят на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} больше, а атакующий получает # БС.} other {Атаки против вас наносят на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} больше, а атакующий получает # БС.}}',
  },
  weakens: {
    en: '{used, select, true {For each of these tokens your next attack deals {damage, number} less damage; then remove them all.} other {For each of these tokens you deal {damage, number} less damage in your Offensive Roll Phase; this includes collateral but not ultimate damage.}}',
    pl: '{used, select, true {Za każdy taki żeton twój następny atak zadaje o {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} mniej; potem usuń je wszystkie.} other {Za każdy taki żeton w swojej Fazie Rzutu Ofensywnego zadajesz łącznie o {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} mniej; dotyczy to także obrażeń obszarowych, ale nie specjalnych.}}',
    ru: '{used, select, true {За каждый такой жетон ваша следующая атака наносит на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} меньше; затем снимите их все.} other {За каждый такой жетон в своей фазе броска нападения вы наносите в сумме на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} меньше; это касается и побочного урона, но не легендарного.}}',
  },
  harmless: {
    en: 'You deal no damage in your Offensive Roll Phase.',
    pl: 'W swojej Fazie Rzutu Ofensywnego nie zadajesz obrażeń.',
    ru: 'В своей фазе броска нападения вы не наносите урона.',
  },
  hides: {
    en: 'You take no damage from opponents’ Offensive Roll Phases and make no defense roll.',
    pl: 'Nie otrzymujesz obrażeń z Faz Rzutu Ofensywnego przeciwników i nie wykonujesz rzutu obronnego.',
    ru: 'Вы не получаете урона от фаз броска нападения противников и не делаете бросок защиты.',
  },
  endsWith: {
    en: '{phase, select, offence {Remove this token after your Offensive Roll Phase.} next {Remove this token after your next Roll Phase.} turn {Remove this token at the end of your turn.} other {Remove this token after your Roll Phase.}}',
    pl: '{phase, select, offence {Usuń ten żeton po swojej Fazie Rzutu Ofensywnego.} next {Usuń ten żeton po swojej następnej Fazie Rzutu.} turn {Usuń ten żeton na koniec swojej tury.} other {Usuń ten żeton po swojej Fazie Rzutu.}}',
    ru: '{phase, select, offence {Снимите этот жетон после своей фазы броска нападения.} next {Снимите этот жетон после своей следующей фазы броска.} turn {Снимите этот жетон в конце своего хода.} other {Снимите этот жетон после своей фазы броска.}}',
  },
  fades: {
    en: 'Remove this token at the end of a turn you began with it.',
    pl: 'Usuń ten żeton na koniec tury, którą z nim zaczynasz.',
    ru: 'Снимите этот жетон в конце хода, который вы с ним начали.',
  },
  passing: {
    en: 'Remove this token with the next damage that is dealt, needed or not.',
    pl: 'Usuń ten żeton przy następnych zadanych obrażeniach, nawet jeśli nie był potrzebny.',
    ru: 'Снимите этот жетон при следующем нанесённом уроне, даже если он не пригодился.',
  },
  saves: {
    en: 'When your health would drop to 0, remove this token and set it to {health, number}.',
    pl: 'Gdy twoje zdrowie ma spaść do 0, usuń ten żeton: zostaje ci {health, number}.',
    ru: 'Когда ваше здоровье должно упасть до 0, снимите этот жетон: у вас остаётся {health, number}.',
  },
  rescues: {
    en: 'When the health of a teammate with a dial of their own would drop to 0, remove one of these tokens and set it to {health, number}.',
    pl: 'Gdy zdrowie członka drużyny, który ma własny licznik, ma spaść do 0, usuń jeden taki żeton: zostaje mu {health, number}.',
    ru: 'Когда здоровье члена команды с собственным счётчиком должно упасть до 0, снимите один такой жетон: у него остаётся {health, number}.',
  },
  revives: {
    en: 'When your health would drop to 0, remove {name} instead and set it to {health, number}.',
    pl: 'Gdy twoje zdrowie ma spaść do 0, usuń zamiast tego {name} i ustaw zdrowie na {health, number}.',
    ru: 'Когда ваше здоровье должно упасть до 0, вместо этого снимите {name} и выставьте здоровье на {health, number}.',
  },
  perTurn: {
    en: 'How often a turn, the scenario says.',
    pl: 'Ile razy na turę, określa scenariusz.',
    ru: 'Сколько раз за ход — указывает сценарий.',
  },
  blanks: {
    en: 'Every {value, number} you roll is blank.',
    pl: 'Każda {value, number} na twoich kościach jest pusta.',
    ru: 'Каждая {value, number} на ваших кубиках считается пустой.',
  },
  mutes: {
    en: 'You cannot activate abilities that need a small or a large straight.',
    pl: 'Nie możesz aktywować zdolności wymagających małego lub dużego strita.',
    ru: 'Вы не можете активировать способности, которым нужен малый или большой стрит.',
  },
  caps: {
    en: 'No attack takes more than {damage, number} health from you.',
    pl: 'Żaden atak nie odbiera ci więcej zdrowia niż {damage, number}.',
    ru: 'Ни одна атака не отнимает у вас больше {damage, number} здоровья.',
  },
  defenceRerolls: {
    en: '{dice, plural, one {You may reroll # die of your defensive ability.} other {You may reroll up to # dice of your defensive ability.}}',
    pl: '{dice, plural, one {Możesz przerzucić # kość swojej zdolności obronnej.} few {Możesz przerzucić do # kości swojej zdolności obronnej.} many {Możesz przerzucić do # kości swojej zdolności obronnej.} other {Możesz przerzucić do # kości swojej zdolności obronnej.}}',
    ru: '{dice, plural, one {Вы можете перебросить # кубик своей способности защиты.} few {Вы можете перебросить до # кубиков своей способности защиты.} many {Вы можете перебросить до # кубиков своей способности защиты.} other {Вы можете перебросить до # кубика своей способности защиты.}}',
  },
  sells: {
    en: 'Once a turn, a card you sell brings {cp, number} CP.',
    pl: 'Raz na turę sprzedana karta daje ci {cp, number} PW.',
    ru: 'Раз за ход проданная карта приносит вам {cp, number} БС.',
  },
  immune: {
    en: 'You cannot suffer {names}.',
    pl: 'Nie możesz otrzymać {names}.',
    ru: 'На вас нельзя наложить {names}.',
  },
} as const satisfies Record<Exclude<keyof Hooks, Running | Silent>, Message>;

/** What may be used, for a price: the beginning of a sentence. */
export const USES = {
  /** Tokens in the accusative; `cp` 0 when there is nothing to pay. */
  price: {
    en: '{kind, select, tokens {spend {tokens}} cp {spend {cp, number} CP} both {spend {tokens} and {cp, number} CP} other {you may use this}}',
    pl: '{kind, select, tokens {wydaj {tokens}} cp {wydaj {cp, number} PW} both {wydaj {tokens} i {cp, number} PW} other {możesz użyć tej zdolności}}',
    ru: '{kind, select, tokens {израсходуйте {tokens}} cp {потратьте {cp, number} БС} both {израсходуйте {tokens} и потратьте {cp, number} БС} other {можете применить эту способность}}',
  },
  /** `clause`: the use begins with "when". */
  once: {
    en: '{clause, select, true {once a turn, {use}} other {once a turn, {use}}}',
    pl: '{clause, select, true {raz na turę, {use}} other {raz na turę {use}}}',
    ru: '{clause, select, true {раз за ход, {use}} other {раз за ход {use}}}',
  },
  matured: {
    en: '{use} (tokens gained this turn do not count)',
    pl: '{use} (żetony otrzymane w tej turze się nie liczą)',
    ru: '{use} (жетоны, полученные в этом ходу, не считаются)',
  },
  moments: {
    en: '{moment, select, main {in your Main Phase, {price}} upkeep {in your Upkeep Phase, {price}} roll {in any Roll Phase, {price}} incoming {when you are about to take damage, {price}} attack {when you attack, {price}} early {when you attack, before the defense, {price}} attacked {when you are attacked, {price}} struck {when you are about to take damage from an opponent’s Offensive Roll Phase, {price}} defence {when you are attacked, instead of a defense, {price}} other {{price}}}',
    pl: '{moment, select, main {w swojej Fazie Głównej {price}} upkeep {w swojej Fazie Utrzymania {price}} roll {w dowolnej Fazie Rzutu {price}} incoming {gdy masz otrzymać obrażenia, {price}} attack {gdy atakujesz, {price}} early {gdy atakujesz, przed obroną {price}} attacked {gdy ktoś cię atakuje, {price}} struck {gdy masz otrzymać obrażenia z Fazy Rzutu Ofensywnego przeciwnika, {price}} defence {gdy ktoś cię atakuje, zamiast obrony {price}} other {{price}}}',
    ru: '{moment, select, main {в своей основной фазе {price}} upkeep {в своей фазе обновления {price}} roll {в любой фазе броска {price}} incoming {когда вы должны получить урон, {price}} attack {когда вы атакуете, {price}} early {когда вы атакуете, до защиты {price}} attacked {когда вас атакуют, {price}} struck {когда вы должны получить урон от фазы броска нападения противника, {price}} defence {когда вас атакуют, вместо защиты {price}} other {{price}}}',
  },
} as const satisfies Record<string, Message>;

/** The names of moments inside `USES.moments`. */
export const MOMENT_KEYS = {
  any: 'any',
  main: 'main',
  upkeep: 'upkeep',
  roll: 'roll',
  incoming: 'incoming',
  'own-attack': 'attack',
  'before-defence': 'early',
  attacked: 'attacked',
  struck: 'struck',
  defence: 'defence',
} as const satisfies Record<Moment, string>;

/** What must be so before something may be used; needs that only ask whether it would do anything go without saying. */
export const NEEDS = {
  attacked: {
    en: 'Only when you are attacked.',
    pl: 'Tylko gdy ktoś cię atakuje.',
    ru: 'Только когда вас атакуют.',
  },
  anotherCard: {
    en: 'Only with another card to discard.',
    pl: 'Tylko jeśli masz inną kartę do odrzucenia.',
    ru: 'Только если есть другая карта для сброса.',
  },
  falling: {
    en: 'Only when a player of your team is about to drop to 0 health.',
    pl: 'Tylko gdy zdrowie gracza twojej drużyny ma spaść do 0.',
    ru: 'Только когда здоровье игрока вашей команды вот-вот упадёт до 0.',
  },
  landed: {
    en: 'Only after your attack has taken at least {damage, number} health.',
    pl: 'Tylko gdy twój atak odebrał co najmniej {damage, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}.',
    ru: 'Только после вашей атаки, отнявшей не меньше {damage, number} здоровья.',
  },
  attackBase: {
    en: 'Only if the attack itself deals at least {damage, number} damage.',
    pl: 'Tylko jeśli sam atak zadaje co najmniej {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
    ru: 'Только если сама атака наносит не меньше {damage, number} урона.',
  },
  incoming: {
    en: 'Only when you are about to take at least {damage, number} damage.',
    pl: 'Tylko gdy masz otrzymać co najmniej {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
    ru: 'Только когда входящий урон не меньше {damage, number}.',
  },
  /** `name` in the genitive. */
  dieOf: {
    en: 'Only on the die rolled for {name}.',
    pl: 'Tylko dla kości {name}.',
    ru: 'Только для кубика {name}.',
  },
  condition: { en: 'Only if {test}.', pl: 'Tylko jeśli {test}.', ru: 'Только если {test}.' },
} as const satisfies Record<string, Message>;

/** Needs that are single words and have a sentence. */
export const NEED_KEYS: Readonly<Partial<Record<Extract<PlayNeed, string>, keyof typeof NEEDS>>> = {
  attacked: 'attacked',
  'another-card': 'anotherCard',
  falling: 'falling',
};

export const ABILITY_TEXTS = {
  row: { en: '{need}: {text}', pl: '{need}: {text}', ru: '{need}: {text}' },
  /** What all rows share. */
  shared: { en: 'In each case: {text}', pl: 'W każdym przypadku: {text}', ru: 'В каждом случае: {text}' },
  /** A token whose text knows this ability. */
  seeAlso: { en: 'See also: {names}.', pl: 'Zobacz też: {names}.', ru: 'См. также: {names}.' },
  /** After a denial. */
  nor: { en: '{a} or {b}', pl: '{a} ani {b}', ru: '{a} и {b}' },
  named: { en: '{name} — {text}', pl: '{name} — {text}', ru: '{name} — {text}' },
  /** A unique defence. */
  unique: {
    en: 'Unique defense.',
    pl: 'Unikatowa obrona.',
    ru: 'Уникальная защита.',
  },
} as const satisfies Record<string, Message>;

export const STATUS_TEXTS = {
  limit: { en: 'Stack limit: {limit, number}.', pl: 'Limit stosu: {limit, number}.', ru: 'Предел: {limit, number}.' },
  /** One hero may hold more. */
  ownLimit: {
    en: 'Stack limit: {limit, number} ({hero}: {own, number}).',
    pl: 'Limit stosu: {limit, number} ({hero}: {own, number}).',
    ru: 'Предел: {limit, number} ({hero}: {own, number}).',
  },
  /** Tokens of several strengths that are counted together. */
  group: {
    en: 'Stack limit: {limit, number}, whatever their values.',
    pl: 'Limit stosu: {limit, number}, niezależnie od wartości.',
    ru: 'Предел: {limit, number}, независимо от значений.',
  },
  health: {
    en: '{name} may have at most {limit, number} health.',
    pl: '{name} może mieć najwyżej {limit, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}.',
    ru: 'У {name} не может быть больше {limit, number} здоровья.',
  },
  persistent: {
    en: 'Persistent.',
    pl: 'Efekt trwały.',
    ru: 'Постоянное.',
  },
  untouchable: {
    en: 'It cannot be removed or transferred.',
    pl: 'Tego żetonu nie można usunąć ani przenieść.',
    ru: 'Этот жетон нельзя снять или перенести.',
  },
  immovable: {
    en: 'It cannot be transferred.',
    pl: 'Tego żetonu nie można przenieść.',
    ru: 'Этот жетон нельзя перенести.',
  },
  noEffect: {
    en: 'By itself it does nothing; abilities and cards use it.',
    pl: 'Sam żeton nic nie robi; korzystają z niego zdolności i karty.',
    ru: 'Сам по себе жетон ничего не делает; его используют способности и карты.',
  },
} as const satisfies Record<string, Message>;
