// What the page and the thread that plays a finished match again say to each other.
import type { MatchFile, Parcel, Refusal, Watcher } from '@wyrmtable/kernel';
import type { NumberedEvent } from '../table/port.ts';
import type { Contents, Eyes, Frame } from './reel.ts';

export type ToReplayer =
  | { readonly kind: 'open'; readonly file: MatchFile }
  | { readonly kind: 'show'; readonly at: number; readonly eyes: Eyes }
  | { readonly kind: 'past'; readonly before: number; readonly watcher: Watcher }
  | { readonly kind: 'parcel' };

export type FromReplayer =
  | { readonly kind: 'opened'; readonly contents: Contents }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'frame'; readonly frame: Frame }
  | { readonly kind: 'past'; readonly events: readonly NumberedEvent[] }
  | { readonly kind: 'parcel'; readonly parcel: Parcel };
