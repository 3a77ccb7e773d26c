// What Dragon Farkle's cards say: one message for each moment and one for each verb, as whole sentences.
import type { Timing, Verb } from '@wyrmtable/dragon-farkle';
import type { Message } from '../phrase.ts';

export const CARD_SENTENCE = {
  timed: { en: '{when}. {what}', pl: '{when}. {what}', ru: '{when}. {what}' },
} as const satisfies Record<string, Message>;

/** When: no full stop, because it also stands alone on a card's ribbon. Companions that are used rest until the next turn. */
export const TIMING = {
  always: { en: 'Works by itself', pl: 'Działa samo z siebie', ru: 'Действует само по себе' },
  'turn-start': {
    en: '{kind, select, companion {Once per turn, at its very start} other {At the very start of your turn}}',
    pl: '{kind, select, companion {Raz na turę, na samym jej początku} other {Na samym początku swojej tury}}',
    ru: '{kind, select, companion {Раз за ход, в самом его начале} other {В самом начале своего хода}}',
  },
  'before-first-roll': {
    en: '{kind, select, companion {Once per turn, before your action} other {On your turn, before your action}}',
    pl: '{kind, select, companion {Raz na turę, przed swoją akcją} other {W swojej turze, przed akcją}}',
    ru: '{kind, select, companion {Раз за ход, до своего действия} other {В свой ход, до действия}}',
  },
  'before-roll': {
    en: '{kind, select, companion {Once per turn, before your roll} other {Before any roll of yours}}',
    pl: '{kind, select, companion {Raz na turę, przed swoim rzutem} other {Przed dowolnym swoim rzutem}}',
    ru: '{kind, select, companion {Раз за ход, перед своим броском} other {Перед любым своим броском}}',
  },
  'after-own-roll': {
    en: '{kind, select, companion {Once per turn, right after your roll} other {Right after your roll}}',
    pl: '{kind, select, companion {Raz na turę, zaraz po swoim rzucie} other {Zaraz po swoim rzucie}}',
    ru: '{kind, select, companion {Раз за ход, сразу после своего броска} other {Сразу после своего броска}}',
  },
  'after-rival-roll': {
    en: '{kind, select, companion {Once per turn, right after a rival’s roll} other {Right after a rival’s roll}}',
    pl: '{kind, select, companion {Raz na turę, zaraz po rzucie rywala} other {Zaraz po rzucie rywala}}',
    ru: '{kind, select, companion {Раз за ход, сразу после броска соперника} other {Сразу после броска соперника}}',
  },
  'when-named': {
    en: '{kind, select, companion {Once per turn, when somebody picks a Brawl with you} other {When somebody picks a Brawl with you}}',
    pl: '{kind, select, companion {Raz na turę, gdy ktoś wciąga cię w Bójkę} other {Gdy ktoś wciąga cię w Bójkę}}',
    ru: '{kind, select, companion {Раз за ход, когда вас втягивают в Потасовку} other {Когда вас втягивают в Потасовку}}',
  },
  'when-aimed-at': {
    en: '{kind, select, companion {Once per turn, when a rival’s card is aimed at you} other {When a rival’s card is aimed at you}}',
    pl: '{kind, select, companion {Raz na turę, gdy rywal celuje w ciebie kartą} other {Gdy rywal celuje w ciebie kartą}}',
    ru: '{kind, select, companion {Раз за ход, когда соперник метит в вас картой} other {Когда соперник метит в вас картой}}',
  },
  'at-zonk': {
    en: '{kind, select, companion {Once per turn, at a Zonk on your own turn} other {At your Zonk}}',
    pl: '{kind, select, companion {Raz na turę, przy Zonku w swojej turze} other {Przy swoim Zonku}}',
    ru: '{kind, select, companion {Раз за ход, при Зонке в свой ход} other {При своём Зонке}}',
  },
} as const satisfies Record<Timing, Message>;

