// Dragons of Etchinstone: the cards, set-up, encounters, roles and what enemies and journeys do (ETCH-1 to ETCH-14).
import type { Written } from '../written.ts';

export const ETCH_ENCOUNTERS = {
  'ETCH-1': { pl: 'Elementy i pojęcia', ru: 'Состав и понятия' },
  'ETCH-1.1': {
    pl: 'W grze jest 16 kart Maga, 2 karty Regionów, 2 karty Smoków, 2 karty pomocy i instrukcja.',
    ru: 'В игре 16 карт мага, 2 карты краёв, 2 карты драконов, 2 карты-подсказки и книга правил.',
  },
  'ETCH-1.2': {
    pl: 'Karta Maga ma stały własny żywioł i nazwę; na każdym poziomie ma: rodzaj i typ spotkania (1–4), Trudność (lub żadnej), inicjatywę, Akcję Podstawową, Akcję Wzmocnioną z wymaganym żywiołem, wzmocnienie, pancerz (z żywiołem lub bez), koszt ulepszenia.',
    ru: 'У карты мага неизменны её стихия и название; на каждом уровне у неё есть: род и номер встречи (1–4), невзгода (или ни одной), инициатива, простое действие, усиленное действие с нужной ему стихией, усиление, броня (со стихией или без), цена улучшения.',
  },
  'ETCH-1.3': {
    pl: 'Akcja jest atakiem, ruchem albo jednym i drugim (wtedy można jej użyć tak lub tak).',
    ru: 'Действие — атака, движение или то и другое (тогда годится как любое из двух).',
  },
  'ETCH-1.4': {
    pl: 'Wróg ma PŻ, inicjatywę, atak (wartość i żywioł), pancerz (jedną lub więcej par wartość–żywioł), zdolność albo żadnej, nagrodę w PD.',
    ru: 'У врага есть здоровье, инициатива, атака (значение и стихия), броня (одна или несколько пар «значение — стихия»), способность или ни одной, награда опытом.',
  },
  'ETCH-1.5': {
    pl: 'Wyprawa ma PR (wartość i żywioł), karę czasu, niebezpieczeństwo albo żadnego, nagrodę w PD.',
    ru: 'У перехода есть длина пути (значение и стихия), потеря времени, опасность или ни одной, награда опытом.',
  },
  'ETCH-1.6': {
    pl: 'W Regionie są cztery wrogowie i cztery wyprawy, każde o numerach 1–4.',
    ru: 'В крае четыре врага и четыре перехода, те и другие с номерами 1–4.',
  },
  'ETCH-1.7': {
    pl: 'Smok ma inicjatywę, obrażenia początkowe, pancerz przeciw jednemu lub kilku żywiołom, trzy poziomy PR (każdy z karą czasu) i trzy poziomy PŻ (każdy z wartością ataku).',
    ru: 'У дракона есть инициатива, начальный урон, броня против одной или нескольких стихий, три порога длины пути (у каждого своя потеря времени) и три порога здоровья (у каждого своя атака).',
  },
  'ETCH-1.8': {
    pl: 'Są cztery żywioły: woda, ogień, błyskawica, cień.',
    ru: 'Стихий четыре: вода, огонь, молния, тень.',
  },
  'ETCH-1.9': {
    pl: 'Symbol kryształu na karcie Smoka służy tylko wariantom i tu nic nie znaczy.',
    ru: 'Знак кристалла на карте дракона нужен только для вариантов и здесь ничего не значит.',
  },
  'ETCH-1.10': {
    pl: 'Cel: przejść cztery Regiony, potem ostatnią wyprawę, potem przetrwać ostatecznego wroga. Przegrać można tylko w Ostatecznej Bitwie.',
    ru: 'Цель: пройти четыре края, затем последний переход, затем пережить последнего врага. Проиграть можно только в последней битве.',
  },

  'ETCH-2': { pl: 'Ułożenie kart i poziomy', ru: 'Положение карт и уровни' },
  'ETCH-2.1': {
    pl: 'Karta Maga pokazuje dokładnie jeden z czterech poziomów; reszta jej druku się nie liczy.',
    ru: 'Карта мага показывает ровно один из четырёх уровней; всё остальное на ней не действует.',
  },
  'ETCH-2.2': {
    pl: 'Karta Regionu pokazuje jeden z dwóch Regionów, a karta Smoka jednego z dwóch smoków; po dwie takie karty dają cztery Regiony i cztery smoki.',
    ru: 'Карта края показывает один из двух краёв, карта дракона — одного из двух драконов; по две таких карты дают четыре края и четырёх драконов.',
  },
  'ETCH-2.3': {
    pl: 'Ulepszyć to poziom +1; pogorszyć to poziom −1. Z poziomu 4 nie ma ulepszenia; pogorszenie poziomu 1 usuwa kartę (ETCH-15.14).',
    ru: 'Улучшить — уровень +1; понизить — уровень −1. С уровня 4 улучшать некуда; понижение с уровня 1 удаляет карту (ETCH-15.14).',
  },
  'ETCH-2.4': {
    pl: 'Tasowanie, dobieranie i odrzucanie nigdy nie zmienia poziomu.',
    ru: 'Тасование, добор и сброс никогда не меняют уровень.',
  },
  'ETCH-2.5': {
    pl: 'Wszystko na karcie, także typ spotkania i Trudność, odczytuje się na jej obecnym poziomie.',
    ru: 'Всё на карте, включая номер встречи и невзгоду, читают на её текущем уровне.',
  },

  'ETCH-3': { pl: 'Miejsca kart', ru: 'Места карт' },
  'ETCH-3.1': {
    pl: 'Każda karta Maga jest dokładnie w jednym miejscu: w talii, na ręce, wśród odrzuconych albo wśród usuniętych.',
    ru: 'Каждая карта мага находится ровно в одном месте: в колоде, в руке, в сбросе или среди удалённых.',
  },
  'ETCH-3.2': {
    pl: 'Karta klucza to wierzchnia karta talii. Podczas spotkania, które wyznacza, zostaje w talii i ono jej nie odrzuca.',
    ru: 'Карта-ключ — верхняя карта колоды. Во время встречи, которую она определяет, она остаётся в колоде и ею не сбрасывается.',
  },
  'ETCH-3.3': {
    pl: 'Usunięte karty nie biorą już udziału w grze i nie dają punktów.',
    ru: 'Удалённые карты больше не участвуют в игре и очков не дают.',
  },
  'ETCH-3.4': {
    pl: 'Odrzuconych kart nie tasuje się w trakcie Regionu ani w Ostatecznej Bitwie.',
    ru: 'Сброс не замешивают ни во время края, ни в последней битве.',
  },
  'ETCH-3.5': {
    pl: 'Karta klucza, ręka, karty odrzucone i usunięte są jawne; reszta talii jest zakryta.',
    ru: 'Карта-ключ, рука, сброс и удалённые карты открыты; остальная колода скрыта.',
  },

  'ETCH-4': { pl: 'Przygotowanie', ru: 'Подготовка' },
  'ETCH-4.1': {
    pl: 'Ustaw wszystkie 16 kart Maga na poziom 2 i potasuj je: to talia.',
    ru: 'Поставьте все 16 карт мага на уровень 2 и перетасуйте: это колода.',
  },
  'ETCH-4.2': {
    pl: 'Teraz, przed dobraniem ręki, zastosuj poziom trudności (ETCH-5).',
    ru: 'Сейчас, до того как взята рука, примените сложность (ETCH-5).',
  },
  'ETCH-4.3': {
    pl: 'Wybierz jednego z czterech smoków; druga karta Smoka nie jest używana.',
    ru: 'Выберите одного из четырёх драконов; другая карта дракона не нужна.',
  },
  'ETCH-4.4': { pl: 'Dobierz 4 wierzchnie karty na rękę.', ru: 'Возьмите в руку 4 верхние карты.' },
  'ETCH-4.5': {
    pl: 'Obecnym Regionem staje się Region 1; zaczyna się jego pierwsze spotkanie.',
    ru: 'Текущим становится край 1; начинается его первая встреча.',
  },

  'ETCH-5': { pl: 'Trudność i zasady dodatkowe', ru: 'Сложность и дополнительные правила' },
  'ETCH-5.1': {
    pl: 'Poza poziomem Normalnym: weź 5 wierzchnich kart (7 na najtrudniejszym), zmień poziomy i wtasuj je z powrotem do talii. Przygodowy: 4 z nich na poziom 3; Łatwy: 2 na poziom 3; Trudny: 2 na poziom 1; Niemożliwy: wszystkie 5 na poziom 1; Nawet nie próbuj: wszystkie 7 na poziom 1.',
    ru: 'На всех сложностях, кроме «Обычной»: возьмите 5 верхних карт (7 на самой трудной), измените уровни и замешайте обратно в колоду. «Приключение»: 4 из них на уровень 3; «Лёгкий»: 2 на уровень 3; «Трудный»: 2 на уровень 1; «Невозможный»: все 5 на уровень 1; «Даже не пытайтесь»: все 7 на уровень 1.',
  },
  'ETCH-5.2': {
    pl: 'Gdy zmieniają się tylko niektóre z wziętych kart, wybiera je gracz.',
    ru: 'Если меняются лишь некоторые из взятых карт, какие — выбирает игрок.',
  },
  'ETCH-5.3': {
    pl: 'Zasada dodatkowa Kawalerzysta: kart nie można łączyć, ani w Regionach, ani w Ostatecznej Bitwie.',
    ru: 'Дополнительное правило «Кавалерист»: соединять карты нельзя ни в краях, ни в последней битве.',
  },
  'ETCH-5.4': {
    pl: 'Zasada dodatkowa Szklane działo: pancerz z żywiołem ataku pochłania podaną wartość + 1, a nie dwa razy tyle.',
    ru: 'Дополнительное правило «Стеклянная пушка»: броня той же стихии, что и атака, поглощает указанное значение + 1, а не вдвое больше.',
  },
  'ETCH-5.5': {
    pl: 'Można grać bez zasad dodatkowych, z jedną albo z obiema, na dowolnym poziomie trudności.',
    ru: 'Можно играть без дополнительных правил, с одним или с обоими, на любой сложности.',
  },

  'ETCH-6': { pl: 'Regiony i spotkania', ru: 'Края и встречи' },
  'ETCH-6.1': {
    pl: 'Regiony rozgrywa się w kolejności 1, 2, 3, 4. W każdym talię przechodzi się raz.',
    ru: 'Края проходят в порядке 1, 2, 3, 4. В каждом колоду проходят один раз.',
  },
  'ETCH-6.2': {
    pl: 'Spotkanie ma pięć faz w tej kolejności: 1 Wyzwanie, 2 Akcja, 3 Kara, 4 Ulepszenie, 5 Czyszczenie.',
    ru: 'Во встрече пять фаз в таком порядке: 1 испытание, 2 действие, 3 расплата, 4 улучшение, 5 уборка.',
  },
  'ETCH-6.3': {
    pl: 'Po Fazie Czyszczenia zaczyna się nowe spotkanie, chyba że Region się skończył (ETCH-18).',
    ru: 'После уборки начинается новая встреча, если край не закончился (ETCH-18).',
  },

  'ETCH-7': { pl: 'Faza 1: Wyzwanie', ru: 'Фаза 1: испытание' },
  'ETCH-7.1': {
    pl: 'Krok 1, rozpoznanie: symbol karty klucza (wróg lub wyprawa) i jej numer wskazują spotkanie w obecnym Regionie.',
    ru: 'Шаг 1, разведка: знак карты-ключа (враг или переход) и её номер указывают встречу в текущем крае.',
  },
  'ETCH-7.2': {
    pl: 'Krok 2, Trudność: jeśli karta klucza ją ma, obowiązuje ona w tym spotkaniu.',
    ru: 'Шаг 2, невзгода: если она есть на карте-ключе, она действует в этой встрече.',
  },
  'ETCH-7.3': {
    pl: 'Krok 3, zboczenie ze ścieżki (dobrowolne): odrzuć kartę klucza i jedną wybraną kartę z ręki, potem wróć do kroku 1 z nową kartą klucza.',
    ru: 'Шаг 3, обход (по желанию): сбросьте карту-ключ и одну выбранную карту из руки, затем вернитесь к шагу 1 с новой картой-ключом.',
  },
  'ETCH-7.4': {
    pl: 'Zboczyć można najwyżej dwa razy, potem trzeba stawić czoło spotkaniu.',
    ru: 'Обойти можно не больше двух раз, затем встречу придётся принять.',
  },
  'ETCH-7.5': {
    pl: 'Zboczenie ze ścieżki unieważnia ominięte spotkanie i jego Trudność, bez kary i bez nagrody.',
    ru: 'Обход отменяет пропущенную встречу и её невзгоду без расплаты и без награды.',
  },
  'ETCH-7.6': {
    pl: 'Zboczyć nie wolno, jeśli w talii jest mniej niż 2 karty.',
    ru: 'Обойти нельзя, если в колоде меньше 2 карт.',
  },
  'ETCH-7.7': {
    pl: 'Zboczyć nie wolno, jeśli ręka zostałaby pusta.',
    ru: 'Обойти нельзя, если рука осталась бы пустой.',
  },
  'ETCH-7.8': {
    pl: 'Spotkanie i Trudność są ustalone, gdy kończy się Faza 1; późniejsza utrata karty klucza ich nie zmienia.',
    ru: 'Встреча и невзгода определены, когда фаза 1 закончилась; потеря карты-ключа позже их не меняет.',
  },

  'ETCH-8': { pl: 'Trudności', ru: 'Невзгоды' },
  'ETCH-8.1': {
    pl: 'Zasadzka: obrażenia początkowe tego spotkania liczą się podwójnie; bojowe nie.',
    ru: 'Засада: начальный урон этой встречи удваивается; боевой — нет.',
  },
  'ETCH-8.2': {
    pl: 'Zagrożenia: kara czasu 1, jeśli przyjdą obrażenia początkowe, i jeszcze 1, jeśli przyjdą bojowe (razem 0, 1 albo 2).',
    ru: 'Угрозы: потеря времени 1, если получен начальный урон, и ещё 1, если получен боевой (всего 0, 1 или 2).',
  },
  'ETCH-8.3': {
    pl: 'Dla ETCH-8.2, 12.1 i 12.2 obrażenia uważa się za otrzymane także wtedy, gdy pancerz pochłonie je w całości.',
    ru: 'Для ETCH-8.2, 12.1 и 12.2 урон считается полученным, даже если броня поглотит его целиком.',
  },
  'ETCH-8.4': {
    pl: 'Nocna podróż: wzmocnienie karty Wzmocnienia maleje o wydrukowaną inicjatywę karty Żywiołu, najwyżej do 0. Wzmocnienie karty rezerwowej się nie zmienia.',
    ru: 'Ночная дорога: усиление карты усиления уменьшается на указанную инициативу карты стихии, но не ниже 0. Усиление запасной карты не меняется.',
  },
  'ETCH-8.5': {
    pl: 'Burza: każdy punkt otrzymanej kary czasu to też 1 obrażenie, nawet jeśli w talii zabrakło na niego karty.',
    ru: 'Буря: каждая единица потерянного времени — это ещё и 1 урон, даже если карты для неё в колоде не хватило.',
  },

  'ETCH-9': { pl: 'Faza 2: role', ru: 'Фаза 2: роли' },
  'ETCH-9.1': {
    pl: 'Daj role Zaklęcia, Żywiołu i Wzmocnienia trzem różnym kartom z ręki; tworzą one zestaw Akcji.',
    ru: 'Раздайте роли заклинания, стихии и усиления трём разным картам из руки; вместе они — набор.',
  },
  'ETCH-9.2': {
    pl: 'Mając 3 lub więcej dostępnych kart, trzeba obsadzić wszystkie trzy role (dostępne są karty z ręki, których nie ukryło łączenie).',
    ru: 'Если доступных карт 3 или больше, нужно занять все три роли (доступны карты в руке, не скрытые соединением).',
  },
  'ETCH-9.3': {
    pl: 'Mając mniej niż 3 dostępne karty, trzeba obsadzić Zaklęcie; każda inna karta bierze rolę Żywiołu albo Wzmocnienia lub zostaje bez roli.',
    ru: 'Если доступных карт меньше 3, нужно занять роль заклинания; любая другая карта берёт роль стихии или усиления либо остаётся без роли.',
  },
  'ETCH-9.4': {
    pl: 'Dostępna karta bez roli to karta rezerwowa. W spotkaniu w Regionie nigdy nie ma więcej niż jednej.',
    ru: 'Доступная карта без роли — запасная. Во встрече в крае их никогда не бывает больше одной.',
  },
  'ETCH-9.5': {
    pl: 'Zaklęcie daje akcję: atak przeciw wrogowi, ruch na wyprawie.',
    ru: 'Заклинание даёт действие: атаку против врага, движение в переходе.',
  },
  'ETCH-9.6': {
    pl: 'Akcja jest Wzmocniona, jeśli żywioł karty Żywiołu jest tym, którego wymaga Akcja Wzmocniona Zaklęcia; inaczej jest Podstawowa.',
    ru: 'Действие усиленное, если стихия карты стихии — та, что нужна усиленному действию заклинания; иначе простое.',
  },
  'ETCH-9.7': {
    pl: 'Bez karty Żywiołu akcja jest Podstawowa. Własny żywioł karty Zaklęcia nie ma znaczenia.',
    ru: 'Без карты стихии действие простое. Собственная стихия карты заклинания значения не имеет.',
  },
  'ETCH-9.8': {
    pl: 'Akcji niewłaściwego rodzaju (ruch przeciw wrogowi, atak na wyprawie) można użyć zawsze; jej wartość przed wzmocnieniem wynosi wtedy 1.',
    ru: 'Действие не того рода (движение против врага, атака в переходе) годится всегда; его значение до усиления тогда равно 1.',
  },
  'ETCH-9.9': {
    pl: 'ETCH-9.6 wybiera akcję, zanim sprawdzi się jej rodzaj; gracz nie może cofnąć się do drugiej.',
    ru: 'ETCH-9.6 выбирает действие до проверки его рода; отступить к другому действию нельзя.',
  },
  'ETCH-9.10': {
    pl: 'Akcja niewłaściwego rodzaju o wartości 1 nie ma żywiołu: pancerz jej nie dotyczy i nie daje ona premii za żywioł.',
    ru: 'У действия не того рода со значением 1 нет стихии: броня на него не действует, и прибавки за стихию оно не даёт.',
  },
  'ETCH-9.11': {
    pl: 'Żywioł daje inicjatywę i żywioł. Bez niego inicjatywa wynosi 0.',
    ru: 'Роль стихии даёт инициативу и стихию. Без неё инициатива равна 0.',
  },
  'ETCH-9.12': {
    pl: 'Wzmocnienie daje swoją wartość, dodawaną w całości w jedno miejsce: do ataku albo inicjatywy przeciw wrogowi, do ruchu na wyprawie. Bez karty Wzmocnienia wynosi 0.',
    ru: 'Роль усиления даёт своё значение, целиком в одно место: к атаке или инициативе против врага, к движению в переходе. Без карты усиления оно равно 0.',
  },

  'ETCH-10': { pl: 'Łączenie kart', ru: 'Соединение карт' },
  'ETCH-10.1': {
    pl: 'Raz na spotkanie, przy rozdawaniu ról, można połączyć dwie karty z ręki o tym samym własnym żywiole: jedna leży na wierzchu, druga ukryta pod nią.',
    ru: 'Раз за встречу, раздавая роли, можно соединить две карты из руки с одной и той же собственной стихией: одна сверху, другая скрыта под ней.',
  },
  'ETCH-10.2': {
    pl: 'Ukryta karta nie ma roli i nie jest kartą rezerwową.',
    ru: 'У скрытой карты нет роли, и она не запасная.',
  },
  'ETCH-10.3': {
    pl: 'Gracz wybiera dowolny żywioł, który w tej Fazie Akcji zastępuje własny żywioł wierzchniej karty; wszystko inne na niej, także żywioł wymagany przez jej Akcję Wzmocnioną, zostaje.',
    ru: 'Игрок выбирает любую стихию, которая на эту фазу действия заменит собственную стихию верхней карты; всё остальное на ней, и стихия, нужная её усиленному действию, остаётся.',
  },
  'ETCH-10.4': {
    pl: 'Ręka z 4 kart z połączeniem ma dokładnie trzy dostępne karty i żadnej rezerwowej; ręka z 3 kart ma dwie (obowiązuje ETCH-9.3).',
    ru: 'В руке из 4 карт с соединением ровно три доступные карты и нет запасной; в руке из 3 карт их две (действует ETCH-9.3).',
  },
  'ETCH-10.5': {
    pl: 'Wierzchnia z połączonych kart musi dostać rolę.',
    ru: 'Верхняя из соединённых карт обязана получить роль.',
  },
  'ETCH-10.6': {
    pl: 'Połączenie kończy się po Fazie Akcji: w Fazie Kary i Fazie Ulepszenia obie karty liczą się osobno, z własnym żywiołem i pancerzem.',
    ru: 'Соединение кончается после фазы действия: при расплате и улучшении обе карты считаются отдельно, со своей стихией и бронёй.',
  },
  'ETCH-10.7': {
    pl: 'Obie karty odrzuca się w Fazie Czyszczenia.',
    ru: 'Обе карты при уборке уходят в сброс.',
  },

  'ETCH-11': { pl: 'Faza Akcji przeciw wrogowi', ru: 'Фаза действия против врага' },
  'ETCH-11.1': {
    pl: 'Krok 1: wzmocnienie idzie do ataku albo do inicjatywy (wybiera gracz).',
    ru: 'Шаг 1: усиление идёт к атаке или к инициативе (выбирает игрок).',
  },
  'ETCH-11.2': {
    pl: 'Krok 2: inicjatywa = inicjatywa karty Żywiołu (0 bez niej) + wzmocnienie, jeśli poszło do niej.',
    ru: 'Шаг 2: инициатива = инициатива карты стихии (0 без неё) + усиление, если оно пошло к ней.',
  },
  'ETCH-11.3': {
    pl: 'Jeśli inicjatywa wroga jest wyższa, w Fazie 3 czekają obrażenia początkowe równe jego atakowi. Równa inicjatywa jest bezpieczna.',
    ru: 'Если инициатива врага выше, в фазе 3 предстоит начальный урон, равный его атаке. При равной инициативе урона нет.',
  },
  'ETCH-11.4': {
    pl: 'Krok 3: atak = wartość według ETCH-9.6 do 9.10 + wzmocnienie, jeśli poszło do niego.',
    ru: 'Шаг 3: атака = значение по ETCH-9.6–9.10 + усиление, если оно пошло к ней.',
  },
  'ETCH-11.5': {
    pl: 'Krok 4: jeśli działa Atak Wzmocniony, a wróg ma pancerz jego żywiołu, odejmij wartość tego pancerza. Ataku Podstawowego pancerz nie dotyczy.',
    ru: 'Шаг 4: если атака усиленная, а у врага есть броня её стихии, вычтите эту броню. На простые атаки броня не действует.',
  },
  'ETCH-11.6': {
    pl: 'Atak po odjęciu pancerza wynosi co najmniej 0.',
    ru: 'Атака после вычета брони не меньше 0.',
  },
  'ETCH-11.7': {
    pl: 'Porównaj atak z PŻ; połowa = PŻ ÷ 2, zaokrąglając w górę. Co najmniej tyle, ile PŻ, to pełne zwycięstwo: PD i żadnych obrażeń bojowych. Co najmniej połowa to niewielkie zwycięstwo: całe PD i obrażenia bojowe równe atakowi wroga. Mniej to przegrana: bez PD, z tymi samymi obrażeniami bojowymi.',
    ru: 'Сравните атаку со здоровьем; половина = здоровье ÷ 2, округляя вверх. Не меньше здоровья — полная победа: опыт и никакого боевого урона. Не меньше половины — трудная победа: весь опыт и боевой урон, равный атаке врага. Меньше — поражение: опыта нет, а боевой урон тот же.',
  },

  'ETCH-12': { pl: 'Zdolności wrogów', ru: 'Способности врагов' },
  'ETCH-12.1': {
    pl: 'Zamrożenie: jeśli ten wróg zada obrażenia początkowe, w Fazie Czyszczenia odrzuca się kartę rezerwową. Same obrażenia bojowe do tego nie wystarczą.',
    ru: 'Заморозка: если этот враг нанёс начальный урон, запасная карта при уборке уходит в сброс. Одного боевого урона для этого мало.',
  },
  'ETCH-12.2': {
    pl: 'Trucizna: jeśli przyjdą obrażenia, następna ręka dobrana w tym Regionie dostaje zaraz po dobraniu 1 dodatkowe obrażenie; 2, jeśli przyszły i początkowe, i bojowe.',
    ru: 'Яд: если урон получен, следующая рука, взятая в этом крае, сразу после добора получает ещё 1 урон; 2, если получен и начальный, и боевой.',
  },
  'ETCH-12.3': {
    pl: 'Karty pogorszone przez ETCH-12.2 można w następnym spotkaniu jeszcze pogorszyć i ulepszyć.',
    ru: 'Карты, пониженные по ETCH-12.2, в следующей встрече можно ещё понизить и улучшить.',
  },
  'ETCH-12.4': {
    pl: 'Jeśli w tym Regionie nie będzie już spotkania, obrażenia od Trucizny trafiają w obecną rękę: przed odrzuceniem zestawu Akcji, tylko w karty niepogorszone jeszcze w tym spotkaniu; czego nie da się pochłonąć, przepada.',
    ru: 'Если встреч в этом крае больше не будет, урон от яда бьёт по текущей руке: до сброса набора, только по картам, ещё не пониженным в этой встрече; что поглотить нельзя, пропадает.',
  },
  'ETCH-12.5': {
    pl: 'Dystans: obrażenia początkowe przychodzą nawet wtedy, gdy inicjatywy wystarcza. Przychodzą raz, nie dwa razy, jeśli inicjatywa też jest przegrana.',
    ru: 'Дальний бой: начальный урон приходит, даже если инициативы хватает. Он приходит один раз, а не два, если и инициатива проиграна.',
  },
  'ETCH-12.6': {
    pl: 'Kto ma kartę rezerwową, może znieść Dystans, ogłaszając w Fazie Akcji, że odrzuci ją w Fazie Czyszczenia. Do tego czasu może ona pochłaniać obrażenia i być ulepszana.',
    ru: 'У кого есть запасная карта, тот может отменить дальний бой, объявив в фазе действия, что при уборке сбросит её. До этого она может поглощать урон и улучшаться.',
  },
  'ETCH-12.7': {
    pl: 'To nie chroni przed obrażeniami początkowymi z przegranej inicjatywy. Bez karty rezerwowej nie można tego wybrać.',
    ru: 'От начального урона из-за проигранной инициативы это не спасает. Без запасной карты так поступить нельзя.',
  },
  'ETCH-12.8': {
    pl: 'Spowolnienie: zamiast ataku gracz może porównać z PŻ ruch. Ruch ma wtedy pełną wartość i może do niego iść wzmocnienie.',
    ru: 'Медлительность: со здоровьем можно сравнить не атаку, а движение. Тогда у движения полное значение, и усиление может пойти к нему.',
  },
  'ETCH-12.9': {
    pl: 'Wobec wroga ze Spowolnieniem pancerz nie zmniejsza ruchu i nie ma premii za żywioł.',
    ru: 'Против медлительного врага броня не уменьшает движение, и прибавки за стихию нет.',
  },

  'ETCH-13': { pl: 'Faza Akcji na wyprawie', ru: 'Фаза действия в переходе' },
  'ETCH-13.1': {
    pl: 'Krok 1: ruch = wartość według ETCH-9.6 do 9.10.',
    ru: 'Шаг 1: движение = значение по ETCH-9.6–9.10.',
  },
  'ETCH-13.2': {
    pl: 'Krok 2: dodaj wzmocnienie (po uwzględnieniu Nocnej podróży).',
    ru: 'Шаг 2: прибавьте усиление (с учётом ночной дороги).',
  },
  'ETCH-13.3': {
    pl: 'Premia za żywioł: jeśli działa Ruch Wzmocniony, a jego żywioł jest żywiołem PR wyprawy, dodaj też wzmocnienie karty rezerwowej (0 bez niej).',
    ru: 'Прибавка за стихию: если движение усиленное и его стихия — стихия пути, прибавьте и усиление запасной карты (0 без неё).',
  },
  'ETCH-13.4': {
    pl: 'Na wyprawie inicjatywy się nie porównuje.',
    ru: 'В переходе инициативу не сравнивают.',
  },
  'ETCH-13.5': {
    pl: 'Krok 3: porównaj ruch z PR po uwzględnieniu niebezpieczeństw (ETCH-14); połowę zaokrągla się w górę. Co najmniej wszystkie to pełne zwycięstwo: PD i żadnej kary czasu. Co najmniej połowa to niewielkie zwycięstwo: całe PD i kara czasu wyprawy. Mniej to przegrana: bez PD, z karą czasu.',
    ru: 'Шаг 3: сравните движение с длиной пути с учётом опасностей (ETCH-14); половину округляют вверх. Не меньше всей длины — полная победа: опыт и никакой потери времени. Не меньше половины — трудная победа: весь опыт и потеря времени перехода. Меньше — поражение: опыта нет, время потеряно.',
  },

  'ETCH-14': { pl: 'Niebezpieczeństwa wypraw', ru: 'Опасности переходов' },
  'ETCH-14.1': {
    pl: 'Strome zbocze: PR rosną o wzmocnienie karty rezerwowej, zanim policzy się połowę. Bez niej nie rosną.',
    ru: 'Крутой склон: длина пути растёт на усиление запасной карты, до деления пополам. Без неё не растёт.',
  },
  'ETCH-14.2': {
    pl: 'Zdradliwy teren: bez pełnego zwycięstwa po karze czasu przychodzi 1 obrażenie.',
    ru: 'Коварная местность: без полной победы после потери времени приходит 1 урон.',
  },
  'ETCH-14.3': {
    pl: 'Ta sama karta rezerwowa może się w jednym spotkaniu liczyć do ETCH-13.3 i do ETCH-14.1.',
    ru: 'Одна запасная карта может в одной встрече считаться и для ETCH-13.3, и для ETCH-14.1.',
  },
} satisfies Written;
