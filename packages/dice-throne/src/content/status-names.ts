// The names of every status token and companion, with the forms that card texts need.
import { english, feminine, masculine, type Noun, neuter, noun, plural, unchanging } from '@wyrmtable/kernel/names';

export const STATUS_NAMES = {
  // Barbarian
  concussion: noun(
    english('Concussion', 'Concussions'),
    neuter(
      'Wstrząśnienie mózgu',
      'Wstrząśnienia mózgu',
      'Wstrząśnienie mózgu',
      'Wstrząśnienia mózgu',
      'Wstrząśnień mózgu',
    ),
    neuter('Сотрясение', 'Сотрясения', 'Сотрясение', 'Сотрясения', 'Сотрясений'),
  ),
  stun: noun(
    english('Stun', 'Stuns'),
    neuter('Oszołomienie', 'Oszołomienia', 'Oszołomienie', 'Oszołomienia', 'Oszołomień'),
    neuter('Оглушение', 'Оглушения', 'Оглушение', 'Оглушения', 'Оглушений'),
  ),

  // Pyromancer
  'fire-mastery': noun(
    english('Fire Mastery'),
    masculine('Kunszt ognia', 'Kunsztu ognia', 'Kunszt ognia', 'Kunszty ognia', 'Kunsztów ognia'),
    neuter('Искусство огня', 'Искусства огня', 'Искусство огня', 'Искусства огня', 'Искусств огня'),
  ),
  burn: noun(
    english('Burn', 'Burns'),
    neuter('Poparzenie', 'Poparzenia', 'Poparzenie', 'Poparzenia', 'Poparzeń'),
    neuter('Горение', 'Горения', 'Горение', 'Горения', 'Горений'),
  ),
  knockdown: noun(
    english('Knockdown', 'Knockdowns'),
    neuter('Powalenie', 'Powalenia', 'Powalenie', 'Powalenia', 'Powaleń'),
    masculine('Нокдаун', 'Нокдауна', 'Нокдаун', 'Нокдауна', 'Нокдаунов'),
  ),

  // Moon Elf
  blind: noun(
    english('Blind'),
    neuter('Oślepienie', 'Oślepienia', 'Oślepienie', 'Oślepienia', 'Oślepień'),
    neuter('Ослепление', 'Ослепления', 'Ослепление', 'Ослепления', 'Ослеплений'),
  ),
  entangle: noun(
    english('Entangle'),
    neuter('Oplątanie', 'Oplątania', 'Oplątanie', 'Oplątania', 'Oplątań'),
    neuter('Опутывание', 'Опутывания', 'Опутывание', 'Опутывания', 'Опутываний'),
  ),
  evasive: noun(
    english('Evasive'),
    masculine('Unik', 'Uniku', 'Unik', 'Uniki', 'Uników'),
    neuter('Уклонение', 'Уклонения', 'Уклонение', 'Уклонения', 'Уклонений'),
  ),
  targeted: noun(
    english('Targeted'),
    neuter('Namierzenie', 'Namierzenia', 'Namierzenie', 'Namierzenia', 'Namierzeń'),
    feminine('Мишень', 'Мишени', 'Мишень', 'Мишени', 'Мишеней'),
  ),

  // Shadow Thief
  shadows: noun(
    english('Shadows'),
    plural('Cienie', 'Cieni', 'Cienie', 'Cienie', 'Cieni'),
    plural('Тени', 'Теней', 'Тени', 'Тени', 'Теней'),
  ),
  'sneak-attack': noun(
    english('Sneak Attack', 'Sneak Attacks'),
    masculine(
      'Atak z zaskoczenia',
      'Ataku z zaskoczenia',
      'Atak z zaskoczenia',
      'Ataki z zaskoczenia',
      'Ataków z zaskoczenia',
    ),
    masculine('Удар исподтишка', 'Удара исподтишка', 'Удар исподтишка', 'Удара исподтишка', 'Ударов исподтишка'),
  ),
  poison: noun(
    english('Poison'),
    feminine('Trucizna', 'Trucizny', 'Truciznę', 'Trucizny', 'Trucizn'),
    neuter('Отравление', 'Отравления', 'Отравление', 'Отравления', 'Отравлений'),
  ),

  // Monk
  chi: noun(english('Chi'), unchanging('neuter', 'Chi'), unchanging('feminine', 'Ци')),
  cleanse: noun(
    english('Cleanse'),
    neuter('Oczyszczenie', 'Oczyszczenia', 'Oczyszczenie', 'Oczyszczenia', 'Oczyszczeń'),
    neuter('Очищение', 'Очищения', 'Очищение', 'Очищения', 'Очищений'),
  ),

  // Paladin
  crit: noun(
    english('Crit', 'Crits'),
    plural(
      'Obrażenia krytyczne',
      'Obrażeń krytycznych',
      'Obrażenia krytyczne',
      'Obrażenia krytyczne',
      'Obrażeń krytycznych',
    ),
    masculine('Критический удар', 'Критического удара', 'Критический удар', 'Критических удара', 'Критических ударов'),
  ),
  accuracy: noun(
    english('Accuracy'),
    feminine('Precyzja', 'Precyzji', 'Precyzję', 'Precyzje', 'Precyzji'),
    feminine('Меткость', 'Меткости', 'Меткость', 'Меткости', 'Меткостей'),
  ),
  protect: noun(
    english('Protect'),
    feminine('Ochrona', 'Ochrony', 'Ochronę', 'Ochrony', 'Ochron'),
    feminine('Оборона', 'Обороны', 'Оборону', 'Обороны', 'Оборон'),
  ),
  retribution: noun(
    english('Retribution'),
    masculine('Odwet', 'Odwetu', 'Odwet', 'Odwety', 'Odwetów'),
    neuter('Возмездие', 'Возмездия', 'Возмездие', 'Возмездия', 'Возмездий'),
  ),
  'blessing-of-divinity': noun(
    english('Blessing of Divinity', 'Blessings of Divinity'),
    neuter(
      'Boskie błogosławieństwo',
      'Boskiego błogosławieństwa',
      'Boskie błogosławieństwo',
      'Boskie błogosławieństwa',
      'Boskich błogosławieństw',
    ),
    neuter(
      'Божественное благословение',
      'Божественного благословения',
      'Божественное благословение',
      'Божественных благословения',
      'Божественных благословений',
    ),
  ),

  // Ninja
  'delayed-poison': noun(
    english('Delayed Poison'),
    feminine('Powolna trucizna', 'Powolnej trucizny', 'Powolną truciznę', 'Powolne trucizny', 'Powolnych trucizn'),
    masculine('Медленный яд', 'Медленного яда', 'Медленный яд', 'Медленных яда', 'Медленных ядов'),
  ),
  'smoke-bomb': noun(
    english('Smoke Bomb', 'Smoke Bombs'),
    feminine('Bomba dymna', 'Bomby dymnej', 'Bombę dymną', 'Bomby dymne', 'Bomb dymnych'),
    feminine('Дымовая шашка', 'Дымовой шашки', 'Дымовую шашку', 'Дымовые шашки', 'Дымовых шашек'),
  ),
  ninjutsu: noun(english('Ninjutsu'), unchanging('neuter', 'Ninjutsu'), unchanging('neuter', 'Ниндзюцу')),

  // Treant
  'barbed-vine': noun(
    english('Barbed Vine', 'Barbed Vines'),
    feminine(
      'Kolczasta winorośl',
      'Kolczastej winorośli',
      'Kolczastą winorośl',
      'Kolczaste winorośle',
      'Kolczastych winorośli',
    ),
    feminine('Колючая лоза', 'Колючей лозы', 'Колючую лозу', 'Колючие лозы', 'Колючих лоз'),
  ),
  wellspring: noun(
    english('Wellspring', 'Wellsprings'),
    feminine('Krynica', 'Krynicy', 'Krynicę', 'Krynice', 'Krynic'),
    masculine('Родник', 'Родника', 'Родник', 'Родника', 'Родников'),
  ),
  seedling: noun(
    english('Seedling', 'Seedlings'),
    masculine('Kiełek', 'Kiełka', 'Kiełek', 'Kiełki', 'Kiełków'),
    masculine('Росток', 'Ростка', 'Росток', 'Ростка', 'Ростков'),
  ),
  sapling: noun(
    english('Sapling', 'Saplings'),
    feminine('Sadzonka', 'Sadzonki', 'Sadzonkę', 'Sadzonki', 'Sadzonek'),
    masculine('Саженец', 'Саженца', 'Саженец', 'Саженца', 'Саженцев'),
  ),
  dryad: noun(
    english('Dryad', 'Dryads'),
    feminine('Driada', 'Driady', 'Driadę', 'Driady', 'Driad'),
    feminine('Дриада', 'Дриады', 'Дриаду', 'Дриады', 'Дриад'),
  ),

  // Gunslinger
  reload: noun(
    english('Reload', 'Reloads'),
    neuter('Przeładowanie', 'Przeładowania', 'Przeładowanie', 'Przeładowania', 'Przeładowań'),
    feminine('Перезарядка', 'Перезарядки', 'Перезарядку', 'Перезарядки', 'Перезарядок'),
  ),
  bounty: noun(
    english('Bounty', 'Bounties'),
    masculine('List gończy', 'Listu gończego', 'List gończy', 'Listy gończe', 'Listów gończych'),
    masculine('Розыск', 'Розыска', 'Розыск', 'Розыска', 'Розысков'),
  ),

  // Cursed Pirate
  'powder-keg': noun(
    english('Powder Keg', 'Powder Kegs'),
    feminine('Beczka prochu', 'Beczki prochu', 'Beczkę prochu', 'Beczki prochu', 'Beczek prochu'),
    feminine('Пороховая бочка', 'Пороховой бочки', 'Пороховую бочку', 'Пороховые бочки', 'Пороховых бочек'),
  ),
  wither: noun(
    english('Wither'),
    neuter('Uschnięcie', 'Uschnięcia', 'Uschnięcie', 'Uschnięcia', 'Uschnięć'),
    neuter('Увядание', 'Увядания', 'Увядание', 'Увядания', 'Увяданий'),
  ),
  parlay: noun(
    english('Parlay', 'Parlays'),
    plural('Pertraktacje', 'Pertraktacji', 'Pertraktacje', 'Pertraktacje', 'Pertraktacji'),
    plural('Переговоры', 'Переговоров', 'Переговоры', 'Переговоры', 'Переговоров'),
  ),
  'cursed-doubloon': noun(
    english('Cursed Doubloon', 'Cursed Doubloons'),
    masculine(
      'Przeklęty dublon',
      'Przeklętego dublona',
      'Przeklęty dublon',
      'Przeklęte dublony',
      'Przeklętych dublonów',
    ),
    masculine('Проклятый дублон', 'Проклятого дублона', 'Проклятый дублон', 'Проклятых дублона', 'Проклятых дублонов'),
  ),

  // Samurai
  honor: noun(
    english('Honor'),
    masculine('Honor', 'Honoru', 'Honor', 'Honory', 'Honorów'),
    feminine('Честь', 'Чести', 'Честь', 'Чести', 'Честей'),
  ),
  shame: noun(
    english('Shame'),
    feminine('Hańba', 'Hańby', 'Hańbę', 'Hańby', 'Hańb'),
    masculine('Стыд', 'Стыда', 'Стыд', 'Стыда', 'Стыдов'),
  ),
  'back-strike': noun(
    english('Back Strike', 'Back Strikes'),
    masculine('Kontratak', 'Kontrataku', 'Kontratak', 'Kontrataki', 'Kontrataków'),
    masculine('Ответный удар', 'Ответного удара', 'Ответный удар', 'Ответных удара', 'Ответных ударов'),
  ),

  // Tactician
  'tactical-advantage': noun(
    english('Tactical Advantage', 'Tactical Advantages'),
    feminine(
      'Przewaga taktyczna',
      'Przewagi taktycznej',
      'Przewagę taktyczną',
      'Przewagi taktyczne',
      'Przewag taktycznych',
    ),
    neuter(
      'Тактическое преимущество',
      'Тактического преимущества',
      'Тактическое преимущество',
      'Тактических преимущества',
      'Тактических преимуществ',
    ),
  ),
  constrict: noun(
    english('Constrict'),
    neuter('Skrępowanie', 'Skrępowania', 'Skrępowanie', 'Skrępowania', 'Skrępowań'),
    neuter('Сковывание', 'Сковывания', 'Сковывание', 'Сковывания', 'Сковываний'),
  ),

  // Huntress
  nyra: noun(
    english('Nyra'),
    feminine('Nyra', 'Nyry', 'Nyrę', 'Nyry', 'Nyr'),
    feminine('Нира', 'Ниры', 'Ниру', 'Ниры', 'Нир'),
  ),
  'nyra-active': noun(
    english('Active Nyra'),
    feminine('Aktywna Nyra', 'Aktywnej Nyry', 'Aktywną Nyrę', 'Aktywne Nyry', 'Aktywnych Nyr'),
    feminine('Активная Нира', 'Активной Ниры', 'Активную Ниру', 'Активные Ниры', 'Активных Нир'),
  ),
  'nyras-bond': noun(
    english('Nyra’s Bond', 'Nyra’s Bonds'),
    feminine('Więź z Nyrą', 'Więzi z Nyrą', 'Więź z Nyrą', 'Więzi z Nyrą', 'Więzi z Nyrą'),
    feminine('Связь с Нирой', 'Связи с Нирой', 'Связь с Нирой', 'Связи с Нирой', 'Связей с Нирой'),
  ),
  bleed: noun(
    english('Bleed'),
    neuter('Krwawienie', 'Krwawienia', 'Krwawienie', 'Krwawienia', 'Krwawień'),
    neuter('Кровотечение', 'Кровотечения', 'Кровотечение', 'Кровотечения', 'Кровотечений'),
  ),

  // Artificer
  synth: noun(
    english('Synth'),
    feminine('Synteza', 'Syntezy', 'Syntezę', 'Syntezy', 'Syntez'),
    masculine('Синтез', 'Синтеза', 'Синтез', 'Синтеза', 'Синтезов'),
  ),
  nanite: noun(
    english('Nanite', 'Nanites'),
    masculine('Nanit', 'Nanita', 'Nanita', 'Nanity', 'Nanitów'),
    masculine('Нанит', 'Нанита', 'Нанит', 'Нанита', 'Нанитов'),
  ),
  nanobot: noun(
    english('Nanobot', 'Nanobots'),
    masculine('Nanobot', 'Nanobota', 'Nanobota', 'Nanoboty', 'Nanobotów'),
    masculine('Нанобот', 'Нанобота', 'Нанобота', 'Нанобота', 'Наноботов'),
  ),
  'shock-bot': noun(
    english('Shock Bot', 'Shock Bots'),
    masculine('Szokobot', 'Szokobota', 'Szokobota', 'Szokoboty', 'Szokobotów'),
    masculine('Шокобот', 'Шокобота', 'Шокобота', 'Шокобота', 'Шокоботов'),
  ),
  'heal-bot': noun(
    english('Heal Bot', 'Heal Bots'),
    masculine('Medbot', 'Medbota', 'Medbota', 'Medboty', 'Medbotów'),
    masculine('Медбот', 'Медбота', 'Медбота', 'Медбота', 'Медботов'),
  ),

  // Seraph
  flight: noun(
    english('Flight'),
    masculine('Lot', 'Lotu', 'Lot', 'Loty', 'Lotów'),
    masculine('Полёт', 'Полёта', 'Полёт', 'Полёта', 'Полётов'),
  ),
  'blinding-light': noun(
    english('Blinding Light'),
    neuter(
      'Oślepiające światło',
      'Oślepiającego światła',
      'Oślepiające światło',
      'Oślepiające światła',
      'Oślepiających świateł',
    ),
    masculine('Слепящий свет', 'Слепящего света', 'Слепящий свет', 'Слепящих света', 'Слепящих светов'),
  ),
  'holy-presence': noun(
    english('Holy Presence'),
    feminine('Święta obecność', 'Świętej obecności', 'Świętą obecność', 'Święte obecności', 'Świętych obecności'),
    neuter(
      'Святое присутствие',
      'Святого присутствия',
      'Святое присутствие',
      'Святых присутствия',
      'Святых присутствий',
    ),
  ),

  // Vampire Lord
  'blood-power': noun(
    english('Blood Power'),
    feminine('Moc krwi', 'Mocy krwi', 'Moc krwi', 'Moce krwi', 'Mocy krwi'),
    feminine('Сила крови', 'Силы крови', 'Силу крови', 'Силы крови', 'Сил крови'),
  ),
  mesmerize: noun(
    english('Mesmerize'),
    feminine('Hipnoza', 'Hipnozy', 'Hipnozę', 'Hipnozy', 'Hipnoz'),
    masculine('Гипноз', 'Гипноза', 'Гипноз', 'Гипноза', 'Гипнозов'),
  ),
} as const satisfies Record<string, Noun>;

