// The steps of the desk: from student to student, or with one question through all students before the next question.
import { useMemo } from 'react';
import { nextStop, previousStop } from '@elenchus/domain/blind-grading/by-question.ts';
import { essayQuestionsOf } from '@elenchus/domain/course/evaluation-essays.ts';
import { moveTo, useQueryValue } from '../../lib/browser-location.ts';
import { paths } from '../../lib/paths.ts';
import { useQuietDesk } from './desk-context.ts';
import type { DeskNeighbours, DeskPlace } from './desk-place.ts';
import type { DeskWork } from './desk-work.ts';
import type { CurrentQuestion, QuestionSteps } from './use-current-question.ts';

export interface DeskTarget {
  readonly username: string;
  /** Where the desk opens; null where the grader left off. */
  readonly question: string | null;
}

/** Where the question is among those of the evaluation. */
interface QuestionPlace {
  readonly number: number;
  readonly total: number;
  /** The student doesn't get the question. */
  readonly isMissing: boolean;
}

export interface DeskSteps {
  readonly previous: DeskTarget | null;
  readonly next: DeskTarget | null;
  readonly nextUngraded: DeskTarget | null;
  /** null if each student is graded as a whole. */
  readonly question: QuestionPlace | null;
}

interface StepsInput {
  readonly place: DeskPlace;
  readonly neighbours: DeskNeighbours;
  readonly shown: DeskWork | undefined;
  readonly current: string | null;
}

/** The question in the address. */
export function useWantedQuestion(): string | null {
  return useQueryValue('question');
}

function to(username: string | null, question: string | null): DeskTarget | null {
  return username === null ? null : { username, question };
}

/** The ways on from here. */
export function useDeskSteps({ place, neighbours, shown, current }: StepsInput): DeskSteps {
  const { course, evaluation } = useQuietDesk();
  const wanted = useWantedQuestion();
  const isByQuestion = course.fairGradings.get(evaluation.id)?.byQuestion ?? false;
  const questionIds = useMemo(
    () => (isByQuestion ? essayQuestionsOf(course, evaluation).map(({ id }) => id) : []),
    [isByQuestion, course, evaluation],
  );
  const { previous, next, nextUngraded } = neighbours;
  if (questionIds.length === 0) {
    return {
      previous: to(previous, null),
      next: to(next, null),
      nextUngraded: to(nextUngraded, null),
      question: null,
    };
  }
  const isMissing =
    shown !== undefined &&
    wanted !== null &&
    !shown.essays.some((one) => one.question.id === wanted);
  const questionId = isMissing || !shown ? wanted : current;
  const [first, last] = [place.first.username, place.last.username];
  const { place: number, total } = place.listed ?? place;
  const stops = { questionIds, questionId, previous, next, first, last, place: number, total };
  const [before, after] = [previousStop(stops), nextStop(stops)];
  return {
    previous: before && to(before.username, before.questionId),
    next: after && to(after.username, after.questionId),
    nextUngraded: to(nextUngraded, questionId),
    question: {
      number: questionIds.indexOf(questionId ?? '') + 1,
      total: questionIds.length,
      isMissing,
    },
  };
}

/** Goes to a student; without one, stays. */
export function goToTarget(
  courseID: string,
  evaluationId: string,
  target: DeskTarget | null,
): void {
  if (target === null) return;
  moveTo(paths.gradingDesk(courseID, evaluationId, target.username, target.question));
}

/** With one question at a time, Enter in a grade goes to the next student. */
export function useStepsFromGrades(
  questions: CurrentQuestion,
  steps: DeskSteps,
  goTo: (target: DeskTarget | null) => void,
): CurrentQuestion {
  const { next, question } = steps;
  return useMemo(() => {
    if (question === null) return questions;
    const step: QuestionSteps['step'] = (by) => {
      if (by === -1 || next === null) return false;
      goTo(next);
      return true;
    };
    return { ...questions, step, steps: { ...questions.steps, step } };
    // The parts of `next` change with every render, and what they are made of doesn't.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [questions, question === null, next?.username, next?.question, goTo]);
}
