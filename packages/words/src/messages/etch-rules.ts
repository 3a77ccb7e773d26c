// The short rules of Dragons of Etchinstone; figures come in as parameters, cards and encounters from the content.
import type { Messages } from '../phrase.ts';

export const etchRules = {
  goalTitle: { en: 'The goal', pl: 'Cel', ru: 'Цель' },
  goal: {
    en: 'You are a mage with {cards, number} cards. Cross {regions, number} regions, then travel to the dragon and survive its blow. You can lose only there; the levels your cards still have are your score, {best, number} at most.',
    pl: 'Jesteś magiem z talią {cards, number} kart. Przejdź {regions, number} Regiony, dotrzyj do smoka i przetrwaj jego cios. Przegrać można tylko tam; poziomy, które zachowały karty, to twój wynik, najwyżej {best, number}.',
    ru: 'Вы маг, и карт у вас {cards, number}. Пройдите края, их {regions, number}, доберитесь до дракона и переживите его удар. Проиграть можно только там; уровни, которые сохранили карты, — ваш счёт, самое большее {best, number}.',
  },
  encounterTitle: { en: 'An encounter', pl: 'Spotkanie', ru: 'Встреча' },
  challenge: {
    en: 'Challenge: the top card of the deck is the key card. Its sign and number say which enemy or journey of the region awaits you, and it may bring a hardship. You may go round it: discard the key card and one card of your hand and look at the next one, at most {detours, number} times.',
    pl: 'Wyzwanie: wierzchnia karta talii to karta klucza. Jej znak i numer mówią, który wróg albo która wyprawa Regionu cię czeka; może też przynieść Trudność. Możesz zboczyć ze ścieżki: odrzuć kartę klucza i jedną kartę z ręki i spójrz na następną, najwyżej {detours, number} razy.',
    ru: 'Испытание: верхняя карта колоды — карта-ключ. Её знак и номер говорят, какой враг или переход этого края вас ждёт; она может принести и невзгоду. Можно пойти в обход: сбросьте карту-ключ и одну карту из руки и посмотрите на следующую, не больше {detours, number} раз.',
  },
  action: {
    en: 'Action: three cards of your hand take the roles Spell, Element and Boost; the fourth is the Spare. Two cards of one element may be combined: one lies hidden beneath the other, and an Element card on top passes for any element you like.',
    pl: 'Akcja: trzy karty z ręki biorą role Zaklęcia, Żywiołu i Wzmocnienia; czwarta jest rezerwowa. Dwie karty jednego żywiołu można połączyć: jedna leży ukryta pod drugą, a wierzchnia karta Żywiołu uchodzi za dowolny żywioł.',
    ru: 'Действие: три карты из руки берут роли заклинания, стихии и усиления; четвёртая остаётся запасной. Две карты одной стихии можно соединить: одна ложится под другую, и верхняя карта в роли стихии сойдёт за любую стихию.',
  },
  penalty: {
    en: 'Penalty: lost time discards cards from the deck. Damage is absorbed by the cards in hand: each one takes off its armor, twice as much if its element is that of the blow, and falls one level. A card that falls below level 1 leaves the game. If all of them cannot hold the damage, you are knocked out: every card falls and the deck loses {knockout, number} cards.',
    pl: 'Kara: stracony czas odrzuca karty z talii. Obrażenia pochłaniają karty z ręki: każda odejmuje swój pancerz, dwa razy tyle, jeśli ma żywioł ciosu, i pogarsza się o poziom. Karta pogorszona poniżej poziomu 1 zostaje usunięta. Jeśli wszystkie razem nie wytrzymają, to powalenie: każda karta się pogarsza, a z talii schodzi kart: {knockout, number}.',
    ru: 'Расплата: потерянное время сбрасывает карты из колоды. Урон поглощают карты в руке: каждая снимает столько, сколько в ней брони, и вдвое больше, если её стихия та же, что у удара, и теряет уровень. Карта, упавшая ниже уровня 1, выбывает из игры. Если все вместе не выдержат, это нокаут: каждая карта теряет уровень, а колода теряет карты, их {knockout, number}.',
  },
  upgrade: {
    en: 'Upgrade: a victory, full or narrow, brings XP. Spend it at once to raise cards in hand that did not fall in this encounter; what is left over is lost.',
    pl: 'Ulepszenie: zwycięstwo, pełne albo niewielkie, daje PD. Wydaj je od razu na karty z ręki, które w tym spotkaniu się nie pogorszyły; reszta przepada.',
    ru: 'Улучшение: победа, полная или трудная, приносит опыт. Потратьте его сразу на карты в руке, которые в этой встрече не падали; остаток пропадёт.',
  },
  cleanup: {
    en: 'Cleanup: the cards with roles are discarded, the Spare stays. With fewer than {least, number} cards in hand and deck the region ends and everything is shuffled; otherwise you draw back to {hand, number}.',
    pl: 'Czyszczenie: karty z rolami są odrzucane, rezerwowa zostaje. Gdy na ręce i w talii jest mniej kart niż {least, number}, Region się kończy i wszystko się tasuje; w innym razie dobierasz do {hand, number}.',
    ru: 'Уборка: карты с ролями уходят в сброс, запасная остаётся. Если в руке и колоде карт меньше, чем {least, number}, край пройден и всё перемешивается; иначе вы добираете руку до {hand, number}.',
  },
  rolesTitle: { en: 'The roles', pl: 'Role', ru: 'Роли' },
  outcomeTitle: { en: 'Victory and defeat', pl: 'Zwycięstwo i przegrana', ru: 'Победа и поражение' },
  enemy: {
    en: 'Against an enemy the attack is compared with its HP. All of it is a full victory, half of it a narrow one: XP, but the enemy strikes back. Less is a defeat. If the enemy has more initiative than you, it also strikes first. Its armor only reduces an enhanced attack of that element.',
    pl: 'W walce atak porównuje się z PŻ wroga. Całość to pełne zwycięstwo, połowa to niewielkie zwycięstwo: są PD, ale wróg oddaje. Mniej to przegrana. Jeśli wróg ma więcej inicjatywy, uderza też pierwszy. Jego pancerz zmniejsza tylko Atak Wzmocniony tego samego żywiołu.',
    ru: 'В бою атака сравнивается со здоровьем врага. Всё здоровье — полная победа, половина — победа трудная: опыт есть, но враг бьёт в ответ. Меньше — поражение. Если у врага больше инициативы, он ещё и ударит первым. Его броня уменьшает только усиленную стихией атаку той же стихии.',
  },
  journey: {
    en: 'On a journey the move is compared with the move points in the same way; short of a full victory you lose time. If an enhanced move has the element of the journey, the boost of the Spare is added too.',
    pl: 'Na wyprawie tak samo porównuje się ruch z PR; bez pełnego zwycięstwa tracisz czas. Jeśli Ruch Wzmocniony ma żywioł wyprawy, dodaje się też wzmocnienie karty rezerwowej.',
    ru: 'В переходе так же сравниваются движение и длина пути; без полной победы вы теряете время. Если усиленное движение той же стихии, что и путь, прибавляется и усиление запасной карты.',
  },
  wrong: {
    en: 'An action of the wrong kind, a move against an enemy or an attack on a journey, counts {wrong, number}.',
    pl: 'Akcja niewłaściwego rodzaju, ruch przeciw wrogowi albo atak na wyprawie, liczy się za {wrong, number}.',
    ru: 'Действие не того рода, движение против врага или атака в переходе, считается за {wrong, number}.',
  },
  finalTitle: { en: 'The final battle', pl: 'Ostateczna Bitwa', ru: 'Последняя битва' },
  final: {
    en: 'All cards are shuffled and you draw {final, number}. Once a game you may regroup: give up one card and draw again. Two sets of Spell, Element and Boost make one move together; the tier they reach says how much time you lose, and below the first tier all is lost. Then take the rest of the deck into hand and do the same with attacks. The tier says how hard the dragon strikes: absorb the whole blow and you have won.',
    pl: 'Wszystkie karty są tasowane i dobierasz {final, number}. Raz na grę możesz się przegrupować: odrzuć jedną kartę i dobierz od nowa. Dwa zestawy Zaklęcia, Żywiołu i Wzmocnienia dają razem jeden ruch; osiągnięty poziom mówi, ile czasu tracisz, a poniżej pierwszego wszystko stracone. Potem bierzesz resztę talii na rękę i robisz to samo z atakami. Poziom mówi, jak mocno uderza smok: pochłoń cały cios, a zwyciężysz.',
    ru: 'Все карты перемешиваются, и вы берёте {final, number}. Один раз за игру можно перегруппироваться: отдать одну карту и взять руку заново. Два набора из заклинания, стихии и усиления вместе дают одно движение; взятый порог говорит, сколько времени вы потеряете, а ниже первого всё потеряно. Потом вы берёте в руку остаток колоды и так же складываете атаки. Порог говорит, как сильно ударит дракон: поглотите весь удар — и победа за вами.',
  },
  traitsTitle: {
    en: 'Hardships, abilities, dangers',
    pl: 'Trudności, zdolności, niebezpieczeństwa',
    ru: 'Невзгоды, способности, опасности',
  },
  regionsTitle: { en: 'Regions', pl: 'Regiony', ru: 'Края' },
  dragonsTitle: { en: 'Dragons', pl: 'Smoki', ru: 'Драконы' },
  difficultyTitle: { en: 'Difficulty', pl: 'Poziomy trudności', ru: 'Сложность' },
  cardsTitle: { en: 'The sixteen cards', pl: 'Szesnaście kart', ru: 'Шестнадцать карт' },
  wordsTitle: { en: 'Words', pl: 'Słowniczek', ru: 'Слова' },
  level: { en: 'Level {level, number}', pl: 'Poziom {level, number}', ru: 'Уровень {level, number}' },
  ours: {
    en: 'Names of enemies and journeys are ours: the printed cards have numbers only. Where a figure is less than sure, a note says so.',
    pl: 'Nazwy wrogów i wypraw są nasze: drukowane karty mają same numery. Gdzie liczba nie jest pewna, mówi o tym dopisek.',
    ru: 'Имена врагов и переходов — наши: на напечатанных картах стоят только номера. Где число не вполне надёжно, об этом сказано.',
  },
} as const satisfies Messages;
