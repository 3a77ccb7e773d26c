// The numbered rules of Dragon Farkle in Polish and Russian; docs/rules/dragon-farkle.md has them in English.

import type { Written } from './written.ts';

export const FARKLE_RULES = {
  'SK-1': { pl: 'Zawartość', ru: 'Состав' },
  'SK-2': { pl: 'Przygotowanie', ru: 'Подготовка' },
  'SK-3': { pl: 'Tura', ru: 'Ход' },
  'SK-4': { pl: 'Tabela żołnierzy i punktujące kości', ru: 'Таблица солдат и зачётные кости' },
  'SK-5': { pl: 'Kość zdarzeń w Rekrutacji i Bójce', ru: 'Кость событий при Вербовке и в Потасовке' },
  'SK-6': { pl: 'Rekrutacja', ru: 'Вербовка' },
  'SK-7': { pl: 'Bójka', ru: 'Потасовка' },
  'SK-8': { pl: 'Ostatnia Bitwa', ru: 'Последняя битва' },
  'SK-9': { pl: 'Smocza Jama', ru: 'Драконье логово' },
  'SK-10': { pl: 'Kamraci, przedmioty, talie', ru: 'Соратники, предметы, колоды' },
  'SK-11': { pl: 'Smok z podań', ru: 'Легенда' },
  'SK-12': { pl: 'Zwycięstwo', ru: 'Победа' },
  'SK-1.1': {
    pl: '30 żołnierskich kości (po 6 w 5 kolorach), 1 kość zdarzeń, 10 kart kamratów, 20 kart magicznych przedmiotów, 5 plansz Chojraków, smok, 5 znaczników obrażeń, żetony żołnierzy.',
    ru: '30 солдатских костей (по 6 5 цветов), 1 кость событий, 10 карт соратников, 20 карт магических предметов, 5 планшетов героев, дракон, 5 маркеров ран, жетоны солдат.',
  },
  'SK-1.2': { pl: 'Rezerwa żołnierzy jest bez dna.', ru: 'Резерв солдат неисчерпаем.' },
  'SK-1.3': {
    pl: 'Armia to liczba całkowita, co najmniej 0; wszystkie kwoty są wielokrotnościami 50.',
    ru: 'Армия — целое число не меньше 0; все количества кратны 50.',
  },
  'SK-2.1': {
    pl: 'Każdy Chojrak dostaje 6 żołnierskich kości jednego koloru, planszę i armię 0.',
    ru: 'Каждый герой получает 6 солдатских костей одного цвета, планшет и армию 0.',
  },
  'SK-2.2': {
    pl: 'Kamratów i przedmioty tasuje się osobno w dwie zakryte talie, każda ma własny stos odrzuconych.',
    ru: 'Соратников и предметы тасуют отдельно в две закрытые колоды, у каждой свой сброс.',
  },
  'SK-2.3': { pl: 'Smok zaczyna z 0 z 3 obrażeń.', ru: 'Дракон начинает с 0 из 3 ран.' },
  'SK-2.4': {
    pl: 'Każdy Chojrak dostaje 1 kamrata, odkrytego na planszy, i 1 przedmiot, ukryty przed innymi.',
    ru: 'Каждый герой получает 1 соратника, открытого на планшете, и 1 предмет, скрытый от других.',
  },
  'SK-2.5': {
    pl: 'Zaczyna ten, kto przyniósł najwięcej przekąsek; tutaj pierwszego losuje się albo wybierają go gracze.',
    ru: 'Начинает тот, кто принёс больше всего угощений; здесь первый выбирается случайно или самими игроками.',
  },
  'SK-2.6': {
    pl: 'Tury idą zgodnie z ruchem wskazówek zegara.',
    ru: 'Ходы идут по часовой стрелке.',
  },
  'SK-3.1': {
    pl: 'W turze aktywny Chojrak wykonuje dokładnie jedną akcję: Rekrutację, Bójkę albo Ostatnią Bitwę. Pasować nie wolno.',
    ru: 'За ход активный герой делает ровно одно действие: Вербовку, Потасовку или Последнюю битву. Пасовать нельзя.',
  },
  'SK-3.2': {
    pl: 'Ostatnia Bitwa jest dozwolona, gdy armia na początku własnej tury liczy co najmniej 5000 albo Chojrak jest w Jamie (SK-9.1) z armią większą od 0.',
    ru: 'Последняя битва доступна, если в начале своего хода армия не меньше 5000 или герой в логове (SK-9.1) с армией больше 0.',
  },
  'SK-3.3': {
    pl: 'Próg odczytuje się przed wszystkimi kartami tej tury, chyba że karta zmienia sam próg.',
    ru: 'Порог смотрят до любых карт этого хода, если только карта не меняет сам порог.',
  },
  'SK-3.4': {
    pl: 'Bójka jest dozwolona, gdy choć jednego innego Chojraka można wskazać jako cel (SK-7.2).',
    ru: 'Потасовка доступна, если хотя бы одного другого героя можно назвать целью (SK-7.2).',
  },
  'SK-3.5': {
    pl: 'Pierwszy rzut każdej akcji to wszystkie żołnierskie kości rzucającego i kość zdarzeń.',
    ru: 'Первый бросок любого действия — все солдатские кости бросающего и кость событий.',
  },
  'SK-3.6': {
    pl: 'Kość zdarzeń towarzyszy każdemu rzutowi każdej akcji, obrońcy też.',
    ru: 'Кость событий бросают при каждом броске любого действия, и защитник тоже.',
  },
  'SK-3.7': {
    pl: 'Koniec tury, po kolei: rozliczenie akcji, leczenie smoka (SK-8.12), limit przedmiotów u wszystkich (SK-10.8), tura przechodzi dalej.',
    ru: 'Конец хода по порядку: итог действия, лечение дракона (SK-8.12), лимит предметов у всех (SK-10.8), ход переходит дальше.',
  },
  'SK-4.1': {
    pl: 'Układy tworzą tylko kości tego samego rzutu; odłożone wcześniej już się nie liczą.',
    ru: 'Комбинации составляют только кости одного броска; отложенные раньше больше не считаются.',
  },
  'SK-4.2': {
    pl: 'Wybrany zestaw jest dozwolony, gdy nie jest pusty i rozkłada się na wiersze tabeli bez reszty.',
    ru: 'Выбранный набор допустим, если он не пуст и раскладывается на строки таблицы без остатка.',
  },
  'SK-4.3': {
    pl: 'Zestaw jest wart tyle, ile jego najlepszy podział.',
    ru: 'Набор стоит столько, сколько лучшее его разбиение.',
  },
  'SK-4.4': {
    pl: 'Pięć równych to cztery równe i piąta kość sama, jeśli to 1 albo 5; inna piąta nie punktuje.',
    ru: 'Пять одинаковых — это четыре одинаковых и пятая отдельно, если это 1 или 5; иная пятая не засчитывается.',
  },
  'SK-4.5': {
    pl: 'Cztery równe i para mogą liczyć się jako trzy pary (2000).',
    ru: 'Четыре одинаковых и пара могут считаться тремя парами (2000).',
  },
  'SK-4.6': {
    pl: 'Dwie trójki liczą się jako suma obu; ciąg pięciu punktuje tylko swoją 1 i 5.',
    ru: 'Две тройки считаются суммой обеих; в ряду из пяти засчитываются только 1 и 5.',
  },
  'SK-4.7': {
    pl: '„Wszystkie punktujące kości” rzutu to dozwolony zestaw o najwyższej wartości; ma on też najwięcej kości.',
    ru: '«Все зачётные кости» броска — допустимый набор наибольшей стоимости; в нём и костей больше всего.',
  },
  'SK-4.8': {
    pl: 'Rzut nie ma punktujących kości, gdy nie istnieje żaden dozwolony zestaw.',
    ru: 'В броске нет зачётных костей, если нет ни одного допустимого набора.',
  },
  'SK-4.9': {
    pl: 'Każda wartość tabeli jest jedną stałą (sześć równych bywa sporne: 3000 czy 2500).',
    ru: 'Каждое значение таблицы — одна постоянная (о шести одинаковых спорят: 3000 или 2500).',
  },
  'SK-5.1': {
    pl: 'Pusta ścianka i punktujące kości: liczysz jak zwykle. Pusta i żadnych: Zonk.',
    ru: 'Пусто и зачётные кости: счёт обычный. Пусто и ни одной: Зонк.',
  },
  'SK-5.2': {
    pl: 'Smok i punktujące kości: wszystkie trzeba odłożyć i są warte 0. Żołnierze i przedmioty, które czekają z wcześniejszych rzutów, zostają.',
    ru: 'Дракон и зачётные кости: их все надо отложить, и они стоят 0. Солдаты и предметы, что ждут от прежних бросков, остаются.',
  },
  'SK-5.3': {
    pl: 'Po SK-5.2 rzucający może się zatrzymać albo rzucać dalej.',
    ru: 'После SK-5.2 можно остановиться или бросать дальше.',
  },
  'SK-5.4': {
    pl: 'Smok i żadnych punktujących: Zonka nie ma; można się zatrzymać ze wszystkim, co czeka, albo rzucić tymi samymi kośćmi jeszcze raz.',
    ru: 'Дракон и ни одной зачётной: Зонка нет; можно остановиться со всем, что ждёт, или бросить те же кости снова.',
  },
  'SK-5.5': {
    pl: 'Wsparcie i punktujące kości: rzucający wybiera nagrodę A albo B i odkłada co najmniej jedną punktującą kość.',
    ru: 'Подмога и зачётные кости: бросающий выбирает награду А или Б и откладывает хотя бы одну зачётную кость.',
  },
  'SK-5.6': {
    pl: 'Nagroda A: kości odłożone z tego rzutu liczą się podwójnie. Żołnierzy, którzy czekali wcześniej, to nie podwaja.',
    ru: 'Награда А: кости, отложенные из этого броска, считаются вдвойне. Тех, кто ждал раньше, это не удваивает.',
  },
  'SK-5.7': {
    pl: 'Nagroda B: odłożone kości liczą się raz; dobierasz wierzchni przedmiot, oglądasz go i zakryty czeka razem z resztą.',
    ru: 'Награда Б: отложенные кости считаются один раз; берёте верхний предмет, смотрите, и он ждёт закрытым вместе с остальным.',
  },
  'SK-5.8': { pl: 'Wsparcie i żadnych punktujących kości: Zonk.', ru: 'Подмога и ни одной зачётной кости: Зонк.' },
  'SK-5.9': {
    pl: 'Przedmiotu, który czeka, nie można użyć, dopóki nie jest twój.',
    ru: 'Предмет, который ждёт, нельзя использовать, пока он не ваш.',
  },
  'SK-6.1': {
    pl: 'Rzuć 6 żołnierskimi kośćmi i kością zdarzeń.',
    ru: 'Бросьте 6 солдатских костей и кость событий.',
  },
  'SK-6.2': {
    pl: 'Po każdym rzucie odłóż co najmniej jedną punktującą kość (dowolny dozwolony zestaw, SK-4.2; przy smoku wszystkie).',
    ru: 'После каждого броска отложите хотя бы одну зачётную кость (любой допустимый набор, SK-4.2; при драконе все).',
  },
  'SK-6.3': {
    pl: 'Wartość zestawu, zmieniona przez SK-5, dołącza do żołnierzy, którzy czekają.',
    ru: 'Стоимость набора с поправками SK-5 прибавляется к солдатам, которые ждут.',
  },
  'SK-6.4': {
    pl: 'Potem zatrzymaj się albo rzuć tym, czego nie odłożono, i kością zdarzeń.',
    ru: 'Затем остановитесь или бросайте неотложенные кости и кость событий.',
  },
  'SK-6.5': {
    pl: 'Gorące kości: gdy odłożone są wszystkie (zjedzone przez smoka też), można znów rzucić całą szóstką; to, co czeka, nadal jest zagrożone.',
    ru: 'Горячие кости: если отложены все (съеденные драконом тоже), можно снова бросить все шесть; то, что ждёт, по-прежнему под угрозой.',
  },
  'SK-6.6': {
    pl: 'Stop: żołnierze, którzy czekali, wstępują do armii; wolno zachować dokładnie jeden czekający przedmiot, reszta jest odrzucona; tura się kończy.',
    ru: 'Стоп: ждавшие солдаты вступают в армию; можно оставить ровно один ждавший предмет, прочие сбрасываются; ход окончен.',
  },
  'SK-6.7': {
    pl: 'Zonk: czekający żołnierze wracają do rezerwy, czekające przedmioty są odrzucone, tura się kończy. Armia i przedmiot w ręce zostają.',
    ru: 'Зонк: ждавшие солдаты возвращаются в резерв, ждавшие предметы сбрасываются, ход окончен. Армия и предмет на руке целы.',
  },
  'SK-6.8': {
    pl: 'Kto rzucił, nie może się zatrzymać, zanim coś odłoży, chyba że zachodzi SK-5.4.',
    ru: 'Бросивший не может остановиться, ничего не отложив, кроме случая SK-5.4.',
  },
  'SK-7.1': {
    pl: 'Przed pierwszym rzutem wskaż innego Chojraka jako cel.',
    ru: 'До первого броска назовите целью другого героя.',
  },
  'SK-7.2': {
    pl: 'Celem nie może być Chojrak w Jamie ani ten, kto stracił wszystko i czeka na powrót. Armia 0 może nim być.',
    ru: 'Целью не может быть герой в логове и тот, кто разбит и ждёт возвращения. С армией 0 — может.',
  },
  'SK-7.3': {
    pl: 'Napastnik, który jest w Jamie, najpierw z niej wychodzi.',
    ru: 'Нападающий, который в логове, сначала его покидает.',
  },
  'SK-7.4': {
    pl: 'Napastnik rzuca jak w Rekrutacji 6 żołnierskimi kośćmi; czekający żołnierze są wynikiem Bójki i nigdy nie wstępują do armii.',
    ru: 'Нападающий бросает, как при Вербовке, 6 солдатских костей; ждущие солдаты — счёт Потасовки и в армию не вступают.',
  },
  'SK-7.5': {
    pl: 'Napastnik zatrzymuje się z tym wynikiem, a po Zonku ma 0 (jego czekające przedmioty są odrzucone).',
    ru: 'Нападающий останавливается с набранным счётом, а после Зонка имеет 0 (его ждущие предметы сбрасываются).',
  },
  'SK-7.6': {
    pl: 'Potem obrońca rzuca w każdym razie, także przeciw 0: 5 żołnierskich kości i kość zdarzeń, te same zasady, co najmniej jeden rzut.',
    ru: 'Затем в любом случае, и против 0, бросает защитник: 5 солдатских костей и кость событий, те же правила, хотя бы один бросок.',
  },
  'SK-7.7': {
    pl: 'Gorące kości obrońcy to znów 5 kości.',
    ru: 'Горячие кости защитника — снова 5 костей.',
  },
  'SK-7.8': {
    pl: 'Zonk obrońcy daje wynik 0 i odrzuca jego czekające przedmioty.',
    ru: 'Зонк защитника даёт счёт 0 и сбрасывает его ждущие предметы.',
  },
  'SK-7.9': {
    pl: 'Wygrywa wyższy wynik; wygrać może każda strona.',
    ru: 'Побеждает больший счёт; победить может любая сторона.',
  },
  'SK-7.10': {
    pl: 'Zwycięzca bierze z armii przegranego różnicę wyników, ale nie więcej, niż ta armia liczy.',
    ru: 'Победитель берёт из армии проигравшего разницу счёта, но не больше, чем в ней есть.',
  },
  'SK-7.11': {
    pl: 'Zwycięzca bierze też 500 żołnierzy z rezerwy, niezależnie od SK-7.10.',
    ru: 'Победитель берёт ещё 500 солдат из резерва, что бы ни дало SK-7.10.',
  },
  'SK-7.12': {
    pl: 'Zwycięzca może zachować jeden własny przedmiot, który czekał w tej Bójce; pozostałe czekające przedmioty obu stron są odrzucone.',
    ru: 'Победитель может оставить один свой предмет, ждавший в этой Потасовке; прочие ждавшие предметы обеих сторон сбрасываются.',
  },
  'SK-7.13': {
    pl: 'Remis, także 0:0: nikt nie wygrywa, żołnierze się nie ruszają, nie ma 500, czekające przedmioty są odrzucone.',
    ru: 'Ничья, и 0:0 тоже: никто не побеждает, солдаты остаются на местах, 500 нет, ждавшие предметы сбрасываются.',
  },
  'SK-7.14': {
    pl: 'Po porównaniu tura napastnika się kończy. Chojrak, któremu zostało 0, gra dalej bez innych skutków.',
    ru: 'После сравнения ход нападающего окончен. Герой, у которого осталось 0, играет дальше без иных последствий.',
  },
  'SK-7.15': {
    pl: 'Przed partią można umówić się, że remis wygrywa obrońca albo napastnik: żołnierze między armiami się nie ruszają, zwycięzca dostaje 500 i może zachować przedmiot (SK-7.11, SK-7.12). Kamrat, który wygrywa remisy, ma pierwszeństwo.',
    ru: 'До партии можно договориться, что ничью выигрывает защитник или нападающий: между армиями солдаты не переходят, победитель получает 500 и может оставить предмет (SK-7.11, SK-7.12). Соратник, выигрывающий ничьи, важнее.',
  },
  'SK-8.1': {
    pl: 'Warunek: SK-3.2. Chojrak wchodzi do Jamy i rzuca 6 żołnierskimi kośćmi i kością zdarzeń. Smok ma 0 obrażeń.',
    ru: 'Условие: SK-3.2. Герой входит в логово и бросает 6 солдатских костей и кость событий. У дракона 0 ран.',
  },
  'SK-8.2': {
    pl: 'Smok: 1 obrażenie. Wsparcie: 2 obrażenia. Pusta ścianka: żadnego. Wsparcie nie podwaja tu kości i nie daje przedmiotu.',
    ru: 'Дракон: 1 рана. Подмога: 2 раны. Пусто: ни одной. Подмога здесь не удваивает и не даёт предмета.',
  },
  'SK-8.3': {
    pl: 'Z każdego rzutu odkłada się wszystkie punktujące kości, bez wyboru.',
    ru: 'Из каждого броска откладываются все зачётные кости, без выбора.',
  },
  'SK-8.4': {
    pl: 'Tylu żołnierzy Chojrak traci na rzecz rezerwy; gdy armia jest mniejsza, zostaje 0.',
    ru: 'Столько солдат герой теряет в резерв; если армия меньше, остаётся 0.',
  },
  'SK-8.5': { pl: 'Obrażenia zadaje się przed stratami.', ru: 'Раны наносятся раньше потерь.' },
  'SK-8.6': {
    pl: 'Zonk tylko przy pustej ściance bez punktujących kości: tura się kończy.',
    ru: 'Зонк только при пустой грани без зачётных костей: ход окончен.',
  },
  'SK-8.7': {
    pl: 'Smok albo Wsparcie bez punktujących kości: nie ma strat ani Zonka; rzuć tymi samymi kośćmi jeszcze raz.',
    ru: 'Дракон или подмога без зачётных костей: ни потерь, ни Зонка; бросьте те же кости снова.',
  },
  'SK-8.8': {
    pl: 'Gdy odłożone są wszystkie kości, następny rzut jest znów całą szóstką.',
    ru: 'Если отложены все кости, следующий бросок снова всеми шестью.',
  },
  'SK-8.9': {
    pl: 'Zatrzymać się nie można: rzuca się do śmierci smoka, Zonka albo armii 0.',
    ru: 'Остановиться нельзя: бросают до гибели дракона, Зонка или армии 0.',
  },
  'SK-8.10': {
    pl: 'Gdy obrażenia z tej tury osiągną wymaganą liczbę, Chojrak od razu wygrywa (SK-12.1). Nadmiar się nie liczy.',
    ru: 'Когда ран за этот ход набралось сколько нужно, герой сразу побеждает (SK-12.1). Лишние не считаются.',
  },
  'SK-8.11': {
    pl: 'Armia 0 bez zabicia smoka kończy turę (SK-9.5).',
    ru: 'Армия 0 при живом драконе оканчивает ход (SK-9.5).',
  },
  'SK-8.12': {
    pl: 'Jeśli smok przeżyje turę, wszystkie jego obrażenia znikają; nigdy nie przechodzą na inną turę ani innego Chojraka.',
    ru: 'Если дракон пережил ход, все его раны заживают; на другой ход или другого героя они не переходят.',
  },
  'SK-9.1': {
    pl: 'Chojrak, którego tura skończyła się Ostatnią Bitwą z armią większą od 0, zostaje w Jamie, nawet poniżej 5000.',
    ru: 'Герой, чей ход окончился Последней битвой с армией больше 0, остаётся в логове, даже если в ней меньше 5000.',
  },
  'SK-9.2': {
    pl: 'W następnej turze może znów zacząć Ostatnią Bitwę bez sprawdzania 5000.',
    ru: 'На следующий ход он может снова начать Последнюю битву без проверки на 5000.',
  },
  'SK-9.3': {
    pl: 'Rekrutacja albo Bójka oznacza wyjście z Jamy; późniejsza Ostatnia Bitwa wymaga co najmniej 5000 na początku tamtej tury.',
    ru: 'Вербовка или Потасовка — значит выйти; для новой Последней битвы нужно не меньше 5000 в начале того хода.',
  },
  'SK-9.4': {
    pl: 'W Jamie może być dowolnie wielu Chojraków; każdy walczy tylko w swojej turze. Ich armie nie biorą udziału w Bójkach.',
    ru: 'В логове может быть сколько угодно героев; каждый бьётся только в свой ход. Их армии в Потасовках не участвуют.',
  },
  'SK-9.5': {
    pl: 'Kto straci w Jamie całą armię, zaczyna następną turę na zewnątrz; stary kamrat jest odrzucony, przychodzi nowy, przedmiot z ręki zostaje.',
    ru: 'Кто потерял в логове всю армию, начинает следующий ход снаружи; прежний соратник сброшен, берётся новый, предмет на руке остаётся.',
  },
  'SK-9.6': {
    pl: 'Nowego kamrata dobiera się na początku tej następnej tury; do tego czasu nie ma żadnego.',
    ru: 'Нового соратника берут в начале того следующего хода; до этого соратника нет.',
  },
  'SK-9.7': {
    pl: 'Po SK-9.5 Chojrak gra zwykłą turę z armią 0 (Rekrutacja albo Bójka).',
    ru: 'После SK-9.5 герой делает обычный ход с армией 0 (Вербовка или Потасовка).',
  },
  'SK-9.8': {
    pl: 'Działanie kamratów i przedmiotów przekracza granicę Jamy w obie strony, chyba że karta mówi inaczej.',
    ru: 'Действие соратников и предметов проходит границу логова в обе стороны, если карта не говорит иного.',
  },
  'SK-9.9': {
    pl: 'Chojrak w Jamie, którego armia spadła do 0 poza jego turą (kartą), zaczyna następną turę na zewnątrz i zachowuje kamrata.',
    ru: 'Герой в логове, чья армия упала до 0 не в его ход (из-за карты), начинает следующий ход снаружи и сохраняет соратника.',
  },
  'SK-10.1': { pl: 'Tekst karty jest ważniejszy niż te zasady.', ru: 'Текст карты важнее этих правил.' },
  'SK-10.2': {
    pl: 'Kamrat działa w dowolnej chwili tury swojego właściciela, chyba że karta mówi inaczej; w cudzej turze zwykle nie.',
    ru: 'Соратник действует в любой момент хода своего хозяина, если карта не говорит иного; в чужой ход обычно нет.',
  },
  'SK-10.3': {
    pl: 'Kamrat po użyciu zostaje; ile razy na turę działa, mówi karta.',
    ru: 'Соратник после применения остаётся; сколько раз за ход он действует, говорит карта.',
  },
  'SK-10.4': {
    pl: 'Przedmiotu można użyć w dowolnej chwili, także w cudzej turze, chyba że karta mówi inaczej.',
    ru: 'Предмет можно использовать в любой момент, и в чужой ход, если карта не говорит иного.',
  },
  'SK-10.5': {
    pl: 'Użyty przedmiot po zadziałaniu trafia odkryty na stos odrzuconych (przedmiotów stałych się nie „używa”).',
    ru: 'Использованный предмет после действия уходит в сброс лицом вверх (постоянные предметы не «используют»).',
  },
  'SK-10.6': {
    pl: 'Przedmioty są ukryte do użycia; kamraci i armie są jawne.',
    ru: 'Предметы скрыты до использования; соратники и армии открыты.',
  },
  'SK-10.7': {
    pl: 'W ciągu tury można mieć więcej niż jeden przedmiot.',
    ru: 'В течение хода можно держать больше одного предмета.',
  },
  'SK-10.8': {
    pl: 'Na koniec KAŻDEJ tury, czyjejkolwiek, każdy, kto ma więcej niż jeden przedmiot, odrzuca do jednego, według własnego wyboru.',
    ru: 'В конце КАЖДОГО хода, чей бы он ни был, каждый, у кого больше одного предмета, оставляет один на свой выбор.',
  },
  'SK-10.9': {
    pl: 'Sakwa wszystkomieszcząca jest wyjątkiem: póki się ją ma, sama się nie liczy, a jej właściciel zachowuje do 2 innych przedmiotów; gdy jej zabraknie, przy następnym końcu tury limit to znów 1.',
    ru: 'Всевместительная сума — исключение: пока она у кого-то есть, сама не считается, а её хозяин держит до 2 других предметов; когда её нет, в конце ближайшего хода лимит снова 1.',
  },
  'SK-10.10': {
    pl: 'Gdy trzeba dobrać z pustej talii, jej stos odrzuconych tasuje się w nową. Jeśli i on jest pusty, karty się nie dobiera.',
    ru: 'Если нужно взять карту из пустой колоды, её сброс тасуют в новую. Если пуст и он, карту не берут.',
  },
  'SK-10.11': {
    pl: 'Czekające przedmioty nie są ani w ręce, ani na stosie odrzuconych i nie wracają do talii przy tasowaniu.',
    ru: 'Ждущие предметы не на руке и не в сбросе и при тасовании в колоду не попадают.',
  },
  'SK-10.12': {
    pl: 'Chwile dla kart, po kolei: (1) początek własnej tury, przed sprawdzeniem 5000; (2) własna tura przed pierwszym rzutem; (3) gdy ktoś wskazuje cię jako cel; (4) przed rzutem; (5) po rzucie, przed wyborem kości; (6) przy Zonku; (7) koniec akcji; (8) koniec tury.',
    ru: 'Моменты для карт по порядку: (1) начало своего хода, до проверки 5000; (2) свой ход до первого броска; (3) когда вас назвали целью; (4) перед броском; (5) после броска, до выбора костей; (6) при Зонке; (7) конец действия; (8) конец хода.',
  },
  'SK-10.13': {
    pl: 'Kilka reakcji w jednej chwili: zgodnie z zegarem od lewej rzucającego, po jednej karcie, w kółko, aż wszyscy odpuszczą; po przerzucie kamrata może przyjść przerzut przedmiotem; każda karta raz.',
    ru: 'Несколько ответов в один момент: по часовой стрелке слева от бросавшего, по одной карте, по кругу, пока все не откажутся; за перебросом соратника может следовать переброс предметом; каждая карта один раз.',
  },
  'SK-10.14': {
    pl: 'O Zonku rozstrzyga się dopiero po chwili 5; w chwili 6 można go jeszcze odwołać.',
    ru: 'Зонк определяется только после момента 5; в момент 6 его ещё можно отменить.',
  },
  'SK-11.1': {
    pl: 'Przed grą wybierzcie 4 albo 5 obrażeń zamiast 3.',
    ru: 'До игры выберите 4 или 5 ран вместо 3.',
  },
  'SK-11.2': {
    pl: 'Wszystkie obrażenia trzeba zadać w jednej turze; poza tym nic się nie zmienia.',
    ru: 'Все раны нужно нанести за один ход; остальное не меняется.',
  },
  'SK-12.1': {
    pl: 'Wygrywa Chojrak, który pierwszy zada wymagane obrażenia w jednej własnej turze; gra kończy się natychmiast.',
    ru: 'Побеждает герой, первым нанёсший нужное число ран за один свой ход; игра тут же оканчивается.',
  },
  'SK-12.2': {
    pl: 'Innego końca nie ma: sama wielkość armii nigdy nie wygrywa i nikt nie odpada.',
    ru: 'Другого конца нет: одна величина армии не побеждает, и никто не выбывает.',
  },
} satisfies Written;
