// How a line is meant: danger costs something, heal brings something, guard turns harm aside.
export type Tone = 'plain' | 'danger' | 'heal' | 'guard';
