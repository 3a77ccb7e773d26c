// How sure we are of a figure that a game ships as data (docs/rules, Sources), from the surest to the least sure.
export const CONFIDENCES = ['sourced', 'single', 'conflict', 'guess', 'invented'] as const;
export type Confidence = (typeof CONFIDENCES)[number];
