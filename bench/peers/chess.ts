// Chess by random legal plies with chessops: a rules engine that people call fast.
import { swiftChance } from '@wyrmtable/kernel';
import { Chess } from 'chessops/chess';

/** Games are cut off here: random play can go on for long. */
const MOST_PLIES = 300;
const BACK_RANKS = [0, 7];

/** Plays whole games; gives the plies played. */
export function playChess(games: number, seed: number): number {
  const whim = swiftChance(seed);
  let plies = 0;
  for (let i = 0; i < games; i++) {
    const position = Chess.default();
    for (let ply = 0; ply < MOST_PLIES && !position.isEnd(); ply++) {
      const moves: [number, number][] = [];
      for (const [from, to] of position.allDests()) for (const square of to) moves.push([from, square]);
      const [from, to] = moves[whim.below(moves.length)] ?? [0, 0];
      const promotes = position.board.pawn.has(from) && BACK_RANKS.includes(to >> 3);
      position.play(promotes ? { from, to, promotion: 'queen' } : { from, to });
      plies++;
    }
  }
  return plies;
}
