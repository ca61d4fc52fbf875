// How many essays of a handed-back evaluation the student's average leaves out (GRD-164).
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gradingGate } from '@elenchus/domain/course/course-gate.ts';
import { showsQuestionGrades } from '@elenchus/domain/grading/grade-visibility.ts';
import { leftOutEssays } from '@elenchus/domain/grading/unwritten-essays.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import { questionsOfSections } from '@elenchus/domain/progress/progress-class.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { serverNow } from '../../../../opening/page/server-clock.ts';
import { gradedAnswersQuery } from './grades-queries.ts';
import type { GradedProps } from '../portal-props.ts';

/** 0 until the graded answers are loaded: they decide which essays were shown. */
export function useLeftOutEssays(props: GradedProps): number {
  const { courseID, course, session, evaluation, graded, due } = props;
  const date = due.work.find((one) => one.evaluation.id === evaluation.id)?.date;
  const { data: answers } = useQuery({
    ...gradedAnswersQuery(courseID, session.username, evaluation.id),
    enabled: date !== undefined && showsQuestionGrades(course.settings),
  });
  return useMemo(() => {
    if (!answers || !date || graded.questionGrades.size === 0) return 0;
    // The essays of the grading desk: those that were open by the due date.
    const released = releaseCourse(course, gradingGate(course, date, serverNow()));
    const truth = evaluateStudent(released.graph, answers);
    const essays = questionsOfSections(released, evaluation.sectionIds).filter(
      ({ id, type }) => type === 'LongAnswer' && truth.isShown(id),
    );
    return leftOutEssays(
      essays.map(({ id }) => id),
      graded.questionGrades,
    );
  }, [answers, date, course, evaluation, graded]);
}
