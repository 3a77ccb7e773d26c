// What the further known minions are called.
import { he, type Person, person, she } from '@wyrmtable/kernel/names';

export const MINIONS_EXTRA = {
  'melodious-maiden': person(
    'Melodious Maiden',
    she('Melodyjna Panna', 'Melodyjnej Panny', 'Melodyjną Pannę'),
    she('Сладкоголосая дева', 'Сладкоголосой девы', 'Сладкоголосую деву'),
  ),
  'dark-druid': person(
    'Dark Druid',
    he('Mroczny Druid', 'Mrocznego Druida', 'Mrocznego Druida'),
    he('Тёмный друид', 'Тёмного друида', 'Тёмного друида'),
  ),
  disciple: person('Disciple', he('Uczeń', 'Ucznia', 'Ucznia'), he('Послушник', 'Послушника', 'Послушника')),
  'plague-bearer': person(
    'Plague Bearer',
    he('Roznosiciel Zarazy', 'Roznosiciela Zarazy', 'Roznosiciela Zarazy'),
    he('Разносчик чумы', 'Разносчика чумы', 'Разносчика чумы'),
  ),
  'corrupted-ghoul': person(
    'Corrupted Ghoul',
    he('Splugawiony Ghul', 'Splugawionego Ghula', 'Splugawionego Ghula'),
    he('Осквернённый гуль', 'Осквернённого гуля', 'Осквернённого гуля'),
  ),
  'blood-mage': person(
    'Blood Mage',
    he('Mag Krwi', 'Maga Krwi', 'Maga Krwi'),
    he('Маг крови', 'Мага крови', 'Мага крови'),
  ),
  'bone-witch': person(
    'Bone Witch',
    she('Kościana Wiedźma', 'Kościanej Wiedźmy', 'Kościaną Wiedźmę'),
    she('Костяная ведьма', 'Костяной ведьмы', 'Костяную ведьму'),
  ),
  'agile-elf': person(
    'Agile Elf',
    he('Zwinny Elf', 'Zwinnego Elfa', 'Zwinnego Elfa'),
    he('Проворный эльф', 'Проворного эльфа', 'Проворного эльфа'),
  ),
  'the-hermit': person(
    'The Hermit',
    he('Pustelnik', 'Pustelnika', 'Pustelnika'),
    he('Отшельник', 'Отшельника', 'Отшельника'),
  ),
  'dark-specter': person(
    'Dark Specter',
    he('Mroczny Upiór', 'Mrocznego Upiora', 'Mrocznego Upiora'),
    he('Тёмный призрак', 'Тёмного призрака', 'Тёмного призрака'),
  ),
  'the-butcher': person('The Butcher', he('Rzeźnik', 'Rzeźnika', 'Rzeźnika'), he('Мясник', 'Мясника', 'Мясника')),
  succubus: person('Succubus', he('Sukkub', 'Sukkuba', 'Sukkuba'), he('Суккуб', 'Суккуба', 'Суккуба')),
  'black-wyrm': person(
    'Black Wyrm',
    he('Czarny Żmij', 'Czarnego Żmija', 'Czarnego Żmija'),
    he('Чёрный змей', 'Чёрного змея', 'Чёрного змея'),
  ),
  wyvern: person('Wyvern', she('Wiwerna', 'Wiwerny', 'Wiwernę'), she('Виверна', 'Виверны', 'Виверну')),
  chimera: person('Chimera', she('Chimera', 'Chimery', 'Chimerę'), she('Химера', 'Химеры', 'Химеру')),
  'orc-shaman': person(
    'Orc Shaman',
    he('Orczy Szaman', 'Orczego Szamana', 'Orczego Szamana'),
    he('Орк-шаман', 'Орка-шамана', 'Орка-шамана'),
  ),
  'iron-maiden': person(
    'Iron Maiden',
    she('Żelazna Dziewica', 'Żelaznej Dziewicy', 'Żelazną Dziewicę'),
    she('Железная дева', 'Железной девы', 'Железную деву'),
  ),
  'carrion-golem': person(
    'Carrion Golem',
    he('Golem z Padliny', 'Golema z Padliny', 'Golema z Padliny'),
    he('Голем из падали', 'Голема из падали', 'Голема из падали'),
  ),
  'fell-summoner': person(
    'Fell Summoner',
    he('Nikczemny Przywoływacz', 'Nikczemnego Przywoływacza', 'Nikczemnego Przywoływacza'),
    he('Злобный призыватель', 'Злобного призывателя', 'Злобного призывателя'),
  ),
  umbra: person('Umbra', she('Umbra', 'Umbry', 'Umbrę'), she('Умбра', 'Умбры', 'Умбру')),
  'emperor-cobra': person(
    'Emperor Cobra',
    she('Kobra Cesarska', 'Kobry Cesarskiej', 'Kobrę Cesarską'),
    she('Императорская кобра', 'Императорской кобры', 'Императорскую кобру'),
  ),
  'swamp-dweller': person(
    'Swamp Dweller',
    he('Mieszkaniec Bagien', 'Mieszkańca Bagien', 'Mieszkańca Bagien'),
    he('Болотный житель', 'Болотного жителя', 'Болотного жителя'),
  ),
  bloodseeker: person(
    'Bloodseeker',
    he('Łowca Krwi', 'Łowcy Krwi', 'Łowcę Krwi'),
    he('Искатель крови', 'Искателя крови', 'Искателя крови'),
  ),
  'ashen-king': person(
    'The Ashen King',
    he('Popielny Król', 'Popielnego Króla', 'Popielnego Króla'),
    he('Пепельный король', 'Пепельного короля', 'Пепельного короля'),
  ),
  'fallen-pharaoh': person(
    'Fallen Pharaoh',
    he('Upadły Faraon', 'Upadłego Faraona', 'Upadłego Faraona'),
    he('Падший фараон', 'Падшего фараона', 'Падшего фараона'),
  ),
} as const satisfies Readonly<Record<string, Person>>;
