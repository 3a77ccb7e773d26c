// What the keywords of an adventure mean, in a sentence or two; after the rules ADV-6 to ADV-20.
import type { Message } from '../phrase.ts';

interface Explained {
  readonly term: Message;
  readonly meaning: Message;
}

export const ADVENTURE_KEYWORDS = {
  'unique-defence': {
    term: { en: 'Unique defense', pl: 'Unikatowa obrona', ru: 'Уникальная защита' },
    meaning: {
      en: 'Works against every type of damage except ultimate damage.',
      pl: 'Działa przeciw wszystkim typom obrażeń oprócz specjalnych.',
      ru: 'Действует против любого урона, кроме легендарного.',
    },
  },
  equipment: {
    term: { en: 'Equipment', pl: 'Ekwipunek', ru: 'Снаряжение' },
    meaning: {
      en: 'Pay its CP and put it beside your board: it works until the end of the scenario. You may have 2 in play; before a third, discard one.',
      pl: 'Zapłać jego koszt w PW i połóż go obok planszy: działa do końca scenariusza. W grze możesz mieć 2; przed zagraniem trzeciego odrzuć jeden.',
      ru: 'Оплатите его стоимость в БС и положите рядом с планшетом: оно действует до конца сценария. В игре может быть 2; прежде чем разыграть третье, сбросьте одно.',
    },
  },
  crystal: {
    term: { en: 'Crystal', pl: 'Kryształ', ru: 'Кристалл' },
    meaning: {
      en: 'The mark of loot: only cards with a crystal can be sold to Rosella, for 5 gold.',
      pl: 'Znak łupu: tylko karty z kryształem można sprzedać Roselli, za 5 sztuk złota.',
      ru: 'Знак добычи: только карты с кристаллом можно продать Розелле, за 5 золотых.',
    },
  },
  loot: {
    term: { en: 'Loot card', pl: 'Karta łupów', ru: 'Карта добычи' },
    meaning: {
      en: 'A card with a crystal, common, rare, epic or legendary. It joins your deck and stays for the campaign; only cards with a crystal can be sold.',
      pl: 'Karta z kryształem: zwykła, rzadka, epicka albo legendarna. Dołącza do twojej talii i zostaje w kampanii; tylko karty z kryształem można sprzedać.',
      ru: 'Карта с кристаллом: обычная, редкая, эпическая или легендарная. Входит в вашу колоду и остаётся в кампании; продать можно только карты с кристаллом.',
    },
  },
  mystery: {
    term: { en: 'Mystery loot', pl: 'Tajemnicza karta łupów', ru: 'Тайная карта добычи' },
    meaning: {
      en: 'A loot card that nobody has seen. At Rosella’s, identify it for 10 gold, and it joins your deck; or sell it unseen for 5.',
      pl: 'Karta łupów, której nikt jeszcze nie widział. U Roselli możesz ją rozpoznać za 10 sztuk złota i dodać do talii albo sprzedać nieodkrytą za 5.',
      ru: 'Карта добычи, которой ещё никто не видел. У Розеллы её можно опознать за 10 золотых и взять в колоду или продать не глядя за 5.',
    },
  },
  chest: {
    term: { en: 'Loot chest', pl: 'Skrzynia z łupami', ru: 'Сундук с добычей' },
    meaning: {
      en: 'When it is opened, every hero rolls a loot die and gets what the table shows for a chest of that level.',
      pl: 'Gdy zostaje otwarta, każdy bohater rzuca kością łupów i dostaje to, co tabela podaje dla skrzyni tego poziomu.',
      ru: 'Когда его открывают, каждый герой бросает кубик добычи и получает то, что указано в таблице для сундука этого уровня.',
    },
  },
  'loot-die': {
    term: { en: 'Loot die', pl: 'Kość łupów', ru: 'Кубик добычи' },
    meaning: {
      en: 'A die with twenty sides. Only what names it may change or reroll it.',
      pl: 'Ma dwadzieścia ścianek. Zmienić lub przerzucić ją może tylko to, co ją wymienia.',
      ru: 'У него двадцать граней. Изменить или перебросить его может только то, что его называет.',
    },
  },
  'chaos-dice': {
    term: { en: 'Chaos dice', pl: 'Kości chaosu', ru: 'Кубики хаоса' },
    meaning: {
      en: 'The dice of minions and bosses, with swipe, vortex and chaos on them.',
      pl: 'Kości sługusów i bossów: z pazurem, wirem i symbolem chaosu.',
      ru: 'Кубики прислужников и боссов: с когтем, вихрем и символом хаоса.',
    },
  },
  engaged: {
    term: { en: 'Engaged', pl: 'Uwikłany w walkę', ru: 'В бою' },
    meaning: {
      en: 'A hero and a minion that fight each other. An engaged hero does not move; a teammate may come and join in.',
      pl: 'Bohater i sługus, którzy ze sobą walczą. Uwikłany bohater się nie rusza; członek drużyny może dołączyć.',
      ru: 'Герой и прислужник, которые сражаются друг с другом. Такой герой не двигается; член команды может присоединиться.',
    },
  },
  objective: {
    term: { en: 'Roll objective', pl: 'Cel rzutu', ru: 'Цель броска' },
    meaning: {
      en: 'What an enemy rolls for: it keeps dice that fit and rolls the others again, up to three times.',
      pl: 'To, na co rzuca wróg: pasujące kości zatrzymuje, a pozostałe przerzuca, razem do trzech prób.',
      ru: 'То, ради чего бросает враг: подходящие кубики он оставляет, остальные перебрасывает, всего до трёх попыток.',
    },
  },
  'first-strike': {
    term: { en: 'First Strike', pl: 'Pierwsze uderzenie', ru: 'Первый удар' },
    meaning: {
      en: 'In every round of the fight the minion plays its turn before the hero’s.',
      pl: 'W każdej rundzie walki sługus rozgrywa swoją turę przed turą bohatera.',
      ru: 'В каждом раунде боя прислужник ходит раньше героя.',
    },
  },
  'kings-hand': {
    term: { en: 'King’s Hand', pl: 'Królewska dłoń', ru: 'Рука короля' },
    meaning: {
      en: 'Spent by an enemy that could not attack, for another Offensive Roll Phase, or against an ultimate, to have one die of it rerolled. A chaos die says whether it succeeds.',
      pl: 'Wydaje ją wróg, który nie mógł zaatakować, by mieć jeszcze jedną Fazę Rzutu Ofensywnego, albo wobec zdolności specjalnej, by jedna jej kość została przerzucona. O powodzeniu decyduje kość chaosu.',
      ru: 'Её расходует враг, который не смог атаковать, ради ещё одной фазы броска нападения или против легендарной способности, чтобы один её кубик перебросили. Удалось ли, решает кубик хаоса.',
    },
  },
  salve: {
    term: { en: 'Salve', pl: 'Maść', ru: 'Мазь' },
    meaning: {
      en: 'Before you move, before a fight or before your Upkeep Phase, spend any number: each heals as much as the scenario says. On the map, one also brings a fallen teammate back with 1 health.',
      pl: 'Przed swoim ruchem, przed walką lub przed swoją Fazą Utrzymania możesz wydać dowolną liczbę: każda leczy tyle, ile określa scenariusz. Na mapie jedna może też podnieść poległego członka drużyny z 1 punktem zdrowia.',
      ru: 'Перед своим движением, перед боем или перед своей фазой обновления можно израсходовать сколько угодно: каждая исцеляет столько, сколько указывает сценарий. На карте одна может и поднять павшего члена команды с 1 здоровьем.',
    },
  },
  shard: {
    term: { en: 'Portal shard', pl: 'Fragment portalu', ru: 'Осколок портала' },
    meaning: {
      en: 'Lies on the map. Each one collected makes a Salve heal 1 more; all three open the Boss Portal.',
      pl: 'Leży na mapie. Za każdy zebrany Maść leczy o 1 więcej; wszystkie trzy otwierają Portal Bossa.',
      ru: 'Лежит на карте. За каждый собранный мазь исцеляет на 1 больше; все три открывают портал босса.',
    },
  },
  solo: {
    term: { en: 'Not in solo games', pl: 'Nie w grze solo', ru: 'Не в одиночной игре' },
    meaning: {
      en: 'Whoever plays alone with one hero puts this card under its deck and takes the next one.',
      pl: 'Kto gra sam jednym bohaterem, kładzie tę kartę pod jej talię i bierze następną.',
      ru: 'Кто играет один за одного героя, кладёт эту карту под её колоду и берёт следующую.',
    },
  },
} as const satisfies Readonly<Record<string, Explained>>;
