// The terms of the boxes, one list for all message files: what a player with the Polish or Russian edition looks for, and
// the words that once stood in its place. A test looks for the latter in every message and every name.
import type { Lang } from './phrase.ts';

type Book = 'throne' | 'adventures' | 'etchinstone' | 'farkle';

export interface Term {
  readonly en: string;
  readonly lang: Exclude<Lang, 'en'>;
  /** As the rulebook prints it. */
  readonly box: string;
  /** Words nobody with that box would find. */
  readonly never: RegExp;
  /** In whose messages; everywhere if left out. */
  readonly books?: readonly Book[];
}

const term =
  (lang: Term['lang']) =>
  (en: string, box: string, never: RegExp, ...books: readonly Book[]): Term => ({
    en,
    lang,
    box,
    never,
    ...(books.length > 0 && { books }),
  });
/** The other English spelling; not the keys of a message's variants. */
export const BRITISH =
  /(?<![{\w-])(?:armour|colour|defence|favour|grey|honour|licence|offence|travelled)(?!\w|-| ?\{|, (?:select|plural|number))/i;

const pl = term('pl');
const ru = term('ru');

export const TERMS: readonly Term[] = [
  pl('gain', 'weź', /zyska[jmn]|zyskuj/i, 'throne', 'adventures'),
  pl('inflict', 'zagraj', /nałóż|nałoż|nakłada/i, 'throne', 'adventures'),
  pl('heal', 'ulecz', /odzyska|odzysku/i, 'throne', 'adventures'),
  pl('prevent', 'zapobiegnij', /zniwel|niwelu/i),
  pl('take damage', 'otrzymaj', /przyjmij/i, 'throne', 'adventures'),
  pl('steal', 'ukradnij', /wykrad/i),
  pl('persistent', 'Efekt trwały', /dopóki coś go nie usunie/),
  pl('status', 'efekt', /(?<!\{)\bstatusu?\b(?!\}| \{)/i, 'throne', 'adventures'),
  pl('ability', 'zdolność', /umiejętnoś/i),
  pl('teammate', 'członek drużyny', /sojuszni/i),
  pl('leader', 'lider', /prowadząc(?:y|ego|emu)/i, 'throne'),
  pl('declare', 'ogłosić', /zapowie|zapowiad/i, 'throne'),
  pl('declare', 'ogłosić', /na zgłoszenie/i, 'throne'),
  pl('Offensive Roll Phase', 'Faza Rzutu Ofensywnego', /rzut\p{L}* ataku/iu),
  pl('stack limit', 'limit stosu', /(?<!\p{L})Limit: \d/u, 'throne', 'adventures'),
  pl('companion', 'towarzysz', /kamrat|kamraci(?!e!)/i, 'throne', 'adventures'),
  pl('of a kind', 'tych samych cyfr', /jednakow/i, 'throne', 'adventures'),
  pl('subtotal', 'suma częściowa', /suma przed/i),
  pl('complexity', 'złożoność', /^Trudność(?: \{|$)/, 'throne'),
  pl('rounded up', 'zaokrąglając w górę', /\(w górę\)|z zaokrągleniem/),
  pl('passive', 'zdolność pasywna', /^Natura$/),
  pl('unique defense', 'unikatowa obrona', /przeciw wszelkim obrażeniom/i, 'adventures'),
  pl('roll objective', 'cel rzutu', /^Rzuca na:|(?<!\p{L})swój cel(?! rzutu)/u, 'adventures'),
  pl('portal exploration', 'eksploracja portalu', /bada\p{L}+ portalu/iu, 'adventures'),
  pl('hero bonus', 'bonus dla bohatera', /premi[aąęi]/i, 'adventures'),
  pl('loot die', 'kość łupów', /k20|dwudziesto/i, 'adventures'),
  pl('mystery loot', 'tajemnicza karta łupów', /nieznan\p{L}+ (?:kart|łup)/iu, 'adventures'),
  pl('identify', 'rozpoznaj', /identyfik/i, 'adventures'),
  pl('damage token', 'Bonusowe obrażenia', /Bonus obrażeń/),
  pl('legacy pack', 'zestaw legacy', /dziedzictw|pakiet/i, 'adventures'),
  pl('loot card', 'karta łupów', /kart\p{L}+ łupu/iu),
  pl('available', 'dostępna', /spełnion/i, 'throne', 'adventures'),
  pl('score sheet', 'arkusz punktacji', /arkusz\p{L}* wynik/iu),
  pl('not solo', 'Nie w grze solo', /samotnego bohatera/),
  pl('Fallen Gunslinger', 'Upadły Banita', /Upadł\p{L} Banit(?:ka|ki|kę)/u),
  pl('So Wild!', 'Dziki!', /Szaleństwo!/),
  pl('engaged', 'uwikłany', /przeciwnik\p{L}* w tej walce/iu),
  pl('Region', 'Region', /\bkrain/i, 'etchinstone'),
  pl('Cleanup', 'Faza Czyszczenia', /porządk/i, 'etchinstone'),
  pl('Hardship', 'Trudność', /przeciwnoś/i, 'etchinstone'),
  pl('detour', 'zboczyć ze ścieżki', /zej(?:ść|ście|dź|ścia) ze ścieżki/i),
  pl('narrow victory', 'niewielkie zwycięstwo', /o włos/i, 'etchinstone'),
  pl('tier', 'poziom', /(?<!\p{L})pr(?:óg|ogi|ogu)(?!\p{L})/iu, 'etchinstone'),
  pl('downgrade', 'pogorszyć', /spad\p{L}+ o poziom|trac(?:i|isz|ą) poziom|obniż/iu, 'etchinstone'),
  pl('remove', 'usunąć', /wypad\p{L}+ z gry/iu, 'etchinstone'),
  pl('upgrade', 'ulepszyć', /kart\p{L}+ wzmocnić|wzmocnij kart/iu, 'etchinstone'),
  pl('enhanced action', 'Akcja Wzmocniona', /mocniejsz(?:a akcja|y wiersz|y ruch|y atak)/i, 'etchinstone'),
  pl('event die', 'kość zdarzeń', /ko(?:ść|ści|ścią) wydarze/i),
  pl('soldier die', 'żołnierska kość', /(?:jedna kość|# kości?ą?|# kośćmi) żołnierzy/i, 'farkle'),
  pl('wound', 'obrażenie', /(?<!\p{L})(?:# ran[aęy]?|ran[aęy] (?:zadan|się))/iu, 'farkle'),
  pl('soldier table', 'tabela żołnierzy', /zaciąg/i, 'farkle'),
  pl('long variant', 'Smok z podań', /^Legenda\b/),
  pl('Dragons of Etchinstone', 'Dragons of Etchinstone', /Smoki Etchinstone/),
  pl('Dice Throne Adventures', 'Dice Throne Adventures', /Dice Throne: Przygody/),
  ru('Dice Throne', '«Трон кубов»', /^Dice Throne$/),
  ru('prevent', 'отмените', /предотвра/i),
  ru('heal', 'исцелите', /восстановите|восстанавлива/i, 'throne', 'adventures'),
  ru('remove a status', 'снимите', /уберите (?:этот|все) жетон|жетон уходит/i),
  ru('spend CP', 'потратьте', /заплатите \{cp|заплатите \{price, number\} БС/i, 'throne', 'adventures'),
  ru('persistent', 'Постоянное', /пока что-нибудь его не уберёт/),
  ru('of a kind', 'одинаковых значения', /кубик\p{L}* одинаков|одинаков\p{L}* кубик/iu),
  ru('change a die', 'измените значение', /поверните/i),
  ru('defensive ability', 'способность защиты', /защитн\p{L}+ способност/iu),
  ru('incoming damage', 'входящий урон', /идущий (?:на вас )?урон|надвигается|грозит урон/i, 'throne', 'adventures'),
  ru('subtotal', 'промежуточный урон', /сумма до деления/i),
  ru('teammate', 'член команды', /союзник/i),
  ru('activate', 'активировать', /примен(?:яет|ить) (?:лучшую|способность)/i, 'throne', 'adventures'),
  ru('incoming damage', 'входящий урон', /грозящ\p{L}+/iu, 'throne', 'adventures'),
  ru('in hand', 'в руке', /на руке|с руки/i, 'throne', 'adventures'),
  ru('in your phase', 'в своей фазе', /в (?:свою|вашу) (?:основную )?фазу/i),
  ru('stack limit', 'Предел: 1', /(?<!\p{L})Предел \d/u, 'throne', 'adventures'),
  ru('Upkeep', 'фаза обновления', /фаз\p{L}+ содержания/iu),
  ru('rounded up', 'округляя вверх', /\(с округлением/),
  ru('Nate Chatellier', 'Нейт Четельер', /Шателье/),
  ru('passive', 'пассивная способность', /^Природа$/),
  ru('spend a status', 'израсходуйте', /потрачен\p{L}+ жетон|потрат\p{L}+ (?:жетон|«)/iu, 'throne', 'adventures'),
  ru('spend a status', 'израсходуйте', /(?:трат|потрат)\p{L}+ (?:мазь|\{tokens\}|Руку короля)|мазь тратит/iu),
  ru('available', 'доступна', /выполнен[ао]/i, 'throne', 'adventures'),
  ru('loot die', 'кубик добычи', /двадцатигран|к20/i),
  ru('mystery loot', 'тайная карта добычи', /неизвестн\p{L}+ (?:карт|добыч)/iu),
  ru('score sheet', 'лист результатов', /лист\p{L}* счёта/iu),
  ru('teammate', 'член команды', /товарищ|отряд/i, 'adventures'),
  ru('CP', 'БС', /(?<!\p{L})ОБ(?!\p{L})/u),
  ru('companion', 'компаньон', /спутник/i, 'throne'),
  ru('tile', 'тайл', /плитк/i, 'adventures'),
  ru('play a card', 'разыграть', /(?<!ра)(?:сыгра(?:на карт|ть карт|ть или)|играть карт)/i),
];
