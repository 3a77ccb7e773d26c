// Six dice of four games and a wyrm behind them: the picture of the front page.
import { Die } from '../pieces/Die.tsx';
import { Icon } from '../pieces/Icon.tsx';

interface Shown {
  readonly accent: string;
  readonly face: number;
  /** The glyph on every side, or numbers when there is none. */
  readonly icon?: string;
  readonly event?: boolean;
}

const DICE: readonly Shown[] = [
  { accent: 'pyromancer', face: 1, icon: 'burning-meteor' },
  { accent: 'woad', face: 1, icon: 'bullseye' },
  { accent: 'dragon', face: 1, icon: 'spiked-dragon-head', event: true },
  { accent: 'verdigris', face: 5 },
  { accent: 'madder', face: 1 },
  { accent: 'ochre', face: 3 },
];

export function WyrmDice() {
  return (
    <div className="intro__dice" aria-hidden="true">
      <span className="intro__wyrm">
        <Icon name="wyvern" />
      </span>
      <div className="intro__tray">
        {DICE.map(({ accent, face, icon, event = false }) => (
          <span key={accent} data-accent={accent}>
            <Die
              face={face}
              label=""
              kind={event ? 'event' : 'plain'}
              {...(icon === undefined
                ? {}
                : { sides: Array.from({ length: 6 }, () => <Icon key={icon} name={icon} />) })}
            />
          </span>
        ))}
      </div>
    </div>
  );
}
