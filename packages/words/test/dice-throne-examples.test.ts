// How the generated texts of Dice Throne read: whole abilities, cards and tokens in English, Polish and Russian.
import { HEROES, STATUSES, type ThroneReading } from '@wyrmtable/dice-throne';
import { expect, test } from 'vitest';
import { abilityText, briefChoice, cardName, cardText, statusName, statusText } from '../src/dice-throne/index.ts';
import { LANGS } from '../src/index.ts';

/** The ability of a slot with so many upgrades on it. */
function ability(hero: string, slot: string, upgrades: number): string[] {
  const place = HEROES.find(({ id }) => id === hero)?.slots.find(({ id }) => id === slot);
  const found = upgrades === 0 ? place?.printed : place?.upgrades[upgrades - 1]?.ability;
  if (found === undefined) throw new Error(`${hero} has no ${slot}`);
  return LANGS.map((lang) => abilityText(lang, hero, found));
}

const card = (id: string): string[] => LANGS.map((lang) => cardText(lang, id));

function status(id: string): string[] {
  const found = STATUSES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return LANGS.map((lang) => statusText(lang, found));
}

test('three rows and what they share', () => {
  expect(ability('barbarian', 'smack', 1)).toEqual([
    '3 / 4 / 5 swords: deal 5 / 7 / 9 damage. If four dice show the same number, the attack is undefendable.',
    '3 / 4 / 5 mieczy: zadaj 5 / 7 / 9 obrażeń. Przy 4 takich samych cyfrach atak jest nieuchronny.',
    '3 / 4 / 5 мечей: нанесите 5 / 7 / 9 урона. При 4 одинаковых значениях атака неблокируема.',
  ]);
});

test('a roll that is summed up', () => {
  expect(ability('barbarian', 'overpower', 0)).toEqual([
    '3 swords + 2 pows: roll 3 dice. Then deal damage equal to the total rolled. If the total is at least 14, inflict Concussion.',
    '3 miecze + 2 łomoty: rzuć 3 kośćmi. Następnie zadaj tyle obrażeń, ile wypadło w sumie. Jeśli suma wynosi co najmniej 14, zagraj Wstrząśnienie mózgu.',
    '3 меча + 2 бабаха: бросьте 3 кубика. Затем нанесите столько урона, сколько выпало в сумме. Если сумма не меньше 14, наложите «Сотрясение».',
  ]);
});

test('a bet on the attack', () => {
  expect(ability('barbarian', 'reckless', 0)).toEqual([
    'Large straight: deal 15 damage. If the attack takes any health, take 4 damage.',
    'Duży strit: zadaj 15 obrażeń. Jeśli atak odbierze choć 1 punkt zdrowia, otrzymaj 4 obrażenia.',
    'Большой стрит: нанесите 15 урона. Если атака отнимет хоть 1 здоровье, получите 4 урона.',
  ]);
});

test('a die with a line for every symbol', () => {
  expect(ability('pyromancer', 'pyroblast', 0)).toEqual([
    '3 flames + 1 meteor: deal 6 damage. Roll 1 die. On a flame, add 3 damage. On a blaze, inflict Burn. On a fiery soul, gain 2 Fire Mastery. On a meteor, inflict Knockdown.',
    '3 płomienie + 1 meteor: zadaj 6 obrażeń. Rzuć 1 kością. Przy płomieniu dodaj 3 obrażenia. Przy pożarze zagraj Poparzenie. Przy ognistej duszy weź 2 Kunszty ognia. Przy meteorze zagraj Powalenie.',
    '3 огня + 1 метеор: нанесите 6 урона. Бросьте 1 кубик. При огне добавьте 3 урона. При пожаре наложите «Горение». При огненной душе получите 2 «Искусства огня». При метеоре наложите «Нокдаун».',
  ]);
});

