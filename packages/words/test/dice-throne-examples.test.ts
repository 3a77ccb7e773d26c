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
    '3 swords: deal 5 damage. 4 swords: deal 7 damage. 5 swords: deal 9 damage. In each case: if four dice match, the attack is undefendable.',
    '3 miecze: zadaj 5 obrażeń. 4 miecze: zadaj 7 obrażeń. 5 mieczy: zadaj 9 obrażeń. W każdym przypadku: jeśli cztery kości są jednakowe, atak jest nieuchronny.',
    '3 меча: нанесите 5 урона. 4 меча: нанесите 7 урона. 5 мечей: нанесите 9 урона. В каждом случае: если четыре кубика одинаковы, атака неблокируема.',
  ]);
});

test('a roll that is summed up', () => {
  expect(ability('barbarian', 'overpower', 0)).toEqual([
    '3 swords + 2 pows: roll 3 dice. Then deal damage equal to the total rolled. If the total is at least 14, inflict Concussion.',
    '3 miecze + 2 łomoty: rzuć 3 kośćmi. Następnie zadaj tyle obrażeń, ile wypadło w sumie. Jeśli suma wynosi co najmniej 14, nałóż Wstrząśnienie mózgu.',
    '3 меча + 2 бабаха: бросьте 3 кубика. Затем нанесите столько урона, сколько выпало в сумме. Если сумма не меньше 14, наложите Сотрясение.',
  ]);
});

test('a bet on the attack', () => {
  expect(ability('barbarian', 'reckless', 0)).toEqual([
    'Large straight: deal 15 damage. If the attack takes any health, take 4 damage.',
    'Duży strit: zadaj 15 obrażeń. Jeśli atak odbierze choć 1 punkt zdrowia, przyjmij 4 obrażenia.',
    'Большой стрит: нанесите 15 урона. Если атака отнимет хоть 1 здоровье, получите 4 урона.',
  ]);
});

test('a die with a line for every symbol', () => {
  expect(ability('pyromancer', 'pyroblast', 0)).toEqual([
    '3 flames + 1 meteor: deal 6 damage. Roll 1 die. On flame, add 3 damage. On blaze, inflict Burn. On fiery soul, gain 2 Fire Mastery. On meteor, inflict Knockdown.',
    '3 płomienie + 1 meteor: zadaj 6 obrażeń. Rzuć 1 kością. Płomień: dodaj 3 obrażenia. Pożar: nałóż Poparzenie. Ognista dusza: zyskaj 2 Kunszty ognia. Meteor: nałóż Powalenie.',
    '3 огня + 1 метеор: нанесите 6 урона. Бросьте 1 кубик. Огонь: добавьте 3 урона. Пожар: наложите Горение. Огненная душа: получите 2 Искусства огня. Метеор: наложите Нокдаун.',
  ]);
});

test('tokens spent for damage', () => {
  expect(ability('pyromancer', 'combustion', 0)).toEqual([
    '1 flame + 1 blaze + 1 fiery soul + 1 meteor: gain 1 Fire Mastery. Then you may spend up to 4 Fire Mastery: deal 3 undefendable damage for each one spent.',
    '1 płomień + 1 pożar + 1 ognista dusza + 1 meteor: zyskaj 1 Kunszt ognia. Następnie możesz wydać do 4 Kunsztów ognia: zadaj 3 obrażenia nieuchronne za każdy wydany żeton.',
    '1 огонь + 1 пожар + 1 огненная душа + 1 метеор: получите 1 Искусство огня. Затем можно потратить до 4 Искусств огня: нанесите 3 неблокируемого урона за каждый потраченный жетон.',
  ]);
});

test('a defence', () => {
  expect(ability('moon-elf', 'missed-me', 0)).toEqual([
    'Roll 5 dice. On 2 feet, prevent half of the damage, rounded up. For each pair of arrows, deal the attacker 1 damage.',
    'Rzuć 5 kośćmi. 2 stopy: zniweluj połowę obrażeń, zaokrąglając w górę. Za każdą parę strzał zadaj atakującemu 1 obrażenie.',
    'Бросьте 5 кубиков. 2 стопы: предотвратите половину урона с округлением вверх. За каждую пару стрел нанесите атакующему 1 урон.',
  ]);
});

