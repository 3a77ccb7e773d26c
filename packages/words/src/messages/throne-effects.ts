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
  strip: {
    en: '{who, select, self {{kind, select, positive {remove {count} of your positive status tokens} other {remove {count} of your negative status tokens}}} other {{kind, select, positive {{single, select, true {{whom} loses a positive status token} other {{whom} loses {count} positive status tokens}}} other {{single, select, true {{whom} loses a negative status token} other {{whom} loses {count} negative status tokens}}}}}}{by, select, chance { at random} other {}}',
    pl: '{who, select, self {{kind, select, positive {usuń żetony swoich pozytywnych efektów: {count}} other {usuń żetony swoich negatywnych efektów: {count}}}} other {{kind, select, positive {{single, select, true {{whom} traci żeton pozytywnego efektu} other {{whom} traci żetony pozytywnych efektów: {count}}}} other {{single, select, true {{whom} traci żeton negatywnego efektu} other {{whom} traci żetony negatywnych efektów: {count}}}}}}}{by, select, chance { (losowo)} other {}}',
    ru: '{who, select, self {{kind, select, positive {снимите жетоны своих положительных состояний: {count}} other {снимите жетоны своих отрицательных состояний: {count}}}} other {{kind, select, positive {{single, select, true {{whom} теряет жетон положительного состояния} other {{whom} теряет жетоны положительных состояний: {count}}}} other {{single, select, true {{whom} теряет жетон отрицательного состояния} other {{whom} теряет жетоны отрицательных состояний: {count}}}}}}}{by, select, chance { (случайно)} other {}}',
  },
  'return-card': {
    en: '{which, select, upgrade {take an upgrade from your discard pile} other {take a card from your discard pile}}',
    pl: '{which, select, upgrade {weź ulepszenie ze swojego stosu kart odrzuconych} other {weź kartę ze swojego stosu kart odrzuconych}}',
    ru: '{which, select, upgrade {возьмите улучшение из своего сброса} other {возьмите карту из своего сброса}}',
  },
  'play-upgrade': {
    en: '{from, select, deck {lay an upgrade from your deck that costs at most {most, number} CP for free, then shuffle the deck} other {play an upgrade from your hand that costs at most {most, number} CP for free}}',
    pl: '{from, select, deck {wyłóż za darmo ulepszenie ze swojej talii o koszcie najwyżej {most, number} PW, po czym potasuj talię} other {zagraj za darmo ulepszenie z ręki o koszcie najwyżej {most, number} PW}}',
    ru: '{from, select, deck {бесплатно выложите улучшение из своей колоды ценой не больше {most, number} БС, затем перетасуйте колоду} other {бесплатно сыграйте с руки улучшение ценой не больше {most, number} БС}}',
  },
  'put-back': {
    en: 'put one of the {of, number} cards drawn last on the top or the bottom of your deck',
    pl: 'jedną z {of, number} ostatnio dobranych kart połóż na wierzchu albo na spodzie swojej talii',
    ru: 'положите одну из {of, number} последних взятых карт наверх или в низ своей колоды',
  },
  'put-away': { en: 'this card leaves play', pl: 'usuń tę kartę z gry', ru: 'эта карта покидает игру' },
  'must-reroll': {
    en: '{whom} rerolls one own die',
    pl: '{whom} przerzuca jedną własną kość',
    ru: '{whom} перебрасывает один свой кубик',
  },
  /** What a larger game has no words of its own for. */
  call: {
    en: 'something happens beyond this table ({amount, number})',
    pl: 'dzieje się coś poza tym stołem ({amount, number})',
    ru: 'за пределами этого стола что-то происходит ({amount, number})',
  },
  damage: {
    en: '{who, select, self {take {amount}} target {deal {amount}} other {deal {whom} {amount}}}',
    pl: '{who, select, self {przyjmij {amount}} target {zadaj {amount}} other {zadaj {whom} {amount}}}',
    ru: '{who, select, self {получите {amount}} target {нанесите {amount}} other {нанесите {whom} {amount}}}',
  },
  'add-damage': { en: 'add {amount}', pl: 'dodaj {amount}', ru: 'добавьте {amount}' },
  recoil: {
    en: 'if the attack takes any health, take {amount}',
    pl: 'jeśli atak odbierze choć 1 punkt zdrowia, przyjmij {amount}',
    ru: 'если атака отнимет хоть 1 здоровье, получите {amount}',
  },
  'make-undefendable': {
    en: 'make the attack undefendable',
    pl: 'zmień ten atak w nieuchronny',
    ru: 'сделайте атаку неблокируемой',
  },
  prevent: {
    en: '{who, select, self {prevent {amount}} other {prevent {amount} to {whom}}}',
    pl: '{who, select, self {zniweluj {amount}} other {zniweluj {amount}, które otrzyma {whom}}}',
    ru: '{who, select, self {предотвратите {amount}} other {предотвратите {amount}, который получит {whom}}}',
  },
  'prevent-half': {
    en: '{who, select, self {prevent half of the damage, rounded up} other {prevent half of the damage to {whom}, rounded up}}',
    pl: '{who, select, self {zniweluj połowę obrażeń, zaokrąglając w górę} other {zniweluj połowę obrażeń, które otrzyma {whom}, zaokrąglając w górę}}',
    ru: '{who, select, self {предотвратите половину урона с округлением вверх} other {предотвратите половину урона, который получит {whom}, с округлением вверх}}',
  },
  avoid: { en: 'avoid that damage', pl: 'uniknij tych obrażeń', ru: 'избегните этого урона' },
  'reflect-half': {
    en: 'deal half of the attack’s damage, rounded up, back to the attacker',
    pl: 'oddaj atakującemu połowę obrażeń ataku, zaokrąglając w górę',
    ru: 'верните атакующему половину урона атаки с округлением вверх',
  },
  shield: {
    en: '{all, select, true {{companion} takes all damage of the attack for you} other {{companion} takes as much of the attack’s damage as you say}}',
    pl: '{all, select, true {{companion} przyjmuje za ciebie wszystkie obrażenia ataku} other {{companion} przyjmuje za ciebie tyle obrażeń ataku, ile zechcesz}}',
    ru: '{all, select, true {{companion} принимает за вас весь урон атаки} other {{companion} принимает за вас столько урона атаки, сколько вы скажете}}',
  },
  heal: {
    en: '{who, select, self {heal {amount}} other {{whom} heals {amount}}}',
    pl: '{who, select, self {odzyskaj {amount}} other {{whom} odzyskuje {amount}}}',
    ru: '{who, select, self {восстановите {amount}} other {{whom} восстанавливает {amount}}}',
  },
  'heal-dealt': {
    en: 'heal as much as the attack takes',
    pl: 'odzyskaj tyle punktów zdrowia, ile odbierze atak',
    ru: 'восстановите столько здоровья, сколько отнимет атака',
  },
  'lose-health': {
    en: '{who, select, self {lose {amount}} other {{whom} loses {amount}}}',
    pl: '{who, select, self {strać {amount}} other {{whom} traci {amount}}}',
    ru: '{who, select, self {потеряйте {amount}} other {{whom} теряет {amount}}}',
  },
  'steal-health': {
    en: '{who, select, target {steal {amount}} other {steal {amount} from {whom}}}',
    pl: '{who, select, target {wykradnij {amount}} other {wykradnij {whom} {amount}}}',
    ru: '{who, select, target {украдите {amount}} other {украдите у {whom} {amount}}}',
  },
  'fail-offence': {
    en: 'the ability has no effect',
    pl: 'zdolność nie działa',
    ru: 'способность не срабатывает',
  },
  'halve-offence': {
    en: 'the ability’s damage is halved, rounded up',
    pl: 'zdolność zadaje połowę obrażeń, z zaokrągleniem w górę',
    ru: 'способность наносит половину урона с округлением вверх',
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
    en: 'take aim at {whom}',
    pl: 'obierz za cel {whom}',
    ru: 'выберите целью {whom}',
  },
  gain: {
    en: '{who, select, self {gain {tokens}} other {{whom} gains {tokens}}}',
    pl: '{who, select, self {zyskaj {tokens}} other {{whom} zyskuje {tokens}}}',
    ru: '{who, select, self {получите {tokens}} other {{whom} получает {tokens}}}',
  },
  inflict: {
    en: '{who, select, self {get {tokens}} target {inflict {tokens}} other {inflict {tokens} on {whom}}}',
    pl: '{who, select, self {otrzymaj {tokens}} target {nałóż {tokens}} other {nałóż {tokens} na {whom}}}',
    ru: '{who, select, self {получите {tokens}} target {наложите {tokens}} other {наложите {tokens} на {whom}}}',
  },
  'lose-token': {
    en: '{who, select, self {remove {tokens}} other {remove {tokens} from {whom}}}',
    pl: '{who, select, self {usuń {tokens}} other {usuń {tokens} z planszy {whom}}}',
    ru: '{who, select, self {уберите {tokens}} other {уберите {tokens} у {whom}}}',
  },
  'hand-over': {
    en: 'pass {name} to {whom}',
    pl: 'przekaż {name} {whom}',
    ru: 'передайте {name} {whom}',
  },
  'remove-status': {
    en: '{who, select, self {{all, select, true {remove all statuses from yourself} other {remove 1 status from yourself}}} other {{all, select, true {remove all statuses from {whom}} other {remove 1 status from {whom}}}}}',
    pl: '{who, select, self {{all, select, true {usuń ze swojej planszy wszystkie efekty} other {usuń ze swojej planszy 1 efekt}}} other {{all, select, true {usuń z planszy {whom} wszystkie efekty} other {usuń z planszy {whom} 1 efekt}}}}',
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
    en: 'remove 1 status that the attack has just inflicted on you',
    pl: 'usuń 1 efekt, który właśnie nałożył na ciebie ten atak',
    ru: 'снимите 1 состояние, которое только что наложила на вас эта атака',
  },
  /** `name` in the genitive. */
  exhaust: {
    en: 'this counts as using {name} this turn',
    pl: 'liczy się to jako użycie {name} w tej turze',
    ru: 'это считается применением {name} в этот ход',
  },
  'gain-cp': { en: 'gain {amount}', pl: 'zyskaj {amount}', ru: 'получите {amount}' },
  'lose-cp': {
    en: '{who, select, self {lose {amount}} other {{whom} loses {amount}}}',
    pl: '{who, select, self {strać {amount}} other {{whom} traci {amount}}}',
    ru: '{who, select, self {потеряйте {amount}} other {{whom} теряет {amount}}}',
  },
  'steal-cp': {
    en: '{who, select, target {steal {amount}} other {steal {amount} from {whom}}}',
    pl: '{who, select, target {ukradnij {amount}} other {ukradnij {whom} {amount}}}',
    ru: '{who, select, target {украдите {amount}} other {украдите у {whom} {amount}}}',
  },
  draw: { en: 'draw {amount}', pl: 'dobierz {amount}', ru: 'возьмите {amount}' },
  'discard-random': {
    en: '{who, select, self {discard a card at random} other {{whom} discards a card at random}}',
    pl: '{who, select, self {odrzuć losową kartę} other {{whom} odrzuca losową kartę}}',
    ru: '{who, select, self {сбросьте случайную карту} other {{whom} сбрасывает случайную карту}}',
  },
  discard: {
    en: '{who, select, self {discard a card} other {{whom} discards a card of their choice}}',
    pl: '{who, select, self {odrzuć kartę} other {{whom} odrzuca wybraną przez siebie kartę}}',
    ru: '{who, select, self {сбросьте карту} other {{whom} сбрасывает карту по своему выбору}}',
  },
  'discard-hand': { en: 'discard your hand', pl: 'odrzuć całą rękę', ru: 'сбросьте всю руку' },
  search: {
    en: 'take any card from your deck, then shuffle it',
    pl: 'weź ze swojej talii dowolną kartę i potasuj talię',
    ru: 'возьмите из своей колоды любую карту и перетасуйте колоду',
  },
  'see-hand': {
    en: 'look at the hand of {whom}',
    pl: 'obejrzyj rękę {whom}',
    ru: 'посмотрите руку {whom}',
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
    en: '{whose, select, own {reroll {upTo, plural, one {# of your dice} other {up to # of your dice}}} team {reroll {upTo, plural, one {# die of yours or a teammate’s} other {up to # dice of yours or a teammate’s}}} opponent {reroll {upTo, plural, one {# die of an opponent} other {up to # dice of an opponent}}} other {reroll {upTo, plural, one {any # die} other {up to # dice of anybody}}}}',
    pl: '{whose, select, own {przerzuć {upTo, plural, one {# swoją kość} few {do # swoich kości} many {do # swoich kości} other {do # swoich kości}}} team {przerzuć {upTo, plural, one {# kość swoją lub sojusznika} few {do # kości swoich lub sojusznika} many {do # kości swoich lub sojusznika} other {do # kości swoich lub sojusznika}}} opponent {przerzuć {upTo, plural, one {# kość przeciwnika} few {do # kości przeciwnika} many {do # kości przeciwnika} other {do # kości przeciwnika}}} other {przerzuć {upTo, plural, one {# dowolną kość} few {do # dowolnych kości} many {do # dowolnych kości} other {do # dowolnych kości}}}}',
    ru: '{whose, select, own {перебросьте {upTo, plural, one {# свой кубик} few {до # своих кубиков} many {до # своих кубиков} other {до # своих кубиков}}} team {перебросьте {upTo, plural, one {# кубик, свой или союзника} few {до # кубиков, своих или союзника} many {до # кубиков, своих или союзника} other {до # кубиков, своих или союзника}}} opponent {перебросьте {upTo, plural, one {# кубик противника} few {до # кубиков противника} many {до # кубиков противника} other {до # кубиков противника}}} other {перебросьте {upTo, plural, one {# любой кубик} few {до # любых кубиков} many {до # любых кубиков} other {до # любых кубиков}}}}',
  },
  'extra-attempt': {
    en: '{phase, select, offence {make one more offensive roll attempt} other {make one more defensive roll attempt}}',
    pl: '{phase, select, offence {wykonaj dodatkową próbę rzutu ofensywnego} other {wykonaj dodatkową próbę rzutu obronnego}}',
    ru: '{phase, select, offence {сделайте ещё одну попытку броска нападения} other {сделайте ещё одну попытку броска защиты}}',
  },
} as const satisfies Record<Plain, Message>;

