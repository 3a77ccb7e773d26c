// Dragon Farkle: rulings of our own (SK-R).
import type { Written } from './written.ts';

export const FARKLE_RULINGS = {
  'SK-R': { pl: 'Nasze rozstrzygnięcia', ru: 'Наши решения' },
  'SK-R1': {
    pl: 'Klucza od kuchennych drzwi używa się przed każdą inną kartą tej tury. Jego chwilą jest początek tury; inna karta ją kończy.',
    ru: 'Ключ от чёрного хода используют раньше любой другой карты этого хода. Его момент — начало хода; другая карта этот момент кончает.',
  },
  'SK-R2': {
    pl: 'Bójka odmówiona Prześcieradłem pokoju wyklucza ten cel do końca tury. Inaczej atakujący po prostu wskazałby go znowu.',
    ru: 'Потасовка, от которой отказались Простынёй перемирия, исключает эту цель до конца хода. Иначе нападающий просто назвал бы её снова.',
  },
  'SK-R3': {
    pl: 'Chojrak, który wyszedł z Jamy na Bójkę, wyszedł z niej, nawet jeśli Bójki odmówiono. SK-7.3 czyni wyjście pierwszym krokiem.',
    ru: 'Герой, который вышел из логова ради Потасовки, вышел из него, даже если от неё отказались. По SK-7.3 выход — первый шаг.',
  },
  'SK-R4': {
    pl: 'Kto kładzie kartę pod rzut (Kość niezgody, Róg obfitości rekrutów, Siódma kość), musi ten rzut wykonać. Karta jest na niego wydana.',
    ru: 'Кто положил карту ради броска (Кость раздора, Рог новобранцев, Седьмая кость), обязан этот бросок сделать. Карта на него истрачена.',
  },
  'SK-R5': {
    pl: 'Kości zdarzeń położonej Rogiem obfitości rekrutów nie można przerzucić. Wcale nie była rzucona.',
    ru: 'Кость событий, положенную Рогом новобранцев, нельзя перебросить. Её и не бросали.',
  },
  'SK-R6': {
    pl: 'Po Siódmej kości jedną kość usuwa się, zanim inni zareagują na rzut. Karta usuwa ją przed punktowaniem; reakcje patrzą na rzut, który się liczy.',
    ru: 'После Седьмой кости одну кость убирают раньше, чем другие ответят на бросок. Карта убирает её до подсчёта; ответы смотрят на тот бросок, который считается.',
  },
  'SK-R7': {
    pl: 'W oknie po rzucie rzucający reaguje ostatni. SK-10.13 zaczyna od jego lewej.',
    ru: 'В окне после броска бросавший отвечает последним. SK-10.13 начинает слева от него.',
  },
  'SK-R8': {
    pl: 'Drugi wynik Pradziada Powtórki nie otwiera nowego okna po rzucie; jeśli to znów Zonk, okno Zonka trwa dalej. Karta mówi, że drugi wynik zostaje, a Eliksir Antyzonkowy odpowiada na Zonk, nie na rzut.',
    ru: 'Второй результат Прадеда Ещёраза не открывает нового окна после броска; если это снова Зонк, продолжается окно Зонка. На карте сказано, что второй результат остаётся, а Антизонковая микстура отвечает на Зонк, а не на бросок.',
  },
  'SK-R9': {
    pl: 'Przeklęty cebulowy pierścień działa dopiero wtedy, gdy Zonk zostaje, po okazji dla Eliksiru Antyzonkowego i Pradziada Powtórki. Odwołany Zonk nie jest Zonkiem.',
    ru: 'Проклятое луковое кольцо срабатывает, только когда Зонк остаётся, после случая для Антизонковой микстуры и Прадеда Ещёраза. Отменённый Зонк — не Зонк.',
  },
  'SK-R10': {
    pl: 'Sakwy wszystkomieszczącej i przeklętego przedmiotu nigdy nie odrzuca się z powodu limitu; przeklętego nie można też sprzedać Handlarze Guzdrze, Sakwę można. Sakwa się nie liczy, a klątwa nie odchodzi na życzenie.',
    ru: 'Всевместительную суму и проклятый предмет никогда не сбрасывают из-за лимита; проклятый нельзя и продать Коробейнице Груше, суму можно. Сума не считается, а проклятие по желанию не уходит.',
  },
  'SK-R11': {
    pl: 'Każdego czekającego przedmiotu można nie przyjąć, także wszystkich. SK-6.6 i SK-7.12 mówią „może”.',
    ru: 'От любого ждущего предмета можно отказаться, и от всех тоже. SK-6.6 и SK-7.12 говорят «может».',
  },
  'SK-R12': {
    pl: 'Oba stosy odrzuconych są jawne dla wszystkich. Karty trafiają tam odkryte.',
    ru: 'Оба сброса открыты для всех. Карты уходят туда лицом вверх.',
  },
  'SK-R13': {
    pl: 'Nagrodę B wolno wybrać, choć nie ma karty do dobrania. Wybór należy do Chojraka; przy stole nikt by tego nie zabronił.',
    ru: 'Награду B можно выбрать, даже если взять карту неоткуда. Выбор за героем; за столом этого никто бы не запретил.',
  },
  'SK-R14': {
    pl: 'Handlara Guzdra nic nie sprzedaje, gdy nie ma karty do dobrania; kupuje nadal. Nikt nie płaci za nic.',
    ru: 'Коробейница Груша ничего не продаёт, если взять карту неоткуда; покупает она по-прежнему. За ничто никто не платит.',
  },
  'SK-R15': {
    pl: 'Kto w Ostatniej Bitwie oddaje ostatnich żołnierzy Bardowi Fałszkowi, kończy ją jak przegraną, z Zonkiem czy bez, chyba że ten rzut zabija smoka albo żołnierzy przynosi Przeklęty cebulowy pierścień. SK-8.11 pyta tylko o armię 0 we własnej turze.',
    ru: 'Кто в Последней битве отдаёт последних солдат Барду Мимоноту, кончает её как проигранную, с Зонком или без, если только этот бросок не убил дракона или солдат не принесло Проклятое луковое кольцо. SK-8.11 спрашивает лишь об армии 0 в свой ход.',
  },
  'SK-R16': {
    pl: 'W Ostatniej Bitwie Udźca na przynętę można użyć przy każdym rzucie, który kosztuje żołnierzy, cokolwiek pokazuje kość zdarzeń. Karta mówi o stratach tego rzutu.',
    ru: 'В Последней битве Баранью приманку можно использовать при любом броске, который стоит солдат, что бы ни показала кость событий. Карта говорит о потерях этого броска.',
  },
  'SK-R17': {
    pl: 'Lusterka „A ty?” nie można odbić Lusterkiem. Jest skierowane w kartę, nie w Chojraka.',
    ru: 'Зеркальце «Сам такой» нельзя отразить зеркальцем. Оно направлено на карту, а не на героя.',
  },
  'SK-R18': {
    pl: 'Skrzek może wziąć na cel pustą armię, także Chojraka, który czeka na powrót. „Dowolny inny Chojrak”.',
    ru: 'Визгуна можно направить на пустую армию, и на героя, который ждёт возвращения, тоже. «Любой другой герой».',
  },
  'SK-R19': {
    pl: 'Pierwszego Chojraka losuje się, chyba że wybiorą go gracze. Przekąsek stąd nie policzymy.',
    ru: 'Первый герой случаен, если игроки не выбрали его сами. Угощений отсюда не сосчитать.',
  },
  'SK-R20': {
    pl: 'Karty „przed pierwszym rzutem” zagrywa się przed nazwaniem akcji. SK-10.12 stawia to okno przed wskazaniem celu.',
    ru: 'Карты «до первого броска» используют до того, как названо действие. SK-10.12 ставит это окно перед выбором цели.',
  },
  'SK-R21': {
    pl: 'Olej do miecza dodaje obrażenie tylko wtedy, gdy rzut wciąż zadaje obrażenie, gdy okno się zamyka. Dodaje się do obrażenia; Wiadro zimnej wody mogło je zmyć.',
    ru: 'Масло для меча добавляет рану, только если бросок всё ещё наносит рану, когда окно закрывается. Оно добавляется к ране; Ведро холодной воды могло её смыть.',
  },
  'SK-R22': {
    pl: 'Żołnierską kość położoną Kością niezgody można przerzucić Skórką od banana. To kość tego rzutu.',
    ru: 'Солдатскую кость, положенную Костью раздора, можно перебросить Банановой кожурой. Это кость этого броска.',
  },
  'SK-R23': {
    pl: 'Siostry Trojaczki liczą trójki w najlepszym podziale; cztery albo sześć takich samych nie zawiera żadnej. SK-4.3 nazywa dla zbioru jeden podział.',
    ru: 'Сёстры-тройняшки считают тройки лучшего разбиения; в четырёх или шести одинаковых их нет. SK-4.3 называет для набора одно разбиение.',
  },
  'SK-R24': {
    pl: 'Udziec na przynętę działa przez cały rzut, także gdy kość zdarzeń zostanie potem przerzucona. Karta mówi „ten rzut”.',
    ru: 'Баранья приманка действует весь бросок, даже если кость событий потом перебросят. На карте сказано «этот бросок».',
  },
  'SK-R25': {
    pl: 'Kto ma na ręce ponad limit, tego pyta się zgodnie z zegarem, począwszy od Chojraka, którego tura się kończy. Kolejność musi być dla wszystkich ta sama.',
    ru: 'Тех, у кого предметов больше лимита, спрашивают по часовой стрелке, начиная с героя, чей ход кончается. Порядок должен быть для всех один.',
  },
  'SK-R26': {
    pl: 'Przedmiot kupiony od Handlary Guzdry jest od razu na ręce i można go użyć w tej samej turze. Jest opłacony, więc nie czeka.',
    ru: 'Предмет, купленный у Коробейницы Груши, сразу в руке, и его можно использовать в тот же ход. Он оплачен и не ждёт.',
  },
  'SK-R27': {
    pl: 'Żołnierze z Przeklętego cebulowego pierścienia dołączają do armii, zanim porówna się Bójkę. Zonk jest pierwszy.',
    ru: 'Солдаты от Проклятого лукового кольца вступают в армию до сравнения в Потасовке. Зонк идёт первым.',
  },
} satisfies Written;
