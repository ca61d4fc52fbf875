// The ways on from a student: to the students around, or with one question through all who wrote it (BLD-14, BLD-15).
import {
  leftEssays,
  nextStop,
  nextWaitingStop,
  placeInPass,
  previousStop,
  type GradingPass,
  type LeftEssays,
  type PassStop,
} from '@elenchus/domain/blind-grading/grading-pass.ts';
import type { DeskNeighbours } from './desk-place.ts';

export interface DeskTarget {
  readonly username: string;
  /** Where the desk opens; null where the grader left off. */
  readonly question: string | null;
}

/** Where the pass is. */
export interface PassPlace {
  /** The question that the desk names. */
  readonly questionId: string;
  /** From 1, among the essay questions. */
  readonly number: number;
  readonly total: number;
  /** null until the pass is loaded. */
  readonly known: {
    /** The student among those who wrote the question. */
    readonly place: number | null;
    readonly writers: number;
    /** What waits, question by question. */
    readonly left: readonly LeftEssays[];
  } | null;
}

export interface DeskSteps {
  readonly previous: DeskTarget | null;
  readonly next: DeskTarget | null;
  readonly nextUngraded: DeskTarget | null;
  /** null if each student is graded as a whole. */
  readonly pass: PassPlace | null;
}

interface StepsInput {
  readonly username: string;
  readonly neighbours: DeskNeighbours;
  /** The essay questions of an evaluation that is graded by question; empty for any other one. */
  readonly questionIds: readonly string[];
  /** The question that the desk names. */
  readonly named: string | null;
  /** null until it is loaded. */
  readonly pass: GradingPass | null;
}

/** The ways on, and where the pass is. */
export function deskSteps({
  username,
  neighbours,
  questionIds,
  named,
  pass,
}: StepsInput): DeskSteps {
  const { previous, next, nextUngraded } = neighbours;
  const to = (name: string | null): DeskTarget | null =>
    name === null ? null : { username: name, question: questionIds.length > 0 ? named : null };
  const around = { previous: to(previous), next: to(next), nextUngraded: to(nextUngraded) };
  if (questionIds.length === 0 || named === null) return { ...around, pass: null };
  const here = { username, questionId: named };
  const number = questionIds.indexOf(named) + 1;
  const place = { questionId: named, number, total: questionIds.length };
  if (pass === null) return { ...around, pass: { ...place, known: null } };
  const { place: among, total: writers } = placeInPass(pass, here);
  return {
    previous: target(previousStop(pass, here)),
    next: target(nextStop(pass, here)),
    // Somebody without an essay that waits isn't complete either.
    nextUngraded: target(nextWaitingStop(pass, here)) ?? around.nextUngraded,
    pass: { ...place, known: { place: among, writers, left: leftEssays(pass) } },
  };
}

function target(stop: PassStop | null): DeskTarget | null {
  return stop && { username: stop.username, question: stop.questionId };
}

/** The students whom a pass probably opens next. */
export function passAhead(pass: GradingPass, here: PassStop): string[] {
  const stops = [nextStop(pass, here), nextWaitingStop(pass, here)];
  return [...new Set(stops.flatMap((stop) => (stop ? [stop.username] : [])))];
}
