// What an effect of Dice Throne tells a player to do: clauses in lower case without a full stop, orders wherever the
// reader acts. Amounts and tokens arrive counted, in the accusative; `whom` in the case its sentence wants.
import type { Verb } from '@wyrmtable/dice-throne';
import type { Message } from '../phrase.ts';

/** Verbs that hold other effects have their words in throne-frames.ts. */
type Plain = Exclude<
  Verb,
  | 'then'
  | 'if'
  | 'choose'
  | 'pick'
  | 'every'
  | 'repeat'
  | 'tally'
  | 'give-tokens'
  | 'give-cp'
  | 'contest'
  | 'set-die'
  | 'let'
  | 'again'
>;

export const EFFECTS = {
  /** `count` is a number, or `all` of them; with an amount that is no number, `count` is -1 and `figure` says it. */
  strip: {
    en: '{who, select, self {{kind, select, positive {{count, plural, =99 {remove all your positive status tokens} one {remove # of your positive status tokens} other {remove # of your positive status tokens}}} other {{count, plural, =99 {remove all your negative status tokens} one {remove # of your negative status tokens} other {remove # of your negative status tokens}}}}} other {{kind, select, positive {{count, plural, =99 {{whom} loses all positive status tokens} one {{whom} loses # positive status token} other {{whom} loses # positive status tokens}}} other {{count, plural, =99 {{whom} loses all negative status tokens} one {{whom} loses # negative status token} other {{whom} loses # negative status tokens}}}}}}{by, select, chance { at random} other {}}',
    pl: '{who, select, self {{kind, select, positive {{count, plural, =99 {usuń wszystkie żetony swoich pozytywnych efektów} one {usuń # {by, select, chance {losowy } other {}}żeton swojego pozytywnego efektu} few {usuń # {by, select, chance {losowe } other {}}żetony swoich pozytywnych efektów} many {usuń # {by, select, chance {losowych } other {}}żetonów swoich pozytywnych efektów} other {usuń # {by, select, chance {losowego } other {}}żetonu swoich pozytywnych efektów}}} other {{count, plural, =99 {usuń wszystkie żetony swoich negatywnych efektów} one {usuń # {by, select, chance {losowy } other {}}żeton swojego negatywnego efektu} few {usuń # {by, select, chance {losowe } other {}}żetony swoich negatywnych efektów} many {usuń # {by, select, chance {losowych } other {}}żetonów swoich negatywnych efektów} other {usuń # {by, select, chance {losowego } other {}}żetonu swoich negatywnych efektów}}}}} other {{kind, select, positive {{count, plural, =99 {{whom} traci wszystkie żetony pozytywnych efektów} one {{whom} traci # {by, select, chance {losowy } other {}}żeton pozytywnego efektu} few {{whom} traci # {by, select, chance {losowe } other {}}żetony pozytywnych efektów} many {{whom} traci # {by, select, chance {losowych } other {}}żetonów pozytywnych efektów} other {{whom} traci # {by, select, chance {losowego } other {}}żetonu pozytywnych efektów}}} other {{count, plural, =99 {{whom} traci wszystkie żetony negatywnych efektów} one {{whom} traci # {by, select, chance {losowy } other {}}żeton negatywnego efektu} few {{whom} traci # {by, select, chance {losowe } other {}}żetony negatywnych efektów} many {{whom} traci # {by, select, chance {losowych } other {}}żetonów negatywnych efektów} other {{whom} traci # {by, select, chance {losowego } other {}}żetonu negatywnych efektów}}}}}}',
    ru: '{who, select, self {{kind, select, positive {{count, plural, =99 {снимите все свои положительные состояния} one {снимите # своё {by, select, chance {случайное } other {}}положительное состояние} few {снимите # своих {by, select, chance {случайных } other {}}положительных состояния} many {снимите # своих {by, select, chance {случайных } other {}}положительных состояний} other {снимите # своего {by, select, chance {случайного } other {}}положительного состояния}}} other {{count, plural, =99 {снимите все свои отрицательные состояния} one {снимите # своё {by, select, chance {случайное } other {}}отрицательное состояние} few {снимите # своих {by, select, chance {случайных } other {}}отрицательных состояния} many {снимите # своих {by, select, chance {случайных } other {}}отрицательных состояний} other {снимите # своего {by, select, chance {случайного } other {}}отрицательного состояния}}}}} other {{kind, select, positive {{count, plural, =99 {{whom} теряет все положительные состояния} one {{whom} теряет # {by, select, chance {случайное } other {}}положительное состояние} few {{whom} теряет # {by, select, chance {случайных } other {}}положительных состояния} many {{whom} теряет # {by, select, chance {случайных } other {}}положительных состояний} other {{whom} теряет # {by, select, chance {случайного } other {}}положительного состояния}}} other {{count, plural, =99 {{whom} теряет все отрицательные состояния} one {{whom} теряет # {by, select, chance {случайное } other {}}отрицательное состояние} few {{whom} теряет # {by, select, chance {случайных } other {}}отрицательных состояния} many {{whom} теряет # {by, select, chance {случайных } other {}}отрицательных состояний} other {{whom} теряет # {by, select, chance {случайного } other {}}отрицательного состояния}}}}}}',
  },
  'return-card': {
    en: '{which, select, upgrade {take {count, plural, one {# upgrade} other {# upgrades}} from your discard pile} other {take {count, plural, one {# card} other {# cards}} from your discard pile}}',
    pl: '{which, select, upgrade {weź {count, plural, one {# ulepszenie} few {# ulepszenia} many {# ulepszeń} other {# ulepszenia}} ze swojego stosu kart odrzuconych} other {weź {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} ze swojego stosu kart odrzuconych}}',
    ru: '{which, select, upgrade {возьмите {count, plural, one {# улучшение} few {# улучшения} many {# улучшений} other {# улучшения}} из своего сброса} other {возьмите {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из своего сброса}}',
  },
  'play-upgrade': {
    en: '{from, select, deck {lay an upgrade from your deck that costs at most {most, number} CP for free, then shuffle the deck} other {play an upgrade from your hand that costs at most {most, number} CP for free}}',
    pl: '{from, select, deck {wyłóż za darmo ulepszenie ze swojej talii o koszcie najwyżej {most, number} PW, po czym potasuj talię} other {zagraj za darmo ulepszenie z ręki o koszcie najwyżej {most, number} PW}}',
    ru: '{from, select, deck {бесплатно выложите улучшение из своей колоды ценой не больше {most, number} БС, затем перетасуйте колоду} other {бесплатно разыграйте улучшение из руки ценой не больше {most, number} БС}}',
  },
  'put-back': {
    en: '{of, plural, =1 {put the card drawn last} other {put one of the # cards drawn last}} on the top or the bottom of your deck',
    pl: '{of, plural, =1 {połóż ostatnio dobraną kartę} one {połóż jedną z # ostatnio dobranych kart} few {połóż jedną z # ostatnio dobranych kart} many {połóż jedną z # ostatnio dobranych kart} other {połóż jedną z # ostatnio dobranych kart}} na wierzchu albo na spodzie swojej talii',
    ru: '{of, plural, =1 {положите последнюю взятую карту} one {положите одну из # последних взятых карт} few {положите одну из # последних взятых карт} many {положите одну из # последних взятых карт} other {положите одну из # последних взятых карт}} на верх или в низ своей колоды',
  },
  'put-away': { en: 'remove this card from the game', pl: 'usuń tę kartę z gry', ru: 'удалите эту карту из игры' },
  'must-reroll': {
    en: '{who, select, self {reroll one of your own dice} other {{whom} rerolls one of their own dice}}',
    pl: '{who, select, self {przerzuć jedną własną kość} other {{whom} przerzuca jedną własną kość}}',
    ru: '{who, select, self {перебросьте один свой кубик} other {{whom} перебрасывает один свой кубик}}',
  },
  /** What a larger game has no words of its own for. */
  call: {
    en: 'something happens beyond this table ({amount, number})',
    pl: 'dzieje się coś poza tym stołem ({amount, number})',
    ru: 'за пределами этого стола что-то происходит ({amount, number})',
  },
  damage: {
    en: '{who, select, self {take {amount}} target {deal {amount}} other {{fixed, select, true {deal {amount} to {whom}} other {deal {whom} {amount}}}}}',
    pl: '{who, select, self {otrzymaj {amount}} target {zadaj {amount}} other {{fixed, select, other {zadaj {whom} {amount}}}}}',
    ru: '{who, select, self {получите {amount}} target {нанесите {amount}} other {{fixed, select, other {нанесите {whom} {amount}}}}}',
  },
  'add-damage': { en: 'add {amount}', pl: 'dodaj {amount}', ru: 'добавьте {amount}' },
  recoil: {
    en: 'if the attack takes any health, take {amount}',
    pl: 'jeśli atak odbierze choć 1 punkt zdrowia, otrzymaj {amount}',
    ru: 'если атака отнимет хоть 1 здоровье, получите {amount}',
  },
  'make-undefendable': {
    en: 'make the attack undefendable',
    pl: 'zmień ten atak w nieuchronny',
    ru: 'сделайте атаку неблокируемой',
  },
  /** From the target one deals less oneself; `whom` in the nominative. */
  prevent: {
    en: '{who, select, self {prevent {amount}} target {deal {less} less damage} other {{whom} prevents {amount}}}',
    pl: '{who, select, self {zapobiegnij {amount}} target {zadaj o {less} mniej} other {{whom} zapobiega {amount}}}',
    ru: '{who, select, self {отмените {amount}} target {нанесите на {less} меньше} other {{whom} отменяет {amount}}}',
  },
  'prevent-half': {
    en: '{who, select, self {prevent half of the incoming damage (rounded up)} other {{whom} prevents half of the incoming damage (rounded up)}}',
    pl: '{who, select, self {zapobiegnij połowie nadchodzących obrażeń (zaokrąglając w górę)} other {{whom} zapobiega połowie nadchodzących obrażeń (zaokrąglając w górę)}}',
    ru: '{who, select, self {отмените половину входящего урона (округляя вверх)} other {{whom} отменяет половину входящего урона (округляя вверх)}}',
  },
  /** `which` source: all, in a defense the one it is rolled against, else the one that was spoken of. */
  avoid: {
    en: '{which, select, all {avoid all incoming damage} defence {avoid the incoming damage} other {avoid that damage}}',
    pl: '{which, select, all {uniknij wszystkich nadchodzących obrażeń} defence {uniknij nadchodzących obrażeń} other {uniknij tych obrażeń}}',
    ru: '{which, select, all {избегните всего входящего урона} defence {избегните входящего урона} other {избегните этого урона}}',
  },
  drop: {
    en: 'remove one of them, the new one or another',
    pl: 'usuń jeden z nich, nowy lub inny',
    ru: 'уберите один из них, новый или другой',
  },
  'reflect-half': {
    en: 'deal half of the attack’s damage (rounded up) back to the attacker',
    pl: 'zadaj atakującemu połowę obrażeń jego ataku (zaokrąglając w górę)',
    ru: 'нанесите атакующему половину урона его атаки (округляя вверх)',
  },
  shield: {
    en: '{all, select, true {{companion} takes all damage of the attack for you} other {{companion} takes as much of the attack’s damage as you say}}',
    pl: '{all, select, true {{companion} otrzymuje za ciebie wszystkie obrażenia ataku} other {{companion} otrzymuje za ciebie tyle obrażeń ataku, ile zechcesz}}',
    ru: '{all, select, true {{companion} принимает за вас весь урон атаки} other {{companion} принимает за вас столько урона атаки, сколько вы скажете}}',
  },
  heal: {
    en: '{who, select, self {heal {amount}} other {{whom} heals {amount}}}',
    pl: '{who, select, self {ulecz {amount}} other {{whom} leczy {amount}}}',
    ru: '{who, select, self {исцелите {amount}} other {{whom} исцеляет {amount}}}',
  },
  'heal-dealt': {
    en: 'heal as much as the damage the attack deals',
    pl: 'ulecz tyle punktów zdrowia, ile obrażeń zada atak',
    ru: 'исцелите столько здоровья, сколько урона нанесёт атака',
  },
  'lose-health': {
    en: '{who, select, self {lose {amount}} other {{whom} loses {amount}}}',
    pl: '{who, select, self {strać {amount}} other {{whom} traci {amount}}}',
    ru: '{who, select, self {потеряйте {amount}} other {{whom} теряет {amount}}}',
  },
  'steal-health': {
    en: '{who, select, target {steal {amount}} self {steal {amount} from yourself} other {steal {amount} from {whom}}}',
    pl: '{who, select, target {ukradnij {amount}} self {ukradnij sobie {amount}} other {ukradnij {whom} {amount}}}',
    ru: '{who, select, target {украдите {amount}} self {украдите у себя {amount}} other {украдите у {whom} {amount}}}',
  },
  'fail-offence': {
    en: 'the ability has no effect',
    pl: 'zdolność nie działa',
    ru: 'способность не срабатывает',
  },
  'halve-offence': {
    en: 'the ability deals half damage (rounded up)',
    pl: 'zdolność zadaje połowę obrażeń (zaokrąglając w górę)',
    ru: 'способность наносит половину урона (округляя вверх)',
  },
  'multiply-damage': {
    en: 'multiply the attack’s damage by {by, number}',
    pl: 'pomnóż obrażenia ataku przez {by, number}',
    ru: 'умножьте урон атаки на {by, number}',
  },
  'extra-offence': {
    en: 'take another Offensive Roll Phase',
    pl: 'rozegraj dodatkową Fazę Rzutu Ofensywnego',
    ru: 'проведите ещё одну фазу броска нападения',
  },
  aim: {
    en: 'target {whom}',
    pl: 'obierz za cel {whom}',
    ru: 'выберите целью {whom}',
  },
  gain: {
    en: '{who, select, self {gain {tokens}} other {{whom} gains {tokens}}}',
    pl: '{who, select, self {weź {tokens}} other {{whom} otrzymuje {tokens}}}',
    ru: '{who, select, self {получите {tokens}} other {{whom} получает {tokens}}}',
  },
  inflict: {
    en: '{who, select, self {suffer {tokens}} target {inflict {tokens}} other {inflict {tokens} on {whom}}}',
    pl: '{who, select, self {otrzymaj {tokens}} target {zagraj {tokens}} other {zagraj {tokens} na {whom}}}',
    ru: '{who, select, self {получите {tokens}} target {наложите {tokens}} other {наложите {tokens} на {whom}}}',
  },
  'lose-token': {
    en: '{who, select, self {remove {tokens}} other {remove {tokens} from {whom}}}',
    pl: '{who, select, self {usuń {tokens}} other {usuń {tokens} z planszy {whom}}}',
    ru: '{who, select, self {снимите {tokens}} other {снимите {tokens} с {whom}}}',
  },
  'hand-over': {
    en: 'pass {name} to {whom}',
    pl: 'przekaż {name} {whom}',
    ru: 'передайте {name} {whom}',
  },
  'remove-status': {
    en: '{who, select, self {{all, select, true {remove all statuses from yourself} other {remove 1 status from yourself}}} other {{all, select, true {remove all statuses from {whom}} other {remove 1 status from {whom}}}}}',
    pl: '{who, select, self {{all, select, true {usuń wszystkie efekty ze swojej planszy} other {usuń 1 efekt ze swojej planszy}}} other {{all, select, true {usuń wszystkie efekty z planszy {whom}} other {usuń 1 efekt z planszy {whom}}}}}',
    ru: '{who, select, self {{all, select, true {снимите с себя все состояния} other {снимите с себя 1 состояние}}} other {{all, select, true {снимите все состояния с {whom}} other {снимите 1 состояние с {whom}}}}}',
  },
  'move-status': {
    en: 'move 1 status from one player to another',
    pl: 'przenieś 1 efekt z planszy jednego gracza na planszę innego',
    ru: 'перенесите 1 состояние с одного игрока на другого',
  },
  'raise-limit': {
    en: 'raise your {name} limit by {by, number}',
    pl: 'podnieś swój limit {name} o {by, number}',
    ru: 'поднимите свой предел {name} на {by, number}',
  },
  'block-status': {
    en: 'remove 1 negative status this attack has inflicted on you',
    pl: 'usuń 1 negatywny efekt zagrany na ciebie tym atakiem',
    ru: 'снимите 1 отрицательное состояние, наложенное на вас этой атакой',
  },
  /** `name` in the genitive. */
  exhaust: {
    en: 'this counts as using {name} this turn',
    pl: 'liczy się to jako użycie {name} w tej turze',
    ru: 'это считается применением {name} в этом ходу',
  },
  'gain-cp': { en: 'gain {amount}', pl: 'weź {amount}', ru: 'получите {amount}' },
  'lose-cp': {
    en: '{who, select, self {lose {amount}} other {{whom} loses {amount}}}',
    pl: '{who, select, self {strać {amount}} other {{whom} traci {amount}}}',
    ru: '{who, select, self {потеряйте {amount}} other {{whom} теряет {amount}}}',
  },
  'steal-cp': {
    en: '{who, select, target {steal {amount}} self {steal {amount} from yourself} other {steal {amount} from {whom}}}',
    pl: '{who, select, target {ukradnij {amount}} self {ukradnij sobie {amount}} other {ukradnij {whom} {amount}}}',
    ru: '{who, select, target {украдите {amount}} self {украдите у себя {amount}} other {украдите у {whom} {amount}}}',
  },
  draw: { en: 'draw {amount}', pl: 'dobierz {amount}', ru: 'возьмите {amount}' },
  'discard-random': {
    en: '{who, select, self {{count, plural, one {discard # card at random} other {discard # cards at random}}} other {{count, plural, one {{whom} discards # card at random} other {{whom} discards # cards at random}}}}',
    pl: '{who, select, self {{count, plural, one {odrzuć # losową kartę} few {odrzuć # losowe karty} many {odrzuć # losowych kart} other {odrzuć # losowej karty}}} other {{count, plural, one {{whom} odrzuca # losową kartę} few {{whom} odrzuca # losowe karty} many {{whom} odrzuca # losowych kart} other {{whom} odrzuca # losowej karty}}}}',
    ru: '{who, select, self {{count, plural, one {сбросьте # случайную карту} few {сбросьте # случайные карты} many {сбросьте # случайных карт} other {сбросьте # случайной карты}}} other {{count, plural, one {{whom} сбрасывает # случайную карту} few {{whom} сбрасывает # случайные карты} many {{whom} сбрасывает # случайных карт} other {{whom} сбрасывает # случайной карты}}}}',
  },
  discard: {
    en: '{who, select, self {{count, plural, one {discard # card} other {discard # cards}}} other {{count, plural, one {{whom} discards # card of their choice} other {{whom} discards # cards of their choice}}}}',
    pl: '{who, select, self {{count, plural, one {odrzuć # kartę} few {odrzuć # karty} many {odrzuć # kart} other {odrzuć # karty}}} other {{count, plural, one {{whom} odrzuca # wybraną przez siebie kartę} few {{whom} odrzuca # wybrane przez siebie karty} many {{whom} odrzuca # wybranych przez siebie kart} other {{whom} odrzuca # wybranej przez siebie karty}}}}',
    ru: '{who, select, self {{count, plural, one {сбросьте # карту} few {сбросьте # карты} many {сбросьте # карт} other {сбросьте # карты}}} other {{count, plural, one {{whom} сбрасывает # карту по своему выбору} few {{whom} сбрасывает # карты по своему выбору} many {{whom} сбрасывает # карт по своему выбору} other {{whom} сбрасывает # карты по своему выбору}}}}',
  },
  'discard-hand': { en: 'discard your hand', pl: 'odrzuć wszystkie karty z ręki', ru: 'сбросьте все карты из руки' },
  search: {
    en: 'take any card from your deck, then shuffle it',
    pl: 'weź ze swojej talii dowolną kartę i potasuj talię',
    ru: 'возьмите из своей колоды любую карту и перетасуйте колоду',
  },
  'see-hand': {
    en: '{who, select, self {look at your own hand} other {look at the hand of {whom}}}',
    pl: '{who, select, self {obejrzyj własną rękę} other {obejrzyj rękę {whom}}}',
    ru: '{who, select, self {посмотрите карты в своей руке} other {посмотрите карты в руке {whom}}}',
  },
  flip: {
    en: 'turn your board over for the rest of the game',
    pl: 'odwróć swoją planszę do końca gry',
    ru: 'переверните свой планшет до конца игры',
  },
  roll: { en: 'roll {dice}', pl: 'rzuć {dice}', ru: 'бросьте {dice}' },
  'nudge-die': {
    en: 'change any die by 1, up or down',
    pl: 'zmień wynik dowolnej kości o 1 w górę albo w dół',
    ru: 'измените значение любого кубика на 1 вверх или вниз',
  },
  'reroll-dice': {
    en: '{whose, select, own {reroll {upTo, plural, one {# of your dice} other {up to # of your dice}}} team {reroll {upTo, plural, one {# die of yours or a teammate’s} other {up to # dice of yours or a teammate’s}}} opponent {reroll {upTo, plural, one {# of an opponent’s dice} other {up to # of an opponent’s dice}}} other {reroll {upTo, plural, one {any # die} other {up to # dice of any player}}}}',
    pl: '{whose, select, own {przerzuć {upTo, plural, one {# swoją kość} few {do # swoich kości} many {do # swoich kości} other {do # swoich kości}}} team {przerzuć {upTo, plural, one {# kość swoją lub członka drużyny} few {do # kości swoich lub członka drużyny} many {do # kości swoich lub członka drużyny} other {do # kości swoich lub członka drużyny}}} opponent {przerzuć {upTo, plural, one {# kość przeciwnika} few {do # kości przeciwnika} many {do # kości przeciwnika} other {do # kości przeciwnika}}} other {przerzuć {upTo, plural, one {# dowolną kość} few {do # dowolnych kości} many {do # dowolnych kości} other {do # dowolnych kości}}}}',
    ru: '{whose, select, own {перебросьте {upTo, plural, one {# свой кубик} few {до # своих кубиков} many {до # своих кубиков} other {до # своих кубиков}}} team {перебросьте {upTo, plural, one {# кубик, свой или члена команды} few {до # кубиков, своих или члена команды} many {до # кубиков, своих или члена команды} other {до # кубиков, своих или члена команды}}} opponent {перебросьте {upTo, plural, one {# кубик противника} few {до # кубиков противника} many {до # кубиков противника} other {до # кубиков противника}}} other {перебросьте {upTo, plural, one {# любой кубик} few {до # любых кубиков} many {до # любых кубиков} other {до # любых кубиков}}}}',
  },
  'extra-attempt': {
    en: '{phase, select, offence {make {count, plural, one {# extra offensive roll attempt} other {# extra offensive roll attempts}}} other {make {count, plural, one {# extra defensive roll attempt} other {# extra defensive roll attempts}}}}',
    pl: '{phase, select, offence {wykonaj {count, plural, one {# dodatkową próbę} few {# dodatkowe próby} many {# dodatkowych prób} other {# dodatkowej próby}} rzutu ofensywnego} other {wykonaj {count, plural, one {# dodatkową próbę} few {# dodatkowe próby} many {# dodatkowych prób} other {# dodatkowej próby}} rzutu obronnego}}',
    ru: '{phase, select, offence {сделайте ещё {count, plural, one {# попытку} few {# попытки} many {# попыток} other {# попытки}} броска нападения} other {сделайте ещё {count, plural, one {# попытку} few {# попытки} many {# попыток} other {# попытки}} броска защиты}}',
  },
} as const satisfies Record<Plain, Message>;

