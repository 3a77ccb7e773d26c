// Dice Throne: set-up, resources and the phases of a turn (DT-1 to DT-3).
import type { Written } from '../written.ts';

export const THRONE_TURN = {
  'DT-1': { pl: 'Elementy i przygotowanie', ru: 'Состав и подготовка' },
  'DT-1.1': {
    pl: 'Zestaw bohatera to 1 plansza bohatera, 1 karta informacyjna, 5 takich samych kości sześciościennych, 1 własna talia, 1 licznik zdrowia, 1 licznik PW oraz żetony efektów i towarzyszy tego bohatera.',
    ru: 'Набор героя: 1 планшет героя, 1 памятка, 5 одинаковых шестигранных кубиков, 1 личная колода, 1 счётчик здоровья, 1 счётчик БС и жетоны состояний и компаньонов этого героя.',
  },
  'DT-1.2': {
    pl: 'Karta informacyjna podaje zasady efektów i towarzyszy bohatera, symbol na każdej ściance kości, stopień złożoności od 1 do 6 i wyjaśnienia dotyczące tego bohatera; stopień złożoności nie wpływa na zasady.',
    ru: 'В памятке — правила состояний и компаньонов героя, символ каждой грани кубика, сложность от 1 до 6 и разъяснения к этому герою; на правила сложность не влияет.',
  },
  'DT-1.3': {
    pl: 'Wielkość talii należy do danych bohatera (na przykład talia Przeklętej Piratki liczy 33 karty; karta pomocy z przebiegiem tury do talii nie należy).',
    ru: 'Размер колоды указан в данных героя (например, у Проклятой пиратки 33 карты; карта-подсказка с порядком хода в колоду не входит).',
  },
  'DT-1.4': {
    pl: 'Stosy żetonów zaczynają na swoich miejscach na karcie informacyjnej, nie w grze.',
    ru: 'Стопки жетонов начинают на своих местах в памятке, а не в игре.',
  },
  'DT-1.5': { pl: 'Każdy gracz ustawia 2 PW.', ru: 'Каждый игрок выставляет 2 БС.' },
  'DT-1.6': {
    pl: 'Każdy gracz ustawia zdrowie według trybu: 50 (1 na 1), 50 wspólnych dla drużyny (gra drużynowa), 35 (Król Wzgórza).',
    ru: 'Каждый игрок выставляет здоровье по режиму: 50 (1 на 1), 50 общих на команду (командная игра), 35 («Царь горы»).',
  },
  'DT-1.7': {
    pl: 'Każdy gracz tasuje zakrytą talię i dobiera 4 karty na rękę początkową.',
    ru: 'Каждый игрок тасует закрытую колоду и берёт 4 карты — стартовую руку.',
  },
  'DT-1.8': {
    pl: 'Każdy gracz rzuca 1 kością; kto wyrzuci najwięcej, ma pierwszą turę. Przy remisie ci, którzy mają najwyższy wynik, rzucają między sobą jeszcze raz.',
    ru: 'Каждый игрок бросает 1 кубик; у кого больше, тот ходит первым. При ничьей те, у кого выпало больше всех, бросают между собой ещё раз.',
  },
  'DT-1.9': {
    pl: 'Bohaterowie, którym karta informacyjna nakazuje dodatkowe przygotowanie, wykonują je przed pierwszą turą. (Na przykład Przeklęta Piratka zaczyna z 3 Przeklętymi dublonami i z planszą na stronie ludzkiej.)',
    ru: 'Герои, которым памятка предписывает особую подготовку, выполняют её до первого хода. (Например, Проклятая пиратка начинает с 3 «Проклятыми дублонами» и человеческой стороной планшета вверх.)',
  },
  'DT-1.10': {
    pl: 'W grze 1 na 1 tury się przeplatają, przy większej liczbie graczy idą od pierwszego zgodnie z ruchem wskazówek zegara, a w grze drużynowej według DT-17.5.',
    ru: 'В игре 1 на 1 ходы чередуются, при большем числе игроков идут по часовой стрелке от первого, а в командной игре — по DT-17.5.',
  },
  'DT-1.11': { pl: 'Aktywny gracz to ten, którego tura trwa.', ru: 'Активный игрок — тот, чей сейчас ход.' },
  'DT-1.12': {
    pl: 'Gracz wygrywa, gdy wszyscy przeciwnicy zostali pokonani (zdrowie 0).',
    ru: 'Игрок выигрывает, когда все противники побеждены (здоровье 0).',
  },
  'DT-1.13': {
    pl: 'Brak żetonów w pudełku nigdy nie ogranicza efektu; używa się zamienników.',
    ru: 'Нехватка жетонов в коробке никогда не ограничивает эффект; берут любую замену.',
  },
  'DT-1.14': {
    pl: 'Stos kart odrzuconych leży odkryty; talia i ręka są zakryte przed przeciwnikami.',
    ru: 'Сброс лежит лицом вверх; колода и рука скрыты от противников.',
  },

  'DT-2': { pl: 'Zasoby i limity', ru: 'Ресурсы и пределы' },
  'DT-2.1': {
    pl: 'Zdrowie to liczba całkowita od 0 do (wartości początkowej + 10): najwyżej 60, gdy zaczyna się od 50, i 45, gdy od 35.',
    ru: 'Здоровье — целое число от 0 до (начальное значение + 10): не больше 60 при начальных 50 и 45 при начальных 35.',
  },
  'DT-2.2': {
    pl: 'Leczenie ponad maksimum przepada; nie odkłada się go na później.',
    ru: 'Исцеление сверх максимума пропадает и не запасается.',
  },
  'DT-2.3': {
    pl: 'Gracz, którego licznik dojdzie do 0, w tej samej chwili jest pokonany.',
    ru: 'Игрок, чей счётчик дошёл до 0, в тот же миг побеждён.',
  },
  'DT-2.4': {
    pl: 'Obrażenia poniżej 0 pomija się; nikt nie jest „bardziej pokonany” niż ktoś inny.',
    ru: 'Урон ниже 0 не учитывается; никто не бывает «побеждён сильнее» другого.',
  },
  'DT-2.5': {
    pl: 'Jeśli wszyscy gracze, którzy są jeszcze w grze, dojdą do 0 jednocześnie, jest remis.',
    ru: 'Если все, кто ещё в игре, одновременно доходят до 0, это ничья.',
  },
  'DT-2.6': { pl: 'PW to liczba całkowita od 0 do 15.', ru: 'БС — целое число от 0 до 15.' },
  'DT-2.7': {
    pl: 'PW ponad 15 przepadają; działanie, które je dało, pozostaje dozwolone.',
    ru: 'БС сверх 15 пропадает; действие, которое её дало, остаётся разрешённым.',
  },
  'DT-2.8': {
    pl: 'PW płaci się za karty i za koszty wydrukowane na planszy bohatera lub żetonach. Koszt trzeba zapłacić w całości, zanim efekt zadziała.',
    ru: 'БС тратят на карты и на стоимость, указанную на планшете героя или жетонах. Платят целиком и до эффекта.',
  },
  'DT-2.9': { pl: 'Karta o koszcie 0 jest darmowa.', ru: 'Карта стоимостью 0 бесплатна.' },
  'DT-2.10': {
    pl: 'Limit 6 kart na ręce obowiązuje tylko w Fazie Odrzucenia Kart; w każdej innej chwili ręka może być większa.',
    ru: 'Предел в 6 карт в руке действует только в фазе сброса; в остальное время карт может быть больше.',
  },
  'DT-2.11': {
    pl: 'Sprzedać kartę to odłożyć ją z ręki na własny stos kart odrzuconych i wziąć 1 PW, bez względu na jej koszt.',
    ru: 'Продать карту — значит убрать её из руки в свой сброс и получить 1 БС, сколько бы она ни стоила.',
  },
  'DT-2.12': {
    pl: 'Sprzedawać wolno we własnych Fazach Głównych i we własnej Fazie Odrzucenia Kart, nigdy poza nimi.',
    ru: 'Продавать можно в своих основных фазах и в своей фазе сброса, и больше никогда.',
  },
  'DT-2.13': {
    pl: 'Karty dobiera się z wierzchu własnej talii, po jednej.',
    ru: 'Карты берут сверху своей колоды, по одной.',
  },
  'DT-2.14': {
    pl: 'Gdy trzeba dobrać kartę, a talia jest pusta, stos kart odrzuconych tasuje się w nową talię i dobiera dalej w ramach tego samego efektu.',
    ru: 'Если нужно взять карту, а колода пуста, сброс тасуют в новую колоду и продолжают брать в рамках того же эффекта.',
  },
  'DT-2.15': {
    pl: 'Pustej talii nie uzupełnia się, dopóki naprawdę nie trzeba dobrać karty.',
    ru: 'Пустую колоду не пополняют, пока карту не придётся взять на самом деле.',
  },
  'DT-2.16': {
    pl: 'Jeśli pusta jest i talia, i stos kart odrzuconych, pozostałe dobierania pomija się.',
    ru: 'Если пусты и колода, и сброс, оставшиеся карты не берут.',
  },
  'DT-2.17': {
    pl: 'Zagrane ulepszenia i karta, którą się jeszcze rozpatruje, nie leżą na stosie kart odrzuconych i nie wracają do talii przy tasowaniu.',
    ru: 'Разыгранные улучшения и карта, которая ещё действует, не лежат в сбросе и при тасовании в колоду не попадают.',
  },

  'DT-3': { pl: 'Fazy tury', ru: 'Фазы хода' },
  'DT-3.1': {
    pl: 'Faza 1, Utrzymania, krok 1: znajdź wszystkie swoje efekty i zdolności, które działają w Fazie Utrzymania, i rozpatrz je.',
    ru: 'Фаза 1, обновления, шаг 1: найдите все свои состояния и способности, которые срабатывают в фазе обновления, и примените их.',
  },
  'DT-3.2': {
    pl: 'Faza 1, krok 2: gdy jest ich kilka, kolejność wybiera aktywny gracz.',
    ru: 'Фаза 1, шаг 2: если их несколько, порядок выбирает активный игрок.',
  },
  'DT-3.3': {
    pl: 'Faza 1, krok 3: wszystkie obrażenia i całe leczenie tej fazy sumuje się i stosuje naraz na jej końcu.',
    ru: 'Фаза 1, шаг 3: весь урон и всё исцеление фазы складывают и применяют разом в её конце.',
  },
  'DT-3.4': {
    pl: 'Fazę 2, Dochodu, pierwszy gracz pomija w pierwszej turze gry.',
    ru: 'Фазу 2, дохода, первый игрок в первом ходу игры пропускает.',
  },
  'DT-3.5': {
    pl: 'Faza 2, krok 1: weź 1 PW (przy 15 nic się nie zmienia).',
    ru: 'Фаза 2, шаг 1: получите 1 БС (при 15 ничего не меняется).',
  },
  'DT-3.6': {
    pl: 'Faza 2, krok 2: dobierz 1 kartę (DT-2.13, DT-2.14).',
    ru: 'Фаза 2, шаг 2: возьмите 1 карту (DT-2.13, DT-2.14).',
  },
  'DT-3.7': {
    pl: 'Faza 3, Główna (1): w dowolnej kolejności i dowolnie wiele razy sprzedaj kartę, zagraj akcję Fazy Głównej, zagraj ulepszenie bohatera.',
    ru: 'Фаза 3, основная 1: в любом порядке и сколько угодно раз продавайте карты, разыгрывайте действия основной фазы и улучшения героя.',
  },
  'DT-3.8': {
    pl: 'Faza 4, Rzutu Ofensywnego, krok 1: wykonaj do 3 prób rzutu (DT-4.9).',
    ru: 'Фаза 4, броска нападения, шаг 1: сделайте до 3 попыток броска (DT-4.9).',
  },
  'DT-3.9': {
    pl: 'Faza 4, krok 2: ogłoś zdolność ofensywną albo to, że żadnej nie aktywujesz (DT-5).',
    ru: 'Фаза 4, шаг 2: объявите способность нападения или то, что не активируете ни одной (DT-5).',
  },
  'DT-3.10': {
    pl: 'Faza 4, krok 3: jeśli zmieniono kości, ogłoś od nowa albo wróć do kroku 1, o ile zostały próby rzutu (DT-5.5).',
    ru: 'Фаза 4, шаг 3: если кубики изменили, объявите заново или вернитесь к шагу 1 с оставшимися попытками (DT-5.5).',
  },
  'DT-3.11': {
    pl: 'Faza 4, krok 4: aktywuj ogłoszoną zdolność, ustal jej efekty (razem z dodatkowymi rzutami) i rozpatrz te, które nie wymagają celu (na przykład weź żeton, ulecz).',
    ru: 'Фаза 4, шаг 4: активируйте объявленную способность, определите её эффекты (и дополнительные броски тоже) и примените те, которым не нужна цель (например, получить состояние, исцелиться).',
  },
  'DT-3.12': {
    pl: 'Po każdym kroku fazy 4 każdy gracz może zagrać akcje Fazy Rzutu.',
    ru: 'После каждого шага фазы 4 любой игрок может разыграть действия фазы броска.',
  },
  'DT-3.13': {
    pl: 'Fazę 5, Rzutu na Wyznaczenie Celu, w grze 1 na 1 pomija się.',
    ru: 'Фаза 5, броска прицеливания, в игре 1 на 1 пропускается.',
  },
  'DT-3.14': {
    pl: 'Przy dwóch lub więcej przeciwnikach faza 5 jest konieczna także wtedy, gdy aktywowana zdolność nie zadaje obrażeń, ale ma efekty wymagające celu.',
    ru: 'При двух и более противниках фаза 5 нужна и тогда, когда активированная способность не наносит урона, но имеет эффекты, которым нужна цель.',
  },
  'DT-3.15': {
    pl: 'Fazę 5 pomija się, gdy nie aktywowano zdolności albo gdy tekst wszystkiego, co wymaga celu, sam go wskazuje (obrażenia obszarowe).',
    ru: 'Фаза 5 пропускается, если способность не активирована или если для всего, чему нужна цель, она названа в самом тексте (побочный урон).',
  },
  'DT-3.16': {
    pl: 'Faza 5 w Królu Wzgórza: wybierz dowolnego przeciwnika, bez rzutu. W grze drużynowej: rzuć 1 kością i zastosuj DT-17.11 albo DT-17.12.',
    ru: 'Фаза 5 в «Царе горы»: выберите любого противника без броска. В командной игре: бросьте 1 кубик и примените DT-17.11 или DT-17.12.',
  },
  'DT-3.17': {
    pl: 'Faza 6, Rzutu Obronnego, krok 1: rozpatrz te efekty zdolności ofensywnej, które wymagają celu, ale nie zadają obrażeń (weź, zagraj, ukradnij).',
    ru: 'Фаза 6, броска защиты, шаг 1: примените эффекты способности нападения, которым нужна цель, но которые не наносят урона (получить, наложить, украсть).',
  },
  'DT-3.18': {
    pl: 'Faza 6, krok 2: jeśli zdolność jest atakiem z obrażeniami, przed którymi można się bronić, obrońca może aktywować jedną zdolność obronną; jeśli ma ich kilka, wybiera teraz.',
    ru: 'Фаза 6, шаг 2: если способность — атака с блокируемым уроном, защищающийся может активировать одну способность защиты; если их несколько, он выбирает сейчас.',
  },
  'DT-3.19': {
    pl: 'Faza 6, krok 3: obrońca wykonuje 1 próbę rzutu wydrukowaną liczbą kości.',
    ru: 'Фаза 6, шаг 3: защищающийся делает 1 попытку броска указанным числом кубиков.',
  },
  'DT-3.20': {
    pl: 'Faza 6, krok 4: obrońca rozpatruje te efekty obrony, które nie dotyczą obrażeń (wziąć lub zagrać żetony, wziąć PW, dobrać kartę).',
    ru: 'Фаза 6, шаг 4: защищающийся применяет эффекты защиты, не связанные с уроном (получить или наложить состояния, получить БС, взять карту).',
  },
  'DT-3.21': {
    pl: 'Faza 6, krok 5: ostatnia okazja dla wszystkich, by wydać żetony efektów lub zagrać karty.',
    ru: 'Фаза 6, шаг 5: последняя возможность для всех израсходовать состояния или разыграть карты.',
  },
  'DT-3.22': {
    pl: 'Faza 6, krok 6: wszystkie obrażenia, zapobieganie i leczenie Fazy Rzutu sumuje się i stosuje naraz (DT-15, DT-16).',
    ru: 'Фаза 6, шаг 6: весь урон, его отмену и исцеление фазы броска складывают и применяют разом (DT-15, DT-16).',
  },
  'DT-3.23': {
    pl: 'Gdy aktywowana zdolność nie jest atakiem, kroki 2–4 fazy 6 pomija się; kroki 1, 5 i 6 się odbywają.',
    ru: 'Если активированная способность — не атака, шаги 2–4 фазы 6 пропускаются; шаги 1, 5 и 6 проходят.',
  },
  'DT-3.24': {
    pl: '„Koniec Fazy Rzutu” to chwila tuż przed Fazą Główną (2).',
    ru: '«Конец фазы броска» — момент прямо перед основной фазой 2.',
  },
  'DT-3.25': {
    pl: 'Faza 7, Główna (2), jest taka sama jak Faza Główna (1).',
    ru: 'Фаза 7, основная 2, ничем не отличается от основной фазы 1.',
  },
  'DT-3.26': {
    pl: 'Faza 8, Odrzucenia Kart: sprzedawaj karty, aż na ręce zostanie 6 lub mniej; każda sprzedana karta daje 1 PW.',
    ru: 'Фаза 8, сброса: продавайте карты, пока в руке не останется 6 или меньше; каждая проданная карта даёт 1 БС.',
  },
  'DT-3.27': {
    pl: 'W fazie 8 gracz, który przekracza limit, może sprzedać więcej kart, niż musi.',
    ru: 'В фазе 8 игрок, превысивший предел, может продать больше карт, чем обязан.',
  },
  'DT-3.28': {
    pl: 'Sprzedaż do 6 kart jest obowiązkowa także wtedy, gdy gracz ma już 15 PW.',
    ru: 'Продать карты до 6 обязательно, даже если уже есть 15 БС.',
  },
  'DT-3.29': {
    pl: 'Jeśli aktywny gracz zostanie pokonany w swojej turze, resztę tej tury pomija się.',
    ru: 'Если активный игрок побеждён в свой ход, остаток этого хода пропускается.',
  },
  'DT-3.30': {
    pl: 'W fazie 8 akcje natychmiastowe i żetony, które się wydaje, są dostępne jak w każdej innej chwili: przed sprzedażami, między nimi i po nich. Faza kończy się dopiero przy 6 lub mniej kartach na ręce, więc karty dobrane w jej trakcie też się liczą.',
    ru: 'В фазе 8 немедленные действия и расходуемые состояния доступны, как в любой другой момент: до продаж, между ними и после. Фаза кончается, только когда в руке 6 карт или меньше, так что взятые в ней карты тоже считаются.',
  },
} satisfies Written;
