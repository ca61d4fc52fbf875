// What stands under each tab of grading, in the design screens and on the grading page; each is loaded when opened.
import { lazy } from 'react';
import type { GradingPartRegistry } from '../course-ui/grading/grading-place.ts';

/** By the key of the tab in the domain's menus. A tab that is not here is not shown. */
export const gradingParts: GradingPartRegistry = {
  'hand-back': lazy(async () => {
    const module = await import('../features/grading/hand-back/hand-back-part.tsx');
    return { default: module.HandBackPart };
  }),
  setup: lazy(async () => {
    const module = await import('../features/grading/setup/setup-part.tsx');
    return { default: module.SetupPart };
  }),
  assignments: lazy(async () => {
    const module = await import('../features/grading/assignments/assignments-part.tsx');
    return { default: module.AssignmentsPart };
  }),
  students: lazy(async () => {
    const module = await import('../features/grading/students/student-list-part.tsx');
    return { default: module.StudentListPart };
  }),
  waiting: lazy(async () => {
    const module = await import('../features/grading/waiting/waiting-part.tsx');
    return { default: module.WaitingPart };
  }),
  second: lazy(async () => {
    const module = await import('../features/grading/second-readings/second-readings-part.tsx');
    return { default: module.SecondReadingsPart };
  }),
  workload: lazy(async () => {
    const module = await import('../features/grading/workload/workload-part.tsx');
    return { default: module.WorkloadPart };
  }),
  statistics: lazy(async () => {
    const module = await import('../features/grading/statistics/statistics-part.tsx');
    return { default: module.StatisticsPart };
  }),
  history: lazy(async () => {
    const module = await import('../features/grading/history/history-part.tsx');
    return { default: module.HistoryPart };
  }),
  plagiarism: lazy(async () => {
    const module = await import('../features/grading/plagiarism/plagiarism-check-tab.tsx');
    return { default: module.PlagiarismCheckTab };
  }),
  comments: lazy(async () => {
    const module = await import('../features/grading/saved-comments/saved-comments-part.tsx');
    return { default: module.SavedCommentsPart };
  }),
  requests: lazy(async () => {
    const module = await import('../features/grading/grade-requests/requests-part.tsx');
    return { default: module.RequestsPart };
  }),
  words: lazy(async () => {
    const module = await import('../features/grading/word-counts/word-counts-part.tsx');
    return { default: module.WordCountsPart };
  }),
};

export const GradingDesk = lazy(async () => {
  const module = await import('../features/grading/desk/grading-desk.tsx');
  return { default: module.GradingDesk };
});
