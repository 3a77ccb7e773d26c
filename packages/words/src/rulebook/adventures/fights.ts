// Dice Throne Adventures: minions, chests, the King's Hand and boss fights (ADV-9 to ADV-17).
import type { Written } from '../written.ts';

export const ADVENTURE_FIGHTS = {
  'ADV-9': { pl: 'Przygotowanie sługusa', ru: 'Подготовка прислужника' },
  'ADV-9.1': {
    pl: 'Ustaw licznik wroga na wydrukowane zdrowie i weź 5 kości chaosu.',
    ru: 'Выставьте на счётчике врага указанное здоровье и возьмите 5 кубиков хаоса.',
  },
  'ADV-9.2': {
    pl: 'Sługus ze znakiem Królewskiej dłoni zaczyna z 1 jej żetonem.',
    ru: 'Прислужник со знаком «Руки короля» начинает с 1 её жетоном.',
  },
  'ADV-9.3': {
    pl: 'Sługus ma wydrukowane początkowe PW, których zwykle nie bierze ani nie wydaje; śledzi się je tylko wtedy, gdy odwołuje się do nich zdolność, karta albo efekt (na przykład Powalenie).',
    ru: 'У прислужника указана начальная БС, которую он обычно не получает и не тратит; за ней следят, только если о ней говорит способность, карта или состояние (например, «Нокдаун»).',
  },
  'ADV-9.4': {
    pl: 'Sługus ma jedną lub więcej zdolności ofensywnych, obronę, cel rzutu, a czasem zdolności pasywne i Pierwsze uderzenie.',
    ru: 'У прислужника одна или несколько способностей нападения, защита, цель броска, а иногда пассивные способности и «Первый удар».',
  },
  'ADV-9.5': {
    pl: 'Obrona sługusa działa jak obrona bohatera, z wydrukowaną liczbą kości chaosu.',
    ru: 'Защита прислужника действует как у героя, с указанным числом кубиков хаоса.',
  },
  'ADV-9.6': {
    pl: 'Unikatowa obrona działa przeciw wszystkim rodzajom obrażeń poza specjalnymi, chyba że mówi inaczej: także przeciw obrażeniom obszarowym z Fazy Rzutu Ofensywnego, nawet u tego, kto nie był jej celem.',
    ru: 'Уникальная защита действует против любого вида урона, кроме легендарного, если не сказано иное: и против побочного урона фазы броска нападения, даже у того, кто не был её целью.',
  },
  'ADV-9.7': {
    pl: 'Znacznik Pierwszego uderzenia służy pamięci i nie jest efektem; kładzie się go na sługusie, który dostaje Pierwsze uderzenie od kafelka albo efektu.',
    ru: 'Маркер «Первого удара» — напоминание, а не состояние; его кладут на прислужника, который получает «Первый удар» от тайла или эффекта.',
  },

  'ADV-10': { pl: 'Walka ze sługusem', ru: 'Бой с прислужником' },
  'ADV-10.1': {
    pl: 'Krok 4: można wydać Maści (ADV-6.6).',
    ru: 'Шаг 4: можно израсходовать мази (ADV-6.6).',
  },
  'ADV-10.2': {
    pl: 'Bohater i sługus rozgrywają po jednej turze; zaczyna bohater, chyba że sługus ma Pierwsze uderzenie.',
    ru: 'Герой и прислужник делают по ходу; начинает герой, если у прислужника нет «Первого удара».',
  },
  'ADV-10.3': {
    pl: 'Krok 5: sługus z Pierwszym uderzeniem rozgrywa turę teraz, w każdej rundzie walki, i nie ma jej w kroku 7.',
    ru: 'Шаг 5: прислужник с «Первым ударом» ходит сейчас, в каждом раунде боя, и не ходит в шаге 7.',
  },
  'ADV-10.4': {
    pl: 'Jeśli sługus z Pierwszym uderzeniem padnie we własnej turze, bohater i tak rozgrywa pełną turę bez wroga i może użyć zdolności dla innych korzyści.',
    ru: 'Если прислужник с «Первым ударом» побеждён в свой ход, герой всё равно проводит полный ход без врага и может активировать способности ради другой пользы.',
  },
  'ADV-10.5': {
    pl: 'Krok 6: pełna tura gry podstawowej, 8 faz; celem jest sługus, z którym bohater walczy, Rzutu na Wyznaczenie Celu nie ma.',
    ru: 'Шаг 6: полный ход базовой игры из 8 фаз; цель — прислужник в этом бою, броска прицеливания нет.',
  },
  'ADV-10.6': {
    pl: 'Krok 7: tura sługusa (ADV-11); pomija się ją, jeśli jest pokonany.',
    ru: 'Шаг 7: ход прислужника (ADV-11); если он побеждён, шаг пропускают.',
  },
  'ADV-10.7': {
    pl: 'Jeśli oboje przeżyją, gra następny gracz; bohater zaczyna kolejną turę uwikłany w walkę, chyba że do tego czasu sługusa pokonał ktoś inny.',
    ru: 'Если выжили оба, ходит следующий игрок; герой начинает свой следующий ход в бою, если до того прислужника не победил другой герой.',
  },
  'ADV-10.8': {
    pl: 'Sługus, który walczy z kilkoma bohaterami, rozgrywa w turze każdego z nich turę przeciw aktywnemu bohaterowi.',
    ru: 'Прислужник, который сражается с несколькими героями, ходит в ход каждого из них, против активного героя.',
  },

  'ADV-11': { pl: 'Tura sługusa', ru: 'Ход прислужника' },
  'ADV-11.1': {
    pl: 'Faza Utrzymania: rozpatrz efekty i zdolności pasywne. Fazę Dochodu, Główną (1), Główną (2) i Odrzucenia Kart pomija się.',
    ru: 'Фаза обновления: примените состояния и пассивные способности. Фазы дохода, основную 1, основную 2 и сброса пропускают.',
  },
  'ADV-11.2': {
    pl: 'Rzut Ofensywny: do 3 prób 5 kośćmi chaosu, według celu rzutu.',
    ru: 'Бросок нападения: до 3 попыток 5 кубиками хаоса ради цели броска.',
  },
  'ADV-11.3': {
    pl: 'Po próbach 1 i 2 przerzuć każdą kość, która nie pasuje do celu rzutu, i każdą ponad potrzebną liczbę.',
    ru: 'После попыток 1 и 2 перебросьте каждый кубик, который не подходит к цели броска, и каждый лишний.',
  },
  'ADV-11.4': {
    pl: 'Rzuty kończą się, gdy tylko cel rzutu jest osiągnięty.',
    ru: 'Броски прекращаются, как только цель броска достигнута.',
  },
  'ADV-11.5': {
    pl: 'Gdy celem jest strit: zatrzymaj dokładnie po jednej z cyfr 2, 3, 4 i 5.',
    ru: 'Если цель — стрит: оставьте ровно по одному значению 2, 3, 4 и 5.',
  },
  'ADV-11.6': {
    pl: 'Gdy celem jest strit: 1 zatrzymaj tylko razem z 2-3-4, a 6 tylko razem z 3-4-5; inaczej przerzuć.',
    ru: 'Если цель — стрит: 1 оставляйте только вместе с 2-3-4, а 6 только вместе с 3-4-5; иначе перебросьте.',
  },
  'ADV-11.7': {
    pl: 'Potem sługus rozpatruje najlepszą zdolność, na którą pozwalają kości, bez względu na to, czy osiągnął cel rzutu; zdolności pasywne się liczą.',
    ru: 'Затем прислужник активирует лучшую из доступных способностей, достигнута цель броска или нет; пассивные способности учитываются.',
  },
  'ADV-11.8': {
    pl: 'Najlepsza = najwyższa w danych sługusa (wydrukowana kolejność; bez kolejności większe obrażenia).',
    ru: 'Лучшая = старшая в данных прислужника (напечатанный порядок; если порядка нет — больший урон).',
  },
  'ADV-11.9': {
    pl: 'Wyznaczenie celu: celem jest aktywny gracz.',
    ru: 'Прицеливание: цель — активный игрок.',
  },
  'ADV-11.10': {
    pl: 'Rzut Obronny: jeśli przed atakiem można się bronić, bohater może to zrobić; żetony efektów wydaje się jak zwykle.',
    ru: 'Бросок защиты: если урон атаки блокируемый, герой может защищаться; состояния расходуют как обычно.',
  },

  'ADV-12': { pl: 'Wynik walk ze sługusami i eksploracji', ru: 'Исход боёв с прислужниками и исследований' },
  'ADV-12.1': {
    pl: 'Pokonany sługus od razu daje nagrody: wszystkie aktywnemu graczowi, poza skrzynią, z której korzystają wszyscy bohaterowie.',
    ru: 'Побеждённый прислужник сразу даёт награды: все — активному игроку, кроме сундука, который награждает всех героев.',
  },
  'ADV-12.2': {
    pl: 'Jego karta idzie na spód swojej talii; każdy bohater uwikłany z nim w walkę jest wolny.',
    ru: 'Его карта идёт в низ своей колоды; все герои, что с ним сражались, свободны.',
  },
  'ADV-12.3': {
    pl: 'Bohatera z 0 zdrowia trzeba od razu przywrócić do 1 Maścią członka drużyny, jeśli którykolwiek ją ma.',
    ru: 'Героя с 0 здоровья нужно сразу вернуть к 1 мазью члена команды, если она у кого-нибудь есть.',
  },
  'ADV-12.4': {
    pl: 'Przywrócony bohater zachowuje wszystkie efekty i pozostaje uwikłany w walkę.',
    ru: 'Возвращённый герой сохраняет все состояния и остаётся в бою.',
  },
  'ADV-12.5': {
    pl: 'Jeśli nikt nie może przywrócić bohatera, cała drużyna przegrywa scenariusz; bohatera w grze solo nie można przywrócić nigdy.',
    ru: 'Если вернуть героя некому, вся команда проигрывает сценарий; героя в одиночной игре вернуть нельзя никогда.',
  },
  'ADV-12.6': {
    pl: 'Drużyna wygrywa, gdy tylko strażnik Portalu Bossa (poziom IV) jest pokonany i nikt nie jest uwikłany w walkę; inne trwające walki trzeba najpierw dokończyć.',
    ru: 'Команда побеждает, как только страж Портала босса (уровень IV) побеждён и никто не в бою; прочие бои нужно сначала закончить.',
  },
  'ADV-12.7': {
    pl: 'Po wygranej lub przegranej przejdźcie do ADV-18; do walki z bossem nie wchodzi się od razu.',
    ru: 'После победы или поражения перейдите к ADV-18; сразу в бой с боссом не вступают.',
  },

  'ADV-13': { pl: 'Skrzynie i łupy', ru: 'Сундуки и добыча' },
  'ADV-13.1': {
    pl: 'Skrzynie są klas 1–4 (zwykła, rzadka, epicka, legendarna).',
    ru: 'Сундуки бывают классов 1–4 (обычный, редкий, эпический, легендарный).',
  },
  'ADV-13.2': {
    pl: 'Gdy otwiera się skrzynię, każdy bohater, gdziekolwiek jest, rzuca swoją kością łupów i czyta w tabeli łupów wiersz tej skrzyni.',
    ru: 'Когда открывают сундук, каждый герой, где бы он ни был, бросает свой кубик добычи и читает в таблице добычи строку этого сундука.',
  },
  'ADV-13.3': {
    pl: 'Kości łupów nie można przerzucić ani zmienić, nawet efektami na „dowolną kość”, chyba że efekt wymienia kość łupów.',
    ru: 'Кубик добычи нельзя перебросить или изменить, даже эффектами на «любой кубик», если в эффекте не назван кубик добычи.',
  },
  'ADV-13.4': {
    pl: 'Nagroda: 1 żeton Bonusowych obrażeń o podanej wartości (+1, +2, +3 albo +4).',
    ru: 'Награда: 1 жетон «Усиление урона» указанного значения (+1, +2, +3 или +4).',
  },
  'ADV-13.5': {
    pl: 'Żetony Bonusowych obrażeń mają łącznie limit stosu 2; przy trzecim gracz odrzuca jeden z posiadanych albo nowy.',
    ru: 'Для жетонов «Усиление урона» общий предел 2; при третьем игрок сбрасывает один из имеющихся или новый.',
  },
  'ADV-13.6': { pl: 'Nagroda: PW (najwyżej 15).', ru: 'Награда: БС (не больше 15).' },
  'ADV-13.7': {
    pl: 'Nagroda: dobranie kart; rękę ponad 6 zmniejsza się dopiero w najbliższej Fazie Odrzucenia Kart.',
    ru: 'Награда: взять карты; руку больше 6 сокращают только в ближайшей фазе сброса.',
  },
  'ADV-13.8': { pl: 'Nagroda: leczenie (ADV-3.11).', ru: 'Награда: исцеление (ADV-3.11).' },
  'ADV-13.9': {
    pl: 'Nagroda: złoto na licznik drużyny.',
    ru: 'Награда: золото на счётчик команды.',
  },
  'ADV-13.10': {
    pl: 'Nagroda: tajemnicza karta łupów: weź wierzchnią kartę podanej klasy, nie oglądając jej, i wsuń ją zakrytą pod kolumnę planszy dla jej klasy (kolumny 1–4 od lewej).',
    ru: 'Награда: тайная карта добычи: возьмите не глядя верхнюю карту указанного класса и задвиньте её лицом вниз под столбец планшета для её класса (столбцы 1–4 слева).',
  },
  'ADV-13.11': {
    pl: 'Tajemnicza karta łupów pozostaje nieobejrzana aż do rozpoznania (ADV-20.9).',
    ru: 'Тайную карту добычи не смотрят, пока не опознают (ADV-20.9).',
  },
  'ADV-13.12': {
    pl: 'Strona tabeli dla bossa podaje klasę łupu dla każdego wyniku kości łupów (20 ścianek).',
    ru: 'Сторона таблицы для босса указывает класс добычи для каждого результата кубика добычи (20 граней).',
  },
  'ADV-13.13': {
    pl: 'Pustą talię łupów zastępuje najwyższa niepusta talia niższej klasy; jeśli takiej nie ma, karty się nie bierze.',
    ru: 'Пустую колоду добычи заменяет старшая из непустых колод низшего класса; если такой нет, карту не берут.',
  },
  'ADV-13.14': {
    pl: 'Prawdziwa tabela jest wydrukowana na elemencie gry. Do automatycznych sprawdzianów służy osobna, wymyślona (c = klasa skrzyni 1–4).',
    ru: 'Настоящая таблица напечатана на компоненте игры. Для автоматических проверок есть отдельная, выдуманная (c = класс сундука 1–4).',
  },

  'ADV-14': { pl: 'Królewska dłoń (kampania)', ru: 'Рука короля (кампания)' },
  'ADV-14.1': {
    pl: 'Żetony Królewskiej dłoni są unikatowymi efektami bossów i silnych sługusów; w kampanii bez limitu stosu; nie można ich usunąć ani przenieść.',
    ru: 'Жетоны «Рука короля» — уникальные состояния боссов и сильных прислужников; в кампании без предела; снять или перенести их нельзя.',
  },
  'ADV-14.2': {
    pl: 'W sytuacjach A i B wydaje się je samoczynnie i obowiązkowo.',
    ru: 'В случаях A и B их расходуют автоматически и обязательно.',
  },
  'ADV-14.3': {
    pl: 'Parametry z karty scenariusza: żetony na początku; ile najwyżej można wydać w turze; przy jakim wyniku rzut działa. Przykład: jak na karcie sługusa; 1; 4–6.',
    ru: 'Параметры с карты сценария: начальные жетоны; сколько можно израсходовать за ход; при каком результате бросок удаётся. Пример: как на карте прислужника; 1; 4–6.',
  },
  'ADV-14.4': {
    pl: 'Za każdy wydany żeton: rzuć 1 kością chaosu; wynik z podanego zakresu to powodzenie.',
    ru: 'За каждый израсходованный жетон: бросьте 1 кубик хаоса; результат из указанных — успех.',
  },
  'ADV-14.5': {
    pl: 'Bohaterowie mogą zmieniać tę kość kartami (także kartami Fazy Rzutu) i efektami.',
    ru: 'Герои могут изменять этот кубик картами (и картами фазы броска тоже) и состояниями.',
  },
  'ADV-14.6': {
    pl: 'Zasada A, gdy wróg z jakiegokolwiek powodu nie aktywował zdolności w swojej Fazie Rzutu Ofensywnego: najpierw usuń jego negatywne efekty, które kończą się z Fazą Rzutu (na przykład Kolczastą winorośl, Oplątanie), potem wydaj żeton.',
    ru: 'Правило A, если враг по любой причине не активировал способность в своей фазе броска нападения: сначала снимите его отрицательные состояния, которые кончаются с фазой броска (например, «Колючая лоза», «Опутывание»), затем израсходуйте жетон.',
  },
  'ADV-14.7': {
    pl: 'Zasada A, powodzenie: wróg rozgrywa jeszcze jedną Fazę Rzutu Ofensywnego.',
    ru: 'Правило A, успех: враг проводит ещё одну фазу броска нападения.',
  },
  'ADV-14.8': {
    pl: 'Zasada B, gdy bohater ma aktywować przeciw wrogowi zdolność specjalną: wydaj żeton przed aktywacją.',
    ru: 'Правило B, если герой вот-вот активирует против врага легендарную способность: израсходуйте жетон до активации.',
  },
  'ADV-14.9': {
    pl: 'Zasada B, powodzenie: bohater musi przerzucić jedną ze swoich kości; krok ogłoszenia toczy się dalej ze zmienionymi kośćmi (DT-5.5).',
    ru: 'Правило B, успех: герой обязан перебросить один из своих кубиков; шаг объявления продолжается с изменёнными кубиками (DT-5.5).',
  },
  'ADV-14.10': {
    pl: 'Po nieudanym rzucie albo gdy sytuacja się powtórzy, wydaje się następny żeton, póki są żetony i pozwala na to limit na turę.',
    ru: 'После неудачного броска или если случай повторился, расходуют следующий жетон, пока есть жетоны и позволяет предел за ход.',
  },
  'ADV-14.11': {
    pl: 'Limit obowiązuje od nowa w każdej turze bohatera i w każdej turze wroga.',
    ru: 'Предел за ход действует заново в каждый ход героя и в каждый ход врага.',
  },

  'ADV-15': { pl: 'Walka z bossem: przygotowanie', ru: 'Бой с боссом: подготовка' },
  'ADV-15.1': {
    pl: 'Bez mapy. Drużyna ma jeden wspólny licznik zdrowia o wartości z karty scenariusza (w przykładzie 50, więc najwyżej 60).',
    ru: 'Без карты местности. У команды один общий счётчик здоровья со значением с карты сценария (в примере 50, значит, максимум 60).',
  },
  'ADV-15.2': {
    pl: 'Weź planszę bossa, kartę informacyjną, talię, licznik wroga na zdrowie i drugi na PW, 5 kości chaosu i tyle żetonów Królewskiej dłoni, ile podaje karta.',
    ru: 'Возьмите планшет босса, памятку, колоду, счётчик врага для здоровья и ещё один для БС, 5 кубиков хаоса и столько жетонов «Рука короля», сколько указано на карте.',
  },
  'ADV-15.3': {
    pl: 'Przykład, Upadły Barbarzyńca, 2 bohaterów: zdrowie 70, PW na ulepszenia 8, początkowe PW 2, Królewskie dłonie 2.',
    ru: 'Пример, Падший варвар, 2 героя: здоровье 70, БС на улучшения 8, начальная БС 2, «Рука короля» 2.',
  },
  'ADV-15.4': {
    pl: 'Podziel talię bossa na talię ulepszeń i talię akcji; potasuj obie.',
    ru: 'Разделите колоду босса на колоду улучшений и колоду действий; перетасуйте обе.',
  },
  'ADV-15.5': {
    pl: 'Ustaw PW bossa na PW na ulepszenia. Odkrywaj ulepszenia po jednym i kładź każde na jego polu, płacąc koszt.',
    ru: 'Выставьте БС босса равной БС на улучшения. Открывайте улучшения по одному и кладите каждое в его ячейку, оплачивая стоимость.',
  },
  'ADV-15.6': { pl: 'II → III kosztuje tylko różnicę.', ru: 'II → III стоит только разницу.' },
  'ADV-15.7': {
    pl: 'Kartę poziomu II na pole, na którym leży III, odrzuca się bez PW i odkrywa następną.',
    ru: 'Карту уровня II для ячейки, где лежит III, сбрасывают без БС и открывают следующую.',
  },
  'ADV-15.8': {
    pl: 'Kartę, którą można położyć, ale nie da się za nią zapłacić, odrzuca się i na tym koniec.',
    ru: 'Карту, которую можно положить, но нечем оплатить, сбрасывают, и на этом всё.',
  },
  'ADV-15.9': {
    pl: 'Koniec jest też wtedy, gdy talia ulepszeń się wyczerpie.',
    ru: 'Останавливаются и тогда, когда колода улучшений кончилась.',
  },
  'ADV-15.10': {
    pl: 'Odłóż pozostałe ulepszenia; potem ustaw PW i zdrowie bossa na wartości początkowe. Niewykorzystane PW na ulepszenia przepadają.',
    ru: 'Уберите остальные улучшения; затем выставьте БС и здоровье босса на начальные значения. Неиспользованная БС на улучшения пропадает.',
  },

  'ADV-16': { pl: 'Walka z bossem: tury', ru: 'Бой с боссом: ходы' },
  'ADV-16.1': {
    pl: 'Tura bohatera ma 3 kroki: Maści, tura bohatera, tura bossa. Bohaterowie grają zgodnie z zegarem, aż boss albo drużyna dojdzie do 0.',
    ru: 'В ходе героя 3 шага: мази, ход героя, ход босса. Герои ходят по часовой стрелке, пока у босса или команды не станет 0.',
  },
  'ADV-16.2': {
    pl: 'Maści: każda leczy 6 na wspólnym liczniku; nie mogą nikogo przywrócić.',
    ru: 'Мази: каждая исцеляет 6 на общем счётчике; вернуть павшего они не могут.',
  },
  'ADV-16.3': {
    pl: 'Tura bohatera: 8 faz; celem jest boss; boss się broni.',
    ru: 'Ход героя: 8 фаз; цель — босс; босс защищается.',
  },
  'ADV-16.4': {
    pl: 'Faza Utrzymania bossa: rozpatrz efekty.',
    ru: 'Фаза обновления босса: примените состояния.',
  },
  'ADV-16.5': {
    pl: 'Faza Dochodu bossa: 1 PW (najwyżej 15); odkryj wierzchnią kartę talii akcji i zostaw ją odkrytą na talii.',
    ru: 'Фаза дохода босса: 1 БС (не больше 15); откройте верхнюю карту колоды действий и оставьте её открытой на колоде.',
  },
  'ADV-16.6': {
    pl: 'Aktywny gracz od razu dostaje bonus dla bohatera z prawego górnego rogu karty.',
    ru: 'Активный игрок сразу получает бонус для героя из правого верхнего угла карты.',
  },
  'ADV-16.7': {
    pl: 'Faza Główna (1) bossa: akcję Fazy Głównej opłaca się i rozpatruje, potem odrzuca.',
    ru: 'Основная фаза 1 босса: действие основной фазы оплачивают и применяют, затем сбрасывают.',
  },
  'ADV-16.8': {
    pl: 'Jeśli boss nie może za nią zapłacić albo nic by nie dała, sprzedaje ją: odrzuca za 1 PW.',
    ru: 'Если боссу нечем её оплатить или она ничего бы не дала, её продают: сбрасывают за 1 БС.',
  },
  'ADV-16.9': {
    pl: 'Akcja Fazy Rzutu czeka na Rzut Ofensywny.',
    ru: 'Действие фазы броска ждёт броска нападения.',
  },
  'ADV-16.10': {
    pl: 'Rzut Ofensywny bossa 1: do 3 prób według celu rzutu z ostatnio dobranej karty; kości zatrzymuje się według ADV-11.3–11.6.',
    ru: 'Бросок нападения босса 1: до 3 попыток ради цели броска с последней взятой карты; кубики оставляют по ADV-11.3–11.6.',
  },
  'ADV-16.11': {
    pl: 'Rzut Ofensywny bossa 2: boss aktywuje dostępną zdolność o najwyższym priorytecie, bez względu na cel rzutu.',
    ru: 'Бросок нападения босса 2: босс активирует доступную способность с наибольшим приоритетом, какой бы ни была цель броска.',
  },
  'ADV-16.12': {
    pl: 'Rzut Ofensywny bossa 3: czekającą akcję Fazy Rzutu opłaca się i rozpatruje.',
    ru: 'Бросок нападения босса 3: ждущее действие фазы броска оплачивают и применяют.',
  },
  'ADV-16.13': {
    pl: 'Akcję Fazy Rzutu, na którą bossa nie stać lub która nic by nie dała, sprzedaje się za 1 PW na końcu Fazy Rzutu Obronnego, nie wcześniej: może się jeszcze przydać w fazie z Królewskiej dłoni.',
    ru: 'Действие фазы броска, которое нечем оплатить или которое ничего не даёт, продают за 1 БС в конце фазы броска защиты, не раньше: оно ещё может пригодиться в фазе от «Руки короля».',
  },
  'ADV-16.14': {
    pl: 'Wyznaczenie celu: aktywny gracz. Rzut Obronny: aktywny bohater może się bronić przed atakiem, przed którym można się bronić. Fazę Główną (2) i Odrzucenia Kart pomija się.',
    ru: 'Прицеливание: активный игрок. Бросок защиты: активный герой может защищаться от атаки с блокируемым уроном. Основную фазу 2 и фазу сброса пропускают.',
  },
  'ADV-16.15': {
    pl: 'Pustą talię akcji bossa odtwarza się z jego stosu kart odrzuconych.',
    ru: 'Пустую колоду действий босса собирают заново из её сброса.',
  },

  'ADV-17': { pl: 'Boss: szczególne przypadki i koniec', ru: 'Босс: особые случаи и конец' },
  'ADV-17.1': {
    pl: 'Jeśli efekt kosztowałby bossa Fazę Rzutu Ofensywnego, bo brak mu PW, by go usunąć (na przykład Powalenie), boss sprzedaje zamiast tego kartę dobraną w tej turze i efekt się usuwa.',
    ru: 'Если состояние лишило бы босса фазы броска нападения, потому что ему не хватает БС его снять (например, «Нокдаун»), босс вместо этого продаёт карту, взятую в этот ход, и состояние снимают.',
  },
  'ADV-17.2': {
    pl: 'Ta sprzedaż nie daje PW; sprawdza się to przed Fazą Główną (1), a boss, któremu PW wystarcza, płaci w tej chwili zwyczajnie.',
    ru: 'Эта продажа не даёт БС; проверка — перед основной фазой 1, и босс, которому БС хватает, в этот момент просто платит.',
  },
  'ADV-17.3': {
    pl: 'Jeśli nie ma dobranej karty do sprzedania, efekt działa zwyczajnie.',
    ru: 'Если взятой карты для продажи нет, состояние действует как обычно.',
  },
  'ADV-17.4': {
    pl: 'Jeśli w Fazie Dochodu nie dobrano karty (na przykład Wstrząśnienie mózgu), obowiązuje cel rzutu z wierzchniej karty na stosie kart odrzuconych bossa.',
    ru: 'Если в фазе дохода карту не взяли (например, «Сотрясение»), действует цель броска с верхней карты сброса босса.',
  },
  'ADV-17.5': {
    pl: 'Jeśli ten stos jest pusty, odkryj wierzchnią kartę talii akcji tylko dla jej celu rzutu; wszystko inne na niej, także bonus dla bohatera, się pomija.',
    ru: 'Если сброс пуст, откройте верхнюю карту колоды действий только ради её цели броска; всё остальное на ней, и бонус для героя тоже, не действует.',
  },
  'ADV-17.6': {
    pl: 'Jeśli w którejkolwiek próbie kości wystarczą na zdolność specjalną bossa, zatrzymuje się wszystkie, jakikolwiek jest cel rzutu.',
    ru: 'Если в какой-либо попытке доступна легендарная способность босса, оставляют все кубики, какой бы ни была цель броска.',
  },
  'ADV-17.7': {
    pl: 'Jeśli boss i drużyna dojdą do 0 jednocześnie, wygrywają bohaterowie.',
    ru: 'Если у босса и команды одновременно 0, побеждают герои.',
  },
  'ADV-17.8': {
    pl: 'Także przegrana walka z bossem daje łupy bossa (ADV-21).',
    ru: 'Проигранный бой с боссом тоже даёт добычу с босса (ADV-21).',
  },
} satisfies Written;
