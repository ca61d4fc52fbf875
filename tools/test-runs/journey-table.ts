// Lists the browser journeys: in which of four runs each file has its turn, and which screens it is about. The
// turns take about equally long.

interface JourneyFile {
  /**
   * 'every' where saved work, grades or logging in are at stake, and where the file itself chooses its part of a
   * run.
   */
  readonly turn: 0 | 1 | 2 | 3 | 'every';
  /** The beginnings of paths in web/: a change there runs the file in any turn. */
  readonly about: readonly string[];
}

/** By the name of the file in e2e/, without its ending. */
export const JOURNEYS: Readonly<Record<string, JourneyFile>> = {
  account: { turn: 3, about: ['features/account'] },
  admin: { turn: 2, about: ['features/admin'] },
  'admin-courses': { turn: 1, about: ['features/admin'] },
  'answer-queue': { turn: 'every', about: ['saving'] },
  'blind-grading': {
    turn: 1,
    about: ['features/grading', 'features/grading-desk', 'course-ui/grading'],
  },
  'claim-accounts': {
    turn: 3,
    about: ['features/login', 'features/account', 'course-ui/claim-slip'],
  },
  'closed-course': { turn: 2, about: ['course-ui/closed-course', 'course-ui/archived-note'] },
  'course-check': { turn: 0, about: ['course-ui/course-check', 'features/logic-workbench'] },
  'course-files': { turn: 2, about: ['features/course-files', 'features/rollover'] },
  'course-page': {
    turn: 2,
    about: [
      'app',
      'features/description',
      'features/schedule',
      'features/unknown-course',
      'features/not-found',
      'course-ui/course-frame',
    ],
  },
  criteria: { turn: 2, about: ['features/grading-setup', 'features/grading-desk'] },
  'demo-course': { turn: 2, about: ['features/my-philosophy'] },
  'design-consequences': {
    turn: 3,
    about: ['course-ui/design-editing', 'features/design-questions'],
  },
  'design-general': { turn: 1, about: ['features/design', 'course-ui/design-editing'] },
  'design-history': { turn: 3, about: ['features/design-history'] },
  'design-keyboard': {
    turn: 0,
    about: ['features/design', 'features/design-schedule', 'course-ui/sortable'],
  },
  'design-questions': { turn: 2, about: ['features/design-questions'] },
  'design-schedule': { turn: 3, about: ['features/design-schedule', 'course-ui/sortable'] },
  'design-users': { turn: 2, about: ['features/design-users', 'course-ui/people-picker'] },
  'due-dates': { turn: 0, about: ['course-ui/due-notes', 'features/schedule'] },
  'due-for-graders': { turn: 1, about: ['features/waiting', 'features/workload'] },
  'due-times': { turn: 2, about: ['features/grading-setup', 'course-ui/due-notes'] },
  'ended-while-typing': {
    turn: 'every',
    about: ['api/kept-session', 'course-ui/log-in-again', 'course-ui/staff-gate'],
  },
  'every-design-screen': { turn: 'every', about: [] },
  'every-fault': { turn: 'every', about: [] },
  'every-grading-screen': { turn: 'every', about: [] },
  'every-student-screen': { turn: 'every', about: [] },
  'extended-hand-back': { turn: 1, about: ['features/hand-back'] },
  extensions: { turn: 0, about: ['features/student-list', 'features/grading-desk'] },
  'first-paint': {
    turn: 0,
    about: ['app', 'main.tsx', 'render-opening.tsx', 'index.html', 'ui/own-fonts', 'lib'],
  },
  'from-nothing': { turn: 'every', about: ['features/admin', 'features/design'] },
  'grade-requests': { turn: 1, about: ['features/grade-requests', 'course-ui/grade-requests'] },
  'grades-without-question': { turn: 3, about: ['features/grading-desk'] },
  'grading-desk': { turn: 'every', about: ['features/grading-desk', 'course-ui/grading'] },
  'grading-effort': { turn: 0, about: ['features/grading-desk'] },
  'grading-layout': { turn: 1, about: ['features/grading', 'features/grading-desk'] },
  'grading-lists': {
    turn: 3,
    about: [
      'features/student-list',
      'features/student-history',
      'features/grading-statistics',
      'features/word-counts',
      'features/grading-assignments',
      'course-ui/assignment',
    ],
  },
  'grading-mode': { turn: 2, about: ['features/grading-setup', 'features/grading-desk'] },
  'grading-pass': { turn: 'every', about: ['features/grading-desk'] },
  'grading-setup': { turn: 3, about: ['features/grading-setup', 'features/design-grading'] },
  'grading-term': { turn: 0, about: ['features/grading', 'features/my-philosophy'] },
  'hand-back': { turn: 'every', about: ['features/hand-back'] },
  'handed-back-grade': { turn: 1, about: ['features/grading-desk', 'features/my-philosophy'] },
  'header-room': { turn: 2, about: ['course-ui/course-frame', 'course-ui/staff'] },
  help: { turn: 3, about: ['features/help'] },
  injection: { turn: 1, about: ['ui/markdown', 'ui/rendered-markdown', 'ui/render-markdown'] },
  'kept-answers': { turn: 'every', about: ['saving', 'features/login'] },
  'large-text': { turn: 0, about: ['ui/theme'] },
  'logic-map': { turn: 1, about: ['features/course-map', 'course-ui/charts'] },
  login: { turn: 'every', about: ['features/login', 'api/session', 'lib/watch-activity'] },
  'my-philosophy': { turn: 0, about: ['features/my-philosophy'] },
  'nothing-lost': { turn: 'every', about: ['saving'] },
  notices: { turn: 1, about: ['features/announcements', 'course-ui/notices'] },
  'options-through-time': {
    turn: 0,
    about: ['features/design-questions', 'course-ui/choice-question'],
  },
  passages: { turn: 0, about: ['course-ui/passages'] },
  pdf: { turn: 3, about: ['features/pdf-page', 'course-ui/work-document'] },
  'plagiarism-check': { turn: 2, about: ['features/plagiarism-check'] },
  'question-files': { turn: 3, about: ['features/question-files'] },
  'question-list': { turn: 2, about: ['features/design-questions'] },
  'readded-users': { turn: 1, about: ['features/design-users'] },
  'right-to-left': { turn: 2, about: ['ui/text-field', 'course-ui/essay-question'] },
  'saved-comments': { turn: 0, about: ['features/saved-comments', 'course-ui/saved-comments'] },
  'second-reading': { turn: 1, about: ['features/second-readings'] },
  'sign-on': { turn: 2, about: ['features/login', 'lib/offered-sign-on'] },
  'staff-keyboard': { turn: 0, about: ['features/grading', 'features/grading-setup'] },
  'staff-on-a-phone': { turn: 1, about: ['course-ui/staff', 'features/waiting'] },
  'start-and-stop': { turn: 'every', about: [] },
  'student-keyboard': { turn: 3, about: ['features/my-philosophy'] },
  'term-with-mistakes': { turn: 3, about: ['features/grading-setup', 'features/grading'] },
  'three-engines': { turn: 'every', about: [] },
  'unfinished-questions': { turn: 3, about: ['features/design-questions'] },
  'unwritten-essays': { turn: 0, about: ['features/grading-desk'] },
  'use-course-again': { turn: 1, about: ['features/rollover'] },
  'waiting-and-failing': { turn: 1, about: ['ui/load-failure', 'ui/skeleton'] },
  welcome: { turn: 2, about: ['features/welcome', 'ui/color-scheme'] },
  'why-shown': { turn: 3, about: ['course-ui/why-shown'] },
  workload: { turn: 3, about: ['features/workload'] },
};
