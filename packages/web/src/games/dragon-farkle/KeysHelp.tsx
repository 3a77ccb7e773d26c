// The keys of this table.
import { BUTTONS, KEYS } from '@wyrmtable/words/farkle-table';
import { KeysHelp as KeysList } from '../../pieces/KeysHelp.tsx';
import { useBoard } from './board.ts';

export function KeysHelp() {
  const { say } = useBoard();
  const rows = [
    ['1–6', say(KEYS.dice)],
    ['Enter', say(KEYS.primary)],
    [say(KEYS.spaceKey), say(KEYS.space)],
    ['S', say(KEYS.stop)],
    ['A', say(KEYS.all)],
    ['P', say(KEYS.pass)],
    ['U', say(KEYS.undo)],
    ['?', say(KEYS.help)],
  ] as const;
  return <KeysList open={say(BUTTONS.keys)} title={say(KEYS.title)} rows={rows} />;
}
