// Dice Throne: statuses that the rulebooks show, and rulings of our own (DT-20, DT-R).
import type { Written } from '../written.ts';

export const THRONE_SAMPLES = {
  'DT-20': {
    pl: 'Przykładowe efekty i dane bohaterów (z ilustracji w instrukcjach)',
    ru: 'Примеры состояний и данных героев (с иллюстраций в книгах правил)',
  },
  'DT-20.1': {
    pl: 'Powalenie (negatywny, limit 1): przed własną Fazą Rzutu Ofensywnego posiadacz może wydać 2 PW, by je usunąć; inaczej pomija całą Fazę Rzutu Ofensywnego, po czym żeton się usuwa.',
    ru: '«Нокдаун» (отрицательное, предел 1): перед своей фазой броска нападения обладатель может потратить 2 БС, чтобы его снять; иначе вся фаза броска нападения пропускается, после чего жетон снимают.',
  },
  'DT-20.2': {
    pl: 'Poparzenie (negatywny, trwały, limit 1*): 2 obrażenia w Fazie Utrzymania posiadacza.',
    ru: '«Горение» (отрицательное, постоянное, предел 1*): 2 урона в фазе обновления обладателя.',
  },
  'DT-20.3': {
    pl: 'Trucizna (negatywny, trwały, limit 3): 1 obrażenie za każdy żeton w Fazie Utrzymania posiadacza.',
    ru: '«Отравление» (отрицательное, постоянное, предел 3): 1 урон за каждый жетон в фазе обновления обладателя.',
  },
  'DT-20.4': {
    pl: 'Kunszt ognia (pozytywny, limit 5): we własnej Fazie Utrzymania posiadacz musi usunąć 1 żeton; od ich liczby zależą różne zdolności.',
    ru: '«Искусство огня» (положительное, предел 5): в своей фазе обновления обладатель обязан снять 1 жетон; от их числа зависят разные способности.',
  },
  'DT-20.5': {
    pl: 'Oszołomienie (negatywny, limit 1): posiadacz nie może wykonać żadnego działania. Po ataku gracz, który je zagrał, usuwa żeton i od razu rozgrywa jeszcze jedną Fazę Rzutu Ofensywnego przeciw temu samemu przeciwnikowi; przepada ona, jeśli ten odszedł z gry.',
    ru: '«Оглушение» (отрицательное, предел 1): обладатель не может делать ничего. После атаки наложивший его игрок снимает жетон и сразу проводит ещё одну фазу броска нападения против того же противника; она пропадает, если тот вышел из игры.',
  },
  'DT-20.6': {
    pl: 'Cienie (pozytywny, limit 1*): żadnych obrażeń z Fazy Rzutu Ofensywnego przeciwnika i żadnego rzutu obronnego; atak i tak uważa się za wykonany, a jego inne efekty działają. Żeton usuwa się na końcu tury, którą posiadacz z nim zaczął.',
    ru: '«Тени» (положительное, предел 1*): никакого урона от фазы броска нападения противника и никакого броска защиты; атака всё же считается проведённой, и её прочие эффекты действуют. Снимается в конце хода, который обладатель с ним начал.',
  },
  'DT-20.7': {
    pl: 'Atak z zaskoczenia (pozytywny, modyfikator ataku, limit to parametr): wydaj, by rzucić 1 kością i dodać jej wartość do ataku.',
    ru: '«Удар исподтишка» (положительное, модификатор атаки, предел — параметр): израсходуйте, чтобы бросить 1 кубик и добавить его значение к атаке.',
  },
  'DT-20.8': {
    pl: 'Unik (pozytywny, limit 3): wydaj, gdy masz otrzymać obrażenia, i rzuć 1 kością; przy 1–2 unikasz tych obrażeń, inne efekty zostają. Na jedno źródło można wydać kilka.',
    ru: '«Уклонение» (положительное, предел 3): израсходуйте, когда должны получить урон, и бросьте 1 кубик; при 1–2 этого урона удаётся избежать, прочие эффекты остаются. На один источник можно израсходовать несколько.',
  },
  'DT-20.9': {
    pl: 'Przeładowanie (pozytywny, modyfikator ataku, limit 2): wydaj po ataku, rzuć 1 kością i dodaj połowę jej wartości, zaokrąglając w górę.',
    ru: '«Перезарядка» (положительное, модификатор атаки, предел 2): израсходуйте после атаки, бросьте 1 кубик и добавьте половину его значения, округляя вверх.',
  },
  'DT-20.10': {
    pl: 'List gończy (negatywny, trwały, limit 1): przeciwnik, który atakuje posiadacza, dodaje 1* obrażenie i bierze 1* PW.',
    ru: '«Розыск» (отрицательное, постоянное, предел 1): противник, атакующий обладателя, добавляет 1* урон и получает 1* БС.',
  },
  'DT-20.11': {
    pl: 'Uschnięcie (negatywny, trwały, limit 2): obrażenia z Fazy Rzutu Ofensywnego posiadacza, obszarowe też, zmniejszają się o 1 za każdy żeton: raz na całą fazę, najpierw z obrażeń ataku, potem z reszty (DT-R31). Zdolności specjalne je pomijają (DT-9.4).',
    ru: '«Увядание» (отрицательное, постоянное, предел 2): урон от фазы броска нападения обладателя, и побочный тоже, уменьшается на 1 за каждый жетон: один раз за всю фазу, сначала урон атаки, затем остальной (DT-R31). Легендарные способности его не замечают (DT-9.4).',
  },
  'DT-20.12': {
    pl: 'Pertraktacje (negatywny, limit 1): posiadacz nie zadaje obrażeń ze swojej Fazy Rzutu Ofensywnego, inne efekty działają; żeton usuwa się na końcu Fazy Rzutu.',
    ru: '«Переговоры» (отрицательное, предел 1): обладатель не наносит урона от своей фазы броска нападения, прочие эффекты действуют; снимается в конце фазы броска.',
  },
  'DT-20.13': {
    pl: 'Beczka prochu (negatywny, limit 1): w Fazie Utrzymania posiadacza rzut 1 kością: 1–2 wybucha; 3–5 nic; 6 posiadacz może ją przenieść na dowolnego bohatera (DT-R28). Zagranie drugiej powoduje wybuch pierwszej. Wybuch: usuń ją, K* nieuchronnych obrażeń jako osobne źródło.',
    ru: '«Пороховая бочка» (отрицательное, предел 1): в фазе обновления обладателя бросают 1 кубик: 1–2 взрыв; 3–5 ничего; 6 обладатель может перенести её на любого героя (DT-R28). Если наложена вторая, первая взрывается. Взрыв: снимите её, K* неблокируемого урона как отдельный источник.',
  },
  'DT-20.14': {
    pl: 'Przeklęty dublon (unikatowy, trwały, limit 5 u Przeklętej Piratki, 3 u innych): inni otrzymują w swojej Fazie Utrzymania D* obrażeń za każdy żeton; usuwają go i przenoszą tylko zdolności z planszy Piratki; Piratka może odmówić wzięcia go.',
    ru: '«Проклятый дублон» (уникальное, постоянное, предел 5 у Проклятой пиратки, 3 у других): другие в своей фазе обновления получают D* урона за каждый жетон; снимают и переносят его только способности с планшета пиратки; пиратка может отказаться его получать.',
  },
  'DT-20.15': {
    pl: 'Zdolność pasywna Przeklętej Piratki: na końcu własnej tury usuń 1 Przeklęty dublon; jeśli w tej chwili nie ma czego usunąć, planszę odwraca się do końca gry i już nigdy z powrotem. Usunięcie ostatniego nie odwraca jej w tej samej turze.',
    ru: 'Пассивная способность Проклятой пиратки: в конце своего хода снимите 1 «Проклятый дублон»; если в этот момент снимать нечего, планшет переворачивают до конца игры и уже никогда обратно. Снятие последнего в тот же ход его не переворачивает.',
  },

  'DT-R': { pl: 'Nasze rozstrzygnięcia', ru: 'Наши решения' },
  'DT-R1': {
    pl: 'Modyfikatora ataku używa się, gdy atak ma już cel, a nie między aktywacją a wyznaczeniem celu: wcześniej nie jest to jeszcze atak (DT-7.1).',
    ru: 'Модификатор атаки используют, когда у атаки есть цель, а не между активацией и прицеливанием: до этого она ещё не атака (DT-7.1).',
  },
  'DT-R2': {
    pl: 'W oknie nie pyta się nikogo o kartę ani żeton, które nic by teraz nie zrobiły; we własnych Fazach Głównych i między własnymi rzutami można je mimo to zagrać (DT-12.14).',
    ru: 'В окне никого не спрашивают о карте или жетоне, которые сейчас ничего бы не дали; в своих основных фазах и между своими бросками их всё равно можно разыграть (DT-12.14).',
  },
  'DT-R3': {
    pl: 'Inni widzą, że okno jest otwarte, nigdy, kogo pyta. Otwiera się ono dla oczu tam, gdzie to, co wszyscy widzą (żetony, PW, liczba kart na ręce, karty jeszcze niewidziane), pozwala na reakcję, cokolwiek naprawdę jest na rękach.',
    ru: 'Другие видят, что окно открыто, но никогда — кого оно спрашивает. О нём сообщают там, где видимое всем (жетоны, БС, число карт в руке, ещё не виденные карты) допускает ответ, что бы ни было в руках на самом деле.',
  },
  'DT-R4': {
    pl: 'Żetony, które samym leżeniem zwiększają lub zmniejszają atak (Namierzenie, List gończy, Uschnięcie, Hańba), odczytuje się razem z obrażeniami, aż do ich zadania; PW z Listu gończego bierze się przed obroną.',
    ru: 'Жетоны, которые одним присутствием усиливают или ослабляют атаку («Мишень», «Розыск», «Увядание», «Стыд»), читаются вместе с уроном, вплоть до его нанесения; БС за «Розыск» получают до защиты.',
  },
  'DT-R5': {
    pl: 'Gdy cel wybierają przeciwnicy (DT-17.11), za drużynę wybiera ten, kto siedzi najbliżej atakującego zgodnie z zegarem.',
    ru: 'Когда цель выбирают противники (DT-17.11), за команду выбирает ближайший к атакующему по часовой стрелке.',
  },
  'DT-R6': {
    pl: 'Dodatkowa próba rzutu przyznana po ogłoszeniu wraca rzucającego do kości; zdolność można ogłosić ponownie.',
    ru: 'Дополнительная попытка броска, полученная после объявления, возвращает игрока к кубикам; способность можно объявить снова.',
  },
  'DT-R7': {
    pl: 'To, co w zdolności stoi po obrażeniach za słowem „następnie”, rozpatruje się, gdy obrażenia są zadane; „następnie” po efektach wymagających celu czeka na cel, a przed czymkolwiek tylko otwiera okno.',
    ru: 'То, что в способности стоит после урона за словом «затем», применяется, когда урон нанесён; «затем» после эффектов, которым нужна цель, ждёт цели, а стоящее прежде всего остального лишь открывает окно.',
  },
  'DT-R8': {
    pl: 'Gdy został jeden przeciwnik, cel jest znany, gdy tylko ustalono efekty.',
    ru: 'Если противник остался один, цель известна, как только определены эффекты.',
  },
  'DT-R9': {
    pl: 'Unik, Ochrona i każde zapobieganie dotyczą jednego źródła; gdy nadchodzi kilka, wybiera gracz.',
    ru: '«Уклонение», «Оборона» и любая отмена действуют на один источник; если их несколько, выбирает игрок.',
  },
  'DT-R10': {
    pl: 'To, co w jednej Fazie Utrzymania zadają graczowi jego własne żetony, jest jednym źródłem.',
    ru: 'То, что в одной фазе обновления наносят игроку его собственные жетоны, — один источник.',
  },
  'DT-R11': {
    pl: 'Atak na kogoś, kto odchodzi z gry, zanim atak dojdzie, przepada; obrażenia dla innych nie.',
    ru: 'Атака на того, кто вышел из игры раньше, чем она дошла, пропадает; её урон остальным — нет.',
  },
  'DT-R12': {
    pl: 'Oślepienie i Oślepiające światło u kogoś, kto nic nie ogłasza, znikają bez rzutu; przy zdolności specjalnej rzut się odbywa, ale nic nie zmienia.',
    ru: '«Ослепление» и «Слепящий свет» у того, кто ничего не объявляет, уходят без броска; при легендарной способности кубик бросают, но он ничего не меняет.',
  },
  'DT-R13': {
    pl: 'Żetony, które znikają z końcem Fazy Rzutu, zostają na dodatkową Fazę Rzutu Ofensywnego; Oplątanie kończy się z fazą, którą utrudniło.',
    ru: 'Жетоны, уходящие с концом фазы броска, остаются на дополнительную фазу броска нападения; «Опутывание» кончается с той фазой, которой помешало.',
  },
  'DT-R14': {
    pl: 'Jeśli od ostatniego okna nic się nie stało, nie otwiera się następne (pusta Faza Utrzymania, Faza Główna, w której jej gracz nic nie zrobił, Faza Odrzucenia Kart bez sprzedaży, ostatnia okazja z DT-3.21 po ataku, przed którym nie można się bronić).',
    ru: 'Если с прошлого окна ничего не произошло, новое не открывают (пустая фаза обновления, основная фаза, в которой её игрок ничего не сделал, фаза сброса без продаж, последняя возможность DT-3.21 после атаки, которую нельзя блокировать).',
  },
  'DT-R15': {
    pl: 'Na akcję Fazy Głównej inni mogą zareagować, gdy zostanie zagrana, zanim cokolwiek zrobi. Ulepszenie samo nie robi nic, na co można by reagować: jak sprzedaż czeka na koniec fazy.',
    ru: 'На действие основной фазы другие могут ответить, когда оно разыграно, до его эффекта. Улучшение само не делает ничего, на что можно ответить: как и продажа, оно ждёт конца фазы.',
  },
  'DT-R17': {
    pl: 'Spośród żetonów, które trzeba mieć sprzed tej tury (Chi w ataku), zapobieganie wydaje najpierw te wzięte w tej turze.',
    ru: 'Из жетонов, которые нужно иметь с прошлых ходов (Ци в атаке), отмена сначала расходует полученные в этот ход.',
  },
  'DT-R18': {
    pl: 'Odbite obrażenia czekają z pozostałymi i można je zmniejszyć jak każde nieuchronne.',
    ru: 'Отражённый урон ждёт вместе с остальным, и его можно уменьшить, как любой неблокируемый.',
  },
  'DT-R19': {
    pl: 'O obrażeniach zależnych od tego, czy atak doszedł (Brawura), rozstrzyga się, gdy dochodzą, i nie można na nie zareagować.',
    ru: 'Урон, зависящий от того, прошла ли атака («Безрассудство»), решается при её нанесении, и ответить на него нельзя.',
  },
  'DT-R20': {
    pl: 'Leczenie z wydanych żetonów i zdolności pasywnych w Fazie Rzutu albo w Fazie Utrzymania czeka na jej koniec; akcje natychmiastowe leczą od razu.',
    ru: 'Исцеление от израсходованных жетонов и пассивных способностей в фазе броска или обновления ждёт её конца; немедленные действия исцеляют сразу.',
  },
  'DT-R21': {
    pl: 'Kartę, która zmienia kilka kości, można zakończyć wcześniej i można nią dwa razy zmienić tę samą kość.',
    ru: 'Карту, которая изменяет несколько кубиков, можно закончить раньше, и один кубик ею можно изменить дважды.',
  },
  'DT-R22': {
    pl: 'Dodatkowa Faza Rzutu Ofensywnego przeciw temu samemu przeciwnikowi nie wyznacza celu od nowa: nie ma dodatkowej karty za lidera (DT-18.5).',
    ru: 'Дополнительная фаза броска нападения против того же противника не выбирает цель заново: дополнительной карты за лидера нет (DT-18.5).',
  },
  'DT-R23': {
    pl: '„Dziki Zachód!” służy każdemu Przeładowaniu swojej tury: temu, na które reaguje, i każdemu wydanemu później, którego kość można wtedy raz przerzucić.',
    ru: '«Дикий Запад!» служит каждой «Перезарядке» своего хода: той, на которую отвечает, и каждой израсходованной позже, чей кубик тогда можно один раз перебросить.',
  },
  'DT-R24': {
    pl: 'Kontratak odpowiada na wszelkie obrażenia z Fazy Rzutu Ofensywnego przeciwnika, obszarowe też; uderza w tego, kto je zadaje.',
    ru: '«Ответный удар» отвечает на любой урон фазы броска нападения противника, и побочный тоже; он бьёт того, кто этот урон наносит.',
  },
  'DT-R25': {
    pl: 'Gdy kilka żetonów może zepsuć zdolność (Oślepienie, Oślepiające światło), rzuca się za każdy i każdy znika; ich kolejność niczego nie zmienia.',
    ru: 'Если сорвать способность могут несколько жетонов («Ослепление», «Слепящий свет»), бросают за каждый, и все уходят; порядок ничего не меняет.',
  },
  'DT-R26': {
    pl: 'Nanobota, podstawowego czy zaawansowanego, aktywuje się najwyżej raz w Fazie Utrzymania: detonacja nic nie zostawia dla drugiej.',
    ru: 'Нанобота, базового или продвинутого, активируют не больше одного раза за фазу обновления: после детонации для второй ничего не остаётся.',
  },
  'DT-R27': {
    pl: 'Wylosowani bohaterowie są różni: każdy jest w pudełku raz. Wskazanego bohatera można wskazać dwa razy.',
    ru: 'Герои, взятые случайно, не повторяются: каждый в коробке один. Названного героя можно назвать дважды.',
  },
  'DT-R28': {
    pl: 'Beczka prochu przeniesiona na bohatera, który już ją ma, jest dla niego drugą: pierwsza wybucha od razu, przeniesiona zostaje. Karta, która przenosi efekty, nadal nie może położyć żetonu na pełnym stosie (DT-10.15).',
    ru: '«Пороховая бочка», перенесённая на героя, у которого одна уже есть, для него вторая: первая сразу взрывается, перенесённая остаётся. Карта, переносящая состояния, по-прежнему не может положить жетон сверх предела (DT-10.15).',
  },
  'DT-R29': {
    pl: 'Zdolność, o której obrażeniach rozstrzyga się dopiero po poznaniu celu, liczy się jako atak już w chwili wyznaczania celu (DT-18.5).',
    ru: 'Способность, урон которой решается лишь тогда, когда цель известна, считается атакой уже при прицеливании (DT-18.5).',
  },
  'DT-R30': {
    pl: 'Modyfikator ataku, który jest akcją Fazy Rzutu, może zagrać każdy poza stroną atakowaną: instrukcje pozwalają na akcje Fazy Rzutu wszystkim graczom i nie mówią, czyjego ataku dotyczy modyfikator. Efekt, który modyfikuje atak, służy atakowi posiadacza.',
    ru: 'Модификатор атаки, который является действием фазы броска, может разыграть кто угодно, кроме стороны, на которую атака нацелена: книги правил дают действия фазы броска каждому игроку и не говорят, для чьей атаки модификатор. Состояние, изменяющее атаку, служит атаке своего обладателя.',
  },
  'DT-R31': {
    pl: 'Gdy Uschnięcie ma z czego ujmować poza atakiem, ujmuje z reszty w kolejności zadawania, zgodnie z zegarem od atakującego.',
    ru: 'Если «Увяданию» есть что уменьшать и помимо атаки, оно уменьшает остальной урон в порядке нанесения, по часовой стрелке от атакующего.',
  },
  'DT-R32': {
    pl: 'To, co zdolność liczy u celu (żetony, karty, zdrowie), liczy się, gdy cel jest znany, w wydrukowanej kolejności z innymi efektami, które go wymagają (DT-3.17).',
    ru: 'То, что способность считает у цели (жетоны, карты, здоровье), считают, когда цель известна, в напечатанном порядке с другими эффектами, которым она нужна (DT-3.17).',
  },
} satisfies Written;