test('a contest', () => {
  expect(ability('gunslinger', 'duel', 0)).toEqual([
    'Roll 1 die. The attacker rolls 1 die too. If your die is higher, deal the attacker 3 damage or prevent half of the damage, rounded up; otherwise, deal the attacker 1 damage.',
    'Rzuć 1 kością. Atakujący też rzuca 1 kością. Jeśli twój wynik jest wyższy, zadaj atakującemu 3 obrażenia albo zniweluj połowę obrażeń, zaokrąglając w górę; w przeciwnym razie zadaj atakującemu 1 obrażenie.',
    'Бросьте 1 кубик. Атакующий тоже бросает 1 кубик. Если ваш результат выше, нанесите атакующему 3 урона или предотвратите половину урона с округлением вверх; иначе нанесите атакующему 1 урон.',
  ]);
});

test('companions given up', () => {
  expect(ability('treant', 'overgrowth', 0)).toEqual([
    '2 branches + 3 leaves: deal 2 damage. You may remove up to 2 tokens of these: Seedling, Sapling, Dryad; for each of them, add 4 damage. You may remove Wellspring and make the attack undefendable.',
    '2 gałęzie + 3 liście: zadaj 2 obrażenia. Możesz usunąć do 2 żetonów spośród tych: Kiełek, Sadzonka, Driada; za każdy z nich dodaj 4 obrażenia. Jeśli chcesz, usuń Krynicę i zmień ten atak w nieuchronny.',
    '2 ветви + 3 листа: нанесите 2 урона. Можно убрать до 2 жетонов из этих: Росток, Саженец, Дриада; за каждый из них добавьте 4 урона. Если хотите, уберите Родник и сделайте атаку неблокируемой.',
  ]);
});

test('a passive with a price', () => {
  expect(ability('paladin', 'tithe', 1)).toEqual([
    'When you activate an offensive ability: if your dice show prayer, gain 1 CP. Pay 1 CP: reroll 1 of your dice. Pay 2 CP: draw 1 card.',
    'Gdy aktywujesz zdolność ofensywną: jeśli masz na kościach modlitwę, zyskaj 1 PW. Zapłać 1 PW: przerzuć 1 swoją kość. Zapłać 2 PW: dobierz 1 kartę.',
    'Когда вы применяете способность нападения: если на ваших кубиках есть молитва, получите 1 БС. Заплатите 1 БС: перебросьте 1 свой кубик. Заплатите 2 БС: возьмите 1 карту.',
  ]);
});

test('a player chosen, friend or foe', () => {
  expect(ability('seraph', 'purify', 0)).toEqual([
    '2 crosses + 1 angelic pendant: choose a player. If that player is an opponent, take aim at that player and deal 5 undefendable damage; otherwise, that player heals 4. Then you may remove 1 status from that player.',
    '2 krzyże + 1 anielski medalion: wybierz gracza. Jeśli ten gracz to przeciwnik, obierz za cel tego gracza i zadaj 5 obrażeń nieuchronnych; w przeciwnym razie ten gracz odzyskuje 4 punkty zdrowia. Następnie, jeśli chcesz, usuń z planszy tego gracza 1 efekt.',
    '2 креста + 1 ангельский медальон: выберите игрока. Если этот игрок — противник, выберите целью этого игрока и нанесите 5 неблокируемого урона; иначе этот игрок восстанавливает 4 здоровья. Затем, если хотите, снимите 1 состояние с этого игрока.',
  ]);
});

test('a board that turns over', () => {
  expect(ability('cursed-pirate', 'cursed', 0)).toEqual([
    'At the end of your turn: if you have Cursed Doubloon, remove 1 Cursed Doubloon; otherwise, turn your board over for the rest of the game.',
    'Na koniec swojej tury: jeśli masz Przeklęty dublon, usuń 1 Przeklęty dublon; w przeciwnym razie odwróć swoją planszę do końca gry.',
    'В конце своего хода: если у вас есть Проклятый дублон, уберите 1 Проклятый дублон; иначе переверните свой планшет до конца игры.',
  ]);
});

