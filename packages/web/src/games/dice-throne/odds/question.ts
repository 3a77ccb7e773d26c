// What the odds worker is asked: what declarations would take off, or which defence is best.
import { type DefenceOutlook, declaredChoice, type Strike } from '@wyrmtable/bots/dice-throne/odds';
import type { ThroneView } from '@wyrmtable/dice-throne';
import { type Choice, parcelOf } from '@wyrmtable/kernel';
import type { AboutView } from '../../../table/worker-answer.ts';
import type { ThroneTable } from '../table.ts';

export interface Declaration {
  readonly choice: Choice;
  readonly ability: string;
}

type Asked = AboutView<ThroneView>;

export type OutlookQuestion =
  | (Asked & { readonly kind: 'declare'; readonly declarations: readonly Declaration[] })
  | (Asked & { readonly kind: 'defend' });

/** One thing that may be done, and what comes of it. */
export interface Outlook {
  readonly choice: Choice;
  /** Null: no defence. */
  readonly ability: DefenceOutlook['ability'];
  readonly strike: Pick<Strike, 'damage' | 'mean' | 'back' | 'healed' | 'mended' | 'shielded' | 'defeat'>;
}

/** The question of the moment, if there is one. */
export function questionOf({
  view,
  answers,
  me,
  contents,
}: Pick<ThroneTable, 'view' | 'answers' | 'me' | 'contents'>): OutlookQuestion | null {
  const parcel = parcelOf(contents, view);
  if (view.asking === 'defence' && view.target !== null) return { kind: 'defend', view, parcel };
  if (view.step === 'declared' && view.declared !== null) {
    const choice = declaredChoice(view);
    return choice === null
      ? null
      : { kind: 'declare', view, parcel, declarations: [{ choice, ability: view.declared }] };
  }
  if (view.step !== 'rolling' || view.active !== me) return null;
  const declarations = answers.flatMap(({ choice, reading }) =>
    reading.kind === 'declare' ? [{ choice, ability: reading.ability }] : [],
  );
  return declarations.length === 0 ? null : { kind: 'declare', view, parcel, declarations };
}
