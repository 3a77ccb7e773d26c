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
    en: 'after your Income Phase{heavy, select, true {:} other {,}} {what}',
    pl: 'po swojej Fazie Dochodu{heavy, select, true {:} other {}} {what}',
    ru: 'после своей фазы дохода{heavy, select, true {:} other {}} {what}',
  },
  idle: {
    en: 'when your Offensive Roll Phase ends without an ability{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy twoja Faza Rzutu Ofensywnego kończy się bez zdolności{heavy, select, true {:} other {,}} {what}',
    ru: 'когда ваша фаза броска нападения заканчивается без способности{heavy, select, true {:} other {,}} {what}',
  },
  secondWind: {
    en: 'when you activated no ability in your Offensive Roll Phase{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy w swojej Fazie Rzutu Ofensywnego nie aktywujesz żadnej zdolności{heavy, select, true {:} other {,}} {what}',
    ru: 'когда в свою фазу броска нападения вы не применили ни одной способности{heavy, select, true {:} other {,}} {what}',
  },
  contests: {
    en: 'when somebody is about to use an ultimate ability against you{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy ktoś ma użyć przeciw tobie zdolności specjalnej{heavy, select, true {:} other {,}} {what}',
    ru: 'когда кто-то собирается применить против вас легендарную способность{heavy, select, true {:} other {,}} {what}',
  },
  attacking: {
    en: 'when you attack{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy atakujesz{heavy, select, true {:} other {,}} {what}',
    ru: 'когда вы атакуете{heavy, select, true {:} other {,}} {what}',
  },
  landed: {
    en: 'after your attack has dealt its damage{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy twój atak zada obrażenia{heavy, select, true {:} other {,}} {what}',
    ru: 'после того как ваша атака нанесла урон{heavy, select, true {:} other {,}} {what}',
  },
  defends: {
    en: 'when you use a defensive ability{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy używasz zdolności obronnej{heavy, select, true {:} other {,}} {what}',
    ru: 'когда вы применяете защитную способность{heavy, select, true {:} other {,}} {what}',
  },
  parries: {
    en: 'when an attack is about to hit you{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy atak ma cię trafić{heavy, select, true {:} other {,}} {what}',
    ru: 'когда атака вот-вот попадёт по вам{heavy, select, true {:} other {,}} {what}',
  },
  hurt: {
    en: 'when an attack takes health from you{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy atak odbierze ci zdrowie{heavy, select, true {:} other {,}} {what}',
    ru: 'когда атака отнимает у вас здоровье{heavy, select, true {:} other {,}} {what}',
  },
  lessened: {
    en: 'when you prevent or avoid damage with a positive status{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy niwelujesz lub unikasz obrażeń dzięki pozytywnemu efektowi{heavy, select, true {:} other {,}} {what}',
    ru: 'когда вы предотвращаете или избегаете урон положительным состоянием{heavy, select, true {:} other {,}} {what}',
  },
  upkeep: {
    en: 'in your Upkeep Phase{heavy, select, true {:} other {,}} {what}',
    pl: 'w swojej Fazie Utrzymania{heavy, select, true {:} other {}} {what}',
    ru: 'в свою фазу обновления{heavy, select, true {:} other {}} {what}',
  },
  turnEnd: {
    en: 'at the end of your turn{heavy, select, true {:} other {,}} {what}',
    pl: 'na koniec swojej tury{heavy, select, true {:} other {}} {what}',
    ru: 'в конце своего хода{heavy, select, true {:} other {}} {what}',
  },
  activated: {
    en: 'when you activate an offensive ability{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy aktywujesz zdolność ofensywną{heavy, select, true {:} other {,}} {what}',
    ru: 'когда вы применяете способность нападения{heavy, select, true {:} other {,}} {what}',
  },
  check: {
    en: 'before the ability you declared takes effect{heavy, select, true {:} other {,}} {what}',
    pl: 'zanim zadziała zapowiedziana przez ciebie zdolność{heavy, select, true {:} other {,}} {what}',
    ru: 'прежде чем сработает объявленная вами способность{heavy, select, true {:} other {,}} {what}',
  },
  rollEnd: {
    en: 'when your attack is about to land{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy twój atak ma dojść do celu{heavy, select, true {:} other {,}} {what}',
    ru: 'когда ваша атака вот-вот достигнет цели{heavy, select, true {:} other {,}} {what}',
  },
  /** `status` is what the holder waits for; `known` says whether it is any one in particular. */
  befalls: {
    en: '{known, select, true {for each {status}} other {for each status token}} that an opponent in this fight would get{heavy, select, true {:} other {,}} {what}',
    pl: '{known, select, true {za każdy żeton ({status}),} other {za każdy żeton efektu,}} który ma dostać przeciwnik w tej walce{heavy, select, true {:} other {,}} {what}',
    ru: '{known, select, true {за каждый жетон ({status}),} other {за каждый жетон состояния,}} который должен получить противник в этом бою{heavy, select, true {:} other {,}} {what}',
  },
  idleOpponent: {
    en: 'when an opponent’s Offensive Roll Phase ends without an attack{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy Faza Rzutu Ofensywnego przeciwnika kończy się bez ataku{heavy, select, true {:} other {,}} {what}',
    ru: 'когда фаза броска нападения противника заканчивается без атаки{heavy, select, true {:} other {,}} {what}',
  },
  overflow: {
    en: 'when one more than the limit is inflicted on you{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy otrzymujesz o jeden żeton więcej, niż pozwala limit{heavy, select, true {:} other {,}} {what}',
    ru: 'когда вы получаете на один жетон больше предела{heavy, select, true {:} other {,}} {what}',
  },
  emptied: {
    en: 'when damage takes the last of it{heavy, select, true {:} other {,}} {what}',
    pl: 'gdy obrażenia zabiorą ostatni żeton{heavy, select, true {:} other {,}} {what}',
    ru: 'когда урон забирает последний жетон{heavy, select, true {:} other {,}} {what}',
  },
} as const satisfies Record<Running, Message>;

