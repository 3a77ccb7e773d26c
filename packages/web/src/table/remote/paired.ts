// Tables that this page was led to because somebody to play with was found: there nobody has to be asked whether they are ready.

const paired = new Set<string>();

export const markPaired = (code: string): void => void paired.add(code);
export const wasPaired = (code: string): boolean => paired.has(code);
