// The ways to play a made hero at once: against a bot, on one screen, online.
import { HEROES } from '@wyrmtable/dice-throne';
import { isRefusal } from '@wyrmtable/kernel';
import { heroName } from '@wyrmtable/words/dice-throne';
import { SHARED } from '@wyrmtable/words/shared-heroes';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Btn } from '../pieces/Btn.tsx';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';
import { sentenceOf } from '../table/refusal-line.ts';
import type { Draft } from './draft/document.ts';
import { Menu } from './Menu.tsx';

interface PlayingProps {
  readonly draft: Draft;
  /** Playing is what the page is for. */
  readonly primary?: boolean;
  /** Something is wrong with the hero: it cannot be played yet. */
  readonly disabled?: boolean;
}

export function Playing({ draft, primary = false, disabled = false }: PlayingProps) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const here = async (opponent: string, way: 'bots' | 'screen') => {
    const { playHere } = await import('./play.ts');
    const place = await playHere(draft, opponent, way, lang);
    if (place !== null) go(place);
  };
  const online = async () => {
    setBusy(true);
    const { playOnline } = await import('./play.ts');
    const place = await playOnline(draft, lang);
    setBusy(false);
    if (isRefusal(place)) notify(sentenceOf(lang, place), 'danger');
    else go(place);
  };
  const opponents = (way: 'bots' | 'screen') => () =>
    HEROES.map(({ id }) => ({ key: id, text: heroName(lang, id), run: () => void here(id, way) }));
  return (
    <>
      <Btn
        kind={primary ? 'primary' : 'plain'}
        icon="crossed-swords"
        disabled={busy || disabled}
        onPress={() => void online()}
      >
        {say(SHARED.online)}
      </Btn>
      <Menu label={say(SHARED.against)} disabled={disabled} entries={opponents('bots')} />
      <Menu label={say(SHARED.onScreen)} disabled={disabled} entries={opponents('screen')} />
    </>
  );
}