/** Other ways to say what some verbs do. */
export const EFFECT_VARIANTS = {
  /** What another player is let do. */
  theyDraw: { en: '{whom} draws {amount}', pl: '{whom} dobiera {amount}', ru: '{whom} берёт {amount}' },
  theyGainCp: { en: '{whom} gains {amount}', pl: '{whom} zyskuje {amount}', ru: '{whom} получает {amount}' },
  all: { en: 'all', pl: 'wszystkie', ru: 'все' },
  /** As the whole consequence of a condition. */
  isUndefendable: { en: 'the attack is undefendable', pl: 'atak jest nieuchronny', ru: 'атака неблокируема' },
  /** Outside the phase's sum (DT-15.11). */
  damageAtOnce: {
    en: '{who, select, self {take {amount} at once} target {deal {amount} at once} other {deal {whom} {amount} at once}}',
    pl: '{who, select, self {przyjmij od razu {amount}} target {zadaj od razu {amount}} other {zadaj {whom} od razu {amount}}}',
    ru: '{who, select, self {получите сразу {amount}} target {нанесите сразу {amount}} other {нанесите {whom} сразу {amount}}}',
  },
  healAtOnce: { en: 'heal {amount} at once', pl: 'odzyskaj od razu {amount}', ru: 'восстановите сразу {amount}' },
  /** A companion whose tokens are its health. */
  companionHeals: {
    en: '{name} heals {amount}',
    pl: '{name} odzyskuje {amount}',
    ru: '{name} восстанавливает {amount}',
  },
  companionHurt: { en: '{name} loses {amount}', pl: '{name} traci {amount}', ru: '{name} теряет {amount}' },
  thisToken: { en: 'remove this token', pl: 'usuń ten żeton', ru: 'уберите этот жетон' },
  /** `name` in the genitive. */
  allTokens: {
    en: '{who, select, self {remove all {name} tokens} other {remove all {name} tokens from {whom}}}',
    pl: '{who, select, self {usuń wszystkie żetony {name}} other {usuń wszystkie żetony {name} z planszy {whom}}}',
    ru: '{who, select, self {уберите все жетоны {name}} other {уберите все жетоны {name} у {whom}}}',
  },
  /** A companion of one stage becomes one of the next. */
  exchange: { en: 'turn 1 {from} into 1 {to}', pl: 'zamień {from} w {to}', ru: 'превратите {from} в {to}' },
  rerolls: {
    en: '{price, select, none {you may reroll {rerolls, number} of them once} other {for {price} you may reroll {rerolls, number} of them once}}',
    pl: '{price, select, none {{rerolls, plural, one {# z nich możesz raz przerzucić} few {do # z nich możesz raz przerzucić} many {do # z nich możesz raz przerzucić} other {do # z nich możesz raz przerzucić}}} other {za {price} {rerolls, plural, one {# z nich możesz raz przerzucić} few {do # z nich możesz raz przerzucić} many {do # z nich możesz raz przerzucić} other {do # z nich możesz raz przerzucić}}}}',
    ru: '{price, select, none {{rerolls, plural, one {# из них можно один раз перебросить} few {до # из них можно один раз перебросить} many {до # из них можно один раз перебросить} other {до # из них можно один раз перебросить}}} other {за {price} {rerolls, plural, one {# из них можно один раз перебросить} few {до # из них можно один раз перебросить} many {до # из них можно один раз перебросить} other {до # из них можно один раз перебросить}}}}',
  },
  rerollsIt: {
    en: '{price, select, none {you may reroll it once} other {for {price} you may reroll it once}}',
    pl: '{price, select, none {możesz ją raz przerzucić} other {za {price} możesz ją raz przerzucić}}',
    ru: '{price, select, none {его можно один раз перебросить} other {за {price} его можно один раз перебросить}}',
  },
  rerollsAny: {
    en: '{price, select, none {you may reroll any of them once} other {for {price} you may reroll any of them once}}',
    pl: '{price, select, none {dowolne z nich możesz raz przerzucić} other {za {price} dowolne z nich możesz raz przerzucić}}',
    ru: '{price, select, none {любые из них можно один раз перебросить} other {за {price} любые из них можно один раз перебросить}}',
  },
  ransom: {
    en: 'its owner may pay you {ransom, number} CP to keep the die as it is',
    pl: 'jej właściciel może zapłacić ci {ransom, number} PW, by zostawić ją bez zmian',
    ru: 'владелец может заплатить вам {ransom, number} БС, чтобы оставить кубик как есть',
  },
} as const satisfies Record<string, Message>;

