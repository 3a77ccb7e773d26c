// Dice Throne: dice, declaring, kinds of damage, attacks, defense and ultimates (DT-4 to DT-9).
import type { Written } from '../written.ts';

export const THRONE_DICE = {
  'DT-4': { pl: 'Kości', ru: 'Кубики' },
  'DT-4.1': {
    pl: 'Na każdej kości są cyfry 1–6; przy każdej cyfrze jest jeden symbol, ustalony przez kartę informacyjną (na przykład Banitka: 1–3 kula, 4–5 zryw, 6 dziesiątka; Przeklęta Piratka: 1–3 kordelas, 4–5 łup, 6 czaszka).',
    ru: 'На каждом кубике значения 1–6; при каждом значении один символ, заданный памяткой (например, Наёмница: 1–3 пуля, 4–5 рывок, 6 яблочко; Проклятая пиратка: 1–3 сабля, 4–5 сундук, 6 череп).',
  },
  'DT-4.2': {
    pl: 'Warunek złożony z symboli jest dotrzymany, gdy kości pokazują każdy wymieniony symbol co najmniej tyle razy, ile trzeba; jedna kość liczy się jako jeden symbol.',
    ru: 'Требование символов соблюдено, если кубики показывают каждый названный символ не реже, чем указано; один кубик — один символ.',
  },
  'DT-4.3': {
    pl: 'Mały strit: 4 kolejne cyfry wśród kości: 1-2-3-4, 2-3-4-5 albo 3-4-5-6.',
    ru: 'Малый стрит: 4 значения подряд среди кубиков: 1-2-3-4, 2-3-4-5 или 3-4-5-6.',
  },
  'DT-4.4': {
    pl: 'Duży strit: 5 kolejnych cyfr: 1-2-3-4-5 albo 2-3-4-5-6.',
    ru: 'Большой стрит: 5 значений подряд: 1-2-3-4-5 или 2-3-4-5-6.',
  },
  'DT-4.5': { pl: 'Duży strit jest zarazem małym.', ru: 'Большой стрит — одновременно и малый.' },
  'DT-4.6': {
    pl: '„2/3/4/5 takich samych cyfr” liczy równe cyfry, nigdy równe symbole.',
    ru: '«2/3/4/5 одинаковых значений» считает равные значения и никогда — равные символы.',
  },
  'DT-4.7': {
    pl: 'Warunek N takich samych cyfr jest dotrzymany także wtedy, gdy jest ich więcej niż N.',
    ru: 'Требование N одинаковых значений соблюдено и тогда, когда их больше N.',
  },
  'DT-4.8': {
    pl: 'Ostateczny wynik rzutu to stan 5 kości po wszystkich przerzutach i zmianach.',
    ru: 'Итоговый результат броска — это 5 кубиков после всех перебросов и изменений.',
  },
  'DT-4.9': {
    pl: 'Próby rzutu: w próbie 1 rzuca się wszystkimi 5 kośćmi; próby 2 i 3 są dobrowolne i przerzuca się w nich dowolnie wiele kości, także wcześniej odłożonych.',
    ru: 'Попытки броска: в попытке 1 бросают все 5 кубиков; попытки 2 и 3 необязательны, в них перебрасывают любое число кубиков, и отложенных раньше тоже.',
  },
  'DT-4.10': {
    pl: 'Próba rzutu to rzut, który ma aktywować zdolność ofensywną lub obronną. Rzuty na wyznaczenie celu i efekty „rzuć N kośćmi” nie są próbami rzutu.',
    ru: 'Попытка броска — это бросок ради активации способности нападения или защиты. Броски прицеливания и эффекты «бросьте N кубиков» попытками не считаются.',
  },
  'DT-4.11': {
    pl: 'Przerzut, na który pozwala karta, efekt albo zdolność pasywna, nie zużywa próby rzutu.',
    ru: 'Переброс, который даёт карта, состояние или пассивная способность, не расходует попытку броска.',
  },
  'DT-4.12': {
    pl: 'Efekt, który przenosi wartość jednej własnej kości na drugą, dotyczy tylko kości rzuconych w tej samej fazie i w tym samym celu.',
    ru: 'Эффект, который переносит значение одного своего кубика на другой, действует только на кубики, брошенные в той же фазе и для той же цели.',
  },
  'DT-4.13': {
    pl: 'Kości rzucone na polecenie zdolności może odczytywać kilka wierszy tej zdolności.',
    ru: 'Кубики, брошенные по указанию способности, могут читать несколько её строк.',
  },
  'DT-4.14': {
    pl: 'Zmiana kości zmienia jej cyfrę, a wraz z nią symbol.',
    ru: 'Изменение кубика меняет его значение, а с ним и символ.',
  },

  'DT-5': { pl: 'Ogłoszenie i aktywacja', ru: 'Объявление и активация' },
  'DT-5.1': {
    pl: 'W Fazie Rzutu Ofensywnego aktywuje się najwyżej jedną zdolność ofensywną, na jej końcu.',
    ru: 'За фазу броска нападения активируют не больше одной способности нападения, в её конце.',
  },
  'DT-5.2': {
    pl: 'Ogłosić można tylko zdolność, na którą pozwala obecny ostateczny wynik rzutu.',
    ru: 'Объявить можно только способность, требование которой соблюдает текущий итоговый результат броска.',
  },
  'DT-5.3': {
    pl: 'Po ogłoszeniu aktywny gracz pyta przeciwników: zmieniacie kości czy pozwalacie na aktywację?',
    ru: 'После объявления активный игрок спрашивает противников: изменят ли они кубики или допустят активацию.',
  },
  'DT-5.4': {
    pl: 'Ogłosić, że nie aktywuje się żadnej zdolności, wolno zawsze, nawet gdy któraś jest dostępna.',
    ru: 'Объявить «ни одной» можно всегда, даже если какая-то способность доступна.',
  },
  'DT-5.5': {
    pl: 'Jeśli w tym oknie aktywny gracz, członek jego drużyny albo przeciwnik zmieni którąś z tych kości, aktywny gracz ogłasza zdolność dla nowego wyniku albo wraca do rzucania, o ile zostały mu próby.',
    ru: 'Если в этом окне активный игрок, член его команды или противник изменит какой-либо из этих кубиков, активный игрок объявляет способность для нового результата или возвращается к броскам, если остались попытки.',
  },
  'DT-5.6': {
    pl: 'Niewykorzystane próby nie giną przez ogłoszenie; przepadają dopiero przy aktywacji albo gdy faza kończy się bez zdolności.',
    ru: 'Неиспользованные попытки при объявлении не пропадают; они теряются только при активации или когда фаза кончается без способности.',
  },
  'DT-5.7': {
    pl: 'Każde nowe ogłoszenie otwiera nowe okno według DT-5.3.',
    ru: 'Каждое новое объявление открывает новое окно по DT-5.3.',
  },
  'DT-5.8': {
    pl: 'Jeśli zmienione kości nadal pozwalają na ogłoszoną zdolność, można ją ogłosić jeszcze raz.',
    ru: 'Если и с изменёнными кубиками объявленная способность доступна, её можно объявить снова.',
  },
  'DT-5.9': {
    pl: 'Jeśli wszyscy spasują i nikt nie zmieni kości, ogłoszona zdolność zostaje aktywowana.',
    ru: 'Если все пропустили и никто не изменил кубики, объявленная способность активируется.',
  },
  'DT-5.10': {
    pl: 'Zdolność o kilku wierszach (na przykład 3, 4 albo 5 symboli) ma osobny warunek w każdym wierszu; ogłasza się jeden dostępny wiersz, domyślnie najwyższy.',
    ru: 'У способности с несколькими строками (например, 3, 4 или 5 символов) в каждой строке своё требование; объявляют одну доступную строку, по умолчанию старшую.',
  },
  'DT-5.11': {
    pl: 'Dodatkowy wiersz zdolności („przy 4 takich samych cyfrach…”) sprawdza się przy aktywacji na ostatecznym wyniku rzutu.',
    ru: 'Дополнительную строку способности («при 4 одинаковых значениях…») проверяют при активации по итоговому результату броска.',
  },
  'DT-5.12': {
    pl: 'Po aktywacji 5 kości, które do niej posłużyły, jest ustalonych; późniejsze zmiany niczego nie zmieniają.',
    ru: 'После активации 5 послуживших ей кубиков закреплены; изменять их позже бесполезно.',
  },

  'DT-6': { pl: 'Rodzaje obrażeń', ru: 'Виды урона' },
  'DT-6.1': {
    pl: 'Zwyczajne („obr.”) · Znak: czarny · Można się bronić: tak · Można uniknąć: tak · Można zwiększyć: tak · Własne wskazanie celu: nie',
    ru: 'Обычный («ур.») · Знак: чёрный · Блокируемый: да · Избегаемый: да · Усиливаемый: да · Особое прицеливание: нет',
  },
  'DT-6.2': {
    pl: 'Nieuchronne · Znak: czerwony · Można się bronić: nie · Można uniknąć: tak · Można zwiększyć: tak · Własne wskazanie celu: nie',
    ru: 'Неблокируемый · Знак: красный · Блокируемый: нет · Избегаемый: да · Усиливаемый: да · Особое прицеливание: нет',
  },
  'DT-6.3': {
    pl: 'Czyste · Znak: czerwony · Można się bronić: nie · Można uniknąć: tak · Można zwiększyć: nie · Własne wskazanie celu: nie',
    ru: 'Чистый · Знак: красный · Блокируемый: нет · Избегаемый: да · Усиливаемый: нет · Особое прицеливание: нет',
  },
  'DT-6.4': {
    pl: 'Obszarowe · Znak: czerwony · Można się bronić: nie · Można uniknąć: tak · Można zwiększyć: nie · Własne wskazanie celu: tak',
    ru: 'Побочный · Знак: красный · Блокируемый: нет · Избегаемый: да · Усиливаемый: нет · Особое прицеливание: да',
  },
  'DT-6.5': {
    pl: 'Specjalne · Znak: czerwony · Można się bronić: nie · Można uniknąć: nie · Można zwiększyć: tak · Własne wskazanie celu: nie',
    ru: 'Легендарный · Знак: красный · Блокируемый: нет · Избегаемый: нет · Усиливаемый: да · Особое прицеливание: нет',
  },
  'DT-6.6': {
    pl: 'Można się bronić: gdy obrażenia pochodzą ze zdolności ofensywnej przeciwnika, cel może użyć zdolności obronnej.',
    ru: 'Блокируемый: если урон наносит способность нападения противника, цель может активировать способность защиты.',
  },
  'DT-6.7': {
    pl: 'Można uniknąć: karty i efekty mogą je zmniejszyć, zapobiec im, uniknąć ich albo je przerwać.',
    ru: 'Избегаемый: карты и состояния могут его уменьшить, отменить, прервать или позволить его избежать.',
  },
  'DT-6.8': {
    pl: 'Można zwiększyć: mogą je podnieść modyfikatory ataku.',
    ru: 'Усиливаемый: его могут увеличить модификаторы атаки.',
  },
  'DT-6.9': {
    pl: 'Własne wskazanie celu: tekst sam mówi, kto obrywa; Rzutu na Wyznaczenie Celu się nie wykonuje.',
    ru: 'Особое прицеливание: кто получит урон, сказано в тексте; броска прицеливания для него нет.',
  },
  'DT-6.10': {
    pl: 'Obrażenia czyste, obszarowe i specjalne są odmianami obrażeń nieuchronnych.',
    ru: 'Чистый, побочный и легендарный урон — разновидности неблокируемого.',
  },
  'DT-6.11': {
    pl: 'Obrażenia obszarowe nie mają celu i nigdy nie są atakiem.',
    ru: 'У побочного урона нет цели, и он никогда не атака.',
  },
  'DT-6.12': {
    pl: 'Obrażenia obszarowe, które trafiają naraz kilku członków jednej drużyny, zmniejszają wspólny licznik o ich sumę.',
    ru: 'Побочный урон, разом задевший нескольких членов одной команды, уменьшает общий счётчик на его сумму.',
  },
  'DT-6.13': {
    pl: 'Obrażenia, które gracz ma zaraz otrzymać, to „nadchodzące obrażenia”.',
    ru: 'Урон, который игрок вот-вот получит, — «входящий урон».',
  },
  'DT-6.14': {
    pl: 'Przed obrażeniami z efektów, kart, zdolności pasywnych i zdolności obronnej nie można się bronić, bo nie pochodzą ze zdolności ofensywnej.',
    ru: 'Урон от состояний, карт, пассивных способностей и способности защиты блокировать нельзя: его наносит не способность нападения.',
  },

  'DT-7': { pl: 'Ataki i modyfikatory ataku', ru: 'Атаки и модификаторы атаки' },
  'DT-7.1': {
    pl: 'Atak to zdolność ofensywna, która zadaje jednemu wskazanemu przeciwnikowi co najmniej 1 obrażenie inne niż obszarowe.',
    ru: 'Атака — это способность нападения, которая наносит одному выбранному противнику не меньше 1 урона, не считая побочного.',
  },
  'DT-7.2': {
    pl: 'Zdolność, której obrażenia przy ustalaniu efektów wychodzą równe 0, nie jest atakiem.',
    ru: 'Способность, урон которой при определении эффектов оказался равен 0, — не атака.',
  },
  'DT-7.3': {
    pl: 'Zdolność pozostaje atakiem, gdy jej obrażeniom później się zapobiegnie lub je stłumi (na przykład Pertraktacje, nieudany rzut na Oślepienie).',
    ru: 'Способность остаётся атакой, если её урон потом отменён или подавлен (например, «Переговоры», неудачный бросок «Ослепления»).',
  },
  'DT-7.4': { pl: 'Obrońca to cel ataku.', ru: 'Защищающийся — цель атаки.' },
  'DT-7.5': {
    pl: 'Modyfikator ataku to każda karta lub efekt, który zwiększa obrażenia ataku albo dodaje mu efekt.',
    ru: 'Модификатор атаки — любая карта или состояние, которые увеличивают урон атаки или добавляют ей эффект.',
  },
  'DT-7.6': {
    pl: 'Modyfikatorów ataku można użyć, zanim obrońca aktywuje obronę, lub potem, dopóki nie zamknie się DT-3.21.',
    ru: 'Модификаторы атаки можно использовать до того, как защищающийся активирует защиту, или после, пока не закончился DT-3.21.',
  },
  'DT-7.7': {
    pl: 'Obrażenia dodane przez modyfikator ataku są tego rodzaju, co główne obrażenia ataku.',
    ru: 'Урон, добавленный модификатором атаки, того же вида, что основной урон атаки.',
  },
  'DT-7.8': {
    pl: 'Modyfikatorów ataku można używać tylko w trakcie ataku.',
    ru: 'Модификаторы атаки можно использовать, только пока идёт атака.',
  },
  'DT-7.9': {
    pl: 'Atak, który zadaje wyłącznie obrażenia czyste, nie przyjmuje modyfikatorów ataku.',
    ru: 'К атаке, которая наносит только чистый урон, модификаторы атаки неприменимы.',
  },
  'DT-7.10': {
    pl: 'Atak zadający obrażenia nieuchronne to atak nieuchronny.',
    ru: 'Атака, которая наносит неблокируемый урон, — неблокируемая атака.',
  },

  'DT-8': { pl: 'Obrona', ru: 'Защита' },
  'DT-8.1': {
    pl: 'Zdolności obronnej może użyć tylko obrońca w ataku z obrażeniami, przed którymi można się bronić (zwyczajnymi).',
    ru: 'Способность защиты может активировать только цель атаки с блокируемым (обычным) уроном.',
  },
  'DT-8.2': {
    pl: 'Nie można jej użyć przeciw obrażeniom nieuchronnym, czystym, obszarowym ani specjalnym.',
    ru: 'Против неблокируемого, чистого, побочного и легендарного урона её активировать нельзя.',
  },
  'DT-8.3': { pl: 'Jej użycie jest dobrowolne.', ru: 'Активировать её необязательно.' },
  'DT-8.4': {
    pl: 'Kto ma kilka zdolności obronnych, wybiera dokładnie jedną, zanim rzuci choć jedną kością obrony.',
    ru: 'Если способностей защиты несколько, выбирают ровно одну, до броска хотя бы одного кубика защиты.',
  },
  'DT-8.5': {
    pl: 'Rzuca się raz, wydrukowaną liczbą kości; dobrowolnego przerzutu nie ma.',
    ru: 'Указанное число кубиков бросают один раз; перебрасывать по своему желанию нельзя.',
  },
  'DT-8.6': {
    pl: 'Kości obrony można zmieniać akcjami Fazy Rzutu i innymi efektami, jak każde kości.',
    ru: 'Кубики защиты можно изменять действиями фазы броска и другими эффектами, как любые кубики.',
  },
  'DT-8.7': {
    pl: 'Jeśli atak łączy obrażenia, przed którymi można się bronić, z innymi, obrony można użyć, ale zapobiega ona tylko tej pierwszej części.',
    ru: 'Если в атаке есть и блокируемый, и иной урон, защиту активировать можно, но отменяет она только блокируемую часть.',
  },
  'DT-8.8': {
    pl: 'Obrażenia zadane przez obronę nie są atakiem: bez modyfikatorów i bez kolejnej obrony.',
    ru: 'Урон, нанесённый защитой, — не атака: ни модификаторов, ни ответной защиты.',
  },
  'DT-8.9': {
    pl: 'Zdolności pasywne działają stale albo są dostępne zawsze wtedy, gdy pozwala ich tekst; nie są ani ofensywne, ani obronne.',
    ru: 'Пассивные способности действуют всегда или доступны тогда, когда позволяет их текст; это не способности нападения и не способности защиты.',
  },

  'DT-9': { pl: 'Zdolność specjalna', ru: 'Легендарная способность' },
  'DT-9.1': {
    pl: 'Między ogłoszeniem a aktywacją zdolność specjalną traktuje się jak każdą inną: kości można zmienić, a aktywacja może przepaść.',
    ru: 'Между объявлением и активацией легендарная способность — как любая другая: кубики можно изменить, а активацию сорвать.',
  },
  'DT-9.2': {
    pl: 'Od jej aktywacji do końca Fazy Rzutu przeciwnicy nie mogą wykonać żadnego działania (karty, efekty, towarzysze, zdolności pasywne, obrona).',
    ru: 'С её активации до конца фазы броска противники не могут сделать ничего (карты, состояния, компаньоны, пассивные способности, защита).',
  },
  'DT-9.3': {
    pl: 'Jej obrażeń i efektów nie można zmniejszyć, uniknąć ani przerwać, nie można im zapobiec ani na nie zareagować.',
    ru: 'Её урон и эффекты нельзя уменьшить, отменить, прервать, избежать их или ответить на них.',
  },
  'DT-9.4': {
    pl: 'Pomija ona efekty w grze, które by ją osłabiły, po obu stronach (na przykład Cienie u celu, Uschnięcie lub Pertraktacje u atakującego).',
    ru: 'Она не замечает состояний в игре, которые бы её ослабили, у обеих сторон (например, «Тени» у цели, «Увядание» или «Переговоры» у атакующего).',
  },
  'DT-9.5': {
    pl: 'Może ją zwiększyć atakujący, a także efekty, które podnoszą jej obrażenia (na przykład List gończy u celu).',
    ru: 'Её может усилить атакующий, а также состояния, увеличивающие её урон (например, «Розыск» у цели).',
  },
  'DT-9.6': {
    pl: 'Rzut na Wyznaczenie Celu dla zdolności specjalnej się odbywa, ale jego kości nie można zmienić.',
    ru: 'Бросок прицеливания для легендарной способности делают, но его кубик нельзя изменить.',
  },
  'DT-9.7': {
    pl: 'Zakaz obejmuje wszystkich przeciwników, także tych, którzy nie są celem; członkowie drużyny atakującego mogą działać.',
    ru: 'Запрет касается всех противников, даже тех, кто не цель; члены команды атакующего действовать могут.',
  },
  'DT-9.8': {
    pl: 'Obrażenia obszarowe, które są częścią zdolności specjalnej, chronią DT-9.2 i DT-9.3, ale zwiększyć ich nadal nie można.',
    ru: 'Побочный урон, входящий в легендарную способность, защищён DT-9.2 и DT-9.3, но усилить его по-прежнему нельзя.',
  },
  'DT-9.9': {
    pl: 'Efektów, które działają przed aktywacją (pominięta faza, mniej prób rzutu), się nie pomija.',
    ru: 'Состояния, которые действуют до активации (пропуск фазы, меньше попыток), в силе.',
  },
} satisfies Written;
