// Games and bots named in a call.
import { GAME_IDS, type GameId, isGameId, type RegisteredGame } from '@wyrmtable/registry';
import { FAULT } from '@wyrmtable/words/cli';
import { type Complaint, complain } from './call.ts';

export function gameNamed(name: string | undefined): GameId | Complaint {
  return isGameId(name) ? name : complain(FAULT.unknownGame, { game: name ?? '', known: GAME_IDS.join(', ') });
}

/** Levels by seat: the list is gone through again and again until every seat has one. */
export function botsNamed(list: string, bots: RegisteredGame['bots'], seats: number): readonly string[] | Complaint {
  const levels = list.split(',').map((level) => level.trim());
  const unknown = levels.find((level) => !Object.hasOwn(bots, level));
  if (unknown !== undefined) {
    return complain(FAULT.unknownBot, { level: unknown, known: Object.keys(bots).join(', ') });
  }
  return Array.from({ length: seats }, (_, seat) => levels[seat % levels.length] ?? '');
}
