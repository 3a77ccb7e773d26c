// Dice Throne Adventures: its tokens and rulings of our own (ADV-26, ADV-R).
import type { Written } from '../written.ts';

export const ADVENTURE_TOKENS = {
  'ADV-26': { pl: 'Słownik efektów', ru: 'Словарь состояний' },
  'ADV-26.1': {
    pl: 'Bonusowe obrażenia · Rodzaj: pozytywny, modyfikator ataku · Działanie: wydaj przy własnym ataku: dodaje podaną liczbę · Limit stosu: 2',
    ru: '«Усиление урона» · Тип: положительное, модификатор атаки · Действие: израсходуйте при своей атаке: добавляет указанное число · Предел: 2',
  },
  'ADV-26.2': {
    pl: 'Chaos · Rodzaj: pozytywny · Działanie: zasila zdolności wrogów, które podają, ile zużywają; bohaterowie nie mogą go używać · Limit stosu: 6',
    ru: '«Хаос» · Тип: положительное · Действие: питает способности врагов, которые называют, сколько нужно; герои использовать его не могут · Предел: 6',
  },
  'ADV-26.3': {
    pl: 'Cienie · Rodzaj: pozytywny · Działanie: żadnych obrażeń z Fazy Rzutu Ofensywnego przeciwnika, bez obrony; poza tym atak się udaje; usuwa się na końcu tury, którą z nimi zaczęto · Limit stosu: 1',
    ru: '«Тени» · Тип: положительное · Действие: никакого урона от фазы броска нападения противника, без защиты; в остальном атака удаётся; снимается в конце хода, который с ними начат · Предел: 1',
  },
  'ADV-26.4': {
    pl: 'Cisza · Rodzaj: unikatowy · Działanie: nie można aktywować zdolności, które wymagają małego lub dużego strita; usuwa się, gdy kończy się tura posiadacza, kiedykolwiek przyszła · Limit stosu: 1',
    ru: '«Молчание» · Тип: уникальное · Действие: нельзя активировать способности, которым нужен малый или большой стрит; снимается, когда кончается ход обладателя, когда бы ни пришло · Предел: 1',
  },
  'ADV-26.5': {
    pl: 'Dominacja · Rodzaj: unikatowy · Działanie: przy ataku rzuć 1 kością: 1 = posiadacz wybiera na nowy cel członka drużyny (a jeśli nie może, odrzuca 1 losową kartę), potem usuń; 2–5 nic; 6 usuń. Można usunąć, nie można przenieść · Limit stosu: 1',
    ru: '«Подчинение» · Тип: уникальное · Действие: при атаке бросьте 1 кубик: 1 = обладатель выбирает новой целью члена команды (а если нельзя, сбрасывает 1 случайную карту), затем снимите; 2–5 ничего; 6 снимите. Снять можно, перенести нельзя · Предел: 1',
  },
  'ADV-26.6': {
    pl: 'Kontratak · Rodzaj: pozytywny · Działanie: gdy otrzymujesz obrażenia w Fazie Rzutu Ofensywnego przeciwnika, wydaj i rzuć 1 kością: atakujący otrzymuje połowę jej wartości, zaokrąglając w górę · Limit stosu: 1',
    ru: '«Ответный удар» · Тип: положительное · Действие: получая урон в фазе броска нападения противника, израсходуйте и бросьте 1 кубик: атакующий получает половину его значения, округляя вверх · Предел: 1',
  },
  'ADV-26.7': {
    pl: 'Kolczasta winorośl · Rodzaj: negatywny · Działanie: 1 obrażenie za każdą próbę rzutu po pierwszej we własnej Fazie Rzutu Ofensywnego, najwyżej 2 na turę; na końcu Fazy Rzutu usuń ją, potem zadaj obrażenia · Limit stosu: 1',
    ru: '«Колючая лоза» · Тип: отрицательное · Действие: 1 урон за каждую попытку броска после первой в своей фазе броска нападения, не больше 2 за ход; в конце фазы броска снимите её, затем нанесите урон · Предел: 1',
  },
  'ADV-26.8': {
    pl: 'Królewska dłoń · Rodzaj: unikatowy · Działanie: ADV-14; w grze przeciw sobie ADV-23.4 · Limit stosu: brak / 5',
    ru: '«Рука короля» · Тип: уникальное · Действие: ADV-14; в игре друг против друга ADV-23.4 · Предел: нет / 5',
  },
  'ADV-26.9': {
    pl: 'Krwawienie · Rodzaj: negatywny · Działanie: w Fazie Utrzymania rzuć 1 kością za każdy żeton: 1–4 = 1 obrażenie; 5–6 = odrzuć ten żeton · Limit stosu: 2',
    ru: '«Кровотечение» · Тип: отрицательное · Действие: в фазе обновления бросьте 1 кубик за каждый жетон: 1–4 = 1 урон; 5–6 = сбросьте этот жетон · Предел: 2',
  },
  'ADV-26.10': {
    pl: 'List gończy · Rodzaj: negatywny, trwały, modyfikator ataku · Działanie: przeciwnik, który atakuje posiadacza, dodaje 1 obrażenie i bierze 1 PW · Limit stosu: 1',
    ru: '«Розыск» · Тип: отрицательное, постоянное, модификатор атаки · Действие: противник, атакующий обладателя, добавляет 1 урон и получает 1 БС · Предел: 1',
  },
  'ADV-26.11': {
    pl: 'Lot · Rodzaj: pozytywny · Działanie: wydaj w Fazie Rzutu i rzuć 2 kośćmi; działa przy 6: w Fazie Rzutu Ofensywnego własny atak staje się nieuchronny, w Fazie Rzutu Obronnego pomija się wszystkie nadchodzące obrażenia · Limit stosu: 3',
    ru: '«Полёт» · Тип: положительное · Действие: израсходуйте в фазе броска и бросьте 2 кубика; срабатывает при 6: в фазе броска нападения своя атака становится неблокируемой, в фазе броска защиты весь входящий урон не действует · Предел: 3',
  },
  'ADV-26.12': {
    pl: 'Maść · Rodzaj: unikatowy · Działanie: ADV-6.5–6.8, ADV-16.2 · Limit stosu: brak',
    ru: 'Мазь · Тип: уникальное · Действие: ADV-6.5–6.8, ADV-16.2 · Предел: нет',
  },
  'ADV-26.13': {
    pl: 'Namierzenie · Rodzaj: negatywny, trwały, modyfikator ataku · Działanie: nadchodzące obrażenia ataku na posiadacza + 2 · Limit stosu: 1',
    ru: '«Мишень» · Тип: отрицательное, постоянное, модификатор атаки · Действие: входящий урон атаки на обладателя + 2 · Предел: 1',
  },
  'ADV-26.14': {
    pl: 'Oplątanie · Rodzaj: negatywny · Działanie: 1 próba rzutu mniej w najbliższej własnej Fazie Rzutu Ofensywnego; usuwa się na końcu tej Fazy Rzutu · Limit stosu: 1',
    ru: '«Опутывание» · Тип: отрицательное · Действие: на 1 попытку броска меньше в ближайшей своей фазе броска нападения; снимается в конце этой фазы броска · Предел: 1',
  },
  'ADV-26.15': {
    pl: 'Oszołomienie · Rodzaj: negatywny · Działanie: DT-20.5 · Limit stosu: 1',
    ru: '«Оглушение» · Тип: отрицательное · Действие: DT-20.5 · Предел: 1',
  },
  'ADV-26.16': {
    pl: 'Oślepienie · Rodzaj: negatywny · Działanie: na końcu najbliższej własnej Fazy Rzutu Ofensywnego usuń je i rzuć 1 kością: przy 1–2 ta faza zawodzi bez skutku · Limit stosu: 1',
    ru: '«Ослепление» · Тип: отрицательное · Действие: в конце ближайшей своей фазы броска нападения снимите его и бросьте 1 кубик: при 1–2 эта фаза проходит впустую · Предел: 1',
  },
  'ADV-26.17': {
    pl: 'Pasożyt · Rodzaj: negatywny · Działanie: w Fazie Utrzymania, jeśli masz jakikolwiek pozytywny efekt: 1 obrażenie. Jeśli posiadacz zapobiegnie obrażeniom lub uniknie ich pozytywnym efektem: usuń Pasożyta i otrzymaj 3 nieuchronne obrażenia jako osobne źródło · Limit stosu: 1',
    ru: '«Паразит» · Тип: отрицательное · Действие: в фазе обновления при любом положительном состоянии: 1 урон. Если обладатель отменит урон или избежит его положительным состоянием: снимите «Паразита» и получите 3 неблокируемого урона как отдельный источник · Предел: 1',
  },
  'ADV-26.18': {
    pl: 'Pierwsze uderzenie · Rodzaj: znacznik · Działanie: nie jest efektem; ADV-9.7, ADV-10.3 · Limit stosu: –',
    ru: '«Первый удар» · Тип: маркер · Действие: не состояние; ADV-9.7, ADV-10.3 · Предел: –',
  },
  'ADV-26.19': {
    pl: 'Poparzenie · Rodzaj: negatywny, trwały · Działanie: 2 obrażenia w Fazie Utrzymania posiadacza · Limit stosu: 1',
    ru: '«Горение» · Тип: отрицательное, постоянное · Действие: 2 урона в фазе обновления обладателя · Предел: 1',
  },
  'ADV-26.20': {
    pl: 'Powalenie · Rodzaj: negatywny · Działanie: przed Fazą Rzutu Ofensywnego wydaj 2 PW, by je usunąć, albo pomiń tę fazę, po czym je usuń · Limit stosu: 1',
    ru: '«Нокдаун» · Тип: отрицательное · Действие: перед фазой броска нападения потратьте 2 БС, чтобы его снять, или пропустите эту фазу, а затем снимите · Предел: 1',
  },
  'ADV-26.21': {
    pl: 'Trucizna · Rodzaj: negatywny, trwały · Działanie: 1 obrażenie za każdy żeton w Fazie Utrzymania posiadacza · Limit stosu: 3',
    ru: '«Отравление» · Тип: отрицательное, постоянное · Действие: 1 урон за каждый жетон в фазе обновления обладателя · Предел: 3',
  },
  'ADV-26.22': {
    pl: 'Unik · Rodzaj: pozytywny · Działanie: gdy masz otrzymać obrażenia, wydaj i rzuć 1 kością: przy 1–2 żadnych obrażeń, inne efekty zostają; można powtórzyć kolejnymi żetonami · Limit stosu: 3',
    ru: '«Уклонение» · Тип: положительное · Действие: когда должны получить урон, израсходуйте и бросьте 1 кубик: при 1–2 урона нет, прочие эффекты остаются; можно повторить другими жетонами · Предел: 3',
  },
  'ADV-26.23': {
    pl: 'Urok · Rodzaj: unikatowy · Działanie: każda 6 wyrzucona przez posiadacza jest pustą ścianką; usuwa się po jego turze. Można usunąć, nie można przenieść · Limit stosu: 1',
    ru: '«Сглаз» · Тип: уникальное · Действие: каждая 6, выпавшая у обладателя, — пустая грань; снимается после его хода. Снять можно, перенести нельзя · Предел: 1',
  },
  'ADV-26.24': {
    pl: 'Uschnięcie · Rodzaj: negatywny, trwały, modyfikator ataku · Działanie: obrażenia z Fazy Rzutu Ofensywnego posiadacza − 1 za każdy żeton · Limit stosu: 2',
    ru: '«Увядание» · Тип: отрицательное, постоянное, модификатор атаки · Действие: урон от фазы броска нападения обладателя − 1 за каждый жетон · Предел: 2',
  },
  'ADV-26.25': {
    pl: 'Wstrząśnienie mózgu · Rodzaj: negatywny · Działanie: pomiń najbliższą własną Fazę Dochodu, potem je usuń (ADV-R18) · Limit stosu: 1',
    ru: '«Сотрясение» · Тип: отрицательное · Действие: пропустите ближайшую свою фазу дохода, затем снимите его (ADV-R18) · Предел: 1',
  },
  'ADV-26.26': {
    pl: 'Źródło życia · Rodzaj: unikatowy, trwały, modyfikator ataku · Działanie: jeśli posiadacz kończy Fazę Rzutu Ofensywnego atakiem, kradnie 1 zdrowia. Można usunąć, nie można przenieść · Limit stosu: 2',
    ru: '«Отток жизни» · Тип: уникальное, постоянное, модификатор атаки · Действие: если обладатель завершает фазу броска нападения атакой, он крадёт 1 здоровья. Снять можно, перенести нельзя · Предел: 2',
  },

  'ADV-R': { pl: 'Nasze rozstrzygnięcia', ru: 'Наши решения' },
  'ADV-R1': {
    pl: 'Między dwiema rozgrywkami drużyna może porzucić kampanię: zachowuje punkty, a kampania liczy się jako przegrana.',
    ru: 'Между двумя партиями команда может бросить кампанию: очки остаются, а кампания считается проигранной.',
  },
  'ADV-R2': {
    pl: 'Jeśli poległego bohatera może przywrócić kilku członków drużyny, jednego z nich wskazuje jego gracz; któryś z nich musi (ADV-12.3). Bohaterów, którzy padli razem, przywraca się w kolejności miejsc i nie wskazuje się tego, kto jest potrzebny innemu. Gdy scenariusz i tak jest przegrany, nikt nie jest pytany.',
    ru: 'Если павшего могут вернуть несколько членов команды, одного из них называет его игрок; кто-то из них обязан (ADV-12.3). Павших вместе возвращают по порядку мест, и того, кто нужен другому, не называют. Если сценарий всё равно проигран, никого не спрашивают.',
  },
  'ADV-R3': {
    pl: 'Wymianę łupu na kartę (ADV-19.2) proponuje się wszędzie tam, gdzie posiadacz i tak może działać; dla niej samej nikt nie jest pytany.',
    ru: 'Обмен добычи на карту (ADV-19.2) предлагают везде, где её владелец и так может действовать; ради него одного никого не спрашивают.',
  },
  'ADV-R4': {
    pl: 'Rzut kafelka Zadumy można powtarzać za 1 PW, póki ich starcza; liczy się tylko ostatni wynik.',
    ru: 'Бросок тайла раздумий можно повторять за 1 БС, пока она есть; считается только последний результат.',
  },
  'ADV-R6': {
    pl: 'Wróg wydaje żeton w każdym oknie, w którym mógłby on coś zrobić; karty zmieniające kości zagrywa tylko między własnymi rzutami.',
    ru: 'Враг расходует жетон в каждом окне, где тот мог бы что-то дать; карты, изменяющие кубики, он разыгрывает только между своими бросками.',
  },
  'ADV-R7': {
    pl: 'Maść proponuje się tylko wtedy, gdy by coś uleczyła.',
    ru: 'Мазь предлагают, только пока она что-нибудь исцелит.',
  },
  'ADV-R8': {
    pl: 'Bonus dla bohatera przypada po oknie, które następuje po Fazie Dochodu bossa, zanim zagra on lub sprzeda kartę.',
    ru: 'Бонус для героя дают после окна, которое следует за фазой дохода босса, до того как он разыграет или продаст карту.',
  },
  'ADV-R9': {
    pl: 'Bohater, który stoi tam, gdzie walczy członek drużyny, może dołączyć do tej walki, nie opuszczając kafelka.',
    ru: 'Герой, который стоит там, где сражается член команды, может вступить в этот бой, не покидая тайла.',
  },
  'ADV-R10': {
    pl: 'Jeśli nie ma już sługusa wymaganego poziomu, nie pojawia się żaden.',
    ru: 'Если прислужников нужного уровня не осталось, никто не приходит.',
  },
  'ADV-R12': {
    pl: 'W trybach przeciw sobie boss jest pytany o kupno lub wydanie Królewskiej dłoni w swoim czasie, a poza nim tylko wtedy, gdy leży odkryta kość.',
    ru: 'В режимах друг против друга босса спрашивают о покупке или расходе «Руки короля» в его время, а в остальное — только пока на столе лежит брошенный кубик.',
  },
  'ADV-R13': {
    pl: 'O zestawach legacy (ADV-1.7) wiadomo, że jest ich cztery, że w jednym leży Vis’eer i że czwarty otwiera się, gdy Szalony Król padnie na trudności Weteran. Reszta jest nasza: wygrana kampania otwiera A, B i C, na Weteranie lub wyższej trudności także D. W A leży Vis’eer, w B dalsze sługusy poziomów I i II, w C poziomu III, w D poziomu IV. Opcja legacy gra ze wszystkimi czterema; bez niej nikt nie stoi u boku bossa. Urządzenie pamięta, co otworzyły kampanie, dla każdego, kto je rozegrał; przygotowanie gry o tym mówi i pyta, zanim otworzy resztę.',
    ru: 'О наследии (ADV-1.7) известно, что наборов четыре, что в одном лежит Вис’ир и что четвёртый открывается, когда Безумный король побеждён на сложности «Ветеран». Остальное наше: выигранная кампания открывает A, B и C, на «Ветеране» или труднее — и D. В A лежит Вис’ир, в B дополнительные прислужники уровней I и II, в C — уровня III, в D — уровня IV. С этой настройкой играют всеми четырьмя; без неё рядом с боссом никто не стоит. Устройство помнит, что открыли кампании, для каждого, кто их играл; подготовка игры об этом говорит и спрашивает, прежде чем открыть остальное.',
  },
  'ADV-R14': {
    pl: 'Na trudnościach Szalony i Hardkorowy u boku bossa stoi Vis’eer, z własnym licznikiem. Nie ma tury: rzuca na początku tury bossa. Atakujący bohater mówi, którego z dwóch dotyczy atak; co trafia wszystkich przeciwników, trafia obu, a Vis’eera dotyczą tylko obrażenia. Boss wydaje Królewską dłoń wobec zdolności specjalnej (ADV-14.8), którego z nich by dotyczyła. Jego upadek nic nie przynosi, a upadek bossa kończy walkę.',
    ru: 'На «Безумной» и «Беспощадной» сложности рядом с боссом стоит Вис’ир со своим счётчиком. Хода у него нет: он бросает, когда начинается ход босса. Атакующий герой говорит, кого из двоих касается атака; что задевает всех противников, задевает обоих, и Вис’ира касается только урон. Против легендарной способности босс расходует «Руку короля» (ADV-14.8), кого бы из двоих она ни касалась. Его падение ничего не приносит, а падение босса кончает бой.',
  },
  'ADV-R16': {
    pl: 'Wylosowani bohaterowie i bossowie są różni: każdy jest w pudełku raz. Wskazanego można wskazać dwa razy.',
    ru: 'Герои и боссы, взятые случайно, не повторяются: каждый в коробке один. Названного можно назвать дважды.',
  },
  'ADV-R17': {
    pl: 'W trybie Boss kontra drużyna karta bossa, która przed Rzutem na Wyznaczenie Celu mówi o przeciwniku, dotyczy bohatera wskazanego przez gracza bossa.',
    ru: 'В режиме «Босс против команды» карта босса, которая до броска прицеливания говорит о противнике, касается героя, названного игроком босса.',
  },
  'ADV-R18': {
    pl: 'Żeton, który odebrałby Fazę Dochodu, u sługusa znika tam, gdzie byłaby jego Faza Dochodu.',
    ru: 'Жетон, который лишил бы фазы дохода, у прислужника уходит там, где была бы его фаза дохода.',
  },
} satisfies Written;
