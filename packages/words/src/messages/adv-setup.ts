// Setting up an adventure: the way to play, how hard, which part, and with whom.
import type { Message } from '../phrase.ts';

export const ADVENTURE_SETUP = {
  mode: { en: 'What do you play?', pl: 'W co gracie?', ru: 'Во что играем?' },
  campaignNote: {
    en: 'Heroes together against the Mad King: eight scenarios, portals and bosses by turns. The table keeps the campaign; stop and go on whenever you like.',
    pl: 'Bohaterowie razem przeciw Szalonemu Królowi: osiem scenariuszy, na przemian portale i bossowie. Stół przechowuje kampanię; przerywajcie i wracajcie, kiedy chcecie.',
    ru: 'Герои вместе против Безумного короля: восемь сценариев, порталы и боссы по очереди. Стол хранит кампанию; прерывайтесь и возвращайтесь когда угодно.',
  },
  teamNote: {
    en: 'One player is the boss, two to four heroes share their health against it.',
    pl: 'Jeden gracz jest bossem, od dwojga do czworga bohaterów ze wspólnym zdrowiem staje przeciw niemu.',
    ru: 'Один игрок — босс, против него от двух до четырёх героев с общим здоровьем.',
  },
  bossesNote: {
    en: 'Two bosses, one throne: a duel of the fallen.',
    pl: 'Dwóch bossów, jeden tron: pojedynek upadłych.',
    ru: 'Два босса, один трон: дуэль падших.',
  },
  heroes: { en: 'How many heroes?', pl: 'Ilu bohaterów?', ru: 'Сколько героев?' },
  players: { en: 'How many players?', pl: 'Ilu graczy?', ru: 'Сколько игроков?' },
  difficulty: { en: 'Difficulty', pl: 'Poziom trudności', ru: 'Сложность' },
  part: { en: 'How much of it?', pl: 'Jaka część?', ru: 'Какую часть?' },
  whole: { en: 'The campaign', pl: 'Kampania', ru: 'Кампания' },
  wholeNote: {
    en: 'All eight scenarios from the beginning, with loot and salves carried over.',
    pl: 'Wszystkie osiem scenariuszy od początku; łupy i Maści przechodzą dalej.',
    ru: 'Все восемь сценариев с начала; добыча и мази переходят дальше.',
  },
  team: { en: 'Name of the team', pl: 'Nazwa drużyny', ru: 'Название команды' },
  teamNameNote: {
    en: 'For the score sheet, if you like.',
    pl: 'Na arkusz punktacji, jeśli chcecie.',
    ru: 'Для листа результатов, если хотите.',
  },
  further: { en: 'Further minions', pl: 'Dalsze sługusy', ru: 'Дополнительные прислужники' },
  furtherNote: {
    en: 'Known only by a single source or partly our own: 25 extra minions in the decks.',
    pl: 'Znane z jednego źródła albo częściowo dopełnione przez nas: 25 sługusów więcej w taliach.',
    ru: 'Известны по одному источнику или отчасти придуманы нами: ещё 25 прислужников в колодах.',
  },
  legacy: { en: 'Legacy packs', pl: 'Zestawy legacy', ru: 'Наборы наследия' },
  legacyNote: {
    en: 'What a campaign that is won opens. What it holds is our own suggestion.',
    pl: 'To, co otwiera wygrana kampania. Zawartość jest naszą propozycją.',
    ru: 'То, что открывает выигранная кампания. Содержание — наше предложение.',
  },
  packsOpen: {
    en: '{count, plural, one {Pack {packs} is open} other {Packs {packs} are open}}: campaign won on {difficulty}, {date}.',
    pl: '{count, plural, one {Zestaw {packs} jest otwarty} few {Zestawy {packs} są otwarte} many {Zestawy {packs} są otwarte} other {Zestawy {packs} są otwarte}}: kampania wygrana na poziomie „{difficulty}”, {date}.',
    ru: '{count, plural, one {Набор {packs} открыт} few {Наборы {packs} открыты} many {Наборы {packs} открыты} other {Наборы {packs} открыты}}: кампания выиграна на сложности «{difficulty}», {date}.',
  },
  packsClosed: {
    en: '{count, plural, one {Pack {packs} opens} other {Packs {packs} open}} with a campaign won on {difficulty} or harder.',
    pl: '{count, plural, one {Zestaw {packs}} few {Zestawy {packs}} many {Zestawy {packs}} other {Zestawy {packs}}} otwiera kampania wygrana na poziomie „{difficulty}” lub trudniejszym.',
    ru: '{count, plural, one {Набор {packs}} few {Наборы {packs}} many {Наборы {packs}} other {Наборы {packs}}} открывает кампания, выигранная на сложности «{difficulty}» или выше.',
  },
  packsAsk: {
    en: 'This device has not opened all packs yet. Playing with them gives away what is in them. Open them all the same?',
    pl: 'Na tym urządzeniu nie wszystkie zestawy legacy są jeszcze otwarte. Gra z nimi zdradzi ich zawartość. Otworzyć mimo to?',
    ru: 'На этом устройстве открыты ещё не все наборы. Игра с ними выдаст их содержимое. Всё равно открыть?',
  },
  packsKeep: { en: 'Keep them closed', pl: 'Zostaw zamknięte', ru: 'Оставить закрытыми' },
  packsBreak: { en: 'Open them', pl: 'Otwórz', ru: 'Открыть' },
  boss: { en: 'Boss', pl: 'Boss', ru: 'Босс' },
  bossFor: { en: 'Boss for {name}', pl: 'Boss dla: {name}', ru: 'Босс для: {name}' },
  several: {
    en: 'You may play several heroes yourself.',
    pl: 'Możesz prowadzić kilku bohaterów.',
    ru: 'Можно вести нескольких героев.',
  },
  onlineSeats: {
    en: 'At the table anybody may sit down at several seats; bots take those that stay free.',
    pl: 'Przy stole można zająć kilka miejsc; wolne biorą boty.',
    ru: 'За столом можно занять несколько мест; свободные берут боты.',
  },
  screenNote: {
    en: 'You plan together at one device; heroes have no secrets from each other.',
    pl: 'Planujecie razem przy jednym urządzeniu; bohaterowie nie mają przed sobą tajemnic.',
    ru: 'Вы решаете вместе за одним устройством; у героев нет тайн друг от друга.',
  },
  botsNote: {
    en: 'One to four heroes: your own, and bots beside you. Nothing leaves this device.',
    pl: 'Od jednego do czterech bohaterów: twoi i boty u boku. Nic nie opuszcza tego urządzenia.',
    ru: 'От одного до четырёх героев: ваши и боты рядом. Ничто не покидает это устройство.',
  },
} as const satisfies Record<string, Message>;
