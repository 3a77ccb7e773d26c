// Dice Throne Adventures: what follows a game, loot, the shop, playing against each other and answers to questions (ADV-18 to ADV-25).
import type { Written } from '../written.ts';

export const ADVENTURE_CAMPAIGN = {
  'ADV-18': { pl: 'Koniec rozgrywki', ru: 'Конец партии' },
  'ADV-18.1': {
    pl: 'Najpierw odłóżcie wszystkie elementy bohaterów poza tajemniczymi kartami łupów; wszystkie ulepszenia i ekwipunek wracają do talii bohatera.',
    ru: 'Сначала уберите все компоненты героев, кроме тайных карт добычи; все улучшения и снаряжение возвращаются в колоду героя.',
  },
  'ADV-18.2': {
    pl: 'Potem 1: Zakupy u Roselli (eksploracja) albo łupy bossa (walka z bossem), po wygranej i po przegranej.',
    ru: 'Затем 1: лавка Розеллы (исследование) или добыча с босса (бой с боссом), и после победы, и после поражения.',
  },
  'ADV-18.3': { pl: 'Potem 2: zapiszcie wynik (ADV-2.4–2.11).', ru: 'Затем 2: запишите итог (ADV-2.4–2.11).' },
  'ADV-18.4': {
    pl: 'Potem 3: po wygranej następny scenariusz, po przegranej ten sam.',
    ru: 'Затем 3: после победы следующий сценарий, после поражения тот же.',
  },
  'ADV-18.5': {
    pl: 'Przed następną rozgrywką użyte karty bossów, kafelki i karty sługusów wracają do swoich talii.',
    ru: 'Перед следующей партией использованные карты боссов, тайлы и карты прислужников возвращаются в свои колоды.',
  },

  'ADV-19': { pl: 'Karty łupów', ru: 'Карты добычи' },
  'ADV-19.1': {
    pl: 'Karta łupów ma znak klasy i kryształ; karty bez kryształu nie są łupami.',
    ru: 'На карте добычи знак класса и кристалл; карты без кристалла — не добыча.',
  },
  'ADV-19.2': {
    pl: 'W dowolnej chwili można odrzucić kartę łupów z ręki, by dobrać kartę z talii bohatera.',
    ru: 'В любой момент карту добычи из руки можно сбросить, чтобы взять карту из колоды героя.',
  },
  'ADV-19.3': {
    pl: 'Ekwipunek: zapłać PW i połóż go odkryty obok planszy; działa do końca rozgrywki.',
    ru: 'Снаряжение: оплатите БС и положите его лицом вверх рядом с планшетом; оно действует до конца партии.',
  },
  'ADV-19.4': {
    pl: 'W grze mogą być najwyżej 2 karty ekwipunku; przed zagraniem trzeciej odrzuca się jedną bez zwrotu kosztu.',
    ru: 'В игре не больше 2 карт снаряжения; прежде чем разыграть третью, одну сбрасывают без возврата БС.',
  },
  'ADV-19.5': {
    pl: 'W talii nigdy nie ma dwóch kart akcji lub ekwipunku o tej samej nazwie; poziomy jednej nazwy („X”, „X III”) uważa się za to samo.',
    ru: 'В колоде никогда нет двух карт действий или снаряжения с одним названием; уровни одного названия («X», «X III») считаются одним и тем же.',
  },
  'ADV-19.6': {
    pl: 'Kto bierze wyższy poziom, oddaje niższy: karta łupów idzie na spód swojej talii łupów, inna karta opuszcza kampanię (zostaje w pojemniku bohatera).',
    ru: 'Кто берёт старший уровень, отдаёт младший: карта добычи идёт в низ своей колоды добычи, другая карта покидает кампанию (остаётся в лотке героя).',
  },
  'ADV-19.7': {
    pl: 'Znak wymiany oznacza kartę łupów, która zastępuje podstawową kartę bohatera.',
    ru: 'Знаком обмена отмечена карта добычи, которая заменяет базовую карту героя.',
  },
  'ADV-19.8': {
    pl: 'Talia ma najwyżej 50 kart; przed następną rozgrywką nadmiar kart łupów idzie na spód swoich talii.',
    ru: 'В колоде не больше 50 карт; перед следующей партией лишние карты добычи идут в низ своих колод.',
  },

  'ADV-20': { pl: 'Zakupy u Roselli (po każdej eksploracji)', ru: 'Лавка Розеллы (после каждого исследования)' },
  'ADV-20.1': {
    pl: 'Podnieście złoto drużyny do najbliższej wielokrotności 5 (bez zmian, jeśli już nią jest).',
    ru: 'Поднимите золото команды до ближайшего числа, кратного 5 (если оно уже кратно, ничего не меняйте).',
  },
  'ADV-20.2': {
    pl: 'Każdy bohater ma do wydania całą tę kwotę; nie dzieli się jej.',
    ru: 'Каждый герой может потратить всю эту сумму; её не делят.',
  },
  'ADV-20.3': {
    pl: 'Rozdajcie każdemu graczowi karty łupów wymienione na karcie scenariusza; gracz może je przeczytać.',
    ru: 'Сдайте каждому игроку карты добычи, названные на карте сценария; игрок может их прочесть.',
  },
  'ADV-20.4': {
    pl: 'Każdy gracz może kupować, rozpoznawać i sprzedawać w dowolnej kolejności i dowolnie wiele razy.',
    ru: 'Каждый игрок может покупать, опознавать и продавать в любом порядке и сколько угодно раз.',
  },
  'ADV-20.5': {
    pl: 'Kupno: zapłać cenę klasy za jedną z rozdanych sobie kart i dodaj ją do talii.',
    ru: 'Покупка: заплатите цену класса за одну из сданных вам карт и добавьте её в колоду.',
  },
  'ADV-20.6': {
    pl: 'Wyższa wersja posiadanej karty łupów kosztuje tylko różnicę cen obu klas (rzadka → epicka: 5).',
    ru: 'Старшая версия имеющейся карты добычи стоит только разницу цен двух классов (редкая → эпическая: 5).',
  },
  'ADV-20.7': {
    pl: 'Niższej wersji posiadanej karty nie można kupić: połóż ją na spodzie jej talii i weź w zamian wierzchnią, w razie potrzeby kilka razy.',
    ru: 'Младшую версию имеющейся карты купить нельзя: положите её в низ её колоды и возьмите взамен верхнюю, при надобности несколько раз.',
  },
  'ADV-20.8': {
    pl: 'Rozdana karta nie należy do nikogo, dopóki nie zostanie kupiona, i nie można jej sprzedać.',
    ru: 'Сданная карта, пока её не купили, никому не принадлежит, и продать её нельзя.',
  },
  'ADV-20.9': {
    pl: 'Rozpoznanie: zapłać 10 sztuk złota, odkryj jedną swoją tajemniczą kartę łupów i od razu dodaj ją do talii.',
    ru: 'Опознание: заплатите 10 золотых, откройте одну свою тайную карту добычи и сразу добавьте её в колоду.',
  },
  'ADV-20.10': {
    pl: 'Rozpoznaną kartę niższą od posiadanej wersji wymienia się jak w ADV-20.7.',
    ru: 'Опознанную карту младше имеющейся версии заменяют, как в ADV-20.7.',
  },
  'ADV-20.11': {
    pl: 'Sprzedaż: 5 sztuk złota za tajemniczą kartę łupów (bez oglądania) albo za dowolną kartę łupów z własnej talii; idzie ona na spód swojej talii.',
    ru: 'Продажа: 5 золотых за тайную карту добычи (не глядя) или за любую карту добычи из своей колоды; она идёт в низ своей колоды.',
  },
  'ADV-20.12': { pl: 'Kart bez kryształu nie można sprzedać.', ru: 'Карты без кристалла продать нельзя.' },

  'ADV-21': { pl: 'Łupy bossa', ru: 'Добыча с босса' },
  'ADV-21.1': {
    pl: 'Tyle razy, ile skrzyń pokazuje karta scenariusza: każdy gracz rzuca kością łupów, czyta stronę tabeli dla bossa i bierze wierzchnią kartę tej klasy.',
    ru: 'Столько раз, сколько сундуков на карте сценария: каждый игрок бросает кубик добычи, читает сторону таблицы для босса и берёт верхнюю карту этого класса.',
  },
  'ADV-21.2': {
    pl: 'Gracz ogląda ją i dodaje do talii albo odrzuca.',
    ru: 'Игрок смотрит её и добавляет в колоду или сбрасывает.',
  },
  'ADV-21.3': {
    pl: 'Po wygranej każda odrzucona karta daje 1 punkt na arkuszu.',
    ru: 'После победы каждая сброшенная карта даёт 1 очко на листе.',
  },
  'ADV-21.4': {
    pl: 'Kartę niższą od posiadanej wersji najpierw wymienia się jak w ADV-20.7; za takie wymiany punktów nie ma.',
    ru: 'Карту младше имеющейся версии сначала заменяют, как в ADV-20.7; за такие замены очков нет.',
  },

  'ADV-22': { pl: 'Sprzątanie, powtórka, wynik kampanii', ru: 'Уборка, повтор, итог кампании' },
  'ADV-22.1': {
    pl: 'Wtasujcie wszystkie zdobyte karty do talii bohaterów.',
    ru: 'Замешайте все добытые карты в колоды героев.',
  },
  'ADV-22.2': {
    pl: 'Nierozpoznane tajemnicze karty łupów i niesprzedane rozdane karty wracają do swoich talii łupów; tajemniczych kart nigdy się nie przenosi.',
    ru: 'Неопознанные тайные карты добычи и некупленные сданные карты возвращаются в свои колоды добычи; тайные карты в следующую партию не переходят.',
  },
  'ADV-22.3': {
    pl: 'Po wygranej pozostałe Maści przechodzą dalej (ADV-2.6).',
    ru: 'После победы оставшиеся мази переходят дальше (ADV-2.6).',
  },
  'ADV-22.4': {
    pl: 'Po przegranej pozostałe Maści nie przechodzą; powtórka zaczyna się z początkowymi Maściami przegranej rozgrywki + 3, zdobyte łupy zostają, a kolumna liczy się za −10.',
    ru: 'После поражения оставшиеся мази не переходят; повтор начинают с начальными мазями проигранной партии + 3, взятая добыча остаётся, а столбец даёт −10.',
  },
  'ADV-22.5': {
    pl: 'Powtarzana eksploracja ma na nowo wylosowaną kartę scenariusza.',
    ru: 'Для повторного исследования карту сценария берут случайно заново.',
  },
  'ADV-22.6': {
    pl: 'Złoto nie przechodzi dalej; każda eksploracja ustala je od nowa.',
    ru: 'Золото не переходит; каждое исследование задаёт его заново.',
  },
  'ADV-22.7': {
    pl: 'Wynik kampanii to suma wszystkich kolumn, wygranych i przegranych.',
    ru: 'Итог кампании — сумма всех столбцов, выигранных и проигранных.',
  },

  'ADV-23': {
    pl: 'Boss kontra drużyna (3–5 graczy, jeden gra bossem)',
    ru: 'Босс против команды (3–5 игроков, один играет за босса)',
  },
  'ADV-23.1': {
    pl: 'Bohaterowie mają wspólne 50 zdrowia. Zdrowie bossa = 10 + 20 na bohatera.',
    ru: 'У героев общие 50 здоровья. Здоровье босса = 10 + 20 за героя.',
  },
  'ADV-23.2': {
    pl: 'Talię ulepszeń i talię akcji tasuje się razem; boss zaczyna z 4 kartami i 2 PW.',
    ru: 'Колоды улучшений и действий тасуют вместе; босс начинает с 4 картами и 2 БС.',
  },
  'ADV-23.3': {
    pl: 'Boss gra pierwszy i nie pomija Fazy Dochodu; potem wszyscy rozgrywają zwykłe tury zgodnie z zegarem.',
    ru: 'Босс ходит первым и не пропускает фазу дохода; затем все делают обычные ходы по часовой стрелке.',
  },
  'ADV-23.4': {
    pl: 'Królewska dłoń: efekt unikatowy, limit 5, nie można go usunąć ani przenieść.',
    ru: '«Рука короля»: уникальное состояние, предел 5, снять или перенести нельзя.',
  },
  'ADV-23.5': {
    pl: 'Boss bierze 1 Królewską dłoń w Fazie Utrzymania każdego gracza (własnej i każdego bohatera), a w dowolnej chwili może za nią zapłacić 3 PW.',
    ru: 'Босс получает 1 «Руку короля» в фазе обновления каждого игрока (своей и каждого героя) и может в любой момент взять её за 3 БС.',
  },
  'ADV-23.6': {
    pl: 'Wydanie: rzut kością łupów. 1–10: weź 1 PW. 11–15: przeciwnik przerzuca jedną kość albo boss dostaje dodatkową próbę rzutu. 16–20: zmień wartość dowolnej 1 kości.',
    ru: 'Расход: бросьте кубик добычи. 1–10: получите 1 БС. 11–15: противник перебрасывает один кубик или босс получает дополнительную попытку броска. 16–20: измените значение любого 1 кубика.',
  },
  'ADV-23.7': {
    pl: 'Bohaterowie zawsze biorą na cel bossa; boss rzuca na cel 1 kością chaosu w swojej Fazie Rzutu na Wyznaczenie Celu, po swoich kościach. Tę kość można zmieniać jak każdą inną (DT-17.14). Boss i drużyna na 0 jednocześnie: wygrywają bohaterowie (ADV-17.7).',
    ru: 'Цель героев — всегда босс; босс бросает 1 кубик хаоса на цель в своей фазе броска прицеливания, после своих кубиков. Этот кубик можно изменять, как любой другой (DT-17.14). У босса и команды одновременно 0: побеждают герои (ADV-17.7).',
  },
  'ADV-23.8': {
    pl: '2 bohaterów: 1–3 po lewej bossa, 4–6 po prawej.',
    ru: '2 героя: 1–3 слева от босса, 4–6 справа.',
  },
  'ADV-23.9': {
    pl: '3 bohaterów: 1–2 lewy, 3–4 środkowy, 5–6 prawy.',
    ru: '3 героя: 1–2 левый, 3–4 средний, 5–6 правый.',
  },
  'ADV-23.10': {
    pl: '4 bohaterów: 1–4 liczy bohaterów od lewej strony bossa; 5–6 to przerzut.',
    ru: '4 героя: 1–4 отсчитывают героев слева от босса; 5–6 — переброс.',
  },
  'ADV-23.11': {
    pl: 'W obu trybach przeciw sobie: „aktywny gracz” na kartach akcji to przeciwnik; bonusy dla bohatera i cele rzutu się pomija.',
    ru: 'В обоих режимах друг против друга: «активный игрок» на картах действий — это противник; бонусы для героя и цели броска не действуют.',
  },

  'ADV-24': { pl: 'Boss kontra boss (2 graczy)', ru: 'Босс против босса (2 игрока)' },
  'ADV-24.1': {
    pl: 'Zwykła gra 1 na 1; każdy boss ma 70 zdrowia, 4 karty, 2 PW i jedną talię potasowaną z ulepszeń i akcji.',
    ru: 'Обычная игра 1 на 1; у каждого босса 70 здоровья, 4 карты, 2 БС и одна колода из улучшений и действий.',
  },
  'ADV-24.2': {
    pl: 'Każdy gracz bierze 1 Królewską dłoń tylko we własnej Fazie Utrzymania; poza tym jak w ADV-23.4–23.6 i ADV-23.11.',
    ru: 'Каждый игрок получает 1 «Руку короля» только в своей фазе обновления; остальное — по ADV-23.4–23.6 и ADV-23.11.',
  },
  'ADV-24.3': {
    pl: 'Pierwszy gracz pomija pierwszą Fazę Dochodu, jak w grze podstawowej.',
    ru: 'Первый игрок пропускает первую фазу дохода, как в базовой игре.',
  },

  'ADV-25': { pl: 'Odpowiedzi na częste pytania', ru: 'Ответы на частые вопросы' },
  'ADV-25.1': {
    pl: 'Po pokonaniu strażnika portalu najpierw są zakupy i sprzątanie, potem walka z bossem.',
    ru: 'После победы над стражем портала сначала лавка и уборка, затем бой с боссом.',
  },
  'ADV-25.2': {
    pl: 'Karty Fazy Rzutu mogą wpływać na rzut Królewskiej dłoni.',
    ru: 'Карты фазы броска могут влиять на бросок «Руки короля».',
  },
  'ADV-25.3': {
    pl: 'Ulepszenia i ekwipunek w grze nie przechodzą do następnej rozgrywki.',
    ru: 'Улучшения и снаряжение в игре не переходят в следующую партию.',
  },
  'ADV-25.4': {
    pl: 'Maści przechodzą po wygranej, nie po przegranej (wtedy + 3 do poprzedniego początku).',
    ru: 'Мази переходят после победы, но не после поражения (тогда + 3 к прежнему началу).',
  },
  'ADV-25.5': {
    pl: 'Pusta talia łupów: najwyższa dostępna niższa klasa.',
    ru: 'Пустая колода добычи: старший из доступных низших классов.',
  },
  'ADV-25.6': {
    pl: 'Niejasne decyzje wroga: jak dla wroga najlepiej, wybiera aktywny gracz.',
    ru: 'Неясные решения врага: как лучше для врага, выбирает активный игрок.',
  },
  'ADV-25.7': {
    pl: 'Leczyć się ponad początek wolno do + 10, bohaterom, sługusom i bossom.',
    ru: 'Исцеляться выше начала можно до + 10: героям, прислужникам и боссам.',
  },
  'ADV-25.8': {
    pl: 'Żetony Bonusowych obrażeń można wydać przed aktywacją obrony albo po niej.',
    ru: 'Жетоны «Усиление урона» можно израсходовать до активации защиты или после неё.',
  },
  'ADV-25.9': {
    pl: 'W kampanii Królewska dłoń nie ma limitu stosu.',
    ru: 'В кампании у «Руки короля» нет предела.',
  },
} satisfies Written;
