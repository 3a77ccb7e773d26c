// Fights by search: courses that go on until the enemy has struck back, with adept's judgement inside.
import { searched } from '../dice-throne/master.ts';
import { aheadIn } from './courses.ts';
import { fighting } from './fighting.ts';

export const master = fighting((question, world, fight) => searched(question, aheadIn(world, fight)));
