// The one place that sounds: it wakes when somebody has touched the page, obeys the volumes, and rests when all is quiet.
import { settings } from '../shell/settings.ts';
import { createStore, useStore } from '../shell/store.ts';
import { type Bed, beginAmbience } from './ambience.ts';
import { CUES, type Cue, type Recipe, SOUND_KINDS, type SoundKind } from './cues.ts';
import type { Heard } from './heard.ts';
import { PLAIN, play, type Tint, tintOf } from './synth.ts';
import { type Surface, tumble } from './tumble.ts';
import { endOf } from './voices.ts';

interface Desk {
  readonly context: AudioContext;
  /** One for each kind of sound, as loud as is set. */
  readonly outs: Readonly<Record<SoundKind, GainNode>>;
  /** Ambience goes through this too: it makes room for what happens. */
  readonly room: GainNode;
}

let desk: Desk | null = null;

function openDesk(): Desk {
  const context = new AudioContext();
  // Many sounds at once are pressed together instead of cracking.
  const press = new DynamicsCompressorNode(context, { threshold: -18, ratio: 6 });
  press.connect(context.destination);
  const room = new GainNode(context);
  room.connect(press);
  const out = (kind: SoundKind) => {
    const gain = new GainNode(context);
    gain.connect(kind === 'ambience' ? room : press);
    return gain;
  };
  const outs = {
    dice: out('dice'),
    cards: out('cards'),
    blows: out('blows'),
    signals: out('signals'),
    ambience: out('ambience'),
  };
  return { context, room, outs };
}

/** Browsers let a page sound only after the person has touched it; until then there is silence. */
function awake(): Desk | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  desk ??= openDesk();
  if (desk.context.state === 'suspended') void desk.context.resume();
  const { sound, volume, volumes } = settings();
  for (const kind of SOUND_KINDS) desk.outs[kind].gain.value = sound ? volume * volumes[kind] : 0;
  return desk;
}

let playing: { readonly bed: Bed; readonly end: () => void } | null = null;

/** Longer than any cue. A context that runs on keeps a phone's sound hardware awake. */
const REST_AFTER = 4000;
let resting: ReturnType<typeof setTimeout> | undefined;

function restSoon({ context }: Desk): void {
  clearTimeout(resting);
  if (playing === null) resting = setTimeout(() => void context.suspend(), REST_AFTER);
}

const LOW = 0.35;
const RETURN = 1.2;

/** The place falls quiet while something happens in it. */
function duck({ context, room }: Desk, seconds: number): void {
  const { gain } = room;
  const now = context.currentTime;
  gain.cancelScheduledValues(now);
  gain.setTargetAtTime(LOW, now, 0.03);
  gain.setTargetAtTime(1, now + seconds, RETURN / 3);
}

/** What was heard last, for those who read sounds. */
export interface Caption {
  readonly cue: Cue | Surface;
  readonly number: number;
}

const captions = createStore<Caption | null>(null);
export const useCaption = (): Caption | null => useStore(captions);

const tints = new Map<string, Tint>();
const OKLCH = /oklch\(\s*[\d.]+%?\s+([\d.]+)\s+([\d.]+)/;

/** The ear hears the colour that the eye sees: the accent is read where the page paints it. */
function tintFor(accent: string): Tint {
  const known = tints.get(accent);
  if (known !== undefined) return known;
  const probe = document.createElement('span');
  probe.dataset.accent = accent;
  probe.hidden = true;
  document.body.append(probe);
  const [, chroma, hue] = OKLCH.exec(getComputedStyle(probe).getPropertyValue('--accent-deep')) ?? [];
  probe.remove();
  const tint = chroma === undefined || hue === undefined ? PLAIN : tintOf(Number(hue), Number(chroma));
  tints.set(accent, tint);
  return tint;
}

const isAudible = (kind: SoundKind): boolean => {
  const { sound, volume, volumes } = settings();
  return sound && volume * volumes[kind] > 0;
};

export function hear({ cue, loud = 1, accent }: Heard): void {
  const recipe: Recipe = typeof cue === 'string' ? CUES[cue] : tumble(cue.dice, cue.on);
  if (settings().captions) {
    captions.set({ cue: typeof cue === 'string' ? cue : cue.on, number: (captions.get()?.number ?? 0) + 1 });
  }
  if (!isAudible(recipe.kind)) return;
  const open = awake();
  if (open === null) return;
  play(open.context, open.outs[recipe.kind], recipe.voices, {
    loud,
    tint: accent === undefined ? PLAIN : tintFor(accent),
  });
  duck(open, endOf(recipe.voices));
  restSoon(open);
}

/** That place is heard from now on, or none. A page nobody looks at is silent. */
export function ambience(bed: Bed | null): void {
  if (bed !== playing?.bed) {
    playing?.end();
    playing = null;
  }
  if (bed === null || !isAudible('ambience') || document.hidden) {
    playing?.end();
    playing = null;
    if (desk !== null) restSoon(desk);
    return;
  }
  const open = awake();
  if (open === null || playing !== null) return;
  clearTimeout(resting);
  playing = { bed, end: beginAmbience(open.context, open.outs.ambience, bed) };
}