/** Turning dice: to any face, to a number, to what another die shows. */
export const SET_DIE = {
  any: {
    en: '{whose, select, own {{times, plural, one {turn one of your dice to any face} other {turn up to # of your dice to any faces}}} team {{times, plural, one {turn a die of yours or a teammate’s to any face} other {turn up to # dice of yours or a teammate’s to any faces}}} opponent {{times, plural, one {turn a die of an opponent to any face} other {turn up to # dice of an opponent to any faces}}} other {{times, plural, one {turn any die to any face} other {turn up to # dice to any faces}}}}',
    pl: '{whose, select, own {{times, plural, one {ustaw jedną swoją kość na dowolny wynik} few {ustaw do # swoich kości na dowolne wyniki} many {ustaw do # swoich kości na dowolne wyniki} other {ustaw do # swoich kości na dowolne wyniki}}} team {{times, plural, one {ustaw kość swoją lub sojusznika na dowolny wynik} few {ustaw do # kości swoich lub sojusznika na dowolne wyniki} many {ustaw do # kości swoich lub sojusznika na dowolne wyniki} other {ustaw do # kości swoich lub sojusznika na dowolne wyniki}}} opponent {{times, plural, one {ustaw kość przeciwnika na dowolny wynik} few {ustaw do # kości przeciwnika na dowolne wyniki} many {ustaw do # kości przeciwnika na dowolne wyniki} other {ustaw do # kości przeciwnika na dowolne wyniki}}} other {{times, plural, one {ustaw dowolną kość na dowolny wynik} few {ustaw do # dowolnych kości na dowolne wyniki} many {ustaw do # dowolnych kości na dowolne wyniki} other {ustaw do # dowolnych kości na dowolne wyniki}}}}',
    ru: '{whose, select, own {{times, plural, one {поверните один свой кубик любой гранью} few {поверните до # своих кубиков любыми гранями} many {поверните до # своих кубиков любыми гранями} other {поверните до # своих кубиков любыми гранями}}} team {{times, plural, one {поверните кубик, свой или союзника, любой гранью} few {поверните до # кубиков, своих или союзника, любыми гранями} many {поверните до # кубиков, своих или союзника, любыми гранями} other {поверните до # кубиков, своих или союзника, любыми гранями}}} opponent {{times, plural, one {поверните кубик противника любой гранью} few {поверните до # кубиков противника любыми гранями} many {поверните до # кубиков противника любыми гранями} other {поверните до # кубиков противника любыми гранями}}} other {{times, plural, one {поверните любой кубик любой гранью} few {поверните до # кубиков любыми гранями} many {поверните до # кубиков любыми гранями} other {поверните до # кубиков любыми гранями}}}}',
  },
  number: {
    en: '{whose, select, own {turn one of your dice to {to, number}} team {turn a die of yours or a teammate’s to {to, number}} opponent {turn a die of an opponent to {to, number}} other {turn any die to {to, number}}}',
    pl: '{whose, select, own {ustaw jedną swoją kość na {to, number}} team {ustaw kość swoją lub sojusznika na {to, number}} opponent {ustaw kość przeciwnika na {to, number}} other {ustaw dowolną kość na {to, number}}}',
    ru: '{whose, select, own {поверните один свой кубик на {to, number}} team {поверните кубик, свой или союзника, на {to, number}} opponent {поверните кубик противника на {to, number}} other {поверните любой кубик на {to, number}}}',
  },
  copy: {
    en: '{whose, select, own {turn one of your dice to the face of another of yours} team {turn a die of your team to the face of another} opponent {turn a die of an opponent to the face of another} other {turn any die to the face of another}}',
    pl: '{whose, select, own {ustaw jedną swoją kość tak jak inną swoją} team {ustaw kość swojej drużyny tak jak inną} opponent {ustaw kość przeciwnika tak jak inną} other {ustaw dowolną kość tak jak inną}}',
    ru: '{whose, select, own {поверните один свой кубик той же гранью, что и другой свой} team {поверните кубик своей команды той же гранью, что и другой} opponent {поверните кубик противника той же гранью, что и другой} other {поверните любой кубик той же гранью, что и другой}}',
  },
} as const satisfies Record<string, Message>;
