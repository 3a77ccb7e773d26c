// The rules of Dragon Farkle as one reads them before the first game; figures come from the game's own data.
import type { Messages } from '../phrase.ts';

export const farkleRules = {
  goalTitle: { en: 'What it is about', pl: 'O co chodzi', ru: 'О чём игра' },
  goal: {
    en: 'Would-be heroes gather soldiers with dice, brawl with one another and march on the dragon. Whoever deals it {wounds, plural, one {# wound} other {# wounds}} within a single turn of their own wins at once. Nothing else wins, and nobody is ever out of the game.',
    pl: 'Chojracy zbierają kośćmi żołnierzy, biją się między sobą i ruszają na smoka. Kto w jednej własnej turze zada mu {wounds, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}, od razu wygrywa. Inaczej wygrać się nie da, ale i nikt nigdy nie odpada.',
    ru: 'Горе-герои собирают костями солдат, дерутся между собой и идут на дракона. Кто за один свой ход нанесёт ему {wounds, plural, one {# рану} few {# раны} many {# ран} other {# раны}}, сразу побеждает. Иначе победить нельзя, зато и выбыть нельзя.',
  },

  turnTitle: { en: 'Your turn', pl: 'Twoja tura', ru: 'Ваш ход' },
  turn: {
    en: 'In your turn you take exactly one action: Recruit, Brawl or Final Battle. The Final Battle needs an army of at least {threshold} at the start of the turn, or a place in the lair you have not left since the last one.',
    pl: 'W swojej turze wykonujesz dokładnie jedną akcję: Rekrutację, Bójkę albo Ostatnią Bitwę. Ostatnia Bitwa wymaga armii co najmniej {threshold} na początku tury, chyba że od poprzedniej bitwy siedzisz w Smoczej Jamie.',
    ru: 'В свой ход вы делаете ровно одно из трёх: Вербовку, Потасовку или Последнюю битву. Для Последней битвы нужна армия не меньше {threshold} в начале хода или место в Драконьем логове, которое вы не покидали с прошлой битвы.',
  },

  tableTitle: { en: 'What the dice are worth', pl: 'Ile warte są kości', ru: 'Сколько стоят кости' },
  table: {
    en: 'Only dice of one and the same roll make a combination; dice set aside earlier never count again. A set must split into rows of this table with no die left over, and it is worth its best split.',
    pl: 'Układ tworzą tylko kości z jednego rzutu; odłożone wcześniej już się nie liczą. Zestaw musi się rozłożyć na wiersze tej tabeli bez reszty i jest wart tyle, ile jego najlepszy podział.',
    ru: 'Комбинацию составляют только кости одного броска; отложенные раньше больше не считаются. Набор должен разложиться на строки этой таблицы без остатка и стоит столько, сколько лучшее его разбиение.',
  },
  combination: { en: 'Dice', pl: 'Kości', ru: 'Кости' },
  soldiers: { en: 'Soldiers', pl: 'Żołnierze', ru: 'Солдаты' },
  sure: { en: 'How sure we are', pl: 'Skąd to wiemy', ru: 'Откуда известно' },

  recruitTitle: { en: 'Recruit', pl: 'Rekrutacja', ru: 'Вербовка' },
  recruit: {
    en: 'Roll {dice} soldier dice and the event die. After each roll set aside at least one scoring die; its soldiers wait beside your board. Then stop, and they join your army, or roll the dice that are left. If all dice are set aside you may roll all of them again. A roll without scoring dice is a Zonk: everything that waited is lost, your army stays.',
    pl: 'Rzucasz {dice} żołnierskimi kośćmi i kością zdarzeń. Po każdym rzucie odkładasz co najmniej jedną punktującą kość; jej żołnierze czekają obok planszy. Potem kończysz i dołączają do armii albo rzucasz tym, co zostało. Gdy odłożysz wszystkie kości, możesz rzucać znów całym kompletem. Rzut bez punktujących kości to Zonk: wszystko, co czekało, przepada, armia zostaje.',
    ru: 'Бросьте {dice} солдатских костей и кость событий. После каждого броска отложите хотя бы одну зачётную кость; её солдаты ждут рядом с планшетом. Затем остановитесь, и они вступят в армию, или бросайте оставшиеся. Отложив все кости, можно снова бросать полный набор. Бросок без зачётных костей — Зонк: всё, что ждало, потеряно, армия цела.',
  },

  eventTitle: { en: 'The event die', pl: 'Kość zdarzeń', ru: 'Кость событий' },
  eventDragon: {
    en: 'Dragon: it eats every scoring die of this roll; they are set aside for nothing. What waited before is safe, and if there was nothing to eat the roll is no Zonk.',
    pl: 'Smok: zjada wszystkie punktujące kości tego rzutu; odkładasz je za nic. To, co czekało wcześniej, jest bezpieczne, a jeśli nie było czego zjeść, Zonka nie ma.',
    ru: 'Дракон: съедает все зачётные кости этого броска; они откладываются задаром. Что ждало раньше, цело, а если есть было нечего, Зонка нет.',
  },
  eventRally: {
    en: 'Rally: the dice you set aside from this roll count double, or you draw an item that waits along with the soldiers. Without scoring dice it is a Zonk like any other.',
    pl: 'Wsparcie: kości odłożone z tego rzutu liczą się podwójnie albo dobierasz przedmiot, który czeka razem z żołnierzami. Bez punktujących kości to Zonk jak każdy inny.',
    ru: 'Подмога: отложенные из этого броска кости считаются вдвойне, или вы берёте предмет, который ждёт вместе с солдатами. Без зачётных костей это обычный Зонк.',
  },
  eventBlank: {
    en: 'Blank: nothing special happens.',
    pl: 'Pusta ścianka: nic szczególnego się nie dzieje.',
    ru: 'Пустая грань: ничего особенного.',
  },

  brawlTitle: { en: 'Brawl', pl: 'Bójka', ru: 'Потасовка' },
  brawl: {
    en: 'Name a rival outside the lair. You roll as in Recruit with {attack} dice, then the rival rolls with {defence}. The higher score wins: the winner takes the difference from the loser’s army, as far as it goes, and {bonus} more from the reserve. With equal scores nobody wins anything.',
    pl: 'Wskazujesz rywala spoza Jamy. Rzucasz jak w Rekrutacji, kośćmi w liczbie {attack}, potem rywal swoimi {defence}. Wygrywa wyższy wynik: zwycięzca bierze różnicę z armii przegranego, o ile starczy, i jeszcze {bonus} z rezerwy. Przy remisie nikt nic nie dostaje.',
    ru: 'Назовите соперника вне логова. Вы бросаете, как при Вербовке ({attack} костей), потом соперник ({defence} костей). Побеждает больший счёт: победитель берёт разницу из армии проигравшего, насколько хватит, и ещё {bonus} из резерва. При равном счёте никто ничего не получает.',
  },

  battleTitle: { en: 'Final Battle', pl: 'Ostatnia Bitwa', ru: 'Последняя битва' },
  battle: {
    en: 'You enter the lair and cannot stop. The dragon face deals {dragon, plural, one {# wound} other {# wounds}}, the rally face {rally, plural, one {# wound} other {# wounds}}. All scoring dice of every roll must be set aside, and that many of your soldiers fall. A blank without scoring dice is a Zonk and ends the turn. If the dragon lives, its wounds heal.',
    pl: 'Wchodzisz do Jamy i nie możesz przerwać. Ścianka ze smokiem zadaje {dragon, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}, ze Wsparciem {rally, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}. Z każdego rzutu odkładasz wszystkie punktujące kości i tylu twoich żołnierzy ginie. Pusta ścianka bez punktujących kości to Zonk i koniec tury. Jeśli smok przeżyje, jego obrażenia znikają.',
    ru: 'Вы входите в логово, и остановиться уже нельзя. Грань дракона наносит {dragon, plural, one {# рану} few {# раны} many {# ран} other {# раны}}, грань Подмоги — {rally, plural, one {# рану} few {# раны} many {# ран} other {# раны}}. Из каждого броска откладываются все зачётные кости, и столько ваших солдат гибнет. Пустая грань без зачётных костей — Зонк, ход окончен. Если дракон выжил, раны заживают.',
  },
  lair: {
    en: 'Whoever survives stays in the lair, may fight again next turn whatever the army, and cannot be named in Brawls. Recruiting or brawling means leaving. Whoever loses the whole army starts the next turn outside with a new companion and keeps the item.',
    pl: 'Kto przeżyje, zostaje w Jamie: w następnej turze może walczyć znów bez względu na armię i nie można go wskazać w Bójce. Rekrutacja lub Bójka oznacza wyjście. Kto straci całą armię, zaczyna następną turę na zewnątrz z nowym kamratem; przedmiot zostaje.',
    ru: 'Уцелевший остаётся в логове: на следующий ход он может биться снова с любой армией, и в Потасовке его назвать нельзя. Вербовка или Потасовка — значит выйти. Кто потерял всю армию, начинает следующий ход снаружи с новым соратником; предмет остаётся.',
  },

  cardsTitle: { en: 'Companions and items', pl: 'Kamraci i przedmioty', ru: 'Соратники и предметы' },
  cards: {
    en: 'You start with an open companion and a hidden item. A companion works in your own turn, an item at the moment its card names, even in somebody else’s turn; a used item is discarded. At the end of every turn each hero keeps one item of those in hand.',
    pl: 'Zaczynasz z jawnym kamratem i ukrytym przedmiotem. Kamrat działa w twojej turze, przedmiot w chwili podanej na karcie, nawet w cudzej turze; zużyty trafia na stos odrzuconych. Na koniec każdej tury każdy Chojrak zostawia sobie jeden przedmiot z ręki.',
    ru: 'Вы начинаете с открытым соратником и скрытым предметом. Соратник действует в ваш ход, предмет — в момент, названный на карте, даже в чужой ход; использованный уходит в сброс. В конце каждого хода каждый герой оставляет себе один предмет из руки.',
  },
  ours: {
    en: 'The printed cards could not be found, so these are our own; the mark on each card says so.',
    pl: 'Drukowanych kart nie udało się znaleźć, więc te są nasze; mówi o tym znak na każdej karcie.',
    ru: 'Напечатанных карт найти не удалось, поэтому эти придумали мы; на каждой стоит пометка.',
  },
  companions: { en: 'Companions', pl: 'Kamraci', ru: 'Соратники' },
  items: { en: 'Items', pl: 'Przedmioty', ru: 'Предметы' },
  copies: {
    en: '{name}, {count, plural, one {# card} other {# cards}}',
    pl: '{name}, {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
    ru: '{name}, {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  },

  legendTitle: { en: 'Legend', pl: 'Smok z podań', ru: 'Легенда' },
  legend: {
    en: 'For a longer game agree before the start that the dragon falls only to four or five wounds in a single turn. Nothing else changes.',
    pl: 'Dla dłuższej gry umówcie się przed startem, że smok pada dopiero od czterech lub pięciu obrażeń w jednej turze. Poza tym nic się nie zmienia.',
    ru: 'Для игры подольше договоритесь до начала, что дракон падает лишь от четырёх или пяти ран за один ход. Остальное не меняется.',
  },
} as const satisfies Messages;
