import { describe, expect, test } from 'vitest';
import {
  ACCESS_TABLE,
  designLevel,
  gradeLevel,
  isOwnStudent,
  mayCall,
  targetOf,
  writeRefusal,
  type AccessTarget,
  type Action,
  type Caller,
  type Role,
} from './access.ts';

const callers: Readonly<Record<Role, Caller>> = {
  instructor: { role: 'instructor', username: 'ina' },
  ta: { role: 'ta', username: 'tom' },
  student: { role: 'student', username: 'sam' },
  guest: { role: 'guest', username: 'gus' },
  nobody: { role: 'nobody', username: '' },
};

const roles = Object.keys(callers) as Role[];

/** The four kinds of target that a call can have for a caller. */
function targets(caller: Caller): Record<string, AccessTarget | null> {
  return {
    nobody: null,
    self: { username: caller.username.toUpperCase(), ta: null },
    own: { username: 'olga', ta: caller.username.toUpperCase() },
    other: { username: 'otto', ta: 'tess' },
  };
}

// I instructor, T TA, S student, G guest, - not logged in; after the letter the allowed targets: n no particular
// user, s oneself, o own student, x another person.
const expected: Readonly<Record<Action, string>> = {
  'read the design': 'I:nsox T:nsox S:nsox G:nsox -:nsox',
  'change the design': 'I:nsox T: S: G: -:',
  'list users': 'I:nsox T: S: G: -:',
  'add users': 'I:nsox T: S: G: -:',
  'edit a user': 'I:nsox T: S: G: -:',
  'delete a user': 'I:nsox T: S: G: -:',
  'read answers': 'I:nsox T:so S:s G:s -:',
  'save answers': 'I: T: S:s G:s -:',
  'read all grades': 'I:nsox T:nsox S: G: -:',
  'read grades': 'I:nsox T:o S:s G: -:',
  'change grades': 'I:nsox T:o S: G: -:',
  'give extensions': 'I:nsox T: S: G: -:',
  'hand back': 'I:nsox T: S: G: -:',
  'read grade requests': 'I:nsox T:nsox S: G: -:',
  'write about a grade': 'I:nsox T:o S:s G: -:',
  'restore grades': 'I:nsox T: S: G: -:',
  'read a second time': 'I:nsox T:nsox S: G: -:',
  'read agreement': 'I:nsox T: S: G: -:',
  'list students': 'I:nsox T:nsox S: G: -:',
  'read word counts': 'I:nsox T:nsox S: G: -:',
  'read statistics': 'I:nsox T:nsox S: G: -:',
  'check similarity': 'I:nsox T: S: G: -:',
  'read a name or status': 'I:nsox T:nsox S:s G:s -:',
  'make a PDF': 'I:nsox T:nsox S:nsox G:nsox -:',
  'use your account': 'I:nsox T:nsox S:nsox G:nsox -:',
  announce: 'I:nsox T: S: G: -:',
  'close the course': 'I:nsox T: S: G: -:',
  'read the security log': 'I:nsox T: S: G: -:',
  'use saved comments': 'I:nsox T:nsox S: G: -:',
};

const letters: Readonly<Record<Role, string>> = {
  instructor: 'I',
  ta: 'T',
  student: 'S',
  guest: 'G',
  nobody: '-',
};

function allowedTargets(action: Action, caller: Caller): string {
  const { nobody, self, own, other } = targets(caller);
  const cases = { n: nobody, s: self, o: own, x: other };
  return Object.entries(cases)
    .filter(([, target]) => mayCall(action, caller, target ?? null).ok)
    .map(([letter]) => letter)
    .join('');
}

describe('who may call what', () => {
  test.each(Object.keys(ACCESS_TABLE) as Action[])('USR-17 %s', (action) => {
    const actual = roles.map((role) => `${letters[role]}:${allowedTargets(action, callers[role])}`);
    expect(actual.join(' ')).toBe(expected[action]);
  });

  test('USR-18 visitors are asked to log in, everyone else gets a refusal', () => {
    for (const action of Object.keys(ACCESS_TABLE) as Action[]) {
      for (const role of roles) {
        const answer = mayCall(action, callers[role], targets(callers[role])['other'] ?? null);
        if (answer.ok) continue;
        expect(answer.reason.kind).toBe(role === 'nobody' ? 'not-logged-in' : 'forbidden');
        expect(answer.reason.sentence).not.toBe('');
      }
    }
  });

  test.each(['list students', 'read word counts', 'read statistics'] as const)(
    'USR-18 %s is refused with its own sentence',
    (action) => {
      for (const role of ['student', 'guest', 'nobody'] as const) {
        expect(mayCall(action, callers[role], null)).toMatchObject({
          ok: false,
          reason: {
            sentence: 'Unauthorized access. Only instructors or TAs can fetch student lists.',
          },
        });
      }
    },
  );

  test.each([
    ['read all grades', 'instructor', 'anyone'],
    ['read all grades', 'ta', 'filtered'],
    ['list students', 'ta', 'filtered'],
  ] as const)('USR-19 %s by %s reaches %s', (action, role, reach) => {
    expect(mayCall(action, callers[role], null)).toEqual({ ok: true, value: reach });
  });
});

describe('the students of a TA', () => {
  const student = { username: 'olga', status: 'student', ta: 'TOM' } as const;

  test.each([
    ['an assigned student', student, true],
    ['the student of another TA', { ...student, ta: 'tess' }, false],
    ['an unassigned student', { ...student, ta: null }, false],
    ['a guest with a TA in the record', { ...student, status: 'guest' }, false],
    ['another TA', { ...student, status: 'ta' }, false],
  ] as const)('USR-19 %s', (_name, user, isOwn) => {
    expect(isOwnStudent(callers.ta, targetOf(user))).toBe(isOwn);
  });

  test('USR-19 only a TA has students', () => {
    const target = { username: 'olga', ta: 'sam' };
    expect(isOwnStudent(callers.student, target)).toBe(false);
  });
});

describe('how much of a resource a role gets', () => {
  test.each([
    ['instructor', 'staff', 'everything'],
    ['ta', 'staff', 'everything'],
    ['student', 'student', 'handed back'],
    ['guest', 'student', 'handed back'],
    ['nobody', 'public', 'handed back'],
  ] as const)('USR-20 %s gets the %s design and grades: %s', (role, design, grades) => {
    expect(designLevel(role)).toBe(design);
    expect(gradeLevel(role)).toBe(grades);
  });
});

function refusalOf(caller: Caller, current: Caller, target: AccessTarget | null = null) {
  return writeRefusal('change grades', caller, { caller: current, target })?.kind ?? null;
}

describe('USR-45 when a call writes, its caller', () => {
  test('may write if nothing has changed', () => {
    expect(refusalOf(callers.instructor, { role: 'instructor', username: 'INA' })).toBeNull();
  });

  test('must be logged in, and as the same person', () => {
    expect(refusalOf(callers.instructor, callers.nobody)).toBe('not-logged-in');
    expect(refusalOf(callers.student, { role: 'student', username: 'sue' })).toBe('not-logged-in');
  });

  test('must have the same role, even if the new one could make the call', () => {
    expect(refusalOf(callers.ta, { role: 'instructor', username: 'tom' })).toBe('forbidden');
  });

  test('must still reach the user whom the call is about', () => {
    const theirs = { username: 'olga', ta: 'tom' };
    expect(refusalOf(callers.ta, callers.ta, theirs)).toBeNull();
    expect(refusalOf(callers.ta, callers.ta, { ...theirs, ta: 'tess' })).toBe('forbidden');
  });
});