/** Other ways to say what some verbs do. */
export const EFFECT_VARIANTS = {
  /** `whom` in the genitive. */
  removeSeveral: {
    en: '{who, select, self {remove up to {upTo, number} statuses from yourself} other {remove up to {upTo, number} statuses from {whom}}}',
    pl: '{who, select, self {usuń do {upTo, plural, one {# efektu} few {# efektów} many {# efektów} other {# efektu}} ze swojej planszy} other {usuń do {upTo, plural, one {# efektu} few {# efektów} many {# efektów} other {# efektu}} z planszy {whom}}}',
    ru: '{who, select, self {снимите с себя до {upTo, plural, one {# состояния} few {# состояний} many {# состояний} other {# состояния}}} other {снимите до {upTo, plural, one {# состояния} few {# состояний} many {# состояний} other {# состояния}} с {whom}}}',
  },
  /** A price paid by choice. */
  spendCp: { en: 'spend {amount}', pl: 'wydaj {amount}', ru: 'потратьте {amount}' },
  /** Good and bad tokens at once. */
  getTokens: { en: '{whom} gets {tokens}', pl: '{whom} otrzymuje {tokens}', ru: '{whom} получает {tokens}' },
  /** What another player is let do. */
  theyDraw: { en: '{whom} draws {amount}', pl: '{whom} dobiera {amount}', ru: '{whom} берёт {amount}' },
  theyGainCp: { en: '{whom} gains {amount}', pl: '{whom} otrzymuje {amount}', ru: '{whom} получает {amount}' },
  /** As the whole consequence of a condition. */
  isUndefendable: { en: 'the attack is undefendable', pl: 'atak jest nieuchronny', ru: 'атака неблокируема' },
  /** Outside the phase's sum (DT-15.11). */
  damageAtOnce: {
    en: '{who, select, self {take {amount} at once} target {deal {amount} at once} other {{fixed, select, other {deal {amount} to {whom} at once}}}}',
    pl: '{who, select, self {otrzymaj od razu {amount}} target {zadaj od razu {amount}} other {{fixed, select, other {zadaj {whom} od razu {amount}}}}}',
    ru: '{who, select, self {получите сразу {amount}} target {нанесите сразу {amount}} other {{fixed, select, other {нанесите {whom} сразу {amount}}}}}',
  },
  healAtOnce: {
    en: '{who, select, self {heal {amount} at once} other {{whom} heals {amount} at once}}',
    pl: '{who, select, self {ulecz od razu {amount}} other {{whom} leczy od razu {amount}}}',
    ru: '{who, select, self {исцелите сразу {amount}} other {{whom} сразу исцеляет {amount}}}',
  },
  /** A companion whose tokens are its health. */
  companionHeals: {
    en: '{name} heals {amount}',
    pl: '{name} leczy {amount}',
    ru: '{name} исцеляет {amount}',
  },
  companionHurt: { en: '{name} loses {amount}', pl: '{name} traci {amount}', ru: '{name} теряет {amount}' },
  /** Behind other damage of the same attack: it comes on top. */
  damageMore: { en: 'deal another {amount}', pl: 'zadaj jeszcze {amount}', ru: 'нанесите ещё {amount}' },
  thisToken: { en: 'remove this token', pl: 'usuń ten żeton', ru: 'снимите этот жетон' },
  /** `name` in the genitive. */
  allTokens: {
    en: '{who, select, self {remove all {name} tokens} other {remove all {name} tokens from {whom}}}',
    pl: '{who, select, self {usuń wszystkie żetony {name}} other {usuń wszystkie żetony {name} z planszy {whom}}}',
    ru: '{who, select, self {снимите все жетоны {name}} other {снимите с {whom} все жетоны {name}}}',
  },
  /** A companion of one stage becomes one of the next. */
  exchange: { en: 'turn 1 {from} into 1 {to}', pl: 'zamień {from} w {to}', ru: 'превратите {from} в {to}' },
  rerolls: {
    en: '{price, select, none {you may reroll {rerolls, plural, one {#} other {up to #}} of them once} other {for {price} you may reroll {rerolls, plural, one {#} other {up to #}} of them once}}',
    pl: '{price, select, none {możesz raz przerzucić {rerolls, plural, one {#} few {do #} many {do #} other {do #}} z nich} other {za {price} możesz raz przerzucić {rerolls, plural, one {#} few {do #} many {do #} other {do #}} z nich}}',
    ru: '{price, select, none {можете один раз перебросить {rerolls, plural, one {#} few {до #} many {до #} other {до #}} из них} other {за {price} можете один раз перебросить {rerolls, plural, one {#} few {до #} many {до #} other {до #}} из них}}',
  },
  rerollsIt: {
    en: '{price, select, none {you may reroll it once} other {for {price} you may reroll it once}}',
    pl: '{price, select, none {możesz ją raz przerzucić} other {za {price} możesz ją raz przerzucić}}',
    ru: '{price, select, none {можете один раз перебросить его} other {за {price} можете один раз перебросить его}}',
  },
  rerollsAny: {
    en: '{price, select, none {you may reroll any of them once} other {for {price} you may reroll any of them once}}',
    pl: '{price, select, none {możesz raz przerzucić dowolne z nich} other {za {price} możesz raz przerzucić dowolne z nich}}',
    ru: '{price, select, none {можете один раз перебросить любые из них} other {за {price} можете один раз перебросить любые из них}}',
  },
  ransom: {
    en: '{several, select, true {their owner may pay you {ransom, number} CP to keep the dice as they are} other {its owner may pay you {ransom, number} CP to keep the die as it is}}',
    pl: '{several, select, true {ich właściciel może zapłacić ci {ransom, number} PW, by zostawić je bez zmian} other {jej właściciel może zapłacić ci {ransom, number} PW, by zostawić ją bez zmian}}',
    ru: '{several, select, true {владелец может заплатить вам {ransom, number} БС, чтобы оставить кубики как есть} other {владелец может заплатить вам {ransom, number} БС, чтобы оставить кубик как есть}}',
  },
  /** Where a list of effects is still empty. */
  nothing: { en: 'nothing happens', pl: 'nic się nie dzieje', ru: 'ничего не происходит' },
  /** Tokens of a kind, as many as something comes to. */
  stripAmount: {
    en: '{who, select, self {remove from your board {amount}} other {{whom} loses {amount}}}{by, select, chance { at random} other {}}',
    pl: '{who, select, self {usuń ze swojej planszy {amount}} other {{whom} traci {amount}}}{by, select, chance { (losowo)} other {}}',
    ru: '{who, select, self {снимите с себя {amount}} other {{whom} теряет {amount}}}{by, select, chance { (случайно)} other {}}',
  },
} as const satisfies Record<string, Message>;

