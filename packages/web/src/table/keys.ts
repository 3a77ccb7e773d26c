// Telling keys that are meant for a table from those meant for a field, a dialog or a focused button.
const INTERACTIVE = 'a, button, input, select, textarea, summary, [contenteditable]';

/** A key meant for a field or a dialog is not for the table; a focused button keeps Enter and Space. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return false;
  if (document.querySelector('dialog[open], [role="dialog"]') !== null) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  if (target.matches('input, select, textarea, [contenteditable]')) return false;
  return !((event.key === 'Enter' || event.key === ' ') && target.closest(INTERACTIVE) !== null);
}

/** Polish and Russian layouts give other letters for the same keys, so letters are read by their place. */
export function keyOf(event: KeyboardEvent): string {
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key.toLowerCase();
}
