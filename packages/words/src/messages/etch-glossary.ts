// The words of Etchinstone that a newcomer asks about; figures come in as parameters.
import type { Message } from '../phrase.ts';

interface GlossaryEntry {
  readonly term: Message;
  readonly meaning: Message;
}

export const GLOSSARY = [
  {
    term: { en: 'Level', pl: 'Poziom', ru: 'Уровень' },
    meaning: {
      en: 'Cards start at level {start, number} and go up to {top, number}. A card’s level decides all its figures, and the sum of levels is your score.',
      pl: 'Karty zaczynają na poziomie {start, number} i dochodzą do {top, number}. Od poziomu zależą wszystkie liczby karty, a suma poziomów to twój wynik.',
      ru: 'Карты начинают на уровне {start, number} и растут до {top, number}. От уровня зависят все числа карты, а сумма уровней — ваш счёт.',
    },
  },
  {
    term: { en: 'Key card', pl: 'Karta klucza', ru: 'Карта-ключ' },
    meaning: {
      en: 'The top card of the deck. It says which enemy or journey you meet; afterwards it comes to your hand first.',
      pl: 'Wierzchnia karta talii. Mówi, jakiego wroga lub jaką wyprawę spotykasz; potem pierwsza trafia na rękę.',
      ru: 'Верхняя карта колоды. Она говорит, какой враг или переход вас ждёт, а потом первой приходит в руку.',
    },
  },
  {
    term: { en: 'Hardship', pl: 'Trudność', ru: 'Невзгода' },
    meaning: {
      en: 'Some key cards make the encounter harder: ambush, hazards, night travel or storm.',
      pl: 'Niektóre karty klucza utrudniają spotkanie: zasadzka, zagrożenia, nocna podróż albo burza.',
      ru: 'Некоторые карты-ключи осложняют встречу: засада, угрозы, ночная дорога или буря.',
    },
  },
  {
    term: { en: 'Detour', pl: 'Zboczenie ze ścieżki', ru: 'Обход' },
    meaning: {
      en: 'Discard the key card and one card of your hand, and look at the next key card. At most {detours, number} per encounter.',
      pl: 'Odrzucasz kartę klucza i jedną kartę z ręki, a potem patrzysz na następną kartę klucza. Najwyżej {detours, number} na spotkanie.',
      ru: 'Вы сбрасываете карту-ключ и одну карту из руки и смотрите на следующую карту-ключ. Не больше {detours, number} за встречу.',
    },
  },
  {
    term: { en: 'Spell, Element, Boost', pl: 'Zaklęcie, Żywioł, Wzmocnienie', ru: 'Заклинание, стихия, усиление' },
    meaning: {
      en: 'The three roles. The Spell acts; the Element gives initiative and may make the Spell stronger; the Boost is added.',
      pl: 'Trzy role. Zaklęcie działa, Żywioł daje inicjatywę i może dać Zaklęciu Akcję Wzmocnioną, a Wzmocnienie się dodaje.',
      ru: 'Три роли. Заклинание действует; стихия даёт инициативу и может сделать заклинание сильнее; усиление прибавляется.',
    },
  },
  {
    term: { en: 'Spare', pl: 'Karta rezerwowa', ru: 'Запасная карта' },
    meaning: {
      en: 'The card of your hand that has no role. It stays for the next encounter.',
      pl: 'Karta na ręce bez roli. Zostaje na następne spotkanie.',
      ru: 'Карта в руке без роли. Остаётся до следующей встречи.',
    },
  },
  {
    term: { en: 'Wrong kind', pl: 'Niepasująca akcja', ru: 'Не то действие' },
    meaning: {
      en: 'A move against an enemy or an attack on a journey counts {wrong, number}, plus the boost.',
      pl: 'Ruch przeciw wrogowi i atak na wyprawie liczą się za {wrong, number} plus wzmocnienie.',
      ru: 'Движение против врага и атака в переходе считаются за {wrong, number} плюс усиление.',
    },
  },
  {
    term: { en: 'Combine', pl: 'Łączenie kart', ru: 'Соединение карт' },
    meaning: {
      en: 'Once per encounter a card with a role may lie on another of the same element and take any element for this action. Both are discarded.',
      pl: 'Raz na spotkanie karta z rolą może przykryć inną tego samego żywiołu i przybrać na tę akcję dowolny żywioł. Obie potem odrzucasz.',
      ru: 'Раз за встречу карта с ролью может накрыть другую той же стихии и принять на это действие любую стихию. Потом обе уходят в сброс.',
    },
  },
  {
    term: {
      en: 'Full and narrow victory',
      pl: 'Pełne i niewielkie zwycięstwo',
      ru: 'Полная и трудная победа',
    },
    meaning: {
      en: 'All of the HP or move points: XP and no penalty. At least half, rounded up: XP, but the penalty too. Less is a defeat.',
      pl: 'Wszystkie PŻ lub PR: PD bez kary. Co najmniej połowa, zaokrąglona w górę: PD, ale i kara. Mniej to przegrana.',
      ru: 'Всё здоровье или весь путь: опыт без расплаты. Не меньше половины с округлением вверх: опыт, но и расплата. Меньше — поражение.',
    },
  },
  {
    term: { en: 'Initial and combat damage', pl: 'Obrażenia początkowe i bojowe', ru: 'Начальный и боевой урон' },
    meaning: {
      en: 'Initial damage if the enemy’s initiative is higher, combat damage without a full victory. Both may come at once.',
      pl: 'Początkowe, gdy wróg ma wyższą inicjatywę; bojowe, gdy zwycięstwo nie jest pełne. Mogą przyjść razem.',
      ru: 'Начальный — если инициатива врага выше; боевой — если победа не полная. Могут прийти оба.',
    },
  },
  {
    term: { en: 'Absorb', pl: 'Pochłanianie', ru: 'Поглощение' },
    meaning: {
      en: 'A card takes damage up to its armor and loses a level; armor of the attack’s element counts twice. At level 1 the card is removed from the game.',
      pl: 'Karta pochłania obrażenia do wartości pancerza i pogarsza się o poziom; pancerz z żywiołem ataku liczy się podwójnie. Na poziomie 1 karta zostaje usunięta.',
      ru: 'Карта принимает урон в пределах брони и теряет уровень; броня той же стихии, что атака, считается вдвое. На уровне 1 карта выбывает из игры.',
    },
  },
  {
    term: { en: 'Knockout', pl: 'Powalenie', ru: 'Нокаут' },
    meaning: {
      en: 'The hand cannot absorb all the damage: every card in it loses a level and {knockout, number} cards leave the deck. You play on, but against the dragon it is the end.',
      pl: 'Ręka nie pochłonie wszystkich obrażeń: każda jej karta pogarsza się o poziom, a z talii {knockout, plural, one {schodzi # karta} few {schodzą # karty} many {schodzi # kart} other {schodzi # karty}}. Grasz dalej, ale przy smoku to koniec.',
      ru: 'Рука не может поглотить весь урон: каждая карта в ней теряет уровень, а колода — {knockout, plural, one {# карту} few {# карты} many {# карт} other {# карты}}. Игра идёт дальше, но против дракона это конец.',
    },
  },
  {
    term: { en: 'Time penalty', pl: 'Kara czasu', ru: 'Потеря времени' },
    meaning: {
      en: 'For each point the top card of the deck is discarded. Points the deck cannot pay are damage.',
      pl: 'Za każdy punkt odrzucasz wierzchnią kartę talii. Punkty, na które kart nie starczy, to obrażenia.',
      ru: 'За каждую единицу верхняя карта колоды уходит в сброс. На что карт не хватило, то становится уроном.',
    },
  },
  {
    term: { en: 'XP', pl: 'PD', ru: 'Опыт' },
    meaning: {
      en: 'Pays for higher levels of cards in your hand, at once. A card that has just lost a level cannot rise, and nothing is saved for later.',
      pl: 'Płacisz nimi od razu za wyższe poziomy kart na ręce. Karta, która właśnie się pogorszyła, nie może wzrosnąć, a na później nic nie zostaje.',
      ru: 'Им сразу платят за новые уровни карт в руке. Карта, только что потерявшая уровень, расти не может, а про запас опыт не копится.',
    },
  },
  {
    term: { en: 'Region', pl: 'Region', ru: 'Край' },
    meaning: {
      en: 'There are {regions, number}. You play encounters with a hand of {hand, number} until hand and deck hold fewer than {least, number} cards; then everything is shuffled anew.',
      pl: 'Są {regions, number}. Grasz spotkania z ręką {hand, number} kart, dopóki na ręce i w talii jest ich co najmniej {least, number}; potem tasujesz wszystko od nowa.',
      ru: 'Их {regions, number}. Встречи идут с рукой в {hand, number} карты, пока в руке и колоде не меньше {least, number}; потом всё тасуют заново.',
    },
  },
  {
    term: { en: 'Final battle', pl: 'Ostateczna Bitwa', ru: 'Последняя битва' },
    meaning: {
      en: 'A journey with {final, number} cards, then the dragon with all that is left in the deck. Each time two sets of roles count together.',
      pl: 'Wyprawa z {final, number} kartami, a potem smok ze wszystkim, co zostało w talii. Za każdym razem liczą się razem dwa zestawy ról.',
      ru: 'Переход с {final, number} картами, потом дракон со всем, что осталось в колоде. Оба раза считаются вместе два набора ролей.',
    },
  },
  {
    term: { en: 'Regroup', pl: 'Przegrupowanie', ru: 'Перегруппировка' },
    meaning: {
      en: 'Once per game, before the final journey: give up one card, put the others under the deck and draw anew.',
      pl: 'Raz na grę, przed ostatnią wyprawą: odrzucasz jedną kartę, resztę kładziesz pod talię i dobierasz od nowa.',
      ru: 'Раз за игру, перед последним переходом: одну карту отдаёте, остальные кладёте под колоду и берёте заново.',
    },
  },
  {
    term: { en: 'Score', pl: 'Wynik', ru: 'Счёт' },
    meaning: {
      en: 'After a victory the sum of the levels of all your cards, at most {best, number}. A defeat scores 0.',
      pl: 'Po zwycięstwie suma poziomów wszystkich twoich kart, najwyżej {best, number}. Przegrana to 0.',
      ru: 'После победы — сумма уровней всех ваших карт, самое большее {best, number}. Поражение — 0.',
    },
  },
] as const satisfies readonly GlossaryEntry[];
