// What helps a player of Etchinstone along: master's hint in numbers, and the first road, which teaches by playing.
import type { Message } from '../phrase.ts';
import type { LessonText } from './lessons.ts';

export const HINT = {
  ask: { en: 'Hint', pl: 'Podpowiedź', ru: 'Подсказка' },
  key: { en: 'what master would do', pl: 'co zrobiłby mistrz', ru: 'что сделал бы мастер' },
  title: { en: 'Master’s hint', pl: 'Podpowiedź mistrza', ru: 'Подсказка мастера' },
  thinking: { en: 'Master is thinking…', pl: 'Mistrz się zastanawia…', ru: 'Мастер думает…' },
  failed: {
    en: 'Master has no answer here.',
    pl: 'Mistrz nie ma tu odpowiedzi.',
    ru: 'Здесь у мастера нет ответа.',
  },
  close: { en: 'Close the hint', pl: 'Zamknij podpowiedź', ru: 'Закрыть подсказку' },
  layOut: { en: 'Lay it out so', pl: 'Rozłóż tak', ru: 'Разложить так' },
  laidOut: {
    en: 'Your hand lies as master would play it.',
    pl: 'Twoja ręka leży tak, jak zagrałby mistrz.',
    ru: 'Ваша рука лежит так, как сыграл бы мастер.',
  },
  master: { en: 'Master', pl: 'Mistrz', ru: 'Мастер' },
  own: { en: 'Your layout', pl: 'Twój układ', ru: 'Ваш расклад' },
  next: { en: 'Next best', pl: 'Drugi wybór', ru: 'Второй выбор' },
  win: { en: 'Chance to win', pl: 'Szansa na wygraną', ru: 'Шанс на победу' },
  score: { en: 'Score to expect', pl: 'Oczekiwany wynik', ru: 'Ожидаемый счёт' },
  what: { en: 'What to do', pl: 'Co zrobić', ru: 'Что делать' },
  /** On a card that is one of several to choose from. */
  card: {
    en: 'win {win}, score {score}',
    pl: 'szansa {win}, wynik {score}',
    ru: 'шанс {win}, счёт {score}',
  },
  better: {
    en: 'Against the next best: {win} to win, {score} points.',
    pl: 'Wobec drugiego wyboru: szansa {win}, punkty {score}.',
    ru: 'По сравнению со вторым выбором: шанс {win}, очки {score}.',
  },
  betterThanOwn: {
    en: 'Against your layout: {win} to win, {score} points.',
    pl: 'Wobec twojego układu: szansa {win}, punkty {score}.',
    ru: 'По сравнению с вашим раскладом: шанс {win}, очки {score}.',
  },
  alike: {
    en: 'The ways are worth the same.',
    pl: 'Oba wyjścia są warte tyle samo.',
    ru: 'Оба пути стоят одинаково.',
  },
  from: {
    en: 'Averages over {worlds, plural, one {# possible order} other {# possible orders}} of the deck.',
    pl: 'Średnie z {worlds, plural, one {# możliwej kolejności} few {# możliwych kolejności} many {# możliwych kolejności} other {# możliwych kolejności}} talii.',
    ru: 'Средние по {worlds, plural, one {# возможному порядку} few {# возможным порядкам} many {# возможным порядкам} other {# возможным порядкам}} колоды.',
  },
} as const satisfies Record<string, Message>;

/** The first road around its lessons; what every lesson says is in lessons.ts. */
export const FIRST_ROAD = {
  region: { en: 'The first road', pl: 'Pierwsza droga', ru: 'Первый поход' },
  offer: { en: 'The first road', pl: 'Pierwsza droga', ru: 'Первый поход' },
  offerText: {
    en: 'New here? Play your first encounters with somebody beside you who explains them. It takes about ten minutes, and you may leave at any time.',
    pl: 'Pierwszy raz? Rozegraj początkowe spotkania z kimś, kto je objaśni. Zajmie to około dziesięciu minut, a odejść możesz w każdej chwili.',
    ru: 'Впервые здесь? Сыграйте первые встречи с тем, кто всё объяснит. Это займёт минут десять, и уйти можно в любой момент.',
  },
} as const satisfies Record<string, Message>;