test('tokens spent for damage', () => {
  expect(ability('pyromancer', 'combustion', 0)).toEqual([
    '1 flame + 1 blaze + 1 fiery soul + 1 meteor: gain 1 Fire Mastery. Then you may spend up to 4 Fire Mastery: deal 3 undefendable damage for each one spent.',
    '1 płomień + 1 pożar + 1 ognista dusza + 1 meteor: weź 1 Kunszt ognia. Następnie możesz wydać do 4 Kunsztów ognia: zadaj 3 obrażenia nieuchronne za każdy wydany żeton.',
    '1 огонь + 1 пожар + 1 огненная душа + 1 метеор: получите 1 «Искусство огня». Затем можете израсходовать до 4 «Искусств огня»: нанесите 3 неблокируемого урона за каждый израсходованный жетон.',
  ]);
});

test('a defence', () => {
  expect(ability('moon-elf', 'missed-me', 0)).toEqual([
    'Roll 5 dice. On 2 feet, prevent half of the incoming damage (rounded up). For each pair of arrows, deal 1 damage to the attacker.',
    'Rzuć 5 kośćmi. Przy 2 stopach zapobiegnij połowie nadchodzących obrażeń (zaokrąglając w górę). Za każdą parę strzał zadaj atakującemu 1 obrażenie.',
    'Бросьте 5 кубиков. При 2 стопах отмените половину входящего урона (округляя вверх). За каждую пару стрел нанесите атакующему 1 урон.',
  ]);
});

test('a contest', () => {
  expect(ability('gunslinger', 'duel', 0)).toEqual([
    'Roll 1 die. The attacker rolls 1 die too. If your die is higher, deal 3 damage to the attacker or prevent half of the incoming damage (rounded up); otherwise, deal 1 damage to the attacker.',
    'Rzuć 1 kością. Atakujący też rzuca 1 kością. Jeśli twój wynik jest wyższy, zadaj atakującemu 3 obrażenia albo zapobiegnij połowie nadchodzących obrażeń (zaokrąglając w górę); w przeciwnym razie zadaj atakującemu 1 obrażenie.',
    'Бросьте 1 кубик. Атакующий тоже бросает 1 кубик. Если ваш результат выше, нанесите атакующему 3 урона или отмените половину входящего урона (округляя вверх); иначе нанесите атакующему 1 урон.',
  ]);
});

test('companions given up', () => {
  expect(ability('treant', 'overgrowth', 0)).toEqual([
    '2 branches + 3 leaves: deal 2 damage. You may remove up to two Seedlings, Saplings, or Dryads in all: add 4 damage for each. You may remove Wellspring to make the attack undefendable.',
    '2 gałęzie + 3 liście: zadaj 2 obrażenia. Możesz usunąć łącznie do dwóch Kiełków, Sadzonek lub Driad: za każdy żeton dodaj 4 obrażenia. Możesz usunąć Krynicę, by zmienić ten atak w nieuchronny.',
    '2 ветви + 3 листа: нанесите 2 урона. Можете снять в сумме до двух Ростков, Саженцев или Дриад: за каждый жетон добавьте 4 урона. Можете снять «Родник», чтобы сделать атаку неблокируемой.',
  ]);
});

test('a passive with a price', () => {
  expect(ability('paladin', 'tithe', 1)).toEqual([
    'When you activate an offensive ability with a prayer among your dice, gain 1 CP. Spend 1 CP: reroll 1 of your dice. Spend 2 CP: draw 1 card.',
    'Gdy aktywujesz zdolność ofensywną, mając na kościach modlitwę, weź 1 PW. Wydaj 1 PW: przerzuć 1 swoją kość. Wydaj 2 PW: dobierz 1 kartę.',
    'Когда вы активируете способность нападения и на кубиках есть молитва, получите 1 БС. Потратьте 1 БС: перебросьте 1 свой кубик. Потратьте 2 БС: возьмите 1 карту.',
  ]);
});

