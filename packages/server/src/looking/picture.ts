// The picture of a table for messengers, as SVG: felt, a gilt frame, and a shield for everybody who sits there.
import { type Felt, feltOf, type Tableau } from '@wyrmtable/registry/looking';
import { gameTitle, type Lang, phrase } from '@wyrmtable/words';
import { heroName } from '@wyrmtable/words/dice-throne';
import { soldiers } from '@wyrmtable/words/dragon-farkle';
import { preview } from '@wyrmtable/words/preview';
import { escaped } from './escaping.ts';
import type { Shown } from './jobs.ts';
import { langOf, nameOf, wordsOf } from './saying.ts';

export const WIDTH = 1200;
const HEIGHT = 630;

/** The enamels of seats, as the tables have them. */
const ENAMELS = ['#8f2f2b', '#2b4f8f', '#3c7a4a', '#8a6a1f', '#5b3a86', '#2b7f86'];
/** Of a game that is not known here. */
const FELT: Felt = ['#1d4335', '#11271f', '#0a1612'];
const GILT = '#d8b36a';
const LIGHT = '#efe6cf';
const SOFT = '#a9b3a4';

/** No more letters than there is room for. */
function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

function figureOf(lang: Lang, figure: Tableau['seats'][number]['figure'] | undefined): string {
  if (figure == null) return '';
  if (figure.kind === 'soldiers') return soldiers(lang, figure.value);
  return phrase(lang, figure.kind === 'health' ? preview.health : preview.score, { value: figure.value });
}

const text = (x: number, y: number, size: number, fill: string, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="Forum" font-size="${size}" fill="${fill}" text-anchor="middle" ${more}>${escaped(words)}</text>`;

/** A shield per pale, with the seat's first letter. */
function shield(x: number, y: number, size: number, enamel: string, letter: string): string {
  const [w, h] = [size, size * 1.18];
  const path = `M${x - w / 2} ${y}h${w}v${h * 0.52}c0 ${h * 0.26} ${-w * 0.28} ${h * 0.42} ${-w / 2} ${h * 0.5}c${-w * 0.22} ${-h * 0.08} ${-w / 2} ${-h * 0.24} ${-w / 2} ${-h * 0.5}z`;
  return `<path d="${path}" fill="${enamel}" stroke="${GILT}" stroke-width="4"/><path d="M${x} ${y + 2}v${h * 0.98}c${w * 0.22} ${-h * 0.08} ${w / 2 - 2} ${-h * 0.24} ${w / 2 - 2} ${-h * 0.48}v${-h * 0.5}z" fill="#000" opacity="0.18"/>${text(x, y + h * 0.62, size * 0.6, GILT, letter)}`;
}

/** Laurels above whoever has won. */
const laurel = (x: number, y: number): string =>
  Array.from({ length: 7 }, (_, i) => {
    const turn = -66 + i * 22;
    return `<ellipse cx="${x}" cy="${y - 34}" rx="7" ry="17" fill="${GILT}" opacity="${i === 3 ? 1 : 0.85}" transform="rotate(${turn} ${x} ${y + 6})"/>`;
  }).join('');

function seatPart(lang: Lang, shown: Shown, tableau: Tableau | null, seat: number, won: boolean): string {
  const { seats } = shown;
  const row = seats[seat];
  if (row === undefined) return '';
  const room = (WIDTH - 160) / seats.length;
  const x = 80 + room * (seat + 0.5);
  const size = seats.length <= 2 ? 128 : seats.length <= 4 ? 104 : 84;
  const most = Math.floor(room / (size * 0.2));
  const name = nameOf(lang, row);
  const part = tableau?.seats[seat];
  const lines = [part?.hero == null ? '' : heroName(lang, part.hero), figureOf(lang, part?.figure)].filter(
    (line) => line !== '',
  );
  const empty = row.name === '' && row.bot === null;
  return [
    won ? laurel(x, 246) : '',
    shield(
      x,
      240,
      size,
      empty ? '#1d3a31' : (ENAMELS[seat % ENAMELS.length] ?? GILT),
      empty ? '?' : ([...name][0] ?? '').toUpperCase(),
    ),
    text(x, 240 + size * 1.18 + 52, size * 0.36, empty ? SOFT : LIGHT, cut(name, most)),
    ...lines.map((line, i) =>
      text(x, 240 + size * 1.18 + 52 + (i + 1) * size * 0.31, size * 0.25, SOFT, cut(line, most + 6)),
    ),
  ].join('');
}

export function pictureOf(shown: Shown, tableau: Tableau | null): string {
  const lang = langOf(shown.lang);
  const outcome = tableau?.outcome ?? null;
  const winners = outcome?.kind === 'won' ? outcome.winners : shown.winners;
  const words = wordsOf({ ...shown, winners, lost: shown.lost || outcome?.kind === 'lost' });
  const [lit, felt, dark] = feltOf(shown.game) ?? FELT;
  const [standing = ''] = words.text.split(/(?<=[.!?]) /);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><radialGradient id="felt" cx="50%" cy="42%" r="75%"><stop offset="0" stop-color="${lit}"/><stop offset="0.6" stop-color="${felt}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#felt)"/>
<rect x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" fill="none" stroke="${GILT}" stroke-width="3"/>
<rect x="36" y="36" width="${WIDTH - 72}" height="${HEIGHT - 72}" fill="none" stroke="${GILT}" stroke-width="1" opacity="0.6"/>
${[
  [24, 24],
  [WIDTH - 24, 24],
  [24, HEIGHT - 24],
  [WIDTH - 24, HEIGHT - 24],
]
  .map(
    ([x = 0, y = 0]) =>
      `<rect x="${x - 9}" y="${y - 9}" width="18" height="18" fill="${GILT}" transform="rotate(45 ${x} ${y})"/>`,
  )
  .join('')}
${text(WIDTH / 2, 122, 66, GILT, gameTitle(lang, shown.game))}
${text(WIDTH / 2, 172, 30, LIGHT, cut(standing, 70))}
${shown.seats.map((_, seat) => seatPart(lang, shown, tableau, seat, winners.includes(seat))).join('\n')}
${text(WIDTH / 2, HEIGHT - 58, 30, GILT, 'Wyrmtable', 'letter-spacing="4"')}
</svg>`;
}