/** Hooks that change the rules for the holder: whole sentences. */
export const RULE_HOOKS = {
  skipsIncome: {
    en: 'Skip your next Income Phase, then remove this token.',
    pl: 'Pomiń swoją najbliższą Fazę Dochodu, po czym usuń ten żeton.',
    ru: 'Пропустите свою ближайшую фазу дохода, затем уберите этот жетон.',
  },
  skipsOffence: {
    en: 'Before your Offensive Roll Phase, pay {price, number} CP or skip the phase; then remove this token.',
    pl: 'Przed swoją Fazą Rzutu Ofensywnego zapłać {price, number} PW albo pomiń tę fazę; potem usuń ten żeton.',
    ru: 'Перед своей фазой броска нападения заплатите {price, number} БС или пропустите эту фазу; затем уберите этот жетон.',
  },
  stuns: {
    en: 'You can do nothing. When the attack is over, this token goes and whoever inflicted it takes another Offensive Roll Phase against you.',
    pl: 'Nie możesz nic zrobić. Po ataku ten żeton znika, a gracz, który go nałożył, rozgrywa przeciw tobie jeszcze jedną Fazę Rzutu Ofensywnego.',
    ru: 'Вы ничего не можете делать. После атаки этот жетон уходит, а наложивший его игрок проводит против вас ещё одну фазу броска нападения.',
  },
  fewerAttempts: {
    en: '{attempts, plural, one {You have # offensive roll attempt fewer.} other {You have # offensive roll attempts fewer.}}',
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
    pl: '{cp, plural, =0 {Ataki na ciebie zadają o {damage, number} więcej obrażeń.} one {Ataki na ciebie zadają o {damage, number} więcej obrażeń, a atakujący zyskuje # PW.} few {Ataki na ciebie zadają o {damage, number} więcej obrażeń, a atakujący zyskuje # PW.} many {Ataki na ciebie zadają o {damage, number} więcej obrażeń, a atakujący zyskuje # PW.} other {Ataki na ciebie zadają o {damage, number} więcej obrażeń, a atakujący zyskuje # PW.}}',
    ru: '{cp, plural, =0 {Атаки против вас наносят на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} больше.} one {Атаки против вас наносят на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} больше, а атакующий получает # БС.} few {Атаки против вас наносят на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} больше, а атакующий получает # БС.} many {Атаки против вас наносят на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} больше, а атакующий получает # БС.} other {Атаки против вас наносят на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} больше, а атакующий получает # БС.}}',
  },
  weakens: {
    en: '{used, select, true {For each of these tokens your next attack deals {damage, number} less damage; then remove them all.} other {For each of these tokens your attacks deal {damage, number} less damage.}}',
    pl: '{used, select, true {Za każdy taki żeton twój następny atak zadaje o {damage, number} mniej obrażeń; potem usuń je wszystkie.} other {Za każdy taki żeton twoje ataki zadają o {damage, number} mniej obrażeń.}}',
    ru: '{used, select, true {За каждый такой жетон ваша следующая атака наносит на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} меньше; затем уберите их все.} other {За каждый такой жетон ваши атаки наносят на {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} меньше.}}',
  },
  harmless: {
    en: 'You deal no damage in your Offensive Roll Phase.',
    pl: 'W swojej Fazie Rzutu Ofensywnego nie zadajesz obrażeń.',
    ru: 'В свою фазу броска нападения вы не наносите урона.',
  },
  hides: {
    en: 'You take no damage from opponents’ Offensive Roll Phases and make no defence roll.',
    pl: 'Nie otrzymujesz obrażeń z Faz Rzutu Ofensywnego przeciwników i nie wykonujesz rzutu obronnego.',
    ru: 'Вы не получаете урона от фаз броска нападения противников и не делаете бросок защиты.',
  },
  endsWith: {
    en: '{phase, select, offence {Remove this token after your Offensive Roll Phase.} next {Remove this token after your next Roll Phase.} other {Remove this token after your Roll Phase.}}',
    pl: '{phase, select, offence {Usuń ten żeton po swojej Fazie Rzutu Ofensywnego.} next {Usuń ten żeton po swojej następnej Fazie Rzutu.} other {Usuń ten żeton po swojej Fazie Rzutu.}}',
    ru: '{phase, select, offence {Уберите этот жетон после своей фазы броска нападения.} next {Уберите этот жетон после своей следующей фазы броска.} other {Уберите этот жетон после своей фазы броска.}}',
  },
  fades: {
    en: 'Remove this token at the end of a turn you began with it.',
    pl: 'Usuń ten żeton na koniec tury, którą z nim zaczynasz.',
    ru: 'Уберите этот жетон в конце хода, который вы с ним начали.',
  },
  passing: {
    en: 'This token goes with the next damage that lands, needed or not.',
    pl: 'Ten żeton znika z następnymi zadanymi obrażeniami, potrzebny czy nie.',
    ru: 'Этот жетон уходит вместе со следующим нанесённым уроном, пригодился он или нет.',
  },
  saves: {
    en: 'When your health would drop to 0, it becomes {health, number} and this token goes.',
    pl: 'Gdy twoje zdrowie miałoby spaść do 0, zostaje ci {health, number}, a ten żeton znika.',
    ru: 'Когда ваше здоровье должно упасть до 0, оно становится равным {health, number}, а этот жетон уходит.',
  },
  rescues: {
    en: 'When the health of a teammate with a dial of their own would drop to 0, it becomes {health, number} and one of these tokens goes.',
    pl: 'Gdy zdrowie sojusznika z własnym licznikiem miałoby spaść do 0, zostaje mu {health, number}, a jeden taki żeton znika.',
    ru: 'Когда здоровье союзника с собственным счётчиком должно упасть до 0, оно становится равным {health, number}, а один такой жетон уходит.',
  },
  revives: {
    en: 'When your health would drop to 0, remove 1 {name} instead and set it to {health, number}.',
    pl: 'Gdy twoje zdrowie miałoby spaść do 0, usuń zamiast tego żeton „{name}” i ustaw zdrowie na {health, number}.',
    ru: 'Когда ваше здоровье должно упасть до 0, вместо этого снимите жетон «{name}» и установите здоровье на {health, number}.',
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
    en: 'You cannot use abilities that need a small or a large straight.',
    pl: 'Nie możesz używać zdolności wymagających małego lub dużego strita.',
    ru: 'Вы не можете применять способности, которым нужен малый или большой стрит.',
  },
  caps: {
    en: 'No attack takes more than {damage, number} health from you.',
    pl: 'Żaden atak nie odbiera ci więcej zdrowia niż {damage, number}.',
    ru: 'Ни одна атака не отнимает у вас больше {damage, number} здоровья.',
  },
  defenceRerolls: {
    en: '{dice, plural, one {You may reroll # die of your defensive ability.} other {You may reroll up to # dice of your defensive ability.}}',
    pl: '{dice, plural, one {Możesz przerzucić # kość swojej zdolności obronnej.} few {Możesz przerzucić do # kości swojej zdolności obronnej.} many {Możesz przerzucić do # kości swojej zdolności obronnej.} other {Możesz przerzucić do # kości swojej zdolności obronnej.}}',
    ru: '{dice, plural, one {Вы можете перебросить # кубик своей защитной способности.} few {Вы можете перебросить до # кубиков своей защитной способности.} many {Вы можете перебросить до # кубиков своей защитной способности.} other {Вы можете перебросить до # кубика своей защитной способности.}}',
  },
  sells: {
    en: 'Once a turn, a card you sell brings {cp, number} CP.',
    pl: 'Raz na turę sprzedana karta daje ci {cp, number} PW.',
    ru: 'Раз в ход проданная карта приносит вам {cp, number} БС.',
  },
  immune: {
    en: 'You cannot get: {names}.',
    pl: 'Nie możesz otrzymać: {names}.',
    ru: 'Вы не можете получить: {names}.',
  },
} as const satisfies Record<Exclude<keyof Hooks, Running | Silent>, Message>;