test('what is given up is given up for something', () => {
  expect(ability('treant', 'splinter', 0)).toEqual([
    '3 / 4 / 5 branches: deal 5 / 6 / 7 damage. You may remove 1 Seedling, Sapling, or Dryad to inflict Barbed Vine.',
    '3 / 4 / 5 gałęzi: zadaj 5 / 6 / 7 obrażeń. Możesz usunąć 1 Kiełek, Sadzonkę lub Driadę, by zagrać Kolczastą winorośl.',
    '3 / 4 / 5 ветвей: нанесите 5 / 6 / 7 урона. Можете снять 1 Росток, Саженец или Дриаду, чтобы наложить «Колючую лозу».',
  ]);
});

test('dice are said before the condition around them', () => {
  expect(ability('huntress', 'maternal-bond', 0)[1]).toContain(
    'Przy pazurze, jeśli masz Aktywną Nyrę, zadaj atakującemu 2 obrażenia.',
  );
});

test('rows that differ in more than figures have a line each', () => {
  expect(ability('paladin', 'holy-attack', 0)[0]).toBe(
    'Small straight: heal 1. Deal 5 damage.\nLarge straight: heal 2. Deal 8 damage.',
  );
});

test('a symbol that is called as the cards are is called a symbol', () => {
  expect(ability('shadow-thief', 'carducopia', 0)).toEqual([
    '2 card symbols: draw 1 card for each card symbol.',
    '2 symbole karty: dobierz 1 kartę za każdy symbol karty.',
    '2 символа карты: возьмите 1 карту за каждый символ карты.',
  ]);
});

test('a token that lessens a whole phase says of which damage', () => {
  expect(status('wither')[0]).toBe(
    'In your Offensive Roll Phase you deal 1 less damage in all for each Wither; this includes collateral but not ultimate damage. Stack limit: 2. Persistent.',
  );
});

test('a player chosen, friend or foe', () => {
  expect(ability('seraph', 'purify', 0)).toEqual([
    '2 crosses + 1 angelic pendant: choose a player. An opponent becomes your target: deal 5 undefendable damage. Anybody else heals 4. Then you may remove 1 status from that player.',
    '2 krzyże + 1 anielski medalion: wybierz gracza. Przeciwnik staje się celem: zadaj 5 obrażeń nieuchronnych. Ktokolwiek inny leczy 4 punkty zdrowia. Następnie możesz usunąć 1 efekt z planszy tego gracza.',
    '2 креста + 1 ангельский медальон: выберите игрока. Противник становится целью: нанесите 5 неблокируемого урона. Любой другой исцеляет 4 здоровья. Затем можете снять с этого игрока 1 состояние.',
  ]);
});

test('a board that turns over', () => {
  expect(ability('cursed-pirate', 'cursed', 0)).toEqual([
    'At the end of your turn, remove 1 Cursed Doubloon. If you have none, turn your board over for the rest of the game.',
    'Na koniec swojej tury usuń 1 Przeklęty dublon. Jeśli nie masz żadnego, odwróć swoją planszę do końca gry.',
    'В конце своего хода снимите 1 «Проклятый дублон». Если его нет, переверните свой планшет до конца игры.',
  ]);
});

test('an upgrade with a second ability', () => {
  expect(card('crit-bash-ii')).toEqual([
    '4 pows: inflict Stun. Then deal 7 undefendable damage.\nCrit Smash — 3 pows: inflict Concussion. Then deal 2 undefendable damage.',
    '4 łomoty: zagraj Oszołomienie. Następnie zadaj 7 obrażeń nieuchronnych.\nMiażdżący cios — 3 łomoty: zagraj Wstrząśnienie mózgu. Następnie zadaj 2 obrażenia nieuchronne.',
    '4 бабаха: наложите «Оглушение». Затем нанесите 7 неблокируемого урона.\nДробящий удар — 3 бабаха: наложите «Сотрясение». Затем нанесите 2 неблокируемого урона.',
  ]);
});

test('a card with a need', () => {
  expect(card('head-bash')).toEqual([
    'Only after your attack has taken at least 8 health. Inflict Concussion.',
    'Tylko gdy twój atak odebrał co najmniej 8 punktów zdrowia. Zagraj Wstrząśnienie mózgu.',
    'Только после вашей атаки, отнявшей не меньше 8 здоровья. Наложите «Сотрясение».',
  ]);
});

