// How sure we are of a figure that a game ships as data (docs/rules, Sources), from the surest to the least sure.
export type Confidence = 'sourced' | 'single' | 'conflict' | 'guess' | 'invented';
