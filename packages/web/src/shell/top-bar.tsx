// The bar on top of every page: the way home, where you are, and the settings.
import './top-bar.css';
import { LANGS, langName } from '@wyrmtable/words';
import { common } from '@wyrmtable/words/shell';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../pieces/Icon.tsx';
import { Switch } from '../pieces/Switch.tsx';
import { changeSettings, useSettings } from './settings.ts';
import { openSettings } from './settings-dialog.tsx';
import { useSpeech } from './words.ts';

export interface TopBarProps {
  /** Beside the name: which game, which table. */
  readonly place?: ReactNode;
  /** Before the settings: links of the page. */
  readonly links?: ReactNode;
  /** On the front page the languages and one's account are one tap away. */
  readonly languages?: boolean;
}

function Languages() {
  const { lang } = useSettings();
  const { say } = useSpeech();
  return (
    <Switch
      label={say(common.language)}
      options={LANGS.map((value) => ({
        value,
        text: value.toUpperCase(),
        label: `${value.toUpperCase()}, ${langName(value)}`,
      }))}
      value={lang}
      onChange={(value) => changeSettings({ lang: value })}
    />
  );
}

export function TopBar({ place, links, languages = false }: TopBarProps) {
  const { say } = useSpeech();
  return (
    <header className="bar">
      <Link className="bar__brand" href="/" aria-label={`Wyrmtable. ${say(common.toHome)}`}>
        <Icon name="wyvern" />
        <span aria-hidden="true">Wyrmtable</span>
      </Link>
      {place !== undefined && (
        <p className="bar__place">
          <span>{place}</span>
        </p>
      )}
      <div className="bar__end">
        {links}
        {languages && <Languages />}
        {languages && (
          <Link className="btn" data-kind="quiet" href="/account" aria-label={say(common.account)}>
            <Icon name="person" />
          </Link>
        )}
        <button
          type="button"
          className="btn"
          data-kind="quiet"
          aria-haspopup="dialog"
          aria-label={say(common.settings)}
          onClick={openSettings}
        >
          <Icon name="cog" />
        </button>
      </div>
    </header>
  );
}
