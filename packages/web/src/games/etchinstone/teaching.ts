// The teacher at the table: which lesson is on, when it is over, and what the player may do about it.
import { useEffect, useRef, useState } from 'react';
import type { Board } from './board.ts';
import {
  keepProgress,
  LESSON_PLAN,
  LESSON_TABLE,
  lessonAt,
  type Part,
  type Progress,
  progress,
  type Situation,
  type Topic,
} from './lesson.ts';

export interface Teaching {
  readonly topic: Topic;
  readonly part: Part;
  /** Which lesson of how many. */
  readonly at: number;
  readonly of: number;
  readonly situation: Situation;
  /** Null where something has to be done first. */
  readonly next: (() => void) | null;
  readonly leave: () => void;
}

export const isLessonTable = (): boolean => location.pathname === `/table/${LESSON_TABLE}`;

export function useTeaching({ view, moment, draft, pairs, errands, mine }: Board): Teaching | null {
  const [made, setMade] = useState<Progress>(progress);
  const { known, left } = made;
  const on = mine && !left && isLessonTable();
  const situation: Situation = {
    view,
    moment,
    draft,
    canCombine: pairs.length > 0,
    canDetour: errands.includes('detour'),
  };
  const lesson = on ? lessonAt(situation, known) : null;
  const change = (next: Progress) => {
    keepProgress(next);
    setMade(next);
  };
  const learn = (topic: Topic) => change({ known: new Set([...known, topic]), left });

  // Whoever acts before reading on has seen enough of it: a lesson whose moment is over is learned.
  const before = useRef<Topic | null>(null);
  const topic = lesson?.topic ?? null;
  const missed = on && before.current !== null && before.current !== topic && !known.has(before.current);
  const passed = missed ? before.current : null;
  useEffect(() => {
    before.current = topic;
    if (passed !== null) learn(passed);
  });

  if (lesson === null) return null;
  return {
    topic: lesson.topic,
    part: lesson.part,
    at: LESSON_PLAN.filter((one) => known.has(one.topic)).length + 1,
    of: LESSON_PLAN.length,
    situation,
    next: lesson.task === undefined ? () => learn(lesson.topic) : null,
    leave: () => change({ known, left: true }),
  };
}
