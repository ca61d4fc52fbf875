// The calls whose cost is measured from a small class to a large one, in the order in which people make them.
import type { CourseCalls } from './course-calls.ts';
import type { HttpCall } from './http-callers.ts';

export interface GrowthCall {
  readonly what: string;
  /** Whether the answer is about one student, about one TA's forty students, or about the whole class. */
  readonly about: 'part' | 'class';
  readonly status?: number;
  readonly call: (calls: CourseCalls, round: number) => HttpCall;
}

export interface GrowthPlaces {
  readonly student: string;
  readonly assistant: string;
  readonly instructor: string;
  readonly essay: string;
  readonly evaluation: string;
}

/** Every call, for the people and things of one course. */
export function growthCalls(places: GrowthPlaces): readonly GrowthCall[] {
  return [
    ...studentCalls(places),
    ...deskCalls(places),
    ...listCalls(places),
    ...classCalls(places),
  ];
}

function part(what: string, call: GrowthCall['call']): GrowthCall {
  return { what, about: 'part', call };
}

function read(what: string, who: string, path: string): GrowthCall {
  return part(what, (calls) => calls.get(who, path));
}

function studentCalls({ student, essay }: GrowthPlaces): GrowthCall[] {
  return [
    read('student: session', student, 'session/{course}'),
    read('student: course design', student, 'courseDesign/{course}'),
    read('student: own answers', student, `studentAnswers/{course}/${student}`),
    read('student: own grades', student, `studentGrades/{course}/${student}`),
    part('student: autosave of an essay', (calls, round) => calls.autosave(student, essay, round)),
  ];
}

/** The calls while one student is being graded. */
function deskCalls({
  student,
  assistant,
  instructor,
  evaluation,
  essay,
}: GrowthPlaces): GrowthCall[] {
  const place = `gradingPlace/{course}/${student}?evaluationId=${evaluation}`;
  const asOf = `examAnswers/{course}/${student}?evaluationId=${evaluation}`;
  return [
    part('TA: open a student on the desk', (calls) =>
      calls.openDesk(assistant, student, evaluation),
    ),
    part('instructor: open a student on the desk', (calls) =>
      calls.openDesk(instructor, student, evaluation),
    ),
    part('grader: open a student', (calls) => calls.openForGrading(assistant, student, evaluation)),
    read('grader: answers as of the due date', assistant, asOf),
    read('grader: records of the student', assistant, `studentGrades/{course}/${student}`),
    part('grader: who else is here', (calls) => calls.presence(assistant, student, evaluation)),
    part('grader: save a comment', (calls, round) =>
      calls.gradeSave(assistant, student, evaluation, round),
    ),
    part('grader: save a comment on a passage', (calls, round) =>
      calls.passageComment(assistant, { student, evaluation, essay }, round),
    ),
    read('grader: words of a student by week', assistant, `weeklyWords/{course}/${student}`),
    read('TA: place of a student in the order', assistant, place),
    read('instructor: place of a student in the order', instructor, place),
  ];
}

/** Short lists out of a class. */
function listCalls({ assistant, instructor }: GrowthPlaces): GrowthCall[] {
  return [
    // With the number of items that wait for the person.
    read('TA: session', assistant, 'session/{course}'),
    read('instructor: session', instructor, 'session/{course}'),
    read('TA: find a student by name', assistant, 'findStudents/{course}?text=an'),
    read('instructor: find a student by name', instructor, 'findStudents/{course}?text=an'),
    read('instructor: find nobody', instructor, 'findStudents/{course}?text=qqqq'),
    read('TA: own students', assistant, 'students/{course}'),
    read('TA: progress of own students', assistant, 'studentGrades/{course}?only=progress'),
    read('TA: statistics of own students', assistant, 'statistics/{course}'),
    read('TA: word counts of own students', assistant, 'wordCounts/{course}'),
    read('instructor: a page of the grade log', instructor, 'gradeHistory/{course}'),
  ];
}

function classCalls({ instructor, evaluation }: GrowthPlaces): GrowthCall[] {
  const whole = (what: string, path: string): GrowthCall => ({
    ...read(what, instructor, path),
    about: 'class',
  });
  return [
    whole('students', 'students/{course}'),
    whole('users', 'users/{course}'),
    whole('grading progress', 'studentGrades/{course}?only=progress'),
    whole('all grades', 'studentGrades/{course}'),
    whole('statistics', 'statistics/{course}'),
    whole('how many are graded', 'gradingProgress/{course}'),
    whole('word counts', 'wordCounts/{course}'),
    whole('answer counts of all questions', 'answerCounts/{course}'),
    whole('grades as a file', 'gradesExport/{course}?format=spreadsheet'),
    whole('how many grades a due date has', `dueDateImpact/{course}/${evaluation}`),
  ];
}