test('a card for somebody else', () => {
  expect(card('not-this-time')).toEqual([
    'A player of your choice prevents 6 damage.',
    'Wybrany gracz zapobiega 6 obrażeniom.',
    'Выбранный игрок отменяет 6 урона.',
  ]);
});

test('a roll with something instead', () => {
  expect(card('adrenaline-surge')).toEqual([
    'Roll 1 die. On a pow, heal 2 and inflict Concussion on an opponent of your choice; otherwise, draw 1 card.',
    'Rzuć 1 kością. Przy łomocie ulecz 2 punkty zdrowia i zagraj Wstrząśnienie mózgu na wybranego przeciwnika; w przeciwnym razie dobierz 1 kartę.',
    'Бросьте 1 кубик. При бабахе исцелите 2 здоровья и наложите «Сотрясение» на выбранного противника; иначе возьмите 1 карту.',
  ]);
});

test('an answer to an attack', () => {
  expect(card('absolution')).toEqual([
    'Only when you are attacked. Roll 1 die. On a sword, deal 3 damage to the attacker. On a helmet, prevent 3 damage. On a heart, prevent 5 damage. On a prayer, prevent 2 damage and gain 2 CP.',
    'Tylko gdy ktoś cię atakuje. Rzuć 1 kością. Przy mieczu zadaj atakującemu 3 obrażenia. Przy hełmie zapobiegnij 3 obrażeniom. Przy sercu zapobiegnij 5 obrażeniom. Przy modlitwie zapobiegnij 2 obrażeniom i weź 2 PW.',
    'Только когда вас атакуют. Бросьте 1 кубик. При мече нанесите атакующему 3 урона. При шлеме отмените 3 урона. При сердце отмените 5 урона. При молитве отмените 2 урона и получите 2 БС.',
  ]);
});

test('a choice of another player', () => {
  expect(card('yo-ho')).toEqual([
    'An opponent of your choice chooses one: they get Powder Keg, or they roll 1 die and on 3–6 get Powder Keg and 1 Wither.',
    'Wybrany przeciwnik wybiera jedno: otrzymuje Beczkę prochu albo rzuca 1 kością i przy wyniku 3–6 otrzymuje Beczkę prochu i 1 Uschnięcie.',
    'Выбранный противник выбирает одно: получает «Пороховую бочку» или бросает 1 кубик и при значении 3–6 получает «Пороховую бочку» и 1 «Увядание».',
  ]);
});

test('a status that hurts', () => {
  expect(status('poison')).toEqual([
    'In your Upkeep Phase, take 1 damage for each Poison. Stack limit: 3. Persistent.',
    'W swojej Fazie Utrzymania otrzymaj 1 obrażenie za każdą Truciznę. Limit stosu: 3. Efekt trwały.',
    'В своей фазе обновления получите 1 урон за каждое «Отравление». Предел: 3. Постоянное.',
  ]);
});

test('a status that skips', () => {
  expect(status('knockdown')).toEqual([
    'Before your Offensive Roll Phase, spend 2 CP or skip the phase; then remove this token. Stack limit: 1.',
    'Przed swoją Fazą Rzutu Ofensywnego wydaj 2 PW albo pomiń tę fazę; potem usuń ten żeton. Limit stosu: 1.',
    'Перед своей фазой броска нападения потратьте 2 БС или пропустите эту фазу; затем снимите это состояние. Предел: 1.',
  ]);
});

test('a status to be spent', () => {
  expect(status('evasive')).toEqual([
    'When you are about to take damage, spend 1 Evasive: roll 1 die. On 1–2, avoid that damage. Stack limit: 3.',
    'Gdy masz otrzymać obrażenia, wydaj 1 Unik: rzuć 1 kością. Przy wyniku 1–2 uniknij tych obrażeń. Limit stosu: 3.',
    'Когда вы должны получить урон, израсходуйте 1 «Уклонение»: бросьте 1 кубик. При значении 1–2 избегните этого урона. Предел: 3.',
  ]);
});