/** Changing dice: to any value, to a number, to what another die shows. */
export const SET_DIE = {
  any: {
    en: '{whose, select, own {{times, plural, one {change one of your dice to any value} other {change up to # of your dice to any values}}} team {{times, plural, one {change a die of yours or a teammate’s to any value} other {change up to # dice of yours or a teammate’s to any values}}} opponent {{times, plural, one {change one of an opponent’s dice to any value} other {change up to # of an opponent’s dice to any values}}} other {{times, plural, one {change any die to any value} other {change up to # dice to any values}}}}',
    pl: '{whose, select, own {{times, plural, one {ustaw jedną swoją kość na dowolny wynik} few {ustaw do # swoich kości na dowolne wyniki} many {ustaw do # swoich kości na dowolne wyniki} other {ustaw do # swoich kości na dowolne wyniki}}} team {{times, plural, one {ustaw kość swoją lub członka drużyny na dowolny wynik} few {ustaw do # kości swoich lub członka drużyny na dowolne wyniki} many {ustaw do # kości swoich lub członka drużyny na dowolne wyniki} other {ustaw do # kości swoich lub członka drużyny na dowolne wyniki}}} opponent {{times, plural, one {ustaw kość przeciwnika na dowolny wynik} few {ustaw do # kości przeciwnika na dowolne wyniki} many {ustaw do # kości przeciwnika na dowolne wyniki} other {ustaw do # kości przeciwnika na dowolne wyniki}}} other {{times, plural, one {ustaw dowolną kość na dowolny wynik} few {ustaw do # dowolnych kości na dowolne wyniki} many {ustaw do # dowolnych kości na dowolne wyniki} other {ustaw do # dowolnych kości na dowolne wyniki}}}}',
    ru: '{whose, select, own {{times, plural, one {измените значение одного своего кубика на любое} few {измените значения до # своих кубиков на любые} many {измените значения до # своих кубиков на любые} other {измените значения до # своих кубиков на любые}}} team {{times, plural, one {измените значение кубика, своего или члена команды, на любое} few {измените значения до # кубиков, своих или члена команды, на любые} many {измените значения до # кубиков, своих или члена команды, на любые} other {измените значения до # кубиков, своих или члена команды, на любые}}} opponent {{times, plural, one {измените значение кубика противника на любое} few {измените значения до # кубиков противника на любые} many {измените значения до # кубиков противника на любые} other {измените значения до # кубиков противника на любые}}} other {{times, plural, one {измените значение любого кубика на любое} few {измените значения до # кубиков на любые} many {измените значения до # кубиков на любые} other {измените значения до # кубиков на любые}}}}',
  },
  number: {
    en: '{whose, select, own {change one of your dice to {to, number}} team {change a die of yours or a teammate’s to {to, number}} opponent {change one of an opponent’s dice to {to, number}} other {change any die to {to, number}}}',
    pl: '{whose, select, own {ustaw jedną swoją kość na {to, number}} team {ustaw kość swoją lub członka drużyny na {to, number}} opponent {ustaw kość przeciwnika na {to, number}} other {ustaw dowolną kość na {to, number}}}',
    ru: '{whose, select, own {измените значение одного своего кубика на {to, number}} team {измените значение кубика, своего или члена команды, на {to, number}} opponent {измените значение кубика противника на {to, number}} other {измените значение любого кубика на {to, number}}}',
  },
  copy: {
    en: '{whose, select, own {change one of your dice to match another of your dice} team {change one of your team’s dice to match another} opponent {change one of an opponent’s dice to match another} other {change any die to match another}}',
    pl: '{whose, select, own {ustaw jedną swoją kość na wynik innej swojej kości} team {ustaw kość swojej drużyny na wynik innej jej kości} opponent {ustaw kość przeciwnika na wynik innej jego kości} other {ustaw dowolną kość na wynik innej}}',
    ru: '{whose, select, own {сделайте значение одного своего кубика таким же, как у другого} team {сделайте значение одного кубика своей команды таким же, как у другого} opponent {сделайте значение одного кубика противника таким же, как у другого} other {сделайте значение любого кубика таким же, как у другого}}',
  },
} as const satisfies Record<string, Message>;