/** One thing to know and, where there is something to do, what it is. */
export const LESSONS = {
  foe: {
    title: { en: 'Somebody is in the way', pl: 'Ktoś stoi na drodze', ru: 'Кто-то стоит на пути' },
    text: {
      en: 'The top card of the deck, the key card, says whom you meet. To win in full, your attack must reach the HP. Half of it is a narrow victory: the reward, but also a blow.',
      pl: 'Wierzchnia karta talii, karta klucza, mówi, kogo spotykasz. Do pełnego zwycięstwa atak musi sięgnąć PŻ. Połowa to niewielkie zwycięstwo: nagroda, ale i cios.',
      ru: 'Верхняя карта колоды, карта-ключ, говорит, кого вы встретили. Для полной победы атака должна дойти до здоровья врага. Половина — трудная победа: награда, но и удар.',
    },
  },
  roles: {
    title: { en: 'Four cards, three roles', pl: 'Cztery karty, trzy role', ru: 'Четыре карты, три роли' },
    text: {
      en: 'The Spell acts. The Element gives initiative, and if it is the one the Spell asks for, the Spell’s enhanced action counts. The Boost is added. The fourth card, the Spare, stays for the next encounter.',
      pl: 'Zaklęcie działa. Żywioł daje inicjatywę, a jeśli to ten, którego Zaklęcie chce, liczy się jego Akcja Wzmocniona. Wzmocnienie się dodaje. Czwarta karta, rezerwowa, zostaje na następne spotkanie.',
      ru: 'Заклинание действует. Стихия даёт инициативу, и если она та, что нужна заклинанию, считается его усиленное действие. Усиление прибавляется. Четвёртая карта, запасная, останется до следующей встречи.',
    },
  },
  forecast: {
    title: { en: 'See it before you do it', pl: 'Zobacz, zanim zrobisz', ru: 'Увидеть раньше, чем сделать' },
    text: {
      en: 'Here stands what your hand, as it lies, would come to: every part of the sum, the initiative against the enemy’s, damage, time and experience. Nothing happens until you confirm.',
      pl: 'Tu widać, do czego doprowadzi ręka w tym układzie: każdy składnik sumy, inicjatywa wobec wroga, obrażenia, czas i doświadczenie. Dopóki nie zatwierdzisz, nic się nie dzieje.',
      ru: 'Здесь видно, к чему приведёт рука в таком раскладе: каждое слагаемое, инициатива против врага, урон, время и опыт. Пока вы не подтвердите, ничего не происходит.',
    },
  },
  swap: {
    title: { en: 'Find a better layout', pl: 'Znajdź lepszy układ', ru: 'Найдите расклад получше' },
    text: {
      en: 'Drag cards or choose two of them, and watch the forecast. Try {spell} as the Spell, {element} as the Element and {boost} as the Boost.',
      pl: 'Przeciągaj karty albo wskaż dwie i patrz na prognozę. Spróbuj tak: Zaklęcie „{spell}”, Żywioł „{element}”, Wzmocnienie „{boost}”.',
      ru: 'Перетаскивайте карты или укажите две и следите за прогнозом. Попробуйте так: заклинание «{spell}», стихия «{element}», усиление «{boost}».',
    },
  },
  aim: {
    title: { en: 'Where the boost goes', pl: 'Dokąd idzie wzmocnienie', ru: 'Куда идёт усиление' },
    text: {
      en: 'In a fight the boost may go to initiative instead of the attack. Whoever is slower takes the enemy’s blow first. Both answers show what they come to.',
      pl: 'W walce wzmocnienie może pójść w inicjatywę zamiast w atak. Kto wolniejszy, ten najpierw dostaje cios. Obie odpowiedzi pokazują, co z nich wyjdzie.',
      ru: 'В бою усиление может пойти в инициативу вместо атаки. Кто медленнее, тот первым получает удар. Оба ответа показывают, к чему приведут.',
    },
  },
  commit: {
    title: { en: 'Go', pl: 'Do dzieła', ru: 'Вперёд' },
    text: {
      en: 'Happy with the forecast? Then confirm. Everything up to here can be undone; a card once turned up cannot.',
      pl: 'Prognoza ci odpowiada? Zatwierdź. Do tej chwili wszystko można cofnąć; raz odkrytej karty już nie.',
      ru: 'Прогноз вас устраивает? Подтвердите. До этого всё можно отменить, а однажды открытую карту — уже нет.',
    },
  },
  absorb: {
    title: { en: 'Take the blow', pl: 'Pochłoń cios', ru: 'Примите удар' },
    text: {
      en: 'Cards absorb damage with their armor, and every card that does falls a level. Armor of the attack’s element counts twice. Under each card stands what would be left; give the one you can spare.',
      pl: 'Karty pochłaniają obrażenia pancerzem, a każda, która to robi, pogarsza się o poziom. Pancerz z żywiołem ataku liczy się podwójnie. Pod każdą kartą stoi, co by zostało; daj tę, której najmniej żal.',
      ru: 'Карты поглощают урон бронёй, и каждая при этом теряет уровень. Броня стихии атаки считается вдвое. Под каждой картой написано, что останется; отдайте ту, которую не жаль.',
    },
  },
  upgrade: {
    title: { en: 'Grow', pl: 'Rośnij', ru: 'Растите' },
    text: {
      en: 'Experience raises cards of your hand, at once or never. Higher levels are stronger, are your score at the end, and are harder to meet as key cards. The arrows show what would change.',
      pl: 'Doświadczenie podnosi karty z ręki, teraz albo nigdy. Wyższe poziomy są mocniejsze, liczą się na końcu jako wynik, a jako karty klucza bywają groźniejsze. Strzałki pokazują, co się zmieni.',
      ru: 'Опыт поднимает карты руки сейчас или никогда. Высокие уровни сильнее, в конце они ваш счёт, но как карты-ключи бывают опаснее. Стрелки показывают, что изменится.',
    },
  },
  journey: {
    title: { en: 'A journey', pl: 'Wyprawa', ru: 'Переход' },
    text: {
      en: 'No enemy this time: you need a move, not an attack. Falling short costs time, that is, cards from the top of the deck, and with them encounters in which you could have grown.',
      pl: 'Tym razem bez wroga: potrzebny jest ruch, nie atak. Gdy zabraknie, tracisz czas, czyli karty z wierzchu talii, a z nimi spotkania, w których można było urosnąć.',
      ru: 'На этот раз без врага: нужно движение, а не атака. Не хватит — теряется время, то есть карты с верха колоды, а с ними и встречи, в которых можно было вырасти.',
    },
  },
  hardship: {
    title: { en: 'A hardship', pl: 'Trudność', ru: 'Невзгода' },
    text: {
      en: 'The key card also brings a hardship, for this encounter only. It stands under the encounter, and the forecast has reckoned with it already.',
      pl: 'Karta klucza przynosi też Trudność, tylko na to spotkanie. Opisana jest pod spotkaniem, a prognoza już ją uwzględnia.',
      ru: 'Карта-ключ приносит и невзгоду, только на эту встречу. Она описана под встречей, и прогноз её уже учёл.',
    },
  },
  detour: {
    title: { en: 'Or go around', pl: 'Albo obejdź', ru: 'Или обойти' },
    text: {
      en: 'Does nothing in your hand help? A detour discards the key card and one of yours and turns up another encounter, up to twice. You will meet it with fewer cards.',
      pl: 'Nic na ręce nie pomaga? Zboczenie ze ścieżki odrzuca kartę klucza i jedną twoją i odkrywa inne spotkanie, najwyżej dwa razy. Zmierzysz się z nim, mając mniej kart.',
      ru: 'Ничто в руке не помогает? Обход сбрасывает карту-ключ и одну вашу и открывает другую встречу, самое большее дважды. Встретите её с меньшим числом карт.',
    },
  },
  combine: {
    title: { en: 'Two of one element', pl: 'Dwie jednego żywiołu', ru: 'Две одной стихии' },
    text: {
      en: 'Two cards of one element may be combined: one hides beneath the other, which then passes for any element. It costs the Spare, because both are discarded.',
      pl: 'Dwie karty jednego żywiołu można połączyć: jedna chowa się pod drugą, a ta przybiera dowolny żywioł. Kosztuje to kartę rezerwową, bo odrzucasz obie.',
      ru: 'Две карты одной стихии можно соединить: одна прячется под другой, и та принимает любую стихию. Это стоит запасной карты: обе уйдут в сброс.',
    },
  },
  road: {
    title: { en: 'The road ahead', pl: 'Droga przed tobą', ru: 'Дорога впереди' },
    text: {
      en: 'That is the game. Four regions like this one, then the dragon with two actions at once. Play on, or set out anew; with a hint you can ask master at any time.',
      pl: 'Oto cała gra. Cztery takie Regiony, a potem smok i dwie akcje naraz. Graj dalej albo rusz od nowa; mistrza możesz zapytać o podpowiedź w każdej chwili.',
      ru: 'Вот и вся игра. Четыре таких края, потом дракон и два действия сразу. Играйте дальше или начните новый поход; мастера можно спросить о подсказке в любой момент.',
    },
  },
} as const satisfies Record<string, LessonText>;
