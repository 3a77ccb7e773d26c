// Says of a figure or a text that it is not read from print; what is says nothing.
import './mark.css';
import type { Tile } from '@wyrmtable/adventures';
import { confidenceMark } from '@wyrmtable/words';
import { Icon } from '../../../pieces/Icon.tsx';
import { useAdventure } from '../table.ts';

export function Mark({ confidence }: Pick<Tile, 'confidence'>) {
  const { lang } = useAdventure();
  if (confidence === 'sourced') return null;
  return (
    <span className="mark">
      <Icon name="quill-ink" /> {confidenceMark(lang, confidence)}
    </span>
  );
}
