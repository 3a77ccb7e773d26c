// The settings as data: what there is to set, and how stored ones are read.
import { isLang, type Lang } from '@wyrmtable/words';
import type { OddsMode, Speed } from '../games/contract.ts';
import type { SoundKind } from '../sound/cues.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const satisfies readonly Speed[];
export const ODDS_MODES = ['off', 'demand', 'always'] as const satisfies readonly OddsMode[];
export const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export type Volumes = Readonly<Record<SoundKind, number>>;

export interface Settings {
  readonly lang: Lang;
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Of each kind of sound, beside the others. */
  readonly volumes: Volumes;
  /** What is heard is written too. */
  readonly captions: boolean;
  /** How fast the story is told. */
  readonly speed: Speed;
  readonly odds: OddsMode;
  readonly text: TextSize;
  /** What is met for the first time is explained, to whoever has learned the game here. */
  readonly encounters: boolean;
  /** Whether anything that people say at online tables is shown or sent. */
  readonly talk: boolean;
}

const VOLUMES: Volumes = { dice: 1, cards: 1, blows: 1, signals: 1, ambience: 0.4 };

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function readVolumes(raw: unknown): Volumes {
  const stored: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const of = (kind: SoundKind) => {
    const value = stored[kind];
    return isVolume(value) ? value : VOLUMES[kind];
  };
  return { dice: of('dice'), cards: of('cards'), blows: of('blows'), signals: of('signals'), ambience: of('ambience') };
}

function oneOf<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((entry) => entry === value);
}

/** Whatever is stored may be from another version or edited by hand: every field is looked at. */
export function readSettings(raw: unknown, lang: Lang): Settings {
  const stored: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const { volume } = stored;
  return {
    lang: isLang(stored.lang) ? stored.lang : lang,
    sound: typeof stored.sound === 'boolean' ? stored.sound : true,
    volume: isVolume(volume) ? volume : 0.4,
    volumes: readVolumes(stored.volumes),
    captions: stored.captions === true,
    speed: oneOf(SPEEDS, stored.speed) ?? 'normal',
    odds: oneOf(ODDS_MODES, stored.odds) ?? 'always',
    text: oneOf(TEXT_SIZES, stored.text) ?? 'normal',
    encounters: stored.encounters !== false,
    talk: stored.talk !== false,
  };
}
