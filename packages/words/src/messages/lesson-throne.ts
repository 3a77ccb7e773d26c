// The first match of Dice Throne: what each of its steps says.
import type { LessonText } from './lessons.ts';

export const THRONE_LESSON = {
  goal: {
    title: { en: 'Two heroes, one throne', pl: 'Dwoje bohaterów, jeden tron', ru: 'Два героя, один трон' },
    text: {
      en: 'You play the {hero}, against you stands the {rival}. Whoever brings the other’s health to 0 wins. Health and CP, which pay for cards, stand on the dials.',
      pl: 'Grasz jako {hero}, przeciwnik to {rival}. Wygrywa, kto sprowadzi zdrowie drugiego do 0. Zdrowie i PW, którymi płaci się za karty, pokazują liczniki.',
      ru: 'Вы играете за героя «{hero}», против вас «{rival}». Побеждает тот, кто опустит здоровье другого до 0. Здоровье и БС, которой платят за карты, видны на счётчиках.',
    },
  },
  upgrade: {
    title: { en: 'Grow stronger', pl: 'Wzmocnij się', ru: 'Станьте сильнее' },
    text: {
      en: 'In your Main Phase you play cards for CP. {upgrade} improves {smack} for the rest of the match: choose the card in your hand and play it.',
      pl: 'W Fazie Głównej zagrywasz karty za PW. {upgrade} ulepsza zdolność {smack} do końca gry: wskaż tę kartę na ręce i ją zagraj.',
      ru: 'В основной фазе вы разыгрываете карты за БС. «{upgrade}» улучшает способность «{smack}» до конца партии: выберите эту карту в руке и разыграйте.',
    },
  },
  toDice: {
    title: { en: 'To the dice', pl: 'Do kości', ru: 'К кубикам' },
    text: {
      en: 'Keep the other cards for later and go on to the Offensive Roll Phase.',
      pl: 'Resztę kart zostaw na później i przejdź do Fazy Rzutu Ofensywnego.',
      ru: 'Остальные карты пригодятся позже. Переходите к фазе броска нападения.',
    },
  },
  roll: {
    title: { en: 'Three attempts', pl: 'Trzy próby', ru: 'Три попытки' },
    text: {
      en: 'Each turn you may roll up to three times. The first time all five dice fly: roll them.',
      pl: 'W każdej turze masz do trzech prób rzutu. Za pierwszym razem rzucasz wszystkimi pięcioma kośćmi: rzucaj.',
      ru: 'За ход можно бросить до трёх раз. Сначала бросают все пять кубиков: бросайте.',
    },
  },
  keep: {
    title: { en: 'Keep what fits', pl: 'Zatrzymaj, co pasuje', ru: 'Оставьте подходящее' },
    text: {
      en: '1, 2 and 3 are swords, and three swords make {smack}. Keep both 1s by tapping them, then roll the other three dice.',
      pl: '1, 2 i 3 to miecze, a trzy miecze dają zdolność {smack}. Zatrzymaj obie 1, dotykając ich, i przerzuć pozostałe trzy kości.',
      ru: '1, 2 и 3 — это мечи, а три меча дают «{smack}». Оставьте обе 1, коснувшись их, и перебросьте остальные три кубика.',
    },
  },
  more: {
    title: {
      en: 'Enough, but more is better',
      pl: 'Wystarczy, ale więcej znaczy lepiej',
      ru: 'Хватает, но можно больше',
    },
    text: {
      en: 'Three swords: {smack} is ready for 5 damage. Four or five swords hit harder, and an attempt is left: keep the 2 as well and roll the other two.',
      pl: 'Trzy miecze: {smack} zada 5 obrażeń. Cztery lub pięć mieczy bije mocniej, a jedna próba jeszcze została: zatrzymaj też 2 i przerzuć dwie pozostałe.',
      ru: 'Три меча: «{smack}» нанесёт 5 урона. Четыре или пять мечей бьют сильнее, и попытка ещё есть: оставьте и 2 и перебросьте остальные два кубика.',
    },
  },
  tip: {
    title: { en: 'A card bends the dice', pl: 'Karta nagina kości', ru: 'Карта меняет кубик' },
    text: {
      en: 'Four swords and a 4, and no attempt is left. {tip} turns one die by one: play it.',
      pl: 'Cztery miecze i 4, a prób już nie ma. {tip} zmienia jedną kość o jeden: zagraj tę kartę.',
      ru: 'Четыре меча и 4, а попыток больше нет. «{tip}» меняет значение одного кубика на 1: разыграйте эту карту.',
    },
  },
  turn: {
    title: { en: 'The fifth sword', pl: 'Piąty miecz', ru: 'Пятый меч' },
    text: {
      en: 'Choose the 4 and turn it to 3.',
      pl: 'Wskaż 4 i zmień ją na 3.',
      ru: 'Выберите 4 и измените на 3.',
    },
  },
  declare: {
    title: { en: 'Say what you do', pl: 'Ogłoś, co robisz', ru: 'Объявите действие' },
    text: {
      en: 'Five swords. One ability a turn can be declared: choose {smack} with five swords, for 9 damage.',
      pl: 'Pięć mieczy. W turze ogłaszasz jedną zdolność: wybierz {smack} za pięć mieczy: 9 obrażeń.',
      ru: 'Пять мечей. За ход объявляют одну способность: выберите «{smack}» за пять мечей: 9 урона.',
    },
  },
  theyDefend: {
    title: { en: 'The rival defends', pl: 'Przeciwnik się broni', ru: 'Противник защищается' },
    text: {
      en: 'Against normal damage a defensive ability may be used. The {rival} rolls for {armor}: every flame deals 1 damage back.',
      pl: 'Przeciw zwyczajnym obrażeniom można użyć zdolności obronnej. {rival} rzuca na zdolność {armor}: za każdy płomień oddaje ci 1 obrażenie.',
      ru: 'Против обычного урона можно активировать способность защиты. «{rival}» бросает на «{armor}»: каждый огонь возвращает 1 урон.',
    },
  },
  sell: {
    title: { en: 'The second Main Phase', pl: 'Druga Faza Główna', ru: 'Вторая основная фаза' },
    text: {
      en: '9 damage is dealt, and 1 came back. After the attack there is another Main Phase. What you need least can be sold for 1 CP: sell {sold}.',
      pl: 'Zadajesz 9 obrażeń, 1 wraca do ciebie. Po ataku jest jeszcze jedna Faza Główna. Najmniej potrzebną kartę można sprzedać za 1 PW: sprzedaj kartę {sold}.',
      ru: '9 урона нанесено, 1 вернулся. После атаки есть ещё одна основная фаза. Наименее нужную карту можно продать за 1 БС: продайте «{sold}».',
    },
  },
  endTurn: {
    title: { en: 'Hand over', pl: 'Oddaj turę', ru: 'Передайте ход' },
    text: {
      en: 'You have 1 CP again, for an answer in the rival’s turn. End your turn.',
      pl: 'Znów masz 1 PW, na odpowiedź w turze przeciwnika. Zakończ turę.',
      ru: 'У вас снова 1 БС, на ответ в ход противника. Завершите ход.',
    },
  },
  theirTurn: {
    title: { en: 'The rival’s turn', pl: 'Tura przeciwnika', ru: 'Ход противника' },
    text: {
      en: 'Upkeep, then Income with 1 CP and a card, then the same phases as yours. The {rival} rolls and declares {blast}.',
      pl: 'Utrzymanie, potem Dochód: 1 PW i karta, potem te same fazy co u ciebie. {rival} rzuca i ogłasza: {blast}.',
      ru: 'Обновление, затем доход: 1 БС и карта, затем те же фазы, что и у вас. «{rival}» бросает и объявляет «{blast}».',
    },
  },
  defend: {
    title: { en: 'Now you defend', pl: 'Teraz ty się bronisz', ru: 'Теперь защищаетесь вы' },
    text: {
      en: '6 damage is on its way. {skin} rolls three dice and heals 2 health for each heart: defend with it.',
      pl: 'Nadchodzi 6 obrażeń. {skin} to rzut trzema kośćmi i 2 punkty zdrowia za każde serce: broń się tą zdolnością.',
      ru: 'Входящий урон: 6. «{skin}» — бросок трёх кубиков и 2 здоровья за каждое сердце: защищайтесь ею.',
    },
  },
  window: {
    title: { en: 'A window', pl: 'Okno na reakcję', ru: 'Окно для ответа' },
    text: {
      en: 'Whenever you could still answer, the table stops and asks; most of the time one passes. This is the last chance before the damage counts: play {stop}, which prevents 6.',
      pl: 'Gdy możesz jeszcze zareagować, stół się zatrzymuje i pyta; zwykle się pasuje. To ostatnia szansa przed rozliczeniem obrażeń: zagraj kartę {stop}, która zapobiega 6.',
      ru: 'Когда вы ещё можете ответить, стол останавливается и спрашивает; чаще всего ответ пропускают. Это последний шанс перед подсчётом урона: разыграйте «{stop}», она отменит 6.',
    },
  },
  whom: {
    title: { en: 'For whom?', pl: 'Dla kogo?', ru: 'Для кого?' },
    text: {
      en: 'The damage comes at you: choose yourself.',
      pl: 'Obrażenia lecą na ciebie: wskaż siebie.',
      ru: 'Урон летит в вас: укажите себя.',
    },
  },
  comesBack: {
    title: { en: 'Your turn comes', pl: 'Nadchodzi twoja tura', ru: 'Наступает ваш ход' },
    text: {
      en: 'Nothing got through but a {burn} token. It bites in your Upkeep; then Income brings 1 CP and a card.',
      pl: 'Nic nie przeszło, został tylko żeton: {burn}. Działa w twojej Fazie Utrzymania; potem Dochód daje 1 PW i kartę.',
      ru: 'Ничего не прошло, остался только жетон: {burn}. Он сработает в вашей фазе обновления; потом доход даст 1 БС и карту.',
    },
  },
  token: {
    title: { en: 'Tokens', pl: 'Żetony', ru: 'Жетоны' },
    text: {
      en: '{burn} lies beside your dials; tap a token to read what it does. It cost 2 health and would go on: play {off} to be rid of it.',
      pl: '{burn} leży przy twoich licznikach; dotknij żetonu, by przeczytać, co robi. Kosztował 2 punkty zdrowia i działałby dalej: zagraj kartę {off}, by się go pozbyć.',
      ru: '{burn} лежит у ваших счётчиков; коснитесь жетона, чтобы прочитать, что он делает. Он отнял 2 здоровья и жёг бы дальше: разыграйте «{off}», чтобы его снять.',
    },
  },
  tokenWhom: {
    title: { en: 'Whose token?', pl: 'Czyj żeton?', ru: 'Чей жетон?' },
    text: { en: 'Yours: choose yourself.', pl: 'Twój: wskaż siebie.', ru: 'Ваш: укажите себя.' },
  },
  again: {
    title: { en: 'Once more', pl: 'Jeszcze raz', ru: 'Ещё раз' },
    text: {
      en: 'On to the dice again.',
      pl: 'I znowu do kości.',
      ru: 'И снова к кубикам.',
    },
  },
  rollAgain: {
    title: { en: 'Roll', pl: 'Rzucaj', ru: 'Бросайте' },
    text: { en: 'All five, as before.', pl: 'Wszystkimi pięcioma, jak przedtem.', ru: 'Все пять, как раньше.' },
  },
  straight: {
    title: { en: 'Four in a row', pl: 'Cztery po kolei', ru: 'Четыре подряд' },
    text: {
      en: '1, 2, 3, 4 is a small straight: {mighty}, 9 damage. Its tile on your board shines. You need not use every attempt: declare it now.',
      pl: '1, 2, 3, 4 to mały strit: {mighty}, 9 obrażeń. Zdolność świeci na twojej planszy. Nie trzeba zużywać wszystkich prób: ogłoś ją teraz.',
      ru: '1, 2, 3, 4 — малый стрит: «{mighty}», 9 урона. Способность светится на планшете. Тратить все попытки не нужно: объявите её сейчас.',
    },
  },
  theyDefendAgain: {
    title: { en: 'The rival defends', pl: 'Przeciwnik się broni', ru: 'Противник защищается' },
    text: {
      en: '{armor} again, and 9 damage on top.',
      pl: 'Znowu {armor}, a na to 9 obrażeń.',
      ru: 'Снова «{armor}», и 9 урона сверху.',
    },
  },
  free: {
    title: { en: 'You know how it goes', pl: 'Już wiesz, jak to działa', ru: 'Теперь вы умеете играть' },
    text: {
      en: 'Finish the match as you like: from here on the dice are real and everything is allowed.',
      pl: 'Dokończ partię, jak chcesz: od teraz kości są prawdziwe i wszystko wolno.',
      ru: 'Закончите партию как хотите: дальше кубики настоящие и можно всё.',
    },
  },
} as const satisfies Record<string, LessonText>;
