// What checking a match found: three verdicts, the match in figures, and every die of it.
import type { Happening, MatchFile } from '@wyrmtable/kernel';
import { type GameId, isGameId } from '@wyrmtable/registry';
import { botName, gameTitle, type Lang, list, type Message, number } from '@wyrmtable/words';
import { replay } from '@wyrmtable/words/replay';
import { verify as words } from '@wyrmtable/words/shell-verify';
import { Suspense, use } from 'react';
import { GAMES } from '../games/index.ts';
import { onceEach } from '../games/loaded-game.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { useSpeech } from '../shell/words.ts';
import { endedLine } from '../table/ended-line.ts';
import type { Checked } from './check.ts';

const TITLE_ID = 'finding-title';

function Judgement(props: { readonly name: Message; readonly good: boolean | null; readonly text: string }) {
  const { say } = useSpeech();
  const { good } = props;
  return (
    <li data-good={good ?? 'unknown'}>
      <Icon name={good === null ? 'perspective-dice-six-faces-random' : good ? 'check-mark' : 'broken-bone'} />
      <div>
        <h3>{say(props.name)}</h3>
        <p>{props.text}</p>
      </div>
    </li>
  );
}

function Judgements({ checked }: { readonly checked: Checked }) {
  const { say } = useSpeech();
  const { dice, commitment, digest } = checked.verdict;
  const diceText =
    dice === null
      ? say(words.diceUnknown)
      : dice
        ? say(words.diceTrue, { count: checked.results })
        : say(words.diceFalse);
  return (
    <ul className="judgements">
      <Judgement name={words.dice} good={dice} text={diceText} />
      <Judgement
        name={words.promise}
        good={commitment}
        text={say(commitment ? words.promiseTrue : words.promiseFalse)}
      />
      <Judgement name={words.ending} good={digest} text={say(digest ? words.endingTrue : words.endingFalse)} />
    </ul>
  );
}

function seatNames(lang: Lang, file: MatchFile): string[] {
  return file.seats.map(({ name, bot }) => (bot !== null && name === bot ? botName(lang, bot) : name));
}

function Figures({ file, checked }: { readonly file: MatchFile; readonly checked: Checked }) {
  const { say, lang } = useSpeech();
  const names = seatNames(lang, file);
  const { ended } = file;
  const outcome = checked.outcome?.kind === 'won' ? checked.outcome.winners : (ended?.winners ?? []);
  const winners = outcome.map((seat) => names[seat] ?? '');
  const rows: readonly (readonly [Message, string])[] = [
    [words.game, gameTitle(lang, file.game)],
    [words.players, list(lang, names)],
    [
      words.winner,
      winners.length > 0 ? list(lang, winners) : say(ended === undefined ? words.unfinished : words.nobody),
    ],
    ...(ended === undefined ? [] : [[words.leftHow, endedLine(lang, ended, names)] as const]),
    [words.choices, number(lang, file.choices.length)],
    [words.seed, file.chance.seed],
    [words.digest, checked.digest],
  ];
  return (
    <dl className="figures">
      {rows.map(([name, value]) => (
        <div key={name.en}>
          <dt>{say(name)}</dt>
          <dd className={/^[0-9a-f]{64}$/.test(value) ? 'fingerprint' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RollsProps {
  readonly game: GameId;
  readonly file: MatchFile;
  readonly events: readonly Happening[];
}

/** The words of a game are fetched once. */
const lineOf = onceEach((game) => GAMES[game].chance.line());

/** Every line of chance: rolls, rerolls and drawn cards, and what they showed. */
function Rolls({ game, file, events }: RollsProps) {
  const { say, lang } = useSpeech();
  const names = seatNames(lang, file);
  const { kinds, of } = GAMES[game].chance;
  const line = use(lineOf(game));
  const rolls = events
    .filter(({ kind }) => kinds.has(kind))
    .map((event, i) => ({ place: i + 1, text: line(lang, event, names) }));
  return (
    <details className="rolls">
      <summary className="btn">{say(of === 'dice' ? words.rolls : words.draws)}</summary>
      <p className="hint">{say(of === 'dice' ? words.rollsNote : words.drawsNote)}</p>
      <ol>
        {rolls.map(({ place, text }) => (
          <li key={place}>{text}</li>
        ))}
      </ol>
    </details>
  );
}

/** Its heading, which stands apart to be read out as soon as it is there. */
export function FindingTitle({ checked }: { readonly checked: Checked }) {
  const { say } = useSpeech();
  const { dice, commitment, digest } = checked.verdict;
  const good = dice !== false && commitment && digest;
  return (
    <h2 id={TITLE_ID} className="finding__title" data-good={good}>
      {say(good ? words.allTrue : words.notTrue)}
    </h2>
  );
}

export function Finding({ file, checked }: { readonly file: MatchFile; readonly checked: Checked }) {
  const { say } = useSpeech();
  return (
    <section className="finding" aria-labelledby={TITLE_ID}>
      <Judgements checked={checked} />
      {(file.chance.branches ?? []).map(({ after }) => (
        <p key={after}>{say(replay.branched, { after })}</p>
      ))}
      <Rule>{say(words.match)}</Rule>
      <Figures file={file} checked={checked} />
      {isGameId(file.game) && (
        <Suspense>
          <Rolls game={file.game} file={file} events={checked.events} />
        </Suspense>
      )}
    </section>
  );
}