test('an upgrade with a second ability', () => {
  expect(card('crit-bash-ii')).toEqual([
    '4 pows: inflict Stun. Then deal 7 undefendable damage. Crit Smash. 3 pows: inflict Concussion. Then deal 2 undefendable damage.',
    '4 łomoty: nałóż Oszołomienie. Następnie zadaj 7 obrażeń nieuchronnych. Miażdżący cios. 3 łomoty: nałóż Wstrząśnienie mózgu. Następnie zadaj 2 obrażenia nieuchronne.',
    '4 бабаха: наложите Оглушение. Затем нанесите 7 неблокируемого урона. Дробящий удар. 3 бабаха: наложите Сотрясение. Затем нанесите 2 неблокируемого урона.',
  ]);
});

test('a card with a need', () => {
  expect(card('head-bash')).toEqual([
    'Only after your attack has taken at least 8 health. Inflict Concussion.',
    'Tylko gdy twój atak odebrał co najmniej 8 punktów zdrowia. Nałóż Wstrząśnienie mózgu.',
    'Только после вашей атаки, отнявшей не меньше 8 здоровья. Наложите Сотрясение.',
  ]);
});

test('a card for somebody else', () => {
  expect(card('not-this-time')).toEqual([
    'Prevent 6 damage to a player of your choice.',
    'Zniweluj 6 obrażeń, które otrzyma wybrany gracz.',
    'Предотвратите 6 урона, который получит выбранный игрок.',
  ]);
});

test('a roll with something instead', () => {
  expect(card('adrenaline-surge')).toEqual([
    'Roll 1 die. On pow, heal 2 and inflict Concussion on an opponent of your choice; otherwise, draw 1 card.',
    'Rzuć 1 kością. Łomot: odzyskaj 2 punkty zdrowia i nałóż Wstrząśnienie mózgu na wybranego przeciwnika; w przeciwnym razie dobierz 1 kartę.',
    'Бросьте 1 кубик. Бабах: восстановите 2 здоровья и наложите Сотрясение на выбранного противника; иначе возьмите 1 карту.',
  ]);
});

test('an answer to an attack', () => {
  expect(card('absolution')).toEqual([
    'Only when you are attacked. Roll 1 die. On sword, deal the attacker 3 damage. On helmet, prevent 3 damage. On life, prevent 5 damage. On prayer, prevent 2 damage and gain 2 CP.',
    'Tylko gdy ktoś cię atakuje. Rzuć 1 kością. Miecz: zadaj atakującemu 3 obrażenia. Hełm: zniweluj 3 obrażenia. Serce: zniweluj 5 obrażeń. Modlitwa: zniweluj 2 obrażenia i zyskaj 2 PW.',
    'Только когда вас атакуют. Бросьте 1 кубик. Меч: нанесите атакующему 3 урона. Шлем: предотвратите 3 урона. Сердце: предотвратите 5 урона. Молитва: предотвратите 2 урона и получите 2 БС.',
  ]);
});

test('a choice of another player', () => {
  expect(card('yo-ho')).toEqual([
    'Choose an opponent. That player chooses one: 1) inflict Powder Keg on that player; 2) roll 1 die; on 3–6, inflict Powder Keg and 1 Wither on that player.',
    'Wybierz przeciwnika. Ten gracz wybiera jedno: 1) nałóż Beczkę prochu na tego gracza; 2) rzuć 1 kością; jeśli wyrzucisz wynik 3–6, nałóż Beczkę prochu i 1 Uschnięcie na tego gracza.',
    'Выберите противника. Этот игрок выбирает одно: 1) наложите Пороховую бочку на этого игрока; 2) бросьте 1 кубик; если выпадет значение 3–6, наложите Пороховую бочку и 1 Увядание на этого игрока.',
  ]);
});

test('a status that hurts', () => {
  expect(status('poison')).toEqual([
    'In your Upkeep Phase, take 1 damage for each Poison. Limit 3. The token stays until something removes it.',
    'W swojej Fazie Utrzymania przyjmij 1 obrażenie za każdą Truciznę. Limit: 3. Żeton zostaje, dopóki coś go nie usunie.',
    'В свою фазу обновления получите 1 урон за каждое Отравление. Предел 3. Жетон остаётся, пока что-нибудь его не уберёт.',
  ]);
});

test('a status that skips', () => {
  expect(status('knockdown')).toEqual([
    'Before your Offensive Roll Phase, pay 2 CP or skip the phase; then remove this token. Limit 1.',
    'Przed swoją Fazą Rzutu Ofensywnego zapłać 2 PW albo pomiń tę fazę; potem usuń ten żeton. Limit: 1.',
    'Перед своей фазой броска нападения заплатите 2 БС или пропустите эту фазу; затем уберите этот жетон. Предел 1.',
  ]);
});