/** What. The numbers are the card's own; `usual` is what the rules give without the card. */
export const EFFECTS = {
  scare: {
    en: 'Point at any other hero, even in the lair, and roll a die: for every pip {perPip, plural, one {# soldier of that army bolts} other {# soldiers of that army bolt}} back to the reserve with fingers in their ears.',
    pl: 'Wskaż dowolnego innego Chojraka, choćby w Jamie, i rzuć kością: za każde oczko {perPip, plural, one {# jego żołnierz ucieka} few {# jego żołnierze uciekają} many {# jego żołnierzy ucieka} other {# jego żołnierza ucieka}} do rezerwy z palcami w uszach.',
    ru: 'Укажите на любого другого героя, хоть в логове, и бросьте кость: за каждое очко {perPip, plural, one {# его солдат убегает} few {# его солдата убегают} many {# его солдат убегают} other {# его солдата убегает}} в резерв, заткнув уши.',
  },
  'keep-bitten': {
    en: 'On your turn the dragon cannot stomach your dice: when it comes up, scoring dice keep their full worth (all of them still go aside). In the Final Battle a roll with the dragon costs you no soldiers at all.',
    pl: 'W twojej turze smokowi nie smakują twoje kości: gdy wypadnie, punktujące liczą się w pełni (i tak odkładasz wszystkie). W Ostatniej Bitwie rzut ze smokiem nie kosztuje cię ani jednego żołnierza.',
    ru: 'В ваш ход дракону ваши кости не лезут в горло: когда он выпадает, зачётные кости стоят сколько обычно (отложить всё равно нужно все). В Последней битве бросок с драконом не стоит вам ни одного солдата.',
  },
  'triple-bonus': {
    en: 'On your turn every three of a kind you set aside brings {soldiers, plural, one {# more soldier} other {# more soldiers}}; a Rally does not double this. In the Final Battle every three of a kind costs you that many fewer.',
    pl: 'W twojej turze za każde odłożone trzy równe {soldiers, plural, one {dochodzi jeszcze # żołnierz} few {dochodzą jeszcze # żołnierze} many {dochodzi jeszcze # żołnierzy} other {dochodzi jeszcze # żołnierza}}; Wsparcie tego nie podwaja. W Ostatniej Bitwie trzy równe kosztują cię za każdym razem o tyle mniej.',
    ru: 'В ваш ход каждая отложенная тройка одинаковых приводит ещё {soldiers, plural, one {# солдата} few {# солдата} many {# солдат} other {# солдата}}; Подмога этого не удваивает. В Последней битве каждая тройка одинаковых обходится вам на столько же дешевле.',
  },
  'reroll-event': {
    en: 'Pay {price, plural, one {# soldier} other {# soldiers}} and reroll the event die. The second face stands, however sour it sounds.',
    pl: 'Zapłać {price, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}} i przerzuć kość zdarzeń. Drugi wynik zostaje, choćby fałszował.',
    ru: 'Заплатите {price, plural, one {# солдата} few {# солдата} many {# солдат} other {# солдата}} и перебросьте кость событий. Второй результат остаётся, как бы он ни фальшивил.',
  },
  'zonk-insurance': {
    en: 'A Zonk on your turn is not the end. In a Recruit up to {upTo, plural, one {# waiting soldier joins} other {# waiting soldiers join}} your army anyway; attacking in a Brawl, you keep up to {upTo, number} of your score; in the Final Battle up to {upTo, number} of this turn’s fallen come back.',
    pl: 'Zonk w twojej turze to jeszcze nie koniec. W Rekrutacji najwyżej {upTo, plural, one {# czekający żołnierz i tak dołącza} few {# czekający żołnierze i tak dołączają} many {# czekających żołnierzy i tak dołącza} other {# czekającego żołnierza i tak dołącza}} do armii; w ataku w Bójce zostaje ci najwyżej {upTo, number} wyniku; w Ostatniej Bitwie wraca najwyżej {upTo, number} poległych z tej tury.',
    ru: 'Зонк в ваш ход — ещё не конец. При Вербовке до {upTo, plural, one {# набранного солдата} few {# набранных солдат} many {# набранных солдат} other {# набранного солдата}} всё равно вступает в армию; нападая в Потасовке, вы сохраняете до {upTo, number} из своего счёта; в Последней битве возвращается до {upTo, number} павших за этот ход.',
  },
  'attack-bonus': {
    en: 'Attack in a Brawl with any score above 0, and the horns add {soldiers, number} to it.',
    pl: 'Gdy atakujesz w Bójce i masz wynik większy od 0, rogi dokładają do niego {soldiers, number}.',
    ru: 'Когда вы нападаете в Потасовке и набрали больше 0, рога добавляют ещё {soldiers, number}.',
  },
  'defence-dice': {
    en: 'When you are attacked, you butt back with {dice, plural, one {# die} other {# dice}} instead of {usual, number}, and with as many again once all are set aside.',
    pl: 'Gdy ktoś cię atakuje, odgryzasz się {dice, plural, one {# kością} few {# kośćmi} many {# kośćmi} other {# kości}} zamiast {usual, number}, a po odłożeniu wszystkich znów tyloma.',
    ru: 'Когда нападают на вас, вы бодаетесь в ответ {dice, plural, one {# костью} few {# костями} many {# костями} other {# кости}} вместо {usual, number}, а отложив все — снова столькими же.',
  },
  'win-ties': {
    en: 'A tied Brawl goes to you, attacking or defending: no appeal.',
    pl: 'Remis w Bójce rozstrzyga się na twoją korzyść, w ataku i w obronie. Odwołań nie ma.',
    ru: 'Ничья в Потасовке засчитывается в вашу пользу, и в нападении, и в защите. Обжалованию не подлежит.',
  },
  'win-bonus': {
    en: 'For a Brawl you win the reserve pays you {soldiers, plural, one {# soldier} other {# soldiers}}, not {usual, number}.',
    pl: 'Za wygraną Bójkę bierzesz z rezerwy {soldiers, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}, a nie {usual, number}.',
    ru: 'За выигранную Потасовку вы берёте из резерва {soldiers, plural, one {# солдата} few {# солдата} many {# солдат} other {# солдата}}, а не {usual, number}.',
  },
  'sell-item': {
    en: 'A sale: discard an item of yours and {soldiers, plural, one {# soldier joins} other {# soldiers join}} your army.',
    pl: 'Sprzedaż: odrzuć swój przedmiot, a do armii {soldiers, plural, one {dołączy # żołnierz} few {dołączą # żołnierze} many {dołączy # żołnierzy} other {dołączy # żołnierza}}.',
    ru: 'Продажа: сбросьте свой предмет, и в армию {soldiers, plural, one {вступит # солдат} few {вступят # солдата} many {вступят # солдат} other {вступит # солдата}}.',
  },
  'buy-item': {
    en: 'A purchase: pay {price, plural, one {# soldier} other {# soldiers}} and draw an item. No refunds.',
    pl: 'Zakup: zapłać {price, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}} i dobierz przedmiot. Zwrotów nie przyjmujemy.',
    ru: 'Покупка: заплатите {price, plural, one {# солдата} few {# солдата} many {# солдат} other {# солдата}} и возьмите предмет. Товар возврату не подлежит.',
  },
  'reroll-zonk': {
    en: 'If you rolled {leastDice, plural, one {# soldier die} other {# soldier dice}} or more, roll those dice again. The event die stays as it is, and so does the second result.',
    pl: 'Po rzucie co najmniej {leastDice, plural, one {# żołnierską kością} few {# żołnierskimi kośćmi} many {# żołnierskimi kośćmi} other {# żołnierskiej kości}} rzuć nimi jeszcze raz. Kość zdarzeń zostaje, jak była, a drugi wynik jest ostateczny.',
    ru: 'Если в броске было не меньше {leastDice, plural, one {# солдатской кости} few {# солдатских костей} many {# солдатских костей} other {# солдатской кости}}, бросьте их ещё раз. Кость событий остаётся как есть, второй результат окончателен.',
  },
  'stop-bonus': {
    en: 'Stop a Recruit of your own accord with soldiers waiting, and {soldiers, plural, one {# more falls} other {# more fall}} in behind the drum.',
    pl: 'Gdy kończysz Rekrutację z własnej woli i ktoś już czeka, za werblem {soldiers, plural, one {dołącza jeszcze # żołnierz} few {dołączają jeszcze # żołnierze} many {dołącza jeszcze # żołnierzy} other {dołącza jeszcze # żołnierza}}.',
    ru: 'Если вы сами остановили Вербовку и кого-то уже набрали, вслед за барабаном {soldiers, plural, one {приходит ещё # солдат} few {приходят ещё # солдата} many {приходят ещё # солдат} other {приходит ещё # солдата}}.',
  },
  room: {
    en: 'Takes up no room itself. While you hold it, you keep up to {items, plural, one {# other item} other {# other items}} at the end of a turn instead of {usual, number}.',
    pl: 'Nie zajmuje miejsca. Z tą kartą na koniec tury zatrzymujesz do {items, plural, one {# innego przedmiotu} few {# innych przedmiotów} many {# innych przedmiotów} other {# innego przedmiotu}} zamiast {usual, number}.',
    ru: 'Места не занимает. С этой картой в конце хода вы оставляете себе до {items, plural, one {# другого предмета} few {# других предметов} many {# других предметов} other {# другого предмета}} вместо {usual, number}.',
  },
  'ignore-zonk': {
    en: 'What Zonk? Stop and keep everything that waits, or roll the same dice again. Not in the Final Battle: the dragon saw it.',
    pl: 'Jaki Zonk? Zatrzymaj się i zachowaj wszystko, co czeka, albo rzuć tymi samymi kośćmi jeszcze raz. Nie w Ostatniej Bitwie: smok wszystko widział.',
    ru: 'Какой ещё Зонк? Остановитесь и сохраните всё, что набрали, или бросьте те же кости снова. Не в Последней битве: дракон всё видел.',
  },
  'place-die': {
    en: 'Do not roll one of your dice: put it down showing {face, number} and roll the rest. Works in defense and in the Final Battle too.',
    pl: 'Jedną z kości nie rzucaj, tylko połóż ją z wynikiem {face, number}; pozostałymi rzuć. Działa też w obronie i w Ostatniej Bitwie.',
    ru: 'Одну из костей не бросайте, а положите цифрой {face, number} вверх; остальные бросьте. Действует и в защите, и в Последней битве.',
  },
  'place-event': {
    en: 'Do not roll the event die: put it down showing {face, select, rally {the Rally} dragon {the dragon} other {a blank face}}, and nobody rerolls it. Not in the Final Battle.',
    pl: 'Kością zdarzeń nie rzucaj, tylko połóż ją {face, select, rally {Wsparciem} dragon {smokiem} other {pustą ścianką}} do góry i nikt jej nie przerzuci. Nie w Ostatniej Bitwie.',
    ru: 'Кость событий не бросайте, а положите {face, select, rally {Подмогой} dragon {драконом} other {пустой гранью}} вверх, и никто её не перебросит. Не в Последней битве.',
  },
  'calm-dragon': {
    en: 'The dragon you have just rolled is busy chewing: for this roll it counts as a blank face. In the Final Battle, whatever the event die shows, this roll costs you no soldiers, and wounds still count.',
    pl: 'Smok, który właśnie wypadł, jest zajęty żuciem: w tym rzucie liczy się jak pusta ścianka. W Ostatniej Bitwie, cokolwiek pokazuje kość zdarzeń, ten rzut nie kosztuje cię żołnierzy, a obrażenia zostają.',
    ru: 'Дракон, который только что выпал, занят едой: в этом броске он считается пустой гранью. В Последней битве, что бы ни показала кость событий, бросок не стоит вам солдат, а раны остаются.',
  },
  gain: {
    en: 'From the reserve {soldiers, plural, one {# soldier staggers} other {# soldiers stagger}} into your army. For this turn’s march on the lair ({usual, number}) they come too late.',
    pl: 'Z rezerwy {soldiers, plural, one {wtacza się # żołnierz} few {wtaczają się # żołnierze} many {wtacza się # żołnierzy} other {wtacza się # żołnierza}} prosto do twojej armii. Do progu Jamy ({usual, number}) w tej turze jeszcze się nie liczą.',
    ru: 'Из резерва в вашу армию, пошатываясь, {soldiers, plural, one {вступает # солдат} few {вступают # солдата} many {вступают # солдат} other {вступает # солдата}}. Для порога логова ({usual, number}) в этот ход они ещё не считаются.',
  },
  'rival-rerolls-event': {
    en: 'Splash! The roller must reroll the event die.',
    pl: 'Chlust! Kto rzucał, musi przerzucić kość zdarzeń.',
    ru: 'Плюх! Бросавший обязан перебросить кость событий.',
  },
  'rival-rerolls-die': {
    en: 'One soldier die of that roll slips: you say which, the roller rerolls it.',
    pl: 'Jedna żołnierska kość z tego rzutu się poślizgnęła: ty wskazujesz która, a kto rzucał, ten ją przerzuca.',
    ru: 'Одна солдатская кость этого броска поскользнулась: вы говорите какая, бросавший её перебрасывает.',
  },
  'take-from-larger': {
    en: 'Pick a hero with a larger army than yours, even in the lair: up to {soldiers, plural, one {# soldier reports} other {# soldiers report}} to you instead.',
    pl: 'Wskaż Chojraka z armią większą od twojej, choćby w Jamie: najwyżej {soldiers, plural, one {# jego żołnierz melduje się} few {# jego żołnierze meldują się} many {# jego żołnierzy melduje się} other {# jego żołnierza melduje się}} odtąd u ciebie.',
    ru: 'Выберите героя, чья армия больше вашей, хоть в логове: до {soldiers, plural, one {# его солдата} few {# его солдат} many {# его солдат} other {# его солдата}} является на службу к вам.',
  },
  'extra-die': {
    en: 'Only with a full set in hand: roll one extra die, then take away any one before scoring.',
    pl: 'Tylko z pełnym kompletem w ręku: rzuć jedną dodatkową kością, a potem zabierz dowolną, zanim policzysz wynik.',
    ru: 'Только с полным набором в руке: бросьте на одну кость больше, а потом уберите любую, прежде чем считать.',
  },
  'extra-wound': {
    en: 'Only in the Final Battle, on a roll that wounds the dragon: {wounds, plural, one {# extra wound} other {# extra wounds}}.',
    pl: 'Tylko w Ostatniej Bitwie, gdy rzut zadaje smokowi obrażenia: jeszcze {wounds, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
    ru: 'Только в Последней битве, когда бросок ранит дракона: ещё {wounds, plural, one {# рана} few {# раны} many {# ран} other {# раны}}.',
  },
  'refuse-brawl': {
    en: 'You wave something white, and there is no Brawl with you this turn: the attacker finds another target or another action.',
    pl: 'Machasz czymś białym i w tej turze Bójki z tobą nie będzie: napastnik szuka innego celu albo innej akcji.',
    ru: 'Вы машете чем-то белым, и в этот ход Потасовки с вами не будет: нападающий ищет другую цель или другое действие.',
  },
  cancel: {
    en: 'That card does nothing to you, and its owner has used it up all the same.',
    pl: 'Ta karta nic ci nie robi, a jej właściciel i tak ją zużył.',
    ru: 'Эта карта вам ничего не сделает, а её владелец всё равно её потратил.',
  },
  cursed: {
    en: 'Fills an item’s place and will not come off: you may not discard it by choice.',
    pl: 'Zajmuje miejsce przedmiotu i nie daje się zdjąć: tej karty nie wolno odrzucić z własnej woli.',
    ru: 'Занимает место предмета и не снимается: сбросить эту карту по своей воле нельзя.',
  },
  'zonk-gain': {
    en: 'At your Zonk, in any action, it comes off by itself: discard it and {soldiers, plural, one {# soldier joins} other {# soldiers join}} your army, in tears.',
    pl: 'Przy twoim Zonku, w dowolnej akcji, odpada bez pytania: odrzuć tę kartę, a do armii {soldiers, plural, one {dołączy # zapłakany żołnierz} few {dołączą # zapłakani żołnierze} many {dołączy # zapłakanych żołnierzy} other {dołączy # zapłakanego żołnierza}}.',
    ru: 'При вашем Зонке, в любом действии, отваливается без спроса: сбросьте эту карту, и в армию {soldiers, plural, one {вступит # заплаканный солдат} few {вступят # заплаканных солдата} many {вступят # заплаканных солдат} other {вступит # заплаканного солдата}}.',
  },
  threshold: {
    en: 'This turn the back door opens for {soldiers, plural, one {# soldier} other {# soldiers}} instead of {usual, number}.',
    pl: 'W tej turze do Jamy wpuszczają od kuchni, i to już od {soldiers, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}, a nie od {usual, number}.',
    ru: 'В этот ход в логово пускают с чёрного хода, и уже от {soldiers, plural, one {# солдата} few {# солдат} many {# солдат} other {# солдата}}, а не от {usual, number}.',
  },
} as const satisfies Record<Verb, Message>;
