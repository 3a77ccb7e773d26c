// The way from what one may be rated for to where one finds somebody to play.
import { home } from '@wyrmtable/words/shell';
import { Icon } from '../pieces/Icon.tsx';
import { useSpeech } from '../shell/words.ts';

export function ToPeople() {
  const { say } = useSpeech();
  return (
    <a className="btn" data-kind="primary" href="/#people">
      <Icon name="crossed-swords" />
      {say(home.people)}
    </a>
  );
}
