// What a line that seeks is told; anything else is no concern of its.
import type { Found } from './seek-line.ts';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export function readFound(text: string): Found | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isFields(raw)) return null;
  switch (raw.type) {
    case 'seeking':
      return {
        kind: 'seeking',
        since: typeof raw.since === 'number' ? raw.since : Date.now(),
        others: typeof raw.others === 'number' ? raw.others : 0,
        bot: raw.bot === true,
      };
    case 'paired':
      return typeof raw.table === 'string' ? { kind: 'paired', table: raw.table } : null;
    case 'unsought':
      return { kind: 'unsought' };
    case 'refused':
      return {
        kind: 'refused',
        refusal: { refused: typeof raw.code === 'string' ? raw.code : '', params: paramsIn(raw.params) },
      };
    default:
      return null;
  }
}

function paramsIn(raw: unknown): Readonly<Record<string, string | number>> {
  const params: Record<string, string | number> = {};
  if (!isFields(raw)) return params;
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  return params;
}
