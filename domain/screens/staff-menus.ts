// The tabs of the staff screens, the conditions under which they show, and which one opens.

import type { CourseSettings } from '../design/course-settings.ts';
import type { LastVisitedMarker } from '../design/last-visited.ts';

interface Tab {
  readonly key: string;
  readonly label: string;
}

export interface TabMenu {
  readonly tabs: readonly Tab[];
  readonly defaultKey: string;
  /** The last-visited marker; null when only the browser remembers it, or nothing does. */
  readonly marker: LastVisitedMarker | null;
}

type TabPlan = readonly [key: string, label: string, shown?: boolean];

function menu(defaultKey: string, marker: TabMenu['marker'], plan: readonly TabPlan[]): TabMenu {
  const tabs = plan.filter(([, , shown]) => shown ?? true).map(([key, label]) => ({ key, label }));
  return { tabs, defaultKey, marker };
}

/** The top menu of the design screen. */
export function designTabs(course: Pick<CourseSettings, 'usesGrading'>): TabMenu {
  return menu('general', 'designTab', [
    ['general', 'General'],
    ['schedule', 'Schedule'],
    ['questions', 'Questions'],
    ['users', 'Users'],
    ['grading', 'Grading', course.usesGrading],
    ['announcements', 'Announcements'],
    ['reuse', 'Reuse'],
    ['history', 'History'],
  ]);
}

type GeneralSettings = Pick<CourseSettings, 'hasDescription' | 'hasFaq' | 'hasRubric'>;

/** The tabs under General. */
export function generalTabs(course: GeneralSettings): TabMenu {
  return menu('basics', null, [
    ['basics', 'Basics'],
    ['sections', 'Class Sections'],
    ['description', 'Course Description', course.hasDescription],
    ['faq', 'FAQ', course.hasFaq],
    ['rubric', 'Rubric', course.hasRubric],
  ]);
}

/** The tabs under Schedule. */
export function scheduleTabs(course: Pick<CourseSettings, 'hasSyllabus'>): TabMenu {
  return menu('dates', 'scheduleTab', [
    ['dates', 'Dates'],
    ['maker', 'Schedule Maker'],
    ['days', 'Days with Questions'],
    ['links', 'Syllabus Links', course.hasSyllabus],
    ['progress', 'Course Progress'],
  ]);
}

/** The tabs under Users. */
export function usersTabs(): TabMenu {
  return menu('add', 'usersTab', [
    ['add', 'Add Users'],
    ['edit', 'View & Edit Users'],
    ['assignments', 'TA Student Assignments'],
    ['security', 'Security Log'],
  ]);
}

/** The tabs of the grading module within the design screen. */
export function gradingModuleTabs(): TabMenu {
  return menu('students', 'gradingTab', [
    ['setup', 'Grading Setup'],
    ['students', 'Student List'],
    ['workload', 'Workload'],
    ['statistics', 'Grading Statistics'],
    ['history', 'Student History'],
    ['words', 'Word counts'],
    ['hand-back', 'Hand back assignments'],
    ['requests', 'Requests'],
    ['plagiarism', 'Plagiarism check'],
    ['comments', 'Saved comments'],
  ]);
}

/** The tabs of the grading page, whose last one the browser keeps. */
export function gradingPageTabs(course: { readonly hasSecondReadings: boolean }): TabMenu {
  return menu('assignments', null, [
    ['assignments', 'TA/Student Assignments'],
    ['students', 'Student List'],
    ['waiting', 'Waiting for me'],
    ['second', 'Second readings', course.hasSecondReadings],
    ['workload', 'Workload'],
    ['statistics', 'Statistics'],
    ['history', 'History'],
    ['words', 'Word Counts'],
    ['requests', 'Requests'],
    ['comments', 'Saved comments'],
  ]);
}

/** The tab to open: the first preferred one that is in this menu, or else the default. */
export function restoreTab(
  tabMenu: TabMenu,
  wishes: readonly (string | null | undefined)[],
): string {
  const keys = new Set(tabMenu.tabs.map(({ key }) => key));
  const found = wishes.find((wish) => typeof wish === 'string' && keys.has(wish));
  return found ?? tabMenu.defaultKey;
}
