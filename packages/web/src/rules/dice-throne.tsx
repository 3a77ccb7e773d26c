// Dice Throne's rules page.
import { gameTitle } from '@wyrmtable/words';
import { Page } from '../shell/page.tsx';
import { useSpeech } from '../shell/words.ts';

export function DiceThroneRules() {
  const { lang } = useSpeech();
  const title = gameTitle(lang, 'dice-throne');
  return (
    <Page title={title} place={title}>
      <h1>{title}</h1>
    </Page>
  );
}
