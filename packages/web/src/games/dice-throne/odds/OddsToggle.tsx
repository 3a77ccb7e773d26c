// Shows the odds and hides them again, for those who want them on demand: a button, and the key O.
import { rehearsal } from '@wyrmtable/bots/dice-throne/odds';
import { ODDS } from '@wyrmtable/words/odds-table';
import { useEffect, useRef } from 'react';
import { Btn } from '../../../pieces/Btn.tsx';
import { isForTable, keyOf } from '../../../table/keys.ts';
import { useThrone } from '../table.ts';

/** Milliseconds after which a table that was laid is at rest. */
const LAID = 1500;
/** And between two parts of a rehearsal, so that no frame waits for more than one of them. */
const APART = 100;

export function OddsToggle() {
  const { odds, oddsShown, toggleOdds, say } = useThrone();
  const toggle = useRef(toggleOdds);
  toggle.current = toggleOdds;
  const onDemand = odds === 'demand';
  const wanted = odds !== 'off';
  useEffect(() => {
    if (!wanted) return undefined;
    const timers = rehearsal.map((part, number) => setTimeout(part, LAID + number * APART));
    return () => timers.forEach(clearTimeout);
  }, [wanted]);
  useEffect(() => {
    if (!onDemand) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event) || keyOf(event) !== 'o') return;
      event.preventDefault();
      toggle.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onDemand]);
  if (!onDemand) return null;
  return (
    <Btn
      kind="quiet"
      icon="dice-target"
      label={say(oddsShown ? ODDS.hide : ODDS.show)}
      expanded={oddsShown}
      hotkey="O"
      onPress={toggleOdds}
    />
  );
}
