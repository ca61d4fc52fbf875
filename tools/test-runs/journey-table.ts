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
  account: { turn: 3, about: ['features/account/settings'] },
  admin: { turn: 2, about: ['features/admin'] },
  'admin-courses': { turn: 1, about: ['features/admin'] },
  'answer-queue': { turn: 'every', about: ['saving'] },
  'blind-grading': {
    turn: 1,
    about: [
      'features/grading/page',
      'features/grading/desk',
      'features/grading/setup',
      'course-ui/grading',
    ],
  },
  'claim-accounts': {
    turn: 3,
    about: ['features/account', 'course-ui/people/claim-slip'],
  },
  'closed-course': { turn: 2, about: ['course-ui/closing'] },
  'course-check': { turn: 0, about: ['course-ui/course-check', 'features/design/workbench'] },
  'course-files': {
    turn: 2,
    about: ['features/design/reuse/course-files', 'features/design/reuse/rollover'],
  },
  'course-page': {
    turn: 2,
    about: [
      'app',
      'features/student/description',
      'features/student/schedule',
      'features/site/unknown-course',
      'features/site/not-found',
      'course-ui/frame/course-frame',
    ],
  },
  criteria: { turn: 2, about: ['features/grading/setup', 'features/grading/desk'] },
  'demo-course': { turn: 2, about: ['features/student/my-philosophy'] },
  'design-consequences': {
    turn: 3,
    about: ['course-ui/design', 'features/design/questions'],
  },
  'design-general': {
    turn: 1,
    about: ['features/design/page', 'features/design/general', 'course-ui/design'],
  },
  'design-history': { turn: 3, about: ['features/design/history'] },
  'design-keyboard': {
    turn: 0,
    about: ['features/design/general', 'features/design/schedule', 'course-ui/sortable'],
  },
  'design-questions': { turn: 2, about: ['features/design/questions'] },
  'design-schedule': { turn: 3, about: ['features/design/schedule', 'course-ui/sortable'] },
  'design-users': { turn: 2, about: ['features/design/users', 'course-ui/people/people-picker'] },
  'due-dates': { turn: 0, about: ['course-ui/schedule/due-notes', 'features/student/schedule'] },
  'due-for-graders': { turn: 1, about: ['features/grading/waiting', 'features/grading/workload'] },
  'due-times': { turn: 2, about: ['features/grading/setup', 'course-ui/schedule/due-notes'] },
  'ended-while-typing': {
    turn: 'every',
    about: [
      'calls/session/kept-session',
      'course-ui/frame/log-in-again',
      'course-ui/frame/staff-gate',
    ],
  },
  'every-design-screen': { turn: 'every', about: [] },
  'every-fault': { turn: 'every', about: [] },
  'every-grading-screen': { turn: 'every', about: [] },
  'every-student-screen': { turn: 'every', about: [] },
  'extended-hand-back': { turn: 1, about: ['features/grading/hand-back'] },
  extensions: { turn: 0, about: ['features/grading/students', 'features/grading/desk'] },
  'first-paint': {
    turn: 0,
    about: ['app', 'main.tsx', 'opening', 'index.html', 'ui/own-fonts', 'lib'],
  },
  'from-nothing': { turn: 'every', about: ['features/admin', 'features/design/general'] },
  'grade-requests': {
    turn: 1,
    about: ['features/grading/grade-requests', 'course-ui/grade-requests'],
  },
  'grades-without-question': { turn: 3, about: ['features/grading/desk'] },
  'grading-desk': { turn: 'every', about: ['features/grading/desk', 'course-ui/grading'] },
  'grading-effort': { turn: 0, about: ['features/grading/desk'] },
  'grading-layout': { turn: 1, about: ['features/grading/page', 'features/grading/desk'] },
  'grading-lists': {
    turn: 3,
    about: [
      'features/grading/students',
      'features/grading/history',
      'features/grading/statistics',
      'features/grading/word-counts',
      'features/grading/assignments',
      'course-ui/assignments',
    ],
  },
  'grading-mode': { turn: 2, about: ['features/grading/setup', 'features/grading/desk'] },
  'grading-pass': { turn: 'every', about: ['features/grading/desk'] },
  'grading-setup': { turn: 3, about: ['features/grading/setup', 'features/grading/page'] },
  'grading-term': {
    turn: 0,
    about: ['features/grading/page', 'features/grading/desk', 'features/student/my-philosophy'],
  },
  'hand-back': { turn: 'every', about: ['features/grading/hand-back'] },
  'handed-back-grade': {
    turn: 1,
    about: ['features/grading/desk', 'features/student/my-philosophy'],
  },
  'header-room': { turn: 2, about: ['course-ui/frame/course-frame', 'course-ui/frame/staff'] },
  help: { turn: 3, about: ['features/site/help'] },
  injection: { turn: 1, about: ['ui/markdown'] },
  'kept-answers': { turn: 'every', about: ['saving', 'features/account/login'] },
  'large-text': { turn: 0, about: ['ui/theme'] },
  'logic-map': { turn: 1, about: ['features/design/map', 'course-ui/charts'] },
  login: {
    turn: 'every',
    about: ['features/account/login', 'calls/session/session', 'lib/watch-activity'],
  },
  'my-philosophy': { turn: 0, about: ['features/student/my-philosophy'] },
  'nothing-lost': { turn: 'every', about: ['saving'] },
  notices: { turn: 1, about: ['features/design/announcements', 'course-ui/notices'] },
  'options-through-time': {
    turn: 0,
    about: ['features/design/questions', 'course-ui/questions/choice-question'],
  },
  passages: { turn: 0, about: ['course-ui/passages'] },
  pdf: { turn: 3, about: ['features/student/pdf'] },
  'plagiarism-check': { turn: 2, about: ['features/grading/plagiarism'] },
  'question-files': { turn: 3, about: ['features/design/reuse/question-files'] },
  'question-list': { turn: 2, about: ['features/design/questions'] },
  'readded-users': { turn: 1, about: ['features/design/users'] },
  'right-to-left': {
    turn: 2,
    about: ['ui/fields/text-field', 'course-ui/questions/essay-question'],
  },
  'saved-comments': {
    turn: 0,
    about: [
      'features/grading/saved-comments',
      'features/grading/desk/saved-comments',
      'course-ui/saved-comments',
    ],
  },
  'second-reading': { turn: 1, about: ['features/grading/second-readings'] },
  'sign-on': { turn: 2, about: ['features/account/login', 'lib/offered-sign-on'] },
  'staff-keyboard': { turn: 0, about: ['features/grading/page', 'features/grading/setup'] },
  'staff-on-a-phone': { turn: 1, about: ['course-ui/frame/staff', 'features/grading/waiting'] },
  'start-and-stop': { turn: 'every', about: [] },
  'student-keyboard': { turn: 3, about: ['features/student/my-philosophy'] },
  'term-with-mistakes': { turn: 3, about: ['features/grading/setup', 'features/grading/desk'] },
  'three-engines': { turn: 'every', about: [] },
  'unfinished-questions': { turn: 3, about: ['features/design/questions'] },
  'unwritten-essays': { turn: 0, about: ['features/grading/desk'] },
  'use-course-again': { turn: 1, about: ['features/design/reuse/rollover'] },
  'waiting-and-failing': { turn: 1, about: ['ui/loading'] },
  welcome: { turn: 2, about: ['features/site/welcome', 'ui/color-scheme'] },
  'why-shown': { turn: 3, about: ['course-ui/why-shown'] },
  workload: { turn: 3, about: ['features/grading/workload'] },
};
