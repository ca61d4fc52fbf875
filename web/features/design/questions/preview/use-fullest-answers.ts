// Answers with which a student sees the most of a class day, found by the thread that checks the course.
import { useEffect, useState } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import {
  courseCheckClient,
  useCourseCheck,
} from '../../../../course-ui/course-check/use-course-check.ts';

const NONE: readonly Answer[] = [];

/** None until they are found, and where no answer makes a difference. */
export function useFullestAnswers(questions: readonly Question[]): readonly Answer[] {
  const { report } = useCourseCheck();
  const key = JSON.stringify(questions.map(({ id }) => id));
  const [found, setFound] = useState<{ key: string; answers: readonly Answer[] } | null>(null);
  useEffect(() => {
    if (report === null) return;
    let isWanted = true;
    const questionIds = questions.map(({ id }) => id);
    void courseCheckClient()
      .ask('fullest', { questionIds })
      .catch(() => null)
      .then((answers) => isWanted && setFound({ key, answers: answers ?? NONE }));
    return () => {
      isWanted = false;
    };
    // Another report may have other answers, and another class day has other questions.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, report]);
  return found?.key === key ? found.answers : NONE;
}
