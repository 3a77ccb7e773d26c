// The code of a table out of what was typed or pasted: a code in any writing, or a whole link.

/** Empty where there is none. What stands behind a `#` or `?` is no part of it. */
export function codeIn(typed: string): string {
  const [path = ''] = typed.trim().split(/[?#]/);
  const code = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}
