// Turns people's actions into the calls that their pages make: waves, each sent when the one before is answered.
import type { CourseCalls } from './course-calls.ts';
import type { HttpCall } from './http-callers.ts';
import { anyGrader, anyStudent, type GradedPair, INSTRUCTOR } from './load-people.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface KindOfCall {
  readonly kind: string;
  readonly call: HttpCall;
  /** The device has no cached answer to this call. */
  readonly isNewDevice?: boolean;
}

export type Wave = readonly KindOfCall[];

interface LoadWorld {
  readonly calls: CourseCalls;
  readonly course: string;
  readonly files: readonly string[];
  readonly essays: readonly string[];
  readonly evaluation: string;
  readonly handedBack: string;
  readonly random: SeededRandom;
}

/** How often each is done; one in 115 is a call about the whole class. */
export const ACTIVITIES = {
  autosave: 70,
  'back in the window': 20,
  'open the page again': 12,
  'open the page on a new device': 2,
  'look at grades': 5,
  'grade the next student': 4,
  'open the grading desk': 1,
  statistics: 0.25,
  'word counts': 0.25,
  'student list': 0.25,
  export: 0.25,
} as const;

export type Activity = keyof typeof ACTIVITIES;

/** The activities of graders, when only they are there. */
export const GRADING = { 'grade the next student': 9, 'open the grading desk': 1 } as const;

/** The waves of calls of one activity, by a random person. */
export function wavesOf(activity: Activity, world: LoadWorld, round: number): readonly Wave[] {
  const { calls, random } = world;
  const ask = (kind: string, path: string): KindOfCall => ({
    kind,
    call: calls.get(INSTRUCTOR, path),
  });
  switch (activity) {
    case 'autosave':
      return [[save(world, anyStudent(random), round)]];
    case 'back in the window':
      return [sessionAndDesign(world, anyStudent(random))];
    case 'open the page again':
      return openPage(world, anyStudent(random), false);
    case 'open the page on a new device':
      return openPage(world, anyStudent(random), true);
    case 'look at grades':
      return lookAtGrades(world, anyStudent(random));
    case 'grade the next student':
      return gradeNext(world, anyGrader(random), round);
    case 'open the grading desk':
      return openDesk(world, anyGrader(random));
    case 'statistics':
      return [[ask('statistics of the class', 'statistics/{course}')]];
    case 'word counts':
      return [[ask('word counts of the class', 'wordCounts/{course}')]];
    case 'student list':
      return [
        [
          ask('students of the class', 'students/{course}'),
          ask('grading progress of the class', 'studentGrades/{course}?only=progress'),
        ],
      ];
    case 'export':
      return [[ask('grades of the class as a file', 'gradesExport/{course}?format=spreadsheet')]];
  }
}

function save({ calls, essays, random }: LoadWorld, student: string, round: number): KindOfCall {
  const essay = essays[random.below(essays.length)] ?? '';
  return { kind: 'autosave of an essay', call: calls.autosave(student, essay, round) };
}

function sessionAndDesign({ calls }: LoadWorld, who: string, isNewDevice = false): Wave {
  return [
    { kind: 'session', call: calls.get(who, 'session/{course}') },
    { kind: 'course design', call: calls.get(who, 'courseDesign/{course}'), isNewDevice },
  ];
}

function openPage(world: LoadWorld, who: string, isNewDevice: boolean): readonly Wave[] {
  const { calls, course, files } = world;
  const page = { kind: 'page', call: calls.page(who, `/${course}?view=myphi`) };
  const scripts = files.map((file) => ({
    kind: 'script, style sheet or font',
    call: calls.page(who, file),
    isNewDevice,
  }));
  return [
    [page],
    // The page sends these while its scripts are still on their way.
    [...sessionAndDesign(world, who, isNewDevice), ...(isNewDevice ? scripts : [])],
    [{ kind: 'own answers', call: calls.get(who, `studentAnswers/{course}/${who}`), isNewDevice }],
  ];
}

function lookAtGrades({ calls, handedBack }: LoadWorld, who: string): readonly Wave[] {
  const graded = `examAnswers/{course}/${who}?evaluationId=${handedBack}`;
  return [
    [{ kind: 'own grades', call: calls.get(who, `studentGrades/{course}/${who}`) }],
    [{ kind: 'answers as of a due date', call: calls.get(who, graded) }],
  ];
}

function openDesk(world: LoadWorld, pair: GradedPair): readonly Wave[] {
  const { calls, course, evaluation } = world;
  const { grader, student } = pair;
  const address = `/${course}/grading?evaluationId=${evaluation}&username=${student}`;
  return [
    [{ kind: 'page', call: calls.page(grader, address) }],
    sessionAndDesign(world, grader),
    ...gradingWaves(world, pair),
  ];
}

/** The student with the next student's work, in one call, two grades, and two comments on passages. */
function gradeNext(world: LoadWorld, pair: GradedPair, round: number): readonly Wave[] {
  const { calls, evaluation, essays } = world;
  const saved = [0, 1].map((index) => [
    {
      kind: 'save of a comment on a student',
      call: calls.gradeSave(pair.grader, pair.student, evaluation, round + index),
    },
  ]);
  const passages = essays.slice(0, 2).map((essay, index) => {
    const work = { student: pair.student, evaluation, essay };
    const call = calls.passageComment(pair.grader, work, round + index);
    return [{ kind: 'save of a comment on a passage', call }];
  });
  return [...gradingWaves(world, pair), ...saved, ...passages];
}

function gradingWaves(
  { calls, evaluation }: LoadWorld,
  { grader, student }: GradedPair,
): readonly Wave[] {
  const kind =
    grader === INSTRUCTOR ? 'open a student of the class' : 'open a student of a TA’s forty';
  return [[{ kind, call: calls.openDesk(grader, student, evaluation) }]];
}
