// The day by UTC: the same for everybody at the same moment.

/** `2026-11-15`. */
export type Day = string;

export function dayAt(moment: number): Day {
  return new Date(moment).toISOString().slice(0, 10);
}