/** What several companions are called together. */
export const COMPANION_NAMES = {
  spirit: noun(
    english('Spirit', 'Spirits'),
    masculine('Duch', 'Ducha', 'Ducha', 'Duchy', 'Duchów'),
    masculine('Дух', 'Духа', 'Духа', 'Духа', 'Духов'),
  ),
  bot: noun(
    english('Bot', 'Bots'),
    masculine('Robot', 'Robota', 'Robota', 'Roboty', 'Robotów'),
    masculine('Робот', 'Робота', 'Робота', 'Робота', 'Роботов'),
  ),
  'basic-bot': noun(
    english('Basic Bot', 'Basic Bots'),
    masculine('Zwykły robot', 'Zwykłego robota', 'Zwykłego robota', 'Zwykłe roboty', 'Zwykłych robotów'),
    masculine('Простой робот', 'Простого робота', 'Простого робота', 'Простых робота', 'Простых роботов'),
  ),
  'advanced-bot': noun(
    english('Advanced Bot', 'Advanced Bots'),
    masculine('Ulepszony robot', 'Ulepszonego robota', 'Ulepszonego robota', 'Ulepszone roboty', 'Ulepszonych robotów'),
    masculine(
      'Улучшенный робот',
      'Улучшенного робота',
      'Улучшенного робота',
      'Улучшенных робота',
      'Улучшенных роботов',
    ),
  ),
} as const satisfies Record<string, Noun>;
