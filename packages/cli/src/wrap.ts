// Text that keeps within the eighty columns of a terminal.
const COLUMNS = 80;

/** Lines of at most eighty columns, broken between words, each after `indent`. */
export function wrapped(text: string, indent = ''): string[] {
  const found: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line !== indent && line.length + 1 + word.length > COLUMNS) {
      found.push(line);
      line = indent;
    }
    line = line === indent ? `${indent}${word}` : `${line} ${word}`;
  }
  found.push(line);
  return found;
}
