// Dragons of Etchinstone: penalties, upgrades, the end of a region, the final battle and rulings of our own (ETCH-15 to ETCH-R).
import type { Written } from '../written.ts';

export const ETCH_FINAL = {
  'ETCH-15': { pl: 'Faza 3: Kara', ru: 'Фаза 3: расплата' },
  'ETCH-15.1': {
    pl: 'Łączna kara czasu = kara wyprawy (jeśli się należy) + kara Zagrożeń. Rozlicza się ją naraz, przed obrażeniami.',
    ru: 'Вся потеря времени = потеря перехода (если есть) + потеря от угроз. Её применяют разом, до урона.',
  },
  'ETCH-15.2': {
    pl: 'Za każdy punkt odrzuć wierzchnią kartę talii; karta klucza idzie pierwsza.',
    ru: 'За каждую единицу сбросьте верхнюю карту колоды; первой уходит карта-ключ.',
  },
  'ETCH-15.3': {
    pl: 'Każdy punkt, na który nie starczyło karty, daje zamiast tego 1 obrażenie.',
    ru: 'Каждая единица, на которую карты не хватило, даёт вместо этого 1 урон.',
  },
  'ETCH-15.4': {
    pl: 'Łączne obrażenia = początkowe (z Zasadzką podwójne) + bojowe + od Burzy + od Zdradliwego terenu + za brak kart (ETCH-15.3). Rozlicza się je jako jedną sumę.',
    ru: 'Весь урон = начальный (при засаде двойной) + боевой + от бури + от коварной местности + за нехватку карт (ETCH-15.3). Его применяют одной суммой.',
  },
  'ETCH-15.5': {
    pl: 'Jeśli suma wynosi 0, żadna karta się nie pogarsza.',
    ru: 'Если сумма равна 0, ни одна карта не понижается.',
  },
  'ETCH-15.6': {
    pl: 'Suma ma żywioł ataku wroga; na wyprawie i przy Truciźnie nie ma żywiołu.',
    ru: 'У суммы стихия атаки врага; в переходе и при яде стихии у неё нет.',
  },
  'ETCH-15.7': {
    pl: 'Pochłanianie: wybierz kartę z ręki niepogorszoną jeszcze w tym spotkaniu, odejmij od pozostałych obrażeń tyle, ile pochłania, i ją pogorsz. Powtarzaj, póki są obrażenia.',
    ru: 'Поглощение: выберите карту в руке, ещё не пониженную в этой встрече, вычтите из оставшегося урона то, что она поглощает, и понизьте её. Повторяйте, пока урон есть.',
  },
  'ETCH-15.8': {
    pl: 'Karta pochłania tyle, ile ma pancerza na poziomie przed pogorszeniem; dwa razy tyle, jeśli żywioł pancerza jest żywiołem obrażeń (ETCH-5.4 to zmienia).',
    ru: 'Карта поглощает столько, сколько у неё брони на уровне до понижения; вдвое больше, если стихия брони — стихия урона (ETCH-5.4 это меняет).',
  },
  'ETCH-15.9': {
    pl: 'Pancerz bez żywiołu nigdy nie liczy się podwójnie.',
    ru: 'Броня без стихии никогда не удваивается.',
  },
  'ETCH-15.10': {
    pl: 'Pochłaniać mogą wszystkie karty z ręki: zestaw Akcji, obie połączone karty, rezerwowa.',
    ru: 'Поглощать могут все карты в руке: набор, обе соединённые карты, запасная.',
  },
  'ETCH-15.11': {
    pl: 'Nadmiar pochłaniania przepada; karta i tak się pogarsza.',
    ru: 'Лишнее поглощение пропадает; карта всё равно понижается.',
  },
  'ETCH-15.12': {
    pl: 'Żadna karta nie pogarsza się w jednym spotkaniu więcej niż raz.',
    ru: 'Ни одна карта не понижается за встречу больше одного раза.',
  },
  'ETCH-15.13': {
    pl: 'Gdy obrażenia spadną do 0, nie wolno już pogarszać kart.',
    ru: 'Когда урон дошёл до 0, понижать карты больше нельзя.',
  },
  'ETCH-15.14': {
    pl: 'Karta poziomu 1, która musi się pogorszyć, najpierw pochłania, a potem zostaje usunięta.',
    ru: 'Карта уровня 1, которую нужно понизить, сначала поглощает, а потом удаляется.',
  },
  'ETCH-15.15': {
    pl: 'Powalenie: jeśli wszystkie karty z ręki, które mogą, nie pochłoną razem obrażeń, pogorsz każdą z nich, resztę obrażeń pomiń, odrzuć 4 wierzchnie karty talii i graj dalej. Nie ma znaczenia, co zadało obrażenia: Trucizna (ETCH-12.2) też powala.',
    ru: 'Нокаут: если все годные карты в руке вместе не могут поглотить урон, понизьте каждую, остаток урона забудьте, сбросьте 4 верхние карты колоды и играйте дальше. Что нанесло урон, неважно: яд (ETCH-12.2) тоже отправляет в нокаут.',
  },
  'ETCH-15.16': {
    pl: 'Pochłonięcie co do punktu ostatnią kartą nie jest powaleniem.',
    ru: 'Если последняя карта поглотила ровно всё, это не нокаут.',
  },
  'ETCH-15.17': {
    pl: 'Karty odrzucone przy powaleniu nie są karą czasu: nie ma za nie obrażeń od Burzy ani za brak kart, gdy zostało ich mniej niż 4.',
    ru: 'Карты, сброшенные при нокауте, — не потеря времени: за них нет урона от бури и нет урона за нехватку, если осталось меньше 4.',
  },
  'ETCH-15.18': {
    pl: 'Powalenie nie odbiera PD i nie odrzuca karty rezerwowej.',
    ru: 'Нокаут не отнимает опыт и не сбрасывает запасную карту.',
  },

  'ETCH-16': { pl: 'Faza 4: Ulepszenie', ru: 'Фаза 4: улучшение' },
  'ETCH-16.1': {
    pl: 'PD z pełnego lub niewielkiego zwycięstwa można teraz wydać na karty z ręki: zestaw Akcji, obie połączone karty, rezerwową.',
    ru: 'Опыт полной или трудной победы можно сейчас потратить на карты в руке: набор, обе соединённые карты, запасную.',
  },
  'ETCH-16.2': {
    pl: 'Zapłać koszt ulepszenia na obecnym poziomie karty, potem podnieś ją o 1.',
    ru: 'Заплатите цену улучшения на текущем уровне карты, затем поднимите её на 1.',
  },
  'ETCH-16.3': {
    pl: 'Kartę można w jednej fazie ulepszyć kilka razy, płacąc po kolei koszt każdego nowego poziomu.',
    ru: 'Карту можно за одну фазу улучшить несколько раз, по очереди платя цену каждого нового уровня.',
  },
  'ETCH-16.4': {
    pl: 'Karty pogorszonej w Fazie Kary tego spotkania nie można w tej fazie ulepszyć.',
    ru: 'Карту, пониженную при расплате этой встречи, в этой фазе улучшить нельзя.',
  },
  'ETCH-16.5': {
    pl: 'Ulepszanie jest dobrowolne; niewydane PD przepadają na końcu fazy.',
    ru: 'Улучшать необязательно; непотраченный опыт в конце фазы пропадает.',
  },

  'ETCH-17': { pl: 'Faza 5: Czyszczenie', ru: 'Фаза 5: уборка' },
  'ETCH-17.1': {
    pl: 'Krok 1: odrzuć zestaw Akcji i ukrytą z połączonych kart, o ile nie zostały usunięte.',
    ru: 'Шаг 1: сбросьте набор и скрытую из соединённых карт, если они не удалены.',
  },
  'ETCH-17.2': {
    pl: 'Karta rezerwowa zostaje na ręce, chyba że odrzuca ją Zamrożenie (ETCH-12.1) albo zniesienie Dystansu (ETCH-12.6).',
    ru: 'Запасная карта остаётся в руке, если её не сбросит заморозка (ETCH-12.1) или отмена дальнего боя (ETCH-12.6).',
  },
  'ETCH-17.3': {
    pl: 'Policz rękę + talię. Mniej niż 5: Region się kończy (ETCH-18) i nic się nie dobiera.',
    ru: 'Сосчитайте руку + колоду. Меньше 5: край заканчивается (ETCH-18), и ничего не берут.',
  },
  'ETCH-17.4': {
    pl: 'Krok 2: inaczej dobierz do 4 kart na ręce. Dawna karta klucza, jeśli nadal leży na wierzchu, jest pierwszą dobraną.',
    ru: 'Шаг 2: иначе доберите руку до 4 карт. Прежняя карта-ключ, если она ещё сверху, приходит первой.',
  },
  'ETCH-17.5': {
    pl: 'Teraz przychodzą obrażenia od Trucizny (ETCH-12.2). Może po nich zostać mniej niż 4 karty; nie dobiera się nowych.',
    ru: 'Сейчас приходит урон от яда (ETCH-12.2). После него может остаться меньше 4 карт; новых не берут.',
  },

  'ETCH-18': { pl: 'Koniec Regionu', ru: 'Конец края' },
  'ETCH-18.1': {
    pl: 'Po Regionach 1–3: potasuj razem talię, rękę i karty odrzucone (usunięte zostają poza grą), dobierz 4, ustaw następny Region i zacznij jego pierwsze spotkanie.',
    ru: 'После краёв 1–3: перетасуйте вместе колоду, руку и сброс (удалённые остаются вне игры), возьмите 4, перейдите в следующий край и начните его первую встречу.',
  },
  'ETCH-18.2': { pl: 'Po Regionie 4 przejdź do ETCH-19.', ru: 'После края 4 перейдите к ETCH-19.' },
  'ETCH-18.3': {
    pl: 'Jeśli na początku Regionu nieusuniętych kart jest mniej niż 5, kończy się on od razu, bez spotkania.',
    ru: 'Если в начале края неудалённых карт меньше 5, он сразу заканчивается без встречи.',
  },
  'ETCH-18.4': {
    pl: 'Zboczenia ze ścieżki, kary czasu i powalenia same nigdy nie kończą Regionu; liczy się karty tylko w Fazie Czyszczenia.',
    ru: 'Обходы, потери времени и нокауты сами край не заканчивают; карты считают только при уборке.',
  },

  'ETCH-19': { pl: 'Ostateczna Bitwa: przygotowanie', ru: 'Последняя битва: подготовка' },
  'ETCH-19.1': {
    pl: 'Potasuj wszystkie nieusunięte karty w nową talię; smok zajmuje miejsce Regionu.',
    ru: 'Перетасуйте все неудалённые карты в новую колоду; место края занимает дракон.',
  },
  'ETCH-19.2': {
    pl: 'Rozegraj ostatnią wyprawę (ETCH-20), potem ostatecznego wroga (ETCH-21). W Ostatecznej Bitwie nie ma karty klucza, Trudności, zdolności, niebezpieczeństw, zboczenia ze ścieżki ani Fazy Ulepszenia.',
    ru: 'Сыграйте последний переход (ETCH-20), затем последнего врага (ETCH-21). В последней битве нет карты-ключа, невзгод, способностей, опасностей, обходов и фазы улучшения.',
  },

  'ETCH-20': { pl: 'Ostatnia wyprawa', ru: 'Последний переход' },
  'ETCH-20.1': {
    pl: 'Krok 1: dobierz 7 kart (wszystkie, jeśli jest ich mniej).',
    ru: 'Шаг 1: возьмите 7 карт (все, если их меньше).',
  },
  'ETCH-20.2': {
    pl: 'Krok 2: odczytaj trzy poziomy PR; rosną od poziomu 1 do poziomu 3.',
    ru: 'Шаг 2: прочтите три порога длины пути; они растут от порога 1 к порогу 3.',
  },
  'ETCH-20.3': {
    pl: 'Krok 3, Przegrupowanie (dobrowolne, raz na grę): odrzuć jedną kartę z ręki, sześć pozostałych potasuj, połóż pod talią i dobierz znów 7.',
    ru: 'Шаг 3, перегруппировка (по желанию, раз за игру): сбросьте одну карту из руки, шесть остальных перетасуйте, положите под колоду и возьмите снова 7.',
  },
  'ETCH-20.4': {
    pl: 'Odrzucona karta nie jest już dostępna w Ostatecznej Bitwie; punkty nadal daje.',
    ru: 'Сброшенная карта до конца последней битвы недоступна; очки она всё же даёт.',
  },
  'ETCH-20.5': {
    pl: 'Krok 4: ułóż z różnych kart dwa zestawy Akcji, każdy z Zaklęciem, Żywiołem i Wzmocnieniem; najwyżej jedna karta rezerwowa.',
    ru: 'Шаг 4: составьте из разных карт два набора, в каждом заклинание, стихия и усиление; запасная карта не больше одной.',
  },
  'ETCH-20.6': {
    pl: 'W obu zestawach razem najwyżej jedno połączenie kart.',
    ru: 'В обоих наборах вместе не больше одного соединения.',
  },
  'ETCH-20.7': {
    pl: 'Mając mniej niż 6 dostępnych kart: każdy zestaw z choć jedną kartą potrzebuje Zaklęcia; pusty zestaw liczy się za 0.',
    ru: 'Если доступных карт меньше 6: набору хотя бы с одной картой нужно заклинание; пустой набор считается за 0.',
  },
  'ETCH-20.8': {
    pl: 'Krok 5: łączny ruch = suma ruchów obu zestawów (każdy z własnym wzmocnieniem).',
    ru: 'Шаг 5: всё движение = сумма движений обоих наборов (каждое со своим усилением).',
  },
  'ETCH-20.9': {
    pl: 'Jeśli choć w jednym zestawie działa Ruch Wzmocniony o żywiole PR smoka, można dodać wzmocnienie karty rezerwowej, tylko raz.',
    ru: 'Если хотя бы в одном наборе движение усиленное и стихии пути дракона, можно прибавить усиление запасной карты, всего один раз.',
  },
  'ETCH-20.10': {
    pl: 'Wynik: poniżej poziomu 1 natychmiastowa przegrana; od poziomu 1, 2 albo 3 kara czasu najwyższego osiągniętego poziomu.',
    ru: 'Исход: ниже порога 1 — сразу поражение; от порога 1, 2 или 3 — потеря времени высшего взятого порога.',
  },
  'ETCH-20.11': {
    pl: 'Kara czasu odrzuca karty z talii jak w ETCH-15.2; obrażenia za brak kart nie mają żywiołu i pochłania je ręka przed krokiem 6.',
    ru: 'Потеря времени сбрасывает карты из колоды, как в ETCH-15.2; у урона за нехватку карт нет стихии, и рука поглощает его до шага 6.',
  },
  'ETCH-20.12': { pl: 'Krok 6: odrzuć całą rękę.', ru: 'Шаг 6: сбросьте всю руку.' },

  'ETCH-21': { pl: 'Ostateczny wróg', ru: 'Последний враг' },
  'ETCH-21.1': {
    pl: 'Krok 1: weź na rękę całą pozostałą talię.',
    ru: 'Шаг 1: возьмите в руку всю оставшуюся колоду.',
  },
  'ETCH-21.2': {
    pl: 'Krok 2: odczytaj trzy rosnące poziomy PŻ; każdy ma własną wartość ataku.',
    ru: 'Шаг 2: прочтите три растущих порога здоровья; у каждого своя атака.',
  },
  'ETCH-21.3': {
    pl: 'Krok 3: ułóż dwa zestawy Akcji z atakami jak w ETCH-20.5 do 20.7. Znów wolno raz połączyć karty.',
    ru: 'Шаг 3: составьте два набора с атаками, как в ETCH-20.5–20.7. Одно соединение снова разрешено.',
  },
  'ETCH-21.4': {
    pl: 'Zestaw z mniej niż trzema kartami potrzebuje Zaklęcia; bez Żywiołu jego inicjatywa wynosi 0, bez Wzmocnienia wzmocnienie wynosi 0. Wzmocnienie każdego zestawu idzie do ataku albo inicjatywy tego zestawu.',
    ru: 'Набору меньше чем из трёх карт нужно заклинание; без стихии его инициатива 0, без усиления его усиление 0. Усиление каждого набора идёт к атаке или инициативе этого же набора.',
  },
  'ETCH-21.5': {
    pl: 'Łączny atak i łączna inicjatywa to sumy z obu zestawów.',
    ru: 'Вся атака и вся инициатива — суммы по обоим наборам.',
  },
  'ETCH-21.6': {
    pl: 'Karty bez roli zostają na ręce; ich wzmocnienia się nie używa.',
    ru: 'Карты без роли остаются в руке; их усиление не используется.',
  },
  'ETCH-21.7': {
    pl: 'Krok 4: jeśli łączna inicjatywa jest niższa od inicjatywy smoka, czekają jego obrażenia początkowe. Równa jest bezpieczna.',
    ru: 'Шаг 4: если вся инициатива ниже инициативы дракона, предстоит его начальный урон. При равной урона нет.',
  },
  'ETCH-21.8': {
    pl: 'Krok 5: za każdy żywioł, przeciw któremu smok ma pancerz, a który ma choć jeden Atak Wzmocniony, odejmij ten pancerz raz od łącznego ataku; najmniej 0.',
    ru: 'Шаг 5: за каждую стихию, против которой у дракона есть броня и которая есть хотя бы у одной усиленной атаки, один раз вычтите эту броню из всей атаки; не меньше 0.',
  },
  'ETCH-21.9': {
    pl: 'Krok 6: porównaj łączny atak z poziomami PŻ: poniżej poziomu 1 natychmiastowa przegrana; od poziomu 1, 2 albo 3 obrażenia bojowe równe atakowi najwyższego osiągniętego poziomu.',
    ru: 'Шаг 6: сравните всю атаку с порогами здоровья: ниже порога 1 — сразу поражение; от порога 1, 2 или 3 — боевой урон, равный атаке высшего взятого порога.',
  },
  'ETCH-21.10': {
    pl: 'Krok 7: łączne obrażenia = początkowe (jeśli się należą) + bojowe, z żywiołem ataku smoka.',
    ru: 'Шаг 7: весь урон = начальный (если есть) + боевой, со стихией атаки дракона.',
  },
  'ETCH-21.11': {
    pl: 'Pochłaniają je, jak w ETCH-15.7 do 15.14, dowolne karty z ręki, z rolą lub bez, każda najwyżej raz.',
    ru: 'Его поглощают, как в ETCH-15.7–15.14, любые карты в руке, с ролью или без, каждая не больше одного раза.',
  },
  'ETCH-21.12': {
    pl: 'Obrażenia, których nie da się pochłonąć w całości, to powalenie i przegrana; inaczej gracz zwycięża.',
    ru: 'Урон, который нельзя поглотить целиком, — это нокаут и поражение; иначе игрок побеждает.',
  },

  'ETCH-22': { pl: 'Punktacja', ru: 'Счёт' },
  'ETCH-22.1': { pl: 'Przegrana to 0 punktów.', ru: 'Поражение — 0 очков.' },
  'ETCH-22.2': {
    pl: 'Zwycięstwo to suma poziomów wszystkich nieusuniętych kart (ręka, talia, odrzucone), po ostatnich obrażeniach; najwyżej 64.',
    ru: 'Победа — сумма уровней всех неудалённых карт (рука, колода, сброс) после последнего урона; самое большее 64.',
  },

  'ETCH-23': { pl: 'Żywioły, układ ręki, warianty', ru: 'Стихии, порядок руки, варианты' },
  'ETCH-23.1': {
    pl: 'Charakter według żywiołu, którego wymaga Akcja Wzmocniona karty. Woda: bardzo wysoki pancerz i inicjatywa; średni atak, wzmocnienie, ruch. Ogień: bardzo wysoki atak; niski pancerz, wzmocnienie, inicjatywa, ruch.',
    ru: 'Характер — по стихии, нужной усиленному действию карты. Вода: очень высокие броня и инициатива; средние атака, усиление, движение. Огонь: очень высокая атака; низкие броня, усиление, инициатива, движение.',
  },
  'ETCH-23.2': {
    pl: 'Błyskawica: bardzo wysoki ruch, wysoka inicjatywa; bardzo niski atak i wzmocnienie; drogie ulepszenia. Cień: bardzo wysokie wzmocnienie; średni atak, inicjatywa, ruch; jedyny żywioł, którego akcje łączą atak z ruchem.',
    ru: 'Молния: очень высокое движение, высокая инициатива; очень низкие атака и усиление; дорогие улучшения. Тень: очень высокое усиление; средние атака, инициатива, движение; единственная стихия, чьи действия соединяют атаку и движение.',
  },
  'ETCH-23.3': {
    pl: 'ETCH-23.1 i 23.2 tylko opisują; rozstrzygają dane kart (miejscami się różnią).',
    ru: 'ETCH-23.1 и 23.2 только описывают; решают данные карт (местами они расходятся).',
  },
  'ETCH-23.4': {
    pl: 'Układ ręki do oglądania, od spodu (lewa) do wierzchu (prawa): rezerwowa, Żywioł, Zaklęcie, Wzmocnienie. W podstawowej grze nic nie znaczy.',
    ru: 'Порядок руки на виду, снизу (слева) вверх (вправо): запасная, стихия, заклинание, усиление. В основной игре ничего не значит.',
  },
  'ETCH-23.5': {
    pl: 'Warianty, które instrukcja wymienia, ale nie opisuje: wspólna wyprawa, łagodna współpraca, gromka współpraca, tryb wyzwania (nazwy oddane naszymi słowami).',
    ru: 'Варианты, которые книга правил называет, но не описывает: общий переход, мягкое сотрудничество, громовое сотрудничество, режим испытания (названия переданы нами).',
  },

  'ETCH-R': { pl: 'Nasze rozstrzygnięcia', ru: 'Наши решения' },
  'ETCH-R1': {
    pl: 'Karty, która w trakcie spotkania znajdzie się na wierzchu talii przez karę czasu lub powalenie, nie ogląda się przed następnym Wyzwaniem. Kartę klucza odkrywa tylko rozpoznanie; reszta talii jest zakryta (ETCH-3.5).',
    ru: 'Карту, которая во время встречи оказалась сверху колоды из-за потери времени или нокаута, до следующего испытания не смотрят. Карту-ключ открывает только разведка; остальная колода скрыта (ETCH-3.5).',
  },
  'ETCH-R2': {
    pl: 'Żywioł połączonych kart wybiera się tylko wtedy, gdy wierzchnia ma rolę Żywiołu. W każdej innej roli nikt nie czyta własnego żywiołu karty.',
    ru: 'Стихию соединённых карт выбирают, только если верхняя в роли стихии. В любой другой роли собственную стихию карты никто не читает.',
  },
  'ETCH-R3': {
    pl: 'Wobec wroga ze Spowolnieniem akcję, która może być ruchem, porównuje się jako ruch. Ma tę samą wartość, a pancerz jej nie zmniejsza; atak mógłby być tylko gorszy.',
    ru: 'Против медлительного врага действие, которое может быть движением, сравнивают как движение. Значение то же, а броня его не уменьшает; атака могла бы быть только хуже.',
  },
  'ETCH-R4': {
    pl: 'Jeśli bez roli jest więcej niż jedna dostępna karta, żadna nie jest rezerwowa. ETCH-20.5 pozwala najwyżej na jedną; może się to zdarzyć tylko w Ostatecznej Bitwie.',
    ru: 'Если без роли больше одной доступной карты, ни одна из них не запасная. ETCH-20.5 допускает не больше одной; такое бывает только в последней битве.',
  },
  'ETCH-R5': {
    pl: 'W ostatniej wyprawie wzmocnienie karty rezerwowej dodaje się zawsze, gdy pozwala na to ETCH-20.9. Nigdy nie szkodzi.',
    ru: 'В последнем переходе усиление запасной карты прибавляют всегда, когда позволяет ETCH-20.9. Оно никогда не вредит.',
  },
  'ETCH-R6': {
    pl: 'W Ostatecznej Bitwie pusty może zostać tylko drugi zestaw. Kolejność zestawów nic nie znaczy.',
    ru: 'В последней битве пустым может остаться только второй набор. Порядок наборов ничего не значит.',
  },
  'ETCH-R7': {
    pl: 'Gdy na ręce jest mniej niż siedem kart, Przegrupowanie odsyła to, co jest, i dobiera tyle, ile jest. ETCH-20.1 tak samo traktuje krótką talię.',
    ru: 'Если в руке меньше семи карт, перегруппировка возвращает то, что есть, и берёт столько, сколько есть. Так же ETCH-20.1 поступает с короткой колодой.',
  },
  'ETCH-R8': {
    pl: 'Żadna karta nie pochłania tej samej Trucizny dwa razy. ETCH-12.3 oddziela Truciznę od następnego spotkania; sama w sobie to obrażenia jak każde inne (ETCH-15.12).',
    ru: 'Ни одна карта не поглощает один и тот же яд дважды. ETCH-12.3 отделяет яд от следующей встречи; сам по себе это урон, как любой другой (ETCH-15.12).',
  },
  'ETCH-R9': {
    pl: 'Karty wzięte dla poziomu trudności leżą odkryte, gdy gracz spośród nich wybiera. Inaczej nie byłoby według czego wybierać.',
    ru: 'Карты, взятые для сложности, лежат открыто, пока игрок из них выбирает. Иначе выбирать было бы не по чему.',
  },
  'ETCH-R10': {
    pl: 'Powalenie przez Truciznę może zostawić na ręce i w talii mniej niż 5 kart: wtedy Region się kończy, jak w Fazie Czyszczenia (ETCH-17.3). Bez karty klucza nie ma spotkania.',
    ru: 'После нокаута от яда в руке и колоде может остаться меньше 5 карт: тогда край заканчивается, как при уборке (ETCH-17.3). Без карты-ключа встречи не бывает.',
  },
} satisfies Written;
