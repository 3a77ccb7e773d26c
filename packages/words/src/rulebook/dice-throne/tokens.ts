// Dice Throne: statuses, companions, cards, wordings and windows (DT-10 to DT-14).
import type { Written } from '../written.ts';

export const THRONE_TOKENS = {
  'DT-10': { pl: 'Efekty', ru: 'Состояния' },
  'DT-10.1': {
    pl: 'Efekt jest pozytywny, negatywny albo unikatowy; wchodzi do gry, gdy ktoś go bierze (na własną planszę) albo zagrywa (na cudzą).',
    ru: 'Состояние бывает положительным, отрицательным или уникальным; оно входит в игру, когда его получают (на свой планшет) или накладывают (на чужой).',
  },
  'DT-10.2': {
    pl: 'Jego żeton przechodzi z karty informacyjnej właściciela na środek planszy bohatera, którego dotyczy, i od tej chwili działa.',
    ru: 'Его жетон переходит с памятки владельца в центр планшета того героя, на которого действует, и с этого момента работает.',
  },
  'DT-10.3': {
    pl: 'Żetony dane przez gracza, który później zostaje pokonany, pozostają w grze.',
    ru: 'Жетоны, выданные игроком, которого потом победили, остаются в игре.',
  },
  'DT-10.4': {
    pl: 'Usunięty żeton wraca na swoją kartę informacyjną.',
    ru: 'Снятый жетон возвращается на свою памятку.',
  },
  'DT-10.5': {
    pl: 'Efekt, który usuwa N efektów, usuwa dokładnie N żetonów, po jednym na każdy policzony efekt; jeśli jest ich mniej, usuwa wszystkie.',
    ru: 'Эффект, снимающий N состояний, снимает ровно N жетонов, по одному на каждое состояние; если их меньше — все.',
  },
  'DT-10.6': {
    pl: 'Żeton do wydania: odkłada się go za jego efekt; nie płaci się PW; o ile tekst nie ogranicza, można go wydać w dowolnej chwili, w każdej fazie tury dowolnego gracza, i działa od razu.',
    ru: 'Расходуемое: жетон сбрасывают ради его эффекта; БС не тратят; если текст не ограничивает, его можно израсходовать когда угодно, в любой фазе хода любого игрока, и действует он сразу.',
  },
  'DT-10.7': {
    pl: 'Wydany żeton można później wziąć ponownie.',
    ru: 'Израсходованный жетон потом можно получить снова.',
  },
  'DT-10.8': {
    pl: 'Efektu wydanego żetonu nie można przerwać.',
    ru: 'Эффект израсходованного состояния нельзя прервать.',
  },
  'DT-10.9': {
    pl: 'Efekt trwały: żeton zostaje do końca gry albo do chwili, gdy usunie go karta lub zdolność.',
    ru: 'Постоянное: жетон остаётся до конца игры или пока его не снимет карта или способность.',
  },
  'DT-10.10': {
    pl: 'Limit stosu: ile żetonów jednego efektu może naraz leżeć na planszy jednego bohatera.',
    ru: 'Предел: сколько жетонов одного состояния может одновременно лежать на планшете одного героя.',
  },
  'DT-10.11': {
    pl: 'Żetonów ponad limit się nie kładzie; pozostałe części efektu i tak działają.',
    ru: 'Жетоны сверх предела не кладут; остальные части эффекта всё равно действуют.',
  },
  'DT-10.12': {
    pl: 'Podniesiony limit stosu obowiązuje tylko bohatera, który go podniósł, do końca gry.',
    ru: 'Повышенный предел действует только для героя, который его повысил, и до конца игры.',
  },
  'DT-10.13': {
    pl: 'Efekty unikatowe stosują się do własnego tekstu tam, gdzie odbiega on od tych zasad.',
    ru: 'Уникальные состояния следуют своему тексту там, где он расходится с этими правилами.',
  },
  'DT-10.14': {
    pl: 'Przeniesienie przesuwa żeton z planszy jednego wybranego gracza na planszę innego; działa on dla nowego posiadacza, z jego limitem stosu.',
    ru: 'Перенос перемещает жетон с планшета одного выбранного игрока на планшет другого; он действует для нового обладателя и с его пределом.',
  },
  'DT-10.15': {
    pl: 'Na gracza, który osiągnął już limit stosu, przenieść żetonu nie wolno; jeśli w chwili rozpatrywania nie ma dokąd przenieść, żeton zostaje na miejscu.',
    ru: 'Игроку, у которого предел уже достигнут, перенести жетон нельзя; если в момент применения переносить некуда, жетон остаётся на месте.',
  },
  'DT-10.16': {
    pl: 'Żetony z planszy pokonanego gracza opuszczają grę razem z nim.',
    ru: 'Жетоны на планшете побеждённого покидают игру вместе с ним.',
  },

  'DT-11': { pl: 'Towarzysze', ru: 'Компаньоны' },
  'DT-11.1': {
    pl: 'Towarzysze (żetony, liczniki i inne elementy) nie są efektami; to, co działa na efekty, ich nie dotyczy.',
    ru: 'Компаньоны (жетоны, счётчики и прочее) — не состояния; то, что действует на состояния, их не касается.',
  },
  'DT-11.2': {
    pl: 'Każdy towarzysz ma zasady na swojej karcie informacyjnej.',
    ru: 'Каждый компаньон следует правилам своей памятки.',
  },
  'DT-11.3': {
    pl: 'Towarzysza nie można usunąć, przenieść ani zniszczyć, chyba że pozwalają na to jego własne zasady.',
    ru: 'Компаньона нельзя убрать, переместить или уничтожить, если этого не позволяют его собственные правила.',
  },

  'DT-12': { pl: 'Karty', ru: 'Карты' },
  'DT-12.1': {
    pl: 'Są dwa rodzaje kart: ulepszenia bohatera i akcje; symbol po lewej mówi, w której fazie można kartę zagrać, liczba to jej koszt w PW.',
    ru: 'Карты бывают двух типов: улучшения героя и действия; символ слева показывает, в какой фазе карту можно разыграть, число — её стоимость в БС.',
  },
  'DT-12.2': {
    pl: 'Ulepszenie na stałe zastępuje pole planszy o tej samej nazwie (biała ramka: ofensywne, zielona: obronne, fioletowa: pasywne).',
    ru: 'Улучшение навсегда заменяет одноимённую ячейку планшета (белая рамка — нападение, зелёная — защита, фиолетовая — пассивное).',
  },
  'DT-12.3': {
    pl: 'Ulepszenia zagrywa się tylko we własnych Fazach Głównych: najpierw zapłata, potem karta na pole.',
    ru: 'Улучшения разыгрывают только в своих основных фазах: заплатите, затем положите карту в ячейку.',
  },
  'DT-12.4': { pl: 'Zagranego ulepszenia nie można sprzedać.', ru: 'Разыгранное улучшение нельзя продать.' },
  'DT-12.5': {
    pl: 'Ulepszenie poziomu III można położyć wprost na wydrukowanej zdolności, za pełny koszt.',
    ru: 'Улучшение уровня III можно положить прямо на напечатанную способность за полную стоимость.',
  },
  'DT-12.6': {
    pl: 'Ulepszenie II → III kosztuje różnicę obu wydrukowanych kosztów (nigdy poniżej 0); III kładzie się na II.',
    ru: 'Улучшение II → III стоит разницу двух напечатанных стоимостей (не меньше 0); III кладут на II.',
  },
  'DT-12.7': {
    pl: 'Na wyższym poziomie nie można położyć niższego ani takiego samego.',
    ru: 'Более низкий или такой же уровень на более высокий класть нельзя.',
  },
  'DT-12.8': {
    pl: 'Karta akcji: zapłać, rozpatrz tekst, potem odłóż kartę na stos kart odrzuconych.',
    ru: 'Карта действия: заплатите, выполните текст, затем положите карту в сброс.',
  },
  'DT-12.9': {
    pl: 'Akcja Fazy Głównej (niebieska): tylko aktywny gracz, tylko w Fazie Głównej (1) albo (2).',
    ru: 'Действие основной фазы (синее): только активный игрок, только в основной фазе 1 или 2.',
  },
  'DT-12.10': {
    pl: 'Akcja Fazy Rzutu (pomarańczowa): każdy gracz, w fazie 4, 5 albo 6 dowolnego gracza.',
    ru: 'Действие фазы броска (оранжевое): любой игрок, в фазе 4, 5 или 6 любого игрока.',
  },
  'DT-12.11': {
    pl: 'Akcja natychmiastowa (czerwona): każdy gracz, w dowolnej chwili każdej tury.',
    ru: 'Немедленное действие (красное): любой игрок, в любой момент любого хода.',
  },
  'DT-12.12': {
    pl: 'Akcje natychmiastowe i akcje Fazy Rzutu mogą przerwać zwykły tok gry, ale nie rozpatrywany właśnie wydany żeton, akcję natychmiastową ani akcję Fazy Rzutu.',
    ru: 'Немедленные действия и действия фазы броска могут прервать обычный ход игры, но не применяемое сейчас израсходованное состояние, немедленное действие или действие фазы броска.',
  },
  'DT-12.13': {
    pl: 'Przerwana akcja lub zdolność toczy się po przerwie dalej, w zmienionej sytuacji.',
    ru: 'Прерванное действие или способность продолжается после прерывания, уже в изменившемся положении.',
  },
  'DT-12.14': {
    pl: 'Kartę można zagrać tylko wtedy, gdy pora jest właściwa, a koszt da się zapłacić w całości; zagrać kartę bez pożytku nie jest zabronione.',
    ru: 'Карту можно разыграть, только если момент подходящий, а стоимость можно оплатить целиком; разыгрывать карту без пользы не запрещено.',
  },

  'DT-13': { pl: 'Jak czytać efekty', ru: 'Как читать эффекты' },
  'DT-13.1': {
    pl: '„Rzuć N kośćmi”: rzuć raz N kośćmi i odczytaj wiersze poniżej; kości rzucone wcześniej się nie liczą.',
    ru: '«Бросьте N кубиков»: один раз бросьте N кубиков и прочтите строки ниже; брошенные раньше не считаются.',
  },
  'DT-13.2': {
    pl: '„Przy [symbol]”: jeśli wypadł choć jeden taki symbol, korzyść przypada dokładnie raz.',
    ru: '«При [символ]»: если выпал хотя бы один такой символ, польза приходит ровно один раз.',
  },
  'DT-13.3': {
    pl: '„k × [symbol]”: k razy liczba kości z tym symbolem.',
    ru: '«k × [символ]»: k, умноженное на число кубиков с этим символом.',
  },
  'DT-13.4': {
    pl: '„Następnie”: przerwa. Wszyscy gracze mogą wydawać żetony efektów i zagrywać akcje natychmiastowe lub akcje Fazy Rzutu; co stoi dalej, rozpatruje się po tym, co stoi wcześniej.',
    ru: '«Затем»: пауза. Все игроки могут расходовать состояния и разыгрывать немедленные действия или действия фазы броска; то, что стоит после, применяется после того, что стоит до.',
  },
  'DT-13.5': {
    pl: '„Albo”: stosuje się dokładnie jeden z rozdzielonych efektów, wybrany przez gracza, który je rozpatruje.',
    ru: '«Или»: применяется ровно один из разделённых эффектов, его выбирает тот, кто их применяет.',
  },
  'DT-13.6': {
    pl: '„Dodatkowo”: rozpatruje się po wszystkich innych wymienionych efektach.',
    ru: '«Дополнительно»: применяется после всех остальных перечисленных эффектов.',
  },
  'DT-13.7': {
    pl: '„Ukradnij”: zabierz przeciwnikowi dany zasób i dodaj do własnego; przy zdrowiu i PW przesuwają się oba liczniki.',
    ru: '«Украдите»: заберите ресурс у противника и прибавьте к своему; для здоровья и БС сдвигаются оба счётчика.',
  },
  'DT-13.8': {
    pl: 'Jeśli przeciwnik ma mniej, niż podano, kradnie się tylko to, co jest.',
    ru: 'Если у противника меньше указанного, крадут только то, что есть.',
  },
  'DT-13.9': {
    pl: 'Skradzione zasoby ponad maksimum złodzieja przepadają; okradziony i tak traci całą skradzioną ilość.',
    ru: 'Украденное сверх максимума вора пропадает; обокраденный всё равно теряет всё украденное.',
  },
  'DT-13.10': {
    pl: 'Kradzież zdrowia nie jest obrażeniami; działa od razu w DT-3.17 i zapobieganie obrażeniom jej nie zmniejsza.',
    ru: 'Кража здоровья — не урон; она действует сразу в DT-3.17, и отмена урона её не уменьшает.',
  },
  'DT-13.11': {
    pl: '„Weź”: połóż żeton na własnej planszy albo przesuń licznik zdrowia lub PW w górę.',
    ru: '«Получите»: положите жетон на свой планшет или поднимите счётчик здоровья либо БС.',
  },
  'DT-13.12': {
    pl: '„Zagraj” (żeton): połóż go na planszy celu.',
    ru: '«Наложите»: положите жетон на планшет цели.',
  },
  'DT-13.13': {
    pl: '„Ulecz N”: przesuń własny licznik o N w górę, najwyżej do maksimum (DT-2.1).',
    ru: '«Исцелите N»: поднимите свой счётчик на N, но не выше максимума (DT-2.1).',
  },
  'DT-13.14': {
    pl: '„Wybrany gracz” to każdy gracz, także ty i członkowie twojej drużyny.',
    ru: '«Выбранный игрок» — любой игрок, включая вас и членов вашей команды.',
  },
  'DT-13.15': {
    pl: 'Bez słowa „następnie” efekty jednego bloku rozpatruje się w wydrukowanej kolejności, bez przerwy.',
    ru: 'Без слова «затем» эффекты одного блока применяются в напечатанном порядке без пауз.',
  },

  'DT-14': { pl: 'Okna na reakcje i przerywanie', ru: 'Окна для ответов и прерывания' },
  'DT-14.1': {
    pl: 'Gracze, którzy chcą działać w tej samej chwili, działają zgodnie z ruchem wskazówek zegara, od aktywnego gracza.',
    ru: 'Игроки, желающие действовать в один и тот же момент, действуют по часовой стрелке от активного игрока.',
  },
  'DT-14.2': {
    pl: 'Każdy gracz może tę kolejność przerwać akcją natychmiastową, akcją Fazy Rzutu (fazy 4–6) albo żetonem do wydania; kilku przerywających też działa zgodnie z zegarem.',
    ru: 'Любой игрок может прервать этот порядок немедленным действием, действием фазы броска (фазы 4–6) или расходуемым состоянием; несколько прерывающих тоже действуют по часовой стрелке.',
  },
  'DT-14.3': {
    pl: 'Po rozpatrzeniu wszystkich przerwań wraca poprzednia kolejność.',
    ru: 'Когда все прерывания выполнены, возвращается прежний порядок.',
  },
  'DT-14.4': {
    pl: 'Okno otwiera się po każdym kroku faz 4–6, przy każdym „następnie”, po każdym rzucie kośćmi na polecenie zdolności i przed każdą zmianą fazy.',
    ru: 'Окно открывается после каждого шага фаз 4–6, при каждом «затем», после каждого броска кубиков по указанию способности и перед каждой сменой фазы.',
  },
  'DT-14.5': {
    pl: 'Okno zamyka się, gdy wszyscy gracze po kolei spasują; każde zagranie zaczyna pasowanie od nowa, od aktywnego gracza.',
    ru: 'Окно закрывается, когда все игроки подряд пропустили; каждый ответ начинает круг заново с активного игрока.',
  },
  'DT-14.6': {
    pl: 'Kości rzucone w ramach akcji natychmiastowej, akcji Fazy Rzutu albo wydanego żetonu można, dopóki nie zostaną rozpatrzone, zmieniać efektami, które dotyczą „dowolnej kości” (dwa źródła); nic innego nie może takiego efektu przerwać.',
    ru: 'Кубики, брошенные по немедленному действию, действию фазы броска или израсходованному состоянию, до применения результата можно изменять эффектами на «любой кубик» (два источника); ничто другое такой эффект не прервёт.',
  },
  'DT-14.7': {
    pl: 'Kości rzucone na polecenie zdolności można zmieniać w oknie po rzucie, zanim wynik zostanie użyty.',
    ru: 'Кубики, брошенные по указанию способности, можно изменять в окне после броска, пока результат не использован.',
  },
} satisfies Written;