/** What may be used, for a price: the beginning of a sentence. */
export const USES = {
  /** Tokens in the accusative; `cp` 0 when there is nothing to pay. */
  price: {
    en: '{kind, select, tokens {spend {tokens}} cp {pay {cp, number} CP} both {spend {tokens} and pay {cp, number} CP} other {use this}}',
    pl: '{kind, select, tokens {wydaj {tokens}} cp {zapłać {cp, number} PW} both {wydaj {tokens} i zapłać {cp, number} PW} other {skorzystaj}}',
    ru: '{kind, select, tokens {потратьте {tokens}} cp {заплатите {cp, number} БС} both {потратьте {tokens} и заплатите {cp, number} БС} other {воспользуйтесь}}',
  },
  /** `clause`: the use begins with "when". */
  once: {
    en: '{clause, select, true {once a turn, {use}} other {once a turn, {use}}}',
    pl: '{clause, select, true {raz na turę, {use}} other {raz na turę {use}}}',
    ru: '{clause, select, true {раз за ход, {use}} other {раз за ход {use}}}',
  },
  matured: {
    en: '{use} (tokens gained this turn do not count)',
    pl: '{use} (żetony zyskane w tej turze się nie liczą)',
    ru: '{use} (жетоны, полученные в этот ход, не считаются)',
  },
  moments: {
    en: '{moment, select, main {in your Main Phase, {price}} upkeep {in your Upkeep Phase, {price}} roll {in any Roll Phase, {price}} incoming {when you are about to take damage, {price}} attack {when you attack, {price}} early {when you attack, before the defence, {price}} attacked {when you are attacked, {price}} struck {when an opponent’s roll phase is about to hurt you, {price}} defence {when you are attacked, instead of a defence, {price}} other {{price}}}',
    pl: '{moment, select, main {w swojej Fazie Głównej {price}} upkeep {w swojej Fazie Utrzymania {price}} roll {w dowolnej Fazie Rzutu {price}} incoming {gdy masz otrzymać obrażenia, {price}} attack {gdy atakujesz, {price}} early {gdy atakujesz, przed obroną {price}} attacked {gdy ktoś cię atakuje, {price}} struck {gdy masz otrzymać obrażenia z Fazy Rzutu Ofensywnego przeciwnika, {price}} defence {gdy ktoś cię atakuje, zamiast obrony {price}} other {{price}}}',
    ru: '{moment, select, main {в свою основную фазу {price}} upkeep {в свою фазу обновления {price}} roll {в любую фазу броска {price}} incoming {когда вам грозит урон, {price}} attack {когда вы атакуете, {price}} early {когда вы атакуете, до защиты {price}} attacked {когда вас атакуют, {price}} struck {когда вам грозит урон от фазы броска нападения противника, {price}} defence {когда вас атакуют, вместо защиты {price}} other {{price}}}',
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
    ru: 'Только когда вам грозит не меньше {damage, number} урона.',
  },
  /** `name` in the genitive. */
  dieOf: {
    en: 'Only on the die rolled for {name}.',
    pl: 'Tylko na kość rzuconą dla {name}.',
    ru: 'Только для кубика, брошенного ради {name}.',
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
  named: { en: '{name}. {text}', pl: '{name}. {text}', ru: '{name}. {text}' },
  /** A unique defence. */
  unique: {
    en: 'Against any damage but ultimate damage.',
    pl: 'Przeciw wszelkim obrażeniom poza specjalnymi.',
    ru: 'Против любого урона, кроме легендарного.',
  },
} as const satisfies Record<string, Message>;

export const STATUS_TEXTS = {
  limit: { en: 'Limit {limit, number}.', pl: 'Limit: {limit, number}.', ru: 'Предел {limit, number}.' },
  /** Tokens of several strengths that are counted together. */
  group: {
    en: 'Limit {limit, number}, whatever their strengths.',
    pl: 'Limit: {limit, number}, niezależnie od wartości.',
    ru: 'Предел {limit, number}, какой бы силы они ни были.',
  },
  health: {
    en: 'Its tokens are its health, at most {limit, number}.',
    pl: 'Żetony to zdrowie, najwyżej {limit, number}.',
    ru: 'Жетоны — это здоровье, не больше {limit, number}.',
  },
  persistent: {
    en: 'The token stays until something removes it.',
    pl: 'Żeton zostaje, dopóki coś go nie usunie.',
    ru: 'Жетон остаётся, пока что-нибудь его не уберёт.',
  },
  untouchable: {
    en: 'What removes or moves statuses does not touch this token.',
    pl: 'Tego żetonu nie rusza nic, co usuwa lub przenosi efekty.',
    ru: 'Этот жетон не трогает ничто из того, что снимает или переносит состояния.',
  },
  immovable: {
    en: 'This token cannot be moved to another player.',
    pl: 'Tego żetonu nie można przenieść na innego gracza.',
    ru: 'Этот жетон нельзя перенести на другого игрока.',
  },
  noEffect: {
    en: 'By itself it does nothing; abilities and cards use it.',
    pl: 'Sam żeton nic nie robi; korzystają z niego zdolności i karty.',
    ru: 'Сам по себе жетон ничего не делает; его используют способности и карты.',
  },
} as const satisfies Record<string, Message>;
