// Dice Throne: final damage, the end of the game, teams, King of the Hill and where the rulebooks differ (DT-15 to DT-19).
import type { Written } from '../written.ts';

export const THRONE_DAMAGE = {
  'DT-15': { pl: 'Ostateczna suma obrażeń', ru: 'Итоговый урон' },
  'DT-15.1': {
    pl: 'Obrażenia liczy się pulami: jedno źródło, jeden cel, jeden rodzaj.',
    ru: 'Урон считают отдельными долями: один источник, одна цель, один вид.',
  },
  'DT-15.2': {
    pl: 'Krok 1: nadchodzące obrażenia I to liczba podana przez zdolność, efekt albo kartę.',
    ru: 'Шаг 1: входящий урон I — число, заданное способностью, состоянием или картой.',
  },
  'DT-15.3': {
    pl: 'Krok 2: suma częściowa S = I plus wszystkie stałe dodatki minus wszystko, czemu się zapobiega stałą liczbą; poniżej 0 liczy się jako 0.',
    ru: 'Шаг 2: промежуточный урон S = I плюс все постоянные добавки минус все постоянные отмены; меньше 0 считается за 0.',
  },
  'DT-15.4': {
    pl: 'Krok 3: każdy efekt, który mnoży lub dzieli, liczy się osobno od S, bez względu na kolejność zagrania.',
    ru: 'Шаг 3: каждый умножающий или делящий эффект считают отдельно от S, в каком бы порядке его ни разыграли.',
  },
  'DT-15.5': {
    pl: 'Każde dzielenie zaokrągla się w górę: gdy połowi się zadawane obrażenia, w górę idzie zadana połowa (Oślepiające światło: 7 → 4); gdy zapobiega się połowie, w górę idzie ta, której się zapobiega (z 7 zostają 3).',
    ru: 'Любое деление округляют вверх: если наносимый урон делится пополам, вверх идёт наносимая половина («Слепящий свет»: 7 → 4); если половина отменяется — отменённая (из 7 остаётся 3).',
  },
  'DT-15.6': {
    pl: 'Zapobieganie ułamkowi f usuwa ceil(f × S); mnożnik k, większy lub mniejszy od 1, dodaje ceil(k × S) − S. Mnożnik większy od 1 podnosi obrażenia, więc muszą to być takie, które można zwiększyć (DT-6.8).',
    ru: 'Отмена доли f убирает ceil(f × S); множитель k, больше или меньше 1, добавляет ceil(k × S) − S. Множитель больше 1 увеличивает урон, поэтому урон должен быть усиливаемым (DT-6.8).',
  },
  'DT-15.7': {
    pl: 'Ostateczna suma obrażeń F = S + wszystko, co dodały mnożniki − wszystkie ułamki, którym zapobieżono, najmniej 0.',
    ru: 'Итоговый урон F = S + всё добавленное множителями − все отменённые доли, не меньше 0.',
  },
  'DT-15.8': {
    pl: 'Efekt, który odbija lub powtarza część nadchodzących obrażeń (na przykład Odwet), liczy od S, nie od F, i tworzy nową pulę dla własnego celu.',
    ru: 'Эффект, который отражает или повторяет часть входящего урона (например, «Возмездие»), считает от S, а не от F, и создаёт новую долю для своей цели.',
  },
  'DT-15.9': {
    pl: 'Efekt, dzięki któremu unika się obrażeń w całości (Unik, Bomba dymna i podobne), ustawia S i F tej puli na 0, więc odbicie z niej (DT-15.8) oddaje 0; zapobieganie, choćby największe, zostawia S bez zmian.',
    ru: 'Эффект, позволяющий избежать урона целиком («Уклонение», «Дымовая шашка» и подобные), делает S и F этой доли равными 0, так что отражение от неё (DT-15.8) даёт 0; отмена, даже самая большая, S не меняет.',
  },
  'DT-15.10': {
    pl: 'Zapobieganie stałą liczbą przypisuje się przy użyciu do jednej puli; nadmiar nie przechodzi na inną.',
    ru: 'Постоянная отмена при использовании относится к одной доле; излишек на другую не переходит.',
  },
  'DT-15.11': {
    pl: 'Obrażenia nazwane osobnym źródłem działają od razu, poza pulą ataku (na przykład wybuch Beczki prochu).',
    ru: 'Урон, названный отдельным источником, наносится сразу, вне урона атаки (например, взрыв «Пороховой бочки»).',
  },

  'DT-16': { pl: 'Rozliczenie naraz i koniec gry', ru: 'Одновременное применение и конец игры' },
  'DT-16.1': {
    pl: 'Na końcu Fazy Utrzymania i na końcu Fazy Rzutu, dla każdego licznika: nowa wartość = dawna + całe leczenie − wszystkie ostateczne obrażenia, nie mniej niż 0 i nie więcej niż maksimum.',
    ru: 'В конце фазы обновления и в конце фазы броска для каждого счётчика: новое значение = прежнее + всё исцеление − весь итоговый урон, не меньше 0 и не больше максимума.',
  },
  'DT-16.2': {
    pl: 'Leczenie czekające w Fazie Rzutu może więc utrzymać gracza przy życiu.',
    ru: 'Поэтому исцеление, ждущее в фазе броска, может сохранить игроку жизнь.',
  },
  'DT-16.3': {
    pl: 'Maksimum stosuje się do wyniku końcowego, nie do samego leczenia.',
    ru: 'Максимум применяют к общему итогу, а не к одному исцелению.',
  },
  'DT-16.4': {
    pl: 'Efekty poza tymi dwiema chwilami (akcje natychmiastowe, karty Fazy Głównej, osobne źródła) działają od razu. Akcja natychmiastowa, która leczy, robi to przed obrażeniami, które są w drodze: przy 58 z 60, „ulecz 5” i 4 czekających obrażeniach → 60, potem 56.',
    ru: 'Эффекты вне этих двух моментов (немедленные действия, карты основной фазы, отдельные источники) применяются сразу. Немедленное действие исцеляет раньше, чем дойдёт ждущий урон: при 58 из 60, «исцелите 5» и 4 ждущего урона → 60, затем 56.',
  },
  'DT-16.5': {
    pl: 'Po każdym takim rozliczeniu wszyscy z licznikiem na 0 zostają pokonani razem; jeśli nikt nie został w grze, jest remis, jeśli został jeden gracz lub jedna drużyna, wygrywa.',
    ru: 'После каждого применения все, чей счётчик на 0, побеждены вместе; если в игре никого не осталось, это ничья, если остался один игрок или одна команда — победа за ними.',
  },
  'DT-16.6': {
    pl: 'Gdy stron jest więcej niż dwie, pokonani odchodzą, a pozostali grają dalej.',
    ru: 'Если сторон больше двух, побеждённые выходят, а остальные играют дальше.',
  },

  'DT-17': { pl: 'Gra drużynowa: 2 na 2 i 3 na 3', ru: 'Командная игра: 2 на 2 и 3 на 3' },
  'DT-17.1': {
    pl: 'Dwie drużyny po 2 graczy albo dwie drużyny po 3.',
    ru: 'Две команды по 2 игрока или две команды по 3.',
  },
  'DT-17.2': {
    pl: 'Członkowie drużyny siedzą obok siebie, mogą widzieć swoje karty i razem się naradzać.',
    ru: 'Члены команды сидят рядом, могут видеть карты друг друга и совещаться.',
  },
  'DT-17.3': {
    pl: 'Drużyna ma jeden wspólny licznik zdrowia: na początku 50, najwyżej 60.',
    ru: 'У команды один общий счётчик здоровья: сначала 50, максимум 60.',
  },
  'DT-17.4': {
    pl: 'Pierwszego gracza wyłania rzut kością; w pierwszej turze pomija on Fazę Dochodu. Nikt poza nim.',
    ru: 'Первого игрока определяет бросок кубика; в первом ходу он пропускает фазу дохода. Больше никто.',
  },
  'DT-17.5': {
    pl: 'Tury idą zygzakiem między drużynami: A1, B1, A2, B2 (, A3, B3), potem znów od A1; A1 to pierwszy gracz.',
    ru: 'Ходы идут зигзагом между командами: A1, B1, A2, B2 (, A3, B3), затем снова с A1; A1 — первый игрок.',
  },
  'DT-17.6': {
    pl: 'Miejsca: A1, A2 (, A3) od lewej do prawej, patrząc od strony drużyny A; B1 siedzi naprzeciw A1, B2 naprzeciw A2 (, B3 naprzeciw A3). Zgodnie z zegarem idą A1, B1, B2 (, B3, A3), A2.',
    ru: 'Места: A1, A2 (, A3) слева направо, если смотреть со стороны команды A; B1 сидит напротив A1, B2 напротив A2 (, B3 напротив A3). По часовой стрелке: A1, B1, B2 (, B3, A3), A2.',
  },
  'DT-17.7': {
    pl: 'Obrażenia zadane jednemu członkowi zmniejszają wspólny licznik; zadane kilku naraz zmniejszają go o sumę.',
    ru: 'Урон одному члену команды уменьшает общий счётчик; урон нескольким сразу — на его сумму.',
  },
  'DT-17.8': {
    pl: 'Liczniki PW, talie, ręce i plansze są osobne; PW płaci się tylko za własne karty i zdolności.',
    ru: 'Счётчики БС, колоды, руки и планшеты у каждого свои; БС тратят только на свои карты и способности.',
  },
  'DT-17.9': {
    pl: 'Nie wolno zmniejszać obrażeń nadchodzących do członka swojej drużyny, chyba że mówi o tym karta lub efekt (na przykład karta, która wymienia wybranego gracza).',
    ru: 'Уменьшать входящий урон члена своей команды нельзя, если так не сказано на карте или в состоянии (например, на карте, где назван выбранный игрок).',
  },
  'DT-17.10': {
    pl: 'Wolno zmieniać kości, by oszczędzić obrażeń członkowi swojej drużyny albo poprawić jego rzut.',
    ru: 'Изменять кубики, чтобы избавить члена своей команды от урона или улучшить его бросок, можно.',
  },
  'DT-17.11': {
    pl: 'Kość celu 2 na 2: 1–2 przeciwnik po lewej; 3–4 przeciwnik po prawej; 5 wybierają przeciwnicy; 6 wybiera atakujący.',
    ru: 'Кубик прицеливания 2 на 2: 1–2 противник слева; 3–4 противник справа; 5 выбирают противники; 6 выбирает атакующий.',
  },
  'DT-17.12': {
    pl: 'Kość celu 3 na 3: 1–2 lewy; 3–4 środkowy; 5–6 prawy.',
    ru: 'Кубик прицеливания 3 на 3: 1–2 левый; 3–4 средний; 5–6 правый.',
  },
  'DT-17.13': {
    pl: 'Lewą i prawą stronę liczy się od atakującego: dla drużyny A lewy jest B1; dla drużyny B lewy jest ostatni członek drużyny A.',
    ru: 'Лево и право считают от атакующего: для команды A левый — B1; для команды B левый — последний член команды A.',
  },
  'DT-17.14': {
    pl: 'Kość celu można zmieniać kartami, z wyjątkiem zdolności specjalnej.',
    ru: 'Кубик прицеливания можно изменять картами, кроме случая легендарной способности.',
  },
  'DT-17.15': {
    pl: 'Gdy licznik drużyny dojdzie do 0, pokonani są wszyscy jej członkowie; oba liczniki na 0 naraz to remis.',
    ru: 'Когда счётчик команды доходит до 0, побеждены все её члены; оба счётчика на 0 одновременно — ничья.',
  },

  'DT-18': { pl: 'Król Wzgórza', ru: 'Царь горы' },
  'DT-18.1': {
    pl: '3 graczy w polskiej instrukcji, 3–6 w rosyjskiej; tu obowiązuje ta druga.',
    ru: '3 игрока в польской книге правил, 3–6 в русской; здесь действует вторая.',
  },
  'DT-18.2': {
    pl: 'Każdy zaczyna z 35 zdrowia (najwyżej 45); tury idą zgodnie z zegarem; pierwszego gracza wyłania rzut kością i pomija on pierwszą Fazę Dochodu.',
    ru: 'Каждый начинает с 35 здоровья (максимум 45); ходы идут по часовой стрелке; первого игрока определяет бросок кубика, и он пропускает первую фазу дохода.',
  },
  'DT-18.3': {
    pl: 'Atakujący wybiera na cel dowolnego przeciwnika.',
    ru: 'Атакующий выбирает целью любого противника.',
  },
  'DT-18.4': {
    pl: 'Lider to gracz, albo wszyscy gracze, z najwyższym obecnym zdrowiem.',
    ru: 'Лидер — игрок или все игроки с наибольшим текущим здоровьем.',
  },
  'DT-18.5': {
    pl: 'Gracz, który bierze na cel ataku lidera, dobiera 1 dodatkową kartę od razu, gdy cel jest znany, przed wszelkimi innymi efektami, także wtedy, gdy obrażenia stoją za słowem „następnie”.',
    ru: 'Игрок, чья атака нацелена на лидера, сразу, как только цель известна, берёт 1 дополнительную карту, до любых других эффектов, даже если урон стоит после «затем».',
  },
  'DT-18.6': {
    pl: 'Jeden z kilku liderów, który atakuje innego z nich, też dobiera dodatkową kartę.',
    ru: 'Один из нескольких лидеров, атакуя другого из них, тоже берёт дополнительную карту.',
  },
  'DT-18.7': {
    pl: 'Jedyny lider nigdy nie dobiera dodatkowej karty.',
    ru: 'Единственный лидер дополнительную карту не берёт никогда.',
  },
  'DT-18.8': {
    pl: 'Zdolność, która nie jest atakiem, nie daje dodatkowej karty.',
    ru: 'Способность, которая не атака, дополнительной карты не даёт.',
  },
  'DT-18.9': {
    pl: 'Kto jest liderem, odczytuje się z liczników w chwili wyznaczania celu; czekające obrażenia i leczenie się nie liczą.',
    ru: 'Кто лидер, смотрят по счётчикам в момент выбора цели; ждущий урон и исцеление не учитываются.',
  },

  'DT-19': { pl: 'Różnice między obiema instrukcjami', ru: 'Различия двух книг правил' },
  'DT-19.1': {
    pl: 'Wielkość drużyn · Polska: 2 na 2 · Rosyjska: 2 na 2 i 3 na 3 · Obowiązuje: rosyjska',
    ru: 'Размер команд · Польская: 2 на 2 · Русская: 2 на 2 и 3 на 3 · Действует: русская',
  },
  'DT-19.2': {
    pl: 'Król Wzgórza · Polska: 3 graczy · Rosyjska: 3–6 graczy · Obowiązuje: rosyjska',
    ru: '«Царь горы» · Польская: 3 игрока · Русская: 3–6 игроков · Действует: русская',
  },
  'DT-19.3': {
    pl: 'Dodatkowe przygotowanie bohatera · Polska: brak takiego kroku · Rosyjska: krok 8 przygotowania · Obowiązuje: rosyjska',
    ru: 'Особая подготовка героя · Польская: такого шага нет · Русская: шаг 8 подготовки · Действует: русская',
  },
  'DT-19.4': {
    pl: 'Sprzedaż w Fazie Odrzucenia Kart · Polska: aż zostanie 6 lub mniej · Rosyjska: nadmiar albo więcej · Obowiązuje: rosyjska',
    ru: 'Продажа в фазе сброса · Польская: пока не останется 6 или меньше · Русская: лишние карты или больше · Действует: русская',
  },
  'DT-19.5': {
    pl: 'Kości efektu czytane więcej niż raz · Polska: milczy · Rosyjska: wolno w obrębie zdolności · Obowiązuje: rosyjska',
    ru: 'Кубики эффекта читаются не один раз · Польская: молчит · Русская: можно в рамках способности · Действует: русская',
  },
  'DT-19.6': {
    pl: 'Karta powielająca kość · Polska: dowolna inna własna kość · Rosyjska: ta sama faza, ten sam cel · Obowiązuje: rosyjska',
    ru: 'Карта, копирующая кубик · Польская: любой другой свой кубик · Русская: та же фаза, та же цель · Действует: русская',
  },
  'DT-19.7': {
    pl: 'Przykład liczenia obrażeń · Polska: Wstrząśnienie mózgu zagrywa karta modyfikatora · Rosyjska: zagrała je już zdolność, limit 1, więc nie drugi raz · Obowiązuje: rosyjska',
    ru: 'Пример подсчёта урона · Польская: «Сотрясение» накладывает карта-модификатор · Русская: его уже наложила способность, предел 1, второй раз — нет · Действует: русская',
  },
  'DT-19.8': {
    pl: 'Kto działa przy „następnie” · Polska: mówi do gracza, który rozpatruje · Rosyjska: słownik mówi do wszystkich · Obowiązuje: rosyjska: wszyscy gracze',
    ru: 'Кто действует при «затем» · Польская: обращается к тому, кто применяет эффект · Русская: словарь обращается ко всем · Действует: русская: все игроки',
  },
  'DT-19.9': {
    pl: '5–6 graczy · Polska: odsyła na stronę internetową · Rosyjska: zasady wydrukowane · Obowiązuje: rosyjska',
    ru: '5–6 игроков · Польская: отсылает на сайт · Русская: правила напечатаны · Действует: русская',
  },
} satisfies Written;
