// Exports that are allowed although no program reaches them, or although their name exists twice, each with its reason.

/** A plain statement of a rule that faster code carries out in the product. */
export interface Oracle {
  /** The exported name, as `path#name`. */
  readonly oracle: string;
  /** The code that runs instead: an exported name, or an endpoint. */
  readonly comparedWith: string;
  /** The test that compares the two. */
  readonly test: string;
}

export const ORACLES: readonly Oracle[] = [
  {
    oracle: 'domain/answers/answers-as-of.ts#answersAsOf',
    comparedWith: 'server/store/answers/history-store.ts#selectAnswersAsOf',
    test: 'server/store/answers/answers-as-of.test.ts',
  },
  {
    oracle: 'domain/people/student-search.ts#findStudents',
    comparedWith: 'GET /api/findStudents/{courseID}',
    test: 'server/features/people/students-handlers.test.ts',
  },
  {
    oracle: 'domain/grading/grading-order.ts#gradingPlace',
    comparedWith: 'GET /api/gradingPlace/{courseID}/{username}',
    test: 'server/features/people/students-handlers.test.ts',
  },
  {
    oracle: 'domain/word-counts/word-ranking.ts#rankStudents',
    comparedWith: 'GET /api/wordCounts/{courseID}',
    test: 'server/testing/ready-answers.test.ts',
  },
];

const LAZY = 'web/app loads the screen of this name when it is first shown';

/** Names that two files export, each with the reason. */
export const DOUBLED_NAMES: Readonly<Record<string, string>> = {
  AdminPage: LAZY,
  DescriptionView: LAZY,
  DesignEntryPage: LAZY,
  GradingDesk: LAZY,
  GradingEntryPage: LAZY,
  HelpView: LAZY,
  LoginView: LAZY,
  MyPhilosophyView: LAZY,
  NotFoundPage: LAZY,
  OwnAccount: LAZY,
  PdfScreen: LAZY,
  ScheduleView: LAZY,
  WelcomePage: LAZY,
  text: 'a field of a call in the contract, a column of a table in the store',
};
