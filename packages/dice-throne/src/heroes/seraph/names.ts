// The Seraph's names.
import { english, feminine, he, masculine, neuter, noun, person, she } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person('Seraph', she('Serafina', 'Serafiny', 'Serafinę'), he('Серафим', 'Серафима', 'Серафима')),
  line: {
    en: 'Flies over blows, blinds opponents and cleans wounds away.',
    pl: 'Unosi się nad ciosami, oślepia i oczyszcza rany.',
    ru: 'Парит над ударами, ослепляет и очищает раны.',
  },
  symbols: {
    blade: noun(
      english('blade', 'blades'),
      neuter('ostrze', 'ostrza', 'ostrze', 'ostrza', 'ostrzy'),
      masculine('клинок', 'клинка', 'клинок', 'клинка', 'клинков'),
    ),
    wings: noun(
      english('wing', 'wings'),
      neuter('skrzydło', 'skrzydła', 'skrzydło', 'skrzydła', 'skrzydeł'),
      neuter('крыло', 'крыла', 'крыло', 'крыла', 'крыльев'),
    ),
    cross: noun(
      english('cross', 'crosses'),
      masculine('krzyż', 'krzyża', 'krzyż', 'krzyże', 'krzyży'),
      masculine('крест', 'креста', 'крест', 'креста', 'крестов'),
    ),
    pendant: noun(
      english('angelic pendant', 'angelic pendants'),
      masculine(
        'anielski medalion',
        'anielskiego medalionu',
        'anielski medalion',
        'anielskie medaliony',
        'anielskich medalionów',
      ),
      masculine(
        'ангельский медальон',
        'ангельского медальона',
        'ангельский медальон',
        'ангельских медальона',
        'ангельских медальонов',
      ),
    ),
  },
  abilities: {
    'holy-blade': { en: 'Holy Blade', pl: 'Święte ostrze', ru: 'Святой клинок' },
    glorious: { en: 'Glorious', pl: 'Chwała', ru: 'Слава' },
    purify: { en: 'Purify', pl: 'Oczyszczająca łaska', ru: 'Очищающая благодать' },
    'holy-smite': { en: 'Holy Smite', pl: 'Święta kara', ru: 'Святая кара' },
    triumphant: { en: 'Triumphant', pl: 'Triumf', ru: 'Триумф' },
    'archangels-will': { en: 'Archangel’s Will', pl: 'Wola archanioła', ru: 'Воля архангела' },
    'highest-power': { en: 'Highest Power', pl: 'Najwyższa moc', ru: 'Высшая сила' },
    'angelic-mantle': { en: 'Angelic Mantle', pl: 'Anielski płaszcz', ru: 'Ангельская мантия' },
    'split-the-heavens': {
      en: 'Split the Heavens!',
      pl: 'Rozstąpcie się, niebiosa!',
      ru: 'Разверзнитесь, небеса!',
    },
  },
  otherSide: {},
  added: {
    cherubim: { en: 'Cherubim', pl: 'Cherubin', ru: 'Херувим' },
    'take-flight': { en: 'Take Flight', pl: 'Wzlot', ru: 'Взлёт' },
    'holy-command': { en: 'Holy Command', pl: 'Święty rozkaz', ru: 'Святое веление' },
    'heavens-blessing': { en: 'Heaven’s Blessing', pl: 'Błogosławieństwo niebios', ru: 'Благословение небес' },
    'divine-visage': { en: 'Divine Visage', pl: 'Boskie oblicze', ru: 'Божественный лик' },
  },
  cards: {
    'to-the-skies': { en: 'To the Skies!', pl: 'W przestworza!', ru: 'В небеса!' },
    'divine-intervention': {
      en: 'Divine Intervention!',
      pl: 'Boska interwencja!',
      ru: 'Божественное вмешательство!',
    },
    'angelic-combat': { en: 'Angelic Combat!', pl: 'Anielska walka!', ru: 'Ангельский бой!' },
    smote: { en: 'Smote!', pl: 'Kara niebios!', ru: 'Кара небес!' },
    'holier-than-thou': { en: 'Holier Than Thou!', pl: 'Świętsza od świętych!', ru: 'Святее всех святых!' },
  },
  statuses: {
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
  },
} as const satisfies HeroNames;
