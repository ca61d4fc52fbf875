// Grading by question on the desk: where the pass is, and the ways on from here.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import {
  firstWaitingQuestion,
  type GradingPass,
} from '@elenchus/domain/blind-grading/grading-pass.ts';
import { essayQuestionsOf } from '@elenchus/domain/course/evaluation-essays.ts';
import { followedListAt } from '../../../../course-ui/grading/followed-list.ts';
import { questionInAddress } from '../../../../course-ui/questions/question-place.ts';
import { moveTo, useQueryValue } from '../../../../lib/browser-location.ts';
import { paths } from '../../../../lib/paths.ts';
import { useDesk } from '../desk-context.ts';
import type { DeskSteps, DeskTarget } from '../header/desk-steps.ts';
import { passNow, passQuery } from './pass-query.ts';
import { askedQuestion } from '../answers/question-in-view.ts';
import type { CurrentQuestion, QuestionSteps } from '../answers/use-current-question.ts';
import { useOwnState } from '../use-own-state.ts';

interface ByQuestion {
  /** The essay questions; empty when each student is graded as a whole. */
  readonly questionIds: readonly string[];
  /** The question of the pass; null without one, undefined until it is known. */
  readonly asked: string | null | undefined;
  /** null until it is loaded. */
  readonly pass: GradingPass | null;
  /** The question in the address, also where each student is graded as a whole. */
  readonly inAddress: string | null;
}

/** Where the pass is. Without a question in the address it begins where somebody waits. */
export function useByQuestion(): ByQuestion {
  const { courseID, course, evaluation, saves, work } = useDesk();
  const inAddress = useQueryValue('question') ?? questionInAddress();
  const isByQuestion = course.fairGradings.get(evaluation.id)?.byQuestion ?? false;
  const questionIds = useMemo(
    () => (isByQuestion ? essayQuestionsOf(course, evaluation).map(({ id }) => id) : []),
    [isByQuestion, course, evaluation],
  );
  const isOn = questionIds.length > 0;
  const { data, isError, refetch } = useQuery({
    ...passQuery(courseID, evaluation.id, saves),
    enabled: isOn,
  });
  const list = followedListAt({ courseID, username: saves.grader }, evaluation.id, work.username);
  const moment = saves.moment();
  const pass = useMemo(
    () => (data ? passNow(data, evaluation.id, { saves, list }) : null),
    // The moment stands for everything that the saves know.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [data, evaluation.id, saves, list, moment],
  );
  // Once for each opening: a grade that is entered must not turn the page to the next question.
  const [begin, setBegin] = useOwnState<{ readonly id: string | null } | null>(null);
  if (!begin && (pass || isError)) setBegin({ id: pass && firstWaitingQuestion(pass) });
  const asked = askedQuestion({ questionIds, inAddress, begun: begin ? begin.id : undefined });
  // Each question begins with what others have graded by then.
  const before = useRef(asked);
  useEffect(() => {
    const isTurned = typeof before.current === 'string' && before.current !== asked;
    before.current = asked;
    if (isTurned) void refetch();
  }, [asked, refetch]);
  return { questionIds, asked, pass, inAddress };
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
  const { next, pass } = steps;
  const isByQuestion = pass !== null;
  return useMemo(() => {
    if (!isByQuestion) return questions;
    const step: QuestionSteps['step'] = (by) => {
      if (by === -1 || next === null) return false;
      goTo(next);
      return true;
    };
    return { ...questions, step, steps: { ...questions.steps, step } };
    // The parts of `next` change with every render, and what they are made of doesn't.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [questions, isByQuestion, next?.username, next?.question, goTo]);
}
