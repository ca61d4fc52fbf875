// Lists the screens that read the whole class, with the reasons. Every other screen requests only what it shows.
// The walk through all screens (e2e/support/walk-screens.ts) fails when a screen calls more than this table says.
import type { EndpointName } from '@elenchus/contract/endpoint-table.ts';
import type { BenchTable } from './bench-section.ts';

interface WholeClassScreen {
  /** The names from the catalog of screens, or from their addresses. */
  readonly places: readonly string[];
  readonly screen: string;
  readonly calls: readonly EndpointName[];
  readonly why: string;
}

const STUDENTS = 'GET /api/students/{courseID}';
const PROGRESS = 'GET /api/studentGrades/{courseID}';
const USERS = 'GET /api/users/{courseID}';
const COUNTED = 'GET /api/gradingProgress/{courseID}';
const GRADES_OF_EVALUATION = 'GET /api/dueDateImpact/{courseID}/{evaluationId}';
const CONSEQUENCES = 'POST /api/designConsequences/{courseID}';

/** A row for one or more places, separated by commas. */
function row(
  places: string,
  screen: string,
  calls: readonly EndpointName[],
  why: string,
): WholeClassScreen {
  return { places: places.split(', '), screen, calls, why };
}

export const WHOLE_CLASS_SCREENS: readonly WholeClassScreen[] = [
  row('design users/edit', 'View & Edit Users', [USERS], 'lists everyone in the course'),
  row(
    'design users/assignments, grading assignments',
    'TA Student Assignments',
    [USERS, STUDENTS],
    'lists every student and TA; a TA gets only their own students',
  ),
  row(
    'design grading/students, grading students',
    'Student List',
    [
      STUDENTS,
      PROGRESS,
      'GET /api/changedWork/{courseID}',
      'GET /api/gradesExport/{courseID}',
      'GET /api/accommodations/{courseID}',
      'POST /api/extensions/preview/{courseID}',
    ],
    'lists every student with the grade of each evaluation and a mark where an answer changed since, exports the list as a file, and shows what an extension would change',
  ),
  row(
    'design grading/statistics, grading statistics',
    'Grading Statistics',
    [
      'GET /api/statistics/{courseID}',
      'GET /api/gradeSpread/{courseID}',
      'GET /api/criteriaStatistics/{courseID}',
      'GET /api/readingAgreement/{courseID}',
    ],
    'means, medians, the spread of grades, the chosen levels and the agreement of second readings are over every student',
  ),
  row(
    'design grading/workload, grading workload',
    'Workload',
    ['GET /api/workload/{courseID}'],
    'counts what each grader has left; only numbers are sent',
  ),
  row(
    'desk',
    'Grading page, by question',
    ['GET /api/gradingPass/{courseID}'],
    'goes through all students with one essay question; asked once when the page opens, then once a minute and at each question',
  ),
  row(
    'grading waiting',
    'Waiting for me',
    ['GET /api/waiting/{courseID}'],
    'lists the work of the caller’s students that isn’t graded, and requests about grades',
  ),
  row(
    'grading second',
    'Second readings',
    ['GET /api/secondReadings/{courseID}'],
    'the sample is drawn from every student; only the caller’s part is sent',
  ),
  row(
    'design grading/words, grading words',
    'Word counts',
    ['GET /api/wordCounts/{courseID}', 'GET /api/classWeeklyWords/{courseID}'],
    'ranks every student, and adds up what they wrote each week',
  ),
  row(
    'design grading/hand-back',
    'Hand back assignments',
    [COUNTED, GRADES_OF_EVALUATION, 'GET /api/handBacks/{courseID}', STUDENTS, USERS],
    'shows how many students are graded, which the database counts; lists what is set for single students, and everyone when someone chooses among them',
  ),
  row(
    'design grading/requests, grading requests',
    'Requests',
    ['GET /api/gradeRequests/{courseID}'],
    'lists the requests of the class, at most 500 of each state',
  ),
  row(
    'design grading/setup',
    'Grading Setup',
    [GRADES_OF_EVALUATION, 'GET /api/switchedGrades/{courseID}'],
    'shows how many grades an evaluation has; the database counts, and only numbers are sent. Where grades are entered by hand, it asks which ones question-by-question grading replaced, at most 10,000 entries of one change',
  ),
  row(
    'design grading/plagiarism',
    'Plagiarism check',
    ['POST /api/similarity/start/{courseID}', 'GET /api/similarity/pairs/{courseID}'],
    'compares the essays of every student when someone starts it',
  ),
  row(
    'design general/basics',
    'First steps of a new course',
    [COUNTED],
    'checks off whether there are students; the browser asks once and remembers the answer',
  ),
  row(
    'over delete-section-dialog, over delete-day-dialog, over dates-panel, over delete-question-dialog, over move-question-dialog, over option-dialog, over consequences-dialog, over theses-editor, over grading-options, over grade-loss-dialog, over remove-evaluation-dialog, over restore-dialogs',
    'Questions before a change of the design',
    [CONSEQUENCES],
    'shows for how many students questions appear or disappear, and whose grades are affected',
  ),
];

/** The table for people. */
export function wholeClassTable(): BenchTable {
  return {
    caption: 'Screens that ask about the whole class',
    columns: ['screen', 'calls', 'why'],
    rows: WHOLE_CLASS_SCREENS.map(({ screen, calls, why }) => [
      screen,
      [...new Set(calls.map(shortName))].join(', '),
      why,
    ]),
  };
}

/** The short form of 'GET /api/students/{courseID}' is 'students'. */
function shortName(name: EndpointName): string {
  return /\/api\/(?<stem>\w+)/.exec(name)?.groups?.['stem'] ?? name;
}