test('a status with two uses', () => {
  expect(status('chi')).toEqual([
    'When you are about to take damage, spend 1 Chi: prevent 1 damage. When you attack, spend 1 Chi (tokens gained this turn do not count): add 1 damage. Stack limit: 5.',
    'Gdy masz otrzymać obrażenia, wydaj 1 Chi: zapobiegnij 1 obrażeniu. Gdy atakujesz, wydaj 1 Chi (żetony otrzymane w tej turze się nie liczą): dodaj 1 obrażenie. Limit stosu: 5.',
    'Когда вы должны получить урон, израсходуйте 1 «Ци»: отмените 1 урон. Когда вы атакуете, израсходуйте 1 «Ци» (жетоны, полученные в этом ходу, не считаются): добавьте 1 урон. Предел: 5.',
  ]);
});

test('a status with a die of its own', () => {
  expect(status('blind')).toEqual([
    'Before the ability you declared takes effect, remove this token and roll 1 die. On 1–2, the ability has no effect. Stack limit: 1.',
    'Zanim zadziała ogłoszona przez ciebie zdolność, usuń ten żeton i rzuć 1 kością. Przy wyniku 1–2 zdolność nie działa. Limit stosu: 1.',
    'Прежде чем сработает объявленная вами способность, снимите этот жетон и бросьте 1 кубик. При значении 1–2 способность не срабатывает. Предел: 1.',
  ]);
});

test('a status that invites', () => {
  expect(status('bounty')).toEqual([
    'Attacks against you deal 1 more damage, and the attacker gains 1 CP. Stack limit: 1. Persistent.',
    'Ataki na ciebie zadają o 1 obrażenie więcej, a atakujący otrzymuje 1 PW. Limit stosu: 1. Efekt trwały.',
    'Атаки против вас наносят на 1 урон больше, а атакующий получает 1 БС. Предел: 1. Постоянное.',
  ]);
});

test('what is bought at one price and moment is one choice', () => {
  expect(status('synth')).toEqual([
    'In your Main Phase, spend 2 Synth to build a bot you do not have (Nanobot, Shock Bot, or Heal Bot), or 3 Synth to build a second one of a kind. Stack limit: 7.',
    'W swojej Fazie Głównej wydaj 2 Syntezy, by zbudować robota, którego nie masz (Nanobot, Szokobot albo Medbot), albo 3 Syntezy, by zbudować drugiego takiego samego. Limit stosu: 7.',
    'В своей основной фазе израсходуйте 2 «Синтеза», чтобы построить робота, которого у вас нет (Нанобот, Шокобот или Медбот), или 3 «Синтеза», чтобы построить второго такого же. Предел: 7.',
  ]);
});

test('a choice where there is little room leaves out what the question says', () => {
  const table = { names: ['Ola', 'Wild Cyclops'], heroes: ['monk', 'wild-cyclops'] };
  const brief = (reading: ThroneReading, more = {}) =>
    LANGS.map((lang) => briefChoice(lang, reading, { ...table, ...more })?.replaceAll('\u00a0', ' '));
  expect(brief({ kind: 'play', card: 'six-it', number: 0 }, { cp: 1 })).toEqual(
    LANGS.map((lang, i) => `${cardName(lang, 'six-it')} · 1 ${['CP', 'PW', 'БС'][i]}`),
  );
  expect(brief({ kind: 'pick', seat: 0 })).toEqual(['Ola (Monk)', 'Ola (Mnich)', 'Ola (Монах)']);
  expect(brief({ kind: 'token', status: 'burn' })).toEqual(LANGS.map((lang) => statusName(lang, 'burn')));
  // What it does is said nowhere else.
  expect(brief({ kind: 'spend', status: 'synth', option: 0 })).toEqual([undefined, undefined, undefined]);
});
