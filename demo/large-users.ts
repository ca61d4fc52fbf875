// The people of a large course: invented names, one TA for every forty students.
import type { DemoUser } from './demo-students.ts';

const givenNames =
  'Amara Bela Cosmo Dalia Emre Freya Gil Hedda Ilse Jomo Kaya Leif Mira Nadim Oona Petra Quill Rafe Suri Tomas Uma Vera Wim Xenia Yael Zeno'.split(
    ' ',
  );
const familyNames =
  'Abara Brightwater Castellan Dunmore Eklund Farouk Greenhalgh Hovland Ishida Jelinek Kowal Lindqvist Mbeki-Rowe Novák Okafor Petrov Quispe Rosenthal Saarinen Thackeray Umarov Valdés Winterbourne Xu Yıldız Zielinski'.split(
    ' ',
  );
const studentsOfTA = 40;
const usersInChunk = 500;

/** One student of a large course, by number from 0. */
export function largeUser(student: number): DemoUser {
  const given = givenNames[student % givenNames.length] ?? '';
  const family = familyNames[Math.floor(student / givenNames.length) % familyNames.length] ?? '';
  return {
    username: `s${String(student + 1).padStart(5, '0')}`,
    fullname: `${given} ${family}`,
    status: 'student',
    TA: assistantName(Math.floor(student / studentsOfTA)),
    initialPassword: student % 50 === 49,
  };
}

/** Everyone in a large course in chunks, staff first. */
export function* largeUsers(students: number): Generator<readonly DemoUser[]> {
  const assistants = Math.ceil(students / studentsOfTA);
  yield [
    {
      username: 'sophia',
      fullname: 'Sophia Lindgren',
      status: 'instructor',
      TA: '0',
      initialPassword: false,
    },
    ...Array.from({ length: assistants }, (_, number): DemoUser => ({
      username: assistantName(number),
      fullname: `Assistant ${number + 1}`,
      status: 'ta',
      TA: '1',
      initialPassword: false,
    })),
  ];
  for (let first = 0; first < students; first += usersInChunk) {
    const count = Math.min(usersInChunk, students - first);
    yield Array.from({ length: count }, (_, index) => largeUser(first + index));
  }
}

function assistantName(number: number): string {
  return `ta${String(number + 1).padStart(3, '0')}`;
}
