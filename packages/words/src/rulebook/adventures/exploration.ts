// Dice Throne Adventures: the campaign, its set-up and exploring portals (ADV-1 to ADV-8).
import type { Written } from '../written.ts';

export const ADVENTURE_EXPLORATION = {
  'ADV-1': { pl: 'Budowa kampanii', ru: 'Строение кампании' },
  'ADV-1.1': {
    pl: 'Kampania jest dla 1–4 bohaterów (z gry podstawowej); każdy gracz prowadzi przez całą kampanię jednego bohatera.',
    ru: 'Кампания рассчитана на 1–4 героев (из базовой игры); каждый игрок всю кампанию играет за одного героя.',
  },
  'ADV-1.2': {
    pl: 'Ma 8 scenariuszy w stałej kolejności: 1, 3, 5, 7 to eksploracje portali; 2, 4, 6, 8 to walki z bossami.',
    ru: 'В ней 8 сценариев в неизменном порядке: 1, 3, 5, 7 — исследования порталов; 2, 4, 6, 8 — бои с боссами.',
  },
  'ADV-1.3': {
    pl: 'Wygrany scenariusz daje nagrody, punkty i dostęp do następnego.',
    ru: 'Выигранный сценарий даёт награды, очки и доступ к следующему.',
  },
  'ADV-1.4': {
    pl: 'Po przegranej ten sam scenariusz rozgrywa się ponownie, aż do wygranej, chyba że karta trudności mówi inaczej.',
    ru: 'Проигранный сценарий играют снова, пока не выиграют, если карта сложности не говорит иного.',
  },
  'ADV-1.5': {
    pl: 'Kampania kończy się, gdy pokonany jest Szalony Król (scenariusz 8).',
    ru: 'Кампания кончается, когда побеждён Безумный король (сценарий 8).',
  },
  'ADV-1.6': {
    pl: 'Kolejność bossów: Upadły Barbarzyńca, Upadły Banita, Upadły Mnich, Szalony Król.',
    ru: 'Порядок боссов: Падший варвар, Падшая наёмница, Падший монах, Безумный король.',
  },
  'ADV-1.7': {
    pl: 'Pierwsza ukończona kampania otwiera zestawy legacy (ich zawartości nie podano).',
    ru: 'Первая пройденная кампания открывает наборы наследия (их содержимое не указано).',
  },
  'ADV-1.8': {
    pl: 'Liczba elementów: kafelki 22/22/22/4 poziomów I–IV oraz kafelek startowy i Portal Bossa; karty sługusów 17/17/13/5; karty łupów: 41 zwykłych, 38 rzadkich, 31 epickich, 30 legendarnych; talie bossów 4 × 40; karty scenariuszy: po 4 na eksplorację i po 1 na bossa; 10 kości chaosu; 4 kości łupów (20 ścianek); 4 liczniki wrogów.',
    ru: 'Число компонентов: тайлы 22/22/22/4 уровней I–IV, стартовый тайл и Портал босса; карты прислужников 17/17/13/5; карты добычи: 41 обычная, 38 редких, 31 эпическая, 30 легендарных; колоды боссов 4 × 40; карты сценариев: по 4 на исследование и по 1 на босса; 10 кубиков хаоса; 4 кубика добычи (20 граней); 4 счётчика врагов.',
  },

  'ADV-2': { pl: 'Arkusz punktacji i trudność', ru: 'Лист результатов и сложность' },
  'ADV-2.1': {
    pl: 'Na początku kampanii wybierzcie kartę trudności i zapiszcie: trudność, nazwę drużyny, imiona graczy, bohaterów, wartość scenariusza.',
    ru: 'В начале кампании выберите карту сложности и запишите: сложность, название команды, имена игроков, героев, ценность сценария.',
  },
  'ADV-2.2': {
    pl: 'Wartość scenariusza podaje karta trudności (w przykładzie 20).',
    ru: 'Ценность сценария указана на карте сложности (в примере 20).',
  },
  'ADV-2.3': {
    pl: 'Każda rozgrywka, wygrana czy przegrana, zajmuje jedną kolumnę arkusza.',
    ru: 'Каждая партия, выигранная или проигранная, занимает один столбец листа.',
  },
  'ADV-2.4': {
    pl: 'Numer scenariusza · Wygrana eksploracja: wpisz · Wygrana z bossem: wpisz · Przegrana: wpisz',
    ru: 'Номер сценария · Победа, исследование: впишите · Победа, босс: впишите · Поражение: впишите',
  },
  'ADV-2.5': {
    pl: 'Pozostałe Maści · Wygrana eksploracja: po 1 punkcie · Wygrana z bossem: po 1 punkcie · Przegrana: puste',
    ru: 'Оставшиеся мази · Победа, исследование: по 1 очку · Победа, босс: по 1 очку · Поражение: пусто',
  },
  'ADV-2.6': {
    pl: 'Początkowe Maści następnej rozgrywki · Wygrana eksploracja: = pozostałe Maści · Wygrana z bossem: = pozostałe Maści · Przegrana: = początkowe Maści tej rozgrywki + 3',
    ru: 'Начальные мази следующей партии · Победа, исследование: = оставшиеся мази · Победа, босс: = оставшиеся мази · Поражение: = начальные мази этой партии + 3',
  },
  'ADV-2.7': {
    pl: 'Złoto pozostałe po zakupach · Wygrana eksploracja: 1 punkt za każde 5 niewydanych sztuk · Wygrana z bossem: puste · Przegrana: puste',
    ru: 'Золото, оставшееся после покупок · Победа, исследование: 1 очко за каждые 5 непотраченных · Победа, босс: пусто · Поражение: пусто',
  },
  'ADV-2.8': {
    pl: 'Odrzucone łupy bossa · Wygrana eksploracja: puste · Wygrana z bossem: 1 punkt za każdą niezatrzymaną kartę · Przegrana: puste',
    ru: 'Отвергнутая добыча с босса · Победа, исследование: пусто · Победа, босс: 1 очко за каждую не взятую карту · Поражение: пусто',
  },
  'ADV-2.9': {
    pl: 'Wszystkie kafelki odkryte · Wygrana eksploracja: 5 punktów, jeśli odkryto każdy kafelek · Wygrana z bossem: puste · Przegrana: puste',
    ru: 'Открыты все тайлы · Победа, исследование: 5 очков, если открыт каждый тайл · Победа, босс: пусто · Поражение: пусто',
  },
  'ADV-2.10': {
    pl: 'Wartość scenariusza · Wygrana eksploracja: wpisz · Wygrana z bossem: wpisz · Przegrana: puste',
    ru: 'Ценность сценария · Победа, исследование: впишите · Победа, босс: впишите · Поражение: пусто',
  },
  'ADV-2.11': {
    pl: 'Wynik · Wygrana eksploracja: suma punktów · Wygrana z bossem: suma punktów · Przegrana: −10',
    ru: 'Итог · Победа, исследование: сумма очков · Победа, босс: сумма очков · Поражение: −10',
  },
  'ADV-2.12': {
    pl: 'Pozostałe Maści liczą się dwa razy: jako punkty i jako zapas na początek następnej rozgrywki.',
    ru: 'Оставшиеся мази считаются дважды: как очки и как начальный запас следующей партии.',
  },
  'ADV-2.13': {
    pl: 'Niewydane złoto wszystkich bohaterów dodaje się, zanim podzieli się je przez 5.',
    ru: 'Непотраченное золото всех героев складывают, а потом делят на 5.',
  },
  'ADV-2.14': {
    pl: 'Trudność może zmienić parametry Królewskiej dłoni (ADV-14.3).',
    ru: 'Сложность может менять параметры «Руки короля» (ADV-14.3).',
  },

  'ADV-3': { pl: 'Ogólne przygotowanie', ru: 'Общая подготовка' },
  'ADV-3.1': {
    pl: 'Przy każdym rozpoczęciu lub wznowieniu gry podziel karty łupów, które do nikogo nie należą, na 4 talie (zwykłe, rzadkie, epickie, legendarne) i każdą potasuj.',
    ru: 'Начиная или продолжая игру, разложите никому не принадлежащие карты добычи на 4 колоды (обычная, редкая, эпическая, легендарная) и перетасуйте каждую.',
  },
  'ADV-3.2': {
    pl: 'Do eksploracji podziel karty sługusów według poziomów na 4 talie i każdą potasuj.',
    ru: 'Для исследований разложите карты прислужников по уровням на 4 колоды и перетасуйте каждую.',
  },
  'ADV-3.3': {
    pl: 'Eksploracja: wybierz losowo jedną z 4 kart scenariusza o tym numerze. Walka z bossem: weź kartę tego bossa.',
    ru: 'Исследование: возьмите случайно одну из 4 карт сценария этого номера. Бой с боссом: возьмите карту этого босса.',
  },
  'ADV-3.4': {
    pl: 'Każdy gracz bierze 1 kość łupów, ustawia zdrowie według karty scenariusza i przygotowuje bohatera jak w grze podstawowej: 2 PW, 4 karty.',
    ru: 'Каждый игрок берёт 1 кубик добычи, выставляет здоровье по карте сценария и готовит героя, как в базовой игре: 2 БС, 4 карты.',
  },
  'ADV-3.5': {
    pl: 'Przykładowa karta eksploracji 1: zdrowie na bohatera 35 / 18 / 13 / 10 dla 1 / 2 / 3 / 4 bohaterów.',
    ru: 'Пример карты исследования 1: здоровье каждого героя 35 / 18 / 13 / 10 при 1 / 2 / 3 / 4 героях.',
  },
  'ADV-3.6': {
    pl: 'W pierwszej rozgrywce kampanii: początkowe Maści z karty scenariusza; w następnych te z arkusza. Drużyna dzieli je, jak chce.',
    ru: 'В первой партии кампании — начальные мази с карты сценария; в следующих — те, что на листе. Команда делит их как хочет.',
  },
  'ADV-3.7': {
    pl: 'Pierwszy gracz: wszyscy bohaterowie rzucają swoją kością łupów, zaczyna najwyższy wynik; przy remisie rzuca się ponownie. Tury idą zgodnie z zegarem.',
    ru: 'Первый игрок: все герои бросают свой кубик добычи, начинает наибольший; при равенстве бросают снова. Ходы идут по часовой стрелке.',
  },
  'ADV-3.8': {
    pl: 'W kampanii nikt nie pomija Fazy Dochodu w pierwszej turze.',
    ru: 'В кампании никто не пропускает фазу дохода в первый ход.',
  },
  'ADV-3.9': {
    pl: 'W grze solo: karta ze znakiem „Nie w grze solo” idzie na spód swojej talii i zastępuje ją następna.',
    ru: 'В одиночной игре: карта со знаком «Не в одиночной игре» идёт в низ своей колоды, и её заменяют следующей.',
  },
  'ADV-3.10': {
    pl: 'Eksploracje: każdy bohater ma własny licznik zdrowia. Walki z bossami: drużyna ma jeden wspólny.',
    ru: 'Исследования: у каждого героя свой счётчик здоровья. Бои с боссами: у команды один общий.',
  },
  'ADV-3.11': {
    pl: 'Bohaterowie, sługusy i bossowie mogą się leczyć najwyżej do zdrowia początkowego + 10.',
    ru: 'Герои, прислужники и боссы могут исцеляться не выше начального здоровья + 10.',
  },

  'ADV-4': { pl: 'Wrogowie są graczami', ru: 'Враги — тоже игроки' },
  'ADV-4.1': {
    pl: 'Sługusy i bossowie są dla każdej karty, efektu i zdolności graczami i przeciwnikami.',
    ru: 'Для любой карты, состояния и способности прислужники и боссы — игроки и противники.',
  },
  'ADV-4.2': {
    pl: 'Bohaterami są tylko postacie drużyny.',
    ru: 'Герои — только персонажи команды.',
  },
  'ADV-4.3': {
    pl: 'Efekty na kilku przeciwników mogą trafić kilku sługusów, z kimkolwiek są uwikłane w walkę.',
    ru: 'Эффекты на нескольких противников могут задеть нескольких прислужников, с кем бы те ни сражались.',
  },
  'ADV-4.4': {
    pl: 'Kart i zdolności można użyć na członka drużyny albo sługusa na dowolną odległość.',
    ru: 'Карты и способности действуют на члена команды или прислужника на любом расстоянии.',
  },
  'ADV-4.5': {
    pl: 'Karty wroga czyta się z jego strony: jego przeciwnikiem jest bohater (albo boss naprzeciw).',
    ru: 'Карты врага читают с его стороны: его противник — герой (или босс напротив).',
  },
  'ADV-4.6': {
    pl: 'Aktywnym graczem jest bohater, którego tura trwa, także wtedy, gdy działa w niej wróg.',
    ru: 'Активный игрок — герой, чей сейчас ход, даже пока в этом ходу действует враг.',
  },
  'ADV-4.7': {
    pl: 'Jeśli wybór wroga nie jest jasny, aktywny gracz rozstrzyga tak, jak dla wroga najlepiej. Tutaj rozstrzyga program: największe obrażenia, potem najwięcej szkody przez efekty, potem wydrukowana kolejność, jakby nikt nie odpowiadał: na karty w ręce nie patrzy.',
    ru: 'Если выбор врага неясен, активный игрок решает так, как лучше для врага. Здесь решает программа: наибольший урон, затем наибольший вред от состояний, затем напечатанный порядок, как если бы никто не отвечал: карты в руке не учитываются.',
  },
  'ADV-4.8': {
    pl: 'Kośćmi i turami wroga zajmuje się gracz, który gra tuż przed aktywnym; w grze solo ten sam gracz.',
    ru: 'Кубики и ходы врага ведёт игрок, который ходит прямо перед активным; в одиночной игре — он сам.',
  },
  'ADV-4.9': { pl: 'Wróg ma najwyżej 15 PW.', ru: 'У врага не больше 15 БС.' },

  'ADV-5': { pl: 'Eksploracja portalu: przygotowanie', ru: 'Исследование портала: подготовка' },
  'ADV-5.1': {
    pl: 'Przygotuj 4 talie sługusów, 4 liczniki wrogów, 2 zestawy po 5 kości chaosu i licznik złota drużyny.',
    ru: 'Приготовьте 4 колоды прислужников, 4 счётчика врагов, 2 набора по 5 кубиков хаоса и счётчик золота команды.',
  },
  'ADV-5.2': {
    pl: 'Ułóż mapę z karty scenariusza: kafelek startowy (Karmazynowe Piaski) odkryty; Portal Bossa i losowe kafelki terenu wskazanych poziomów zakryte.',
    ru: 'Выложите карту местности по карте сценария: стартовый тайл (Багровые пески) лицом вверх; Портал босса и случайные тайлы указанных уровней лицом вниз.',
  },
  'ADV-5.3': {
    pl: 'Połóż 3 fragmenty portalu, skrzynie z łupami i Maści na wskazanych kafelkach.',
    ru: 'Положите 3 осколка портала, сундуки с добычей и мази на указанные тайлы.',
  },
  'ADV-5.4': {
    pl: 'Wszystkie figurki bohaterów zaczynają na Karmazynowych Piaskach.',
    ru: 'Все фигурки героев начинают на Багровых песках.',
  },
  'ADV-5.5': {
    pl: 'Ustaw licznik złota na wartość z karty dla tej liczby bohaterów; złoto należy do drużyny.',
    ru: 'Выставьте счётчик золота по карте для этого числа героев; золото принадлежит команде.',
  },
  'ADV-5.6': {
    pl: 'Cel: zebrać 3 fragmenty, odkryć Portal Bossa i pokonać strzegącego go sługusa poziomu IV.',
    ru: 'Цель: собрать 3 осколка, открыть Портал босса и победить охраняющего его прислужника уровня IV.',
  },

  'ADV-6': { pl: 'Tura eksploracji i Maści', ru: 'Ход исследования и мази' },
  'ADV-6.1': {
    pl: 'Tura ma 7 kroków: 1 wydanie Maści · 2 ruch · 3 odkrycie · 4 wydanie Maści · 5 Pierwsze uderzenie · 6 tura bohatera · 7 tura sługusa.',
    ru: 'В ходе 7 шагов: 1 израсходовать мази · 2 движение · 3 открыть тайл · 4 израсходовать мази · 5 «Первый удар» · 6 ход героя · 7 ход прислужника.',
  },
  'ADV-6.2': {
    pl: 'Bohater, który zaczyna turę uwikłany w walkę, pomija kroki 1–3.',
    ru: 'Герой, который начинает ход в бою, пропускает шаги 1–3.',
  },
  'ADV-6.3': {
    pl: 'Kroki 4–7 dotyczą tylko bohatera uwikłanego w walkę; kto nie spotkał sługusa, kończy turę po kroku 3, bez Fazy Utrzymania, Dochodu i Odrzucenia Kart.',
    ru: 'Шаги 4–7 проходит только герой в бою; кто не встретил прислужника, заканчивает ход после шага 3, без фаз обновления, дохода и сброса.',
  },
  'ADV-6.4': {
    pl: 'Bohater nigdy nie jest uwikłany w walkę z więcej niż 1 sługusem; jeden sługus może walczyć z kilkoma bohaterami.',
    ru: 'Герой никогда не сражается больше чем с 1 прислужником; один прислужник может сражаться с несколькими героями.',
  },
  'ADV-6.5': {
    pl: 'Maść: leczy bohatera, który ją wydaje, o wartość z karty scenariusza; można wydać dowolnie wiele.',
    ru: 'Мазь: исцеляет израсходовавшего её героя на значение с карты сценария; расходовать можно сколько угодно.',
  },
  'ADV-6.6': {
    pl: 'Maści można wydać tylko przed własnym ruchem, przed początkiem walki (także przed Pierwszym uderzeniem) i przed własną Fazą Utrzymania, również po Pierwszym uderzeniu.',
    ru: 'Мази можно расходовать только перед своим движением, перед началом боя (и перед «Первым ударом» тоже) и перед своей фазой обновления, в том числе после «Первого удара».',
  },
  'ADV-6.7': {
    pl: 'Zamiast tego Maść może przywrócić poległego członka drużyny z 1 punktem zdrowia, od razu gdy padnie; nigdy siebie.',
    ru: 'Вместо этого мазь может вернуть павшего члена команды с 1 здоровьем, сразу как он пал; себя — никогда.',
  },
  'ADV-6.8': {
    pl: 'Maści są efektami unikatowymi bez limitu stosu; efekty nie mogą ich usunąć ani przenieść.',
    ru: 'Мази — уникальные состояния без предела; эффекты не могут их снять или перенести.',
  },

  'ADV-7': { pl: 'Ruch', ru: 'Движение' },
  'ADV-7.1': {
    pl: 'Bohater, który nie jest uwikłany w walkę, musi się ruszyć.',
    ru: 'Герой, который не в бою, обязан двигаться.',
  },
  'ADV-7.2': {
    pl: 'Ruch prowadzi przez dowolnie wiele odkrytych kafelków stykających się bokami i kończy się w dozwolonym miejscu.',
    ru: 'Движение проходит через любое число открытых тайлов, соединённых сторонами, и кончается в разрешённом месте.',
  },
  'ADV-7.3': {
    pl: 'Miejsce A: zakryty kafelek, który się wtedy odkrywa.',
    ru: 'Место A: закрытый тайл, который тогда открывают.',
  },
  'ADV-7.4': {
    pl: 'Miejsce B: odkryty kafelek, na którym członek drużyny walczy ze sługusem; bohater też zostaje z nim uwikłany w walkę i przechodzi do kroku 4.',
    ru: 'Место B: открытый тайл, где член команды сражается с прислужником; герой вступает в этот бой и переходит к шагу 4.',
  },
  'ADV-7.5': { pl: 'Zabronione: ruch po skosie.', ru: 'Запрещено: двигаться по диагонали.' },
  'ADV-7.6': {
    pl: 'Zabronione: przejście przez zakryty kafelek.',
    ru: 'Запрещено: проходить через закрытый тайл.',
  },
  'ADV-7.7': {
    pl: 'Zabronione: przejście przez kafelek, na którym walczy członek drużyny.',
    ru: 'Запрещено: проходить через тайл, где сражается член команды.',
  },
  'ADV-7.8': {
    pl: 'Zabronione: zakończenie ruchu na odkrytym kafelku, na którym nie walczy członek drużyny.',
    ru: 'Запрещено: заканчивать движение на открытом тайле, где не сражается член команды.',
  },
  'ADV-7.9': {
    pl: 'Portal Bossa nie jest dozwolonym miejscem, dopóki nie leżą na nim 3 fragmenty.',
    ru: 'Портал босса — не разрешённое место, пока на нём не лежат 3 осколка.',
  },
  'ADV-7.10': {
    pl: 'Jeśli nie ma dokąd pójść, bohater zostaje i tura się kończy.',
    ru: 'Если идти некуда, герой остаётся, и ход кончается.',
  },

  'ADV-8': { pl: 'Odkrywanie kafelka', ru: 'Открытие тайла' },
  'ADV-8.1': {
    pl: 'Najpierw zbierz żetony z kafelka: fragmenty idą na Portal Bossa, Maści na własną planszę, skrzynię otwiera się od razu (ADV-13).',
    ru: 'Сначала соберите жетоны с тайла: осколки идут на Портал босса, мази на свой планшет, сундук открывают сразу (ADV-13).',
  },
  'ADV-8.2': {
    pl: 'Potem odwróć kafelek i rozpatrz jego symbole w tej kolejności: PW dla bohatera; złoto dla drużyny; obowiązkowe akcje i wybory; sługus.',
    ru: 'Затем переверните тайл и примените его символы в таком порядке: БС герою; золото команде; обязательные действия и выборы; прислужник.',
  },
  'ADV-8.3': {
    pl: 'Akcje kafelka dotyczą tylko bohatera, który go odkrył, chyba że mówią inaczej.',
    ru: 'Действия тайла касаются только открывшего его героя, если не сказано иное.',
  },
  'ADV-8.4': {
    pl: 'Symbol sługusa: dobierz sługusa tego poziomu, przygotuj go (ADV-9), uwikłaj się w walkę i przejdź do kroku 4.',
    ru: 'Символ прислужника: возьмите прислужника этого уровня, подготовьте его (ADV-9), вступите в бой и перейдите к шагу 4.',
  },
  'ADV-8.5': {
    pl: 'Poza walką można zagrywać akcje natychmiastowe i wydawać żetony, także by zmieniać rzuty; kart Fazy Głównej i Fazy Rzutu nie można.',
    ru: 'Вне боя можно разыгрывать немедленные действия и расходовать состояния, в том числе чтобы менять броски; карты основной фазы и фазы броска — нельзя.',
  },
  'ADV-8.6': {
    pl: 'Portal Bossa odkrywa się jak kafelek; jego strażnikiem jest sługus poziomu IV.',
    ru: 'Портал босса открывают как тайл; его страж — прислужник уровня IV.',
  },
} satisfies Written;