test('a status to be spent', () => {
  expect(status('evasive')).toEqual([
    'When you are about to take damage, spend 1 Evasive: roll 1 die. On 1–2, avoid that damage. Limit 3.',
    'Gdy masz otrzymać obrażenia, wydaj 1 Unik: rzuć 1 kością. Wynik 1–2: uniknij tych obrażeń. Limit: 3.',
    'Когда вам грозит урон, потратьте 1 Уклонение: бросьте 1 кубик. Значение 1–2: избегните этого урона. Предел 3.',
  ]);
});

test('a status with two uses', () => {
  expect(status('chi')).toEqual([
    'When you are about to take damage, spend 1 Chi: prevent 1 damage. When you attack, spend 1 Chi (tokens gained this turn do not count): add 1 damage. Limit 5.',
    'Gdy masz otrzymać obrażenia, wydaj 1 Chi: zniweluj 1 obrażenie. Gdy atakujesz, wydaj 1 Chi (żetony zyskane w tej turze się nie liczą): dodaj 1 obrażenie. Limit: 5.',
    'Когда вам грозит урон, потратьте 1 Ци: предотвратите 1 урон. Когда вы атакуете, потратьте 1 Ци (жетоны, полученные в этот ход, не считаются): добавьте 1 урон. Предел 5.',
  ]);
});

test('a status with a die of its own', () => {
  expect(status('blind')).toEqual([
    'Before the ability you declared takes effect, remove this token and roll 1 die. On 1–2, the ability has no effect. Limit 1.',
    'Zanim zadziała zapowiedziana przez ciebie zdolność, usuń ten żeton i rzuć 1 kością. Wynik 1–2: zdolność nie działa. Limit: 1.',
    'Прежде чем сработает объявленная вами способность, уберите этот жетон и бросьте 1 кубик. Значение 1–2: способность не срабатывает. Предел 1.',
  ]);
});

test('a status that invites', () => {
  expect(status('bounty')).toEqual([
    'Attacks against you deal 1 more damage, and the attacker gains 1 CP. Limit 1. The token stays until something removes it.',
    'Ataki na ciebie zadają o 1 więcej obrażeń, a atakujący zyskuje 1 PW. Limit: 1. Żeton zostaje, dopóki coś go nie usunie.',
    'Атаки против вас наносят на 1 урон больше, а атакующий получает 1 БС. Предел 1. Жетон остаётся, пока что-нибудь его не уберёт.',
  ]);
});

test('what is bought at one price and moment is one choice', () => {
  expect(status('synth')).toEqual([
    'In your Main Phase, spend 2 Synth: choose one: gain 1 Nanobot (if you do not have Nanobot); gain 1 Shock Bot (if you do not have Shock Bot); gain 1 Heal Bot (if you do not have Heal Bot). In your Main Phase, spend 3 Synth: choose one: gain 1 Nanobot (if you have exactly 1 Nanobot); gain 1 Shock Bot (if you have exactly 1 Shock Bot); gain 1 Heal Bot (if you have exactly 1 Heal Bot). Limit 7.',
    'W swojej Fazie Głównej wydaj 2 Syntezy: wybierz jedno: zyskaj 1 Nanobota (jeśli nie masz Nanobota); zyskaj 1 Szokobota (jeśli nie masz Szokobota); zyskaj 1 Medbota (jeśli nie masz Medbota). W swojej Fazie Głównej wydaj 3 Syntezy: wybierz jedno: zyskaj 1 Nanobota (jeśli masz dokładnie 1 Nanobota); zyskaj 1 Szokobota (jeśli masz dokładnie 1 Szokobota); zyskaj 1 Medbota (jeśli masz dokładnie 1 Medbota). Limit: 7.',
    'В свою основную фазу потратьте 2 Синтеза: выберите одно: получите 1 Нанобота (если у вас нет Нанобота); получите 1 Шокобота (если у вас нет Шокобота); получите 1 Медбота (если у вас нет Медбота). В свою основную фазу потратьте 3 Синтеза: выберите одно: получите 1 Нанобота (если у вас ровно 1 Нанобот); получите 1 Шокобота (если у вас ровно 1 Шокобот); получите 1 Медбота (если у вас ровно 1 Медбот). Предел 7.',
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
