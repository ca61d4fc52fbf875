// The people of the demo course. Every name is invented.

/** Decides when a student writes, and how much. */
export type Temperament =
  | 'diligent'
  | 'wordy'
  | 'steady'
  | 'terse'
  | 'lastMinute'
  | 'reviser'
  | 'sporadic'
  | 'quitsEarly'
  | 'absent';
type Ability = 'strong' | 'fair' | 'weak';

export interface DemoStudent {
  readonly username: string;
  readonly fullname: string;
  readonly ta: string;
  readonly temperament: Temperament;
  readonly ability: Ability;
}

type Row = readonly [string, string, string, Temperament, Ability];

const rows: readonly Row[] = [
  ['ada', 'Ada Fairweather', 'theo', 'diligent', 'strong'],
  ['sodwyer', "Siobhán O'Dwyer", 'theo', 'wordy', 'strong'],
  ['npavlid', 'Nikos Pavlides', 'theo', 'steady', 'fair'],
  ['zhartm', 'Zoë Hartmann', 'theo', 'diligent', 'strong'],
  ['tmokoe', 'Thabo Mokoena', 'theo', 'steady', 'fair'],
  ['mibarra', 'María José Ibarra', 'theo', 'wordy', 'fair'],
  ['tnguyen7', 'Nguyễn Thu Hà', 'theo', 'diligent', 'strong'],
  ['lwisn', 'Łukasz Wiśniewski', 'theo', 'terse', 'strong'],
  ['mtsai', 'Meiling Tsai', 'theo', 'diligent', 'fair'],
  ['jlin22', 'Jiahao Lin (林家豪)', 'theo', 'lastMinute', 'fair'],
  ['praghu', 'Priya Raghunathan', 'theo', 'wordy', 'strong'],
  ['ohaddad', 'Omar Haddad', 'theo', 'steady', 'fair'],
  ['ecastel', 'Emily Castellano', 'theo', 'reviser', 'fair'],
  ['twhitf', 'Tyrone Whitfield', 'theo', 'lastMinute', 'weak'],
  ['abello', 'Aisha Bello-Grant', 'tara', 'diligent', 'strong'],
  ['sakers', 'Sven Åkerström', 'tara', 'terse', 'fair'],
  ['hgoldf', 'Hannah Goldfarb', 'tara', 'wordy', 'fair'],
  ['moliv', 'Mateus Oliveira', 'unassigned', 'sporadic', 'fair'],
  ['ktanabe', 'Keiko Tanabe', 'tara', 'steady', 'strong'],
  ['bkess', 'Brandon Kessler', 'tara', 'lastMinute', 'weak'],
  ['fidrissi', 'Fatima Zahra Idrissi', 'tara', 'steady', 'fair'],
  ['goyela', 'Grace Oyelaran', 'tara', 'diligent', 'strong'],
  ['dvasil', 'Dmitri Vasiliev', 'tara', 'terse', 'weak'],
  ['cbeaum', 'Chloé Beaumont-Ray', 'tara', 'wordy', 'fair'],
  ['rdesh', 'Rohan Deshmukh', 'tara', 'lastMinute', 'strong'],
  ['kredb', 'Kayla Redbird', 'tara', 'diligent', 'fair'],
  ['mhollow', 'Marcus Holloway-Jones', 'tara', 'quitsEarly', 'fair'],
  ['nalsay', 'Noor Al-Sayegh', 'tara', 'reviser', 'fair'],
  ['epruitt', 'Ethan Pruitt', 'unassigned', 'absent', 'weak'],
  ['lferr', 'Lucia Ferrante', 'tara', 'sporadic', 'weak'],
];

export const demoStudents: readonly DemoStudent[] = rows.map(
  ([username, fullname, ta, temperament, ability]) => ({
    username,
    fullname,
    ta,
    temperament,
    ability,
  }),
);

export interface DemoUser {
  readonly username: string;
  readonly fullname: string;
  readonly status: 'student' | 'ta' | 'instructor' | 'guest';
  /** The username of a student's TA; '1' marks a TA. */
  readonly TA: string;
  /** The password is still the netID, so that the first login can be shown. */
  readonly initialPassword: boolean;
}

// Ethan has never logged in; Rohan forgot his password and had it set back.
const initialPasswords = new Set(['tara', 'epruitt', 'rdesh', 'visitor']);

const staff: readonly DemoUser[] = [
  user('sophia', 'Sophia Lindgren', 'instructor', '0'),
  user('theo', 'Theo Abernathy', 'ta', '1'),
  user('tara', 'Tara Venkataraman', 'ta', '1'),
];

const guests: readonly DemoUser[] = [user('visitor', 'Ingrid Solheim', 'guest', '0')];

/** Everyone in the demo course: the instructor, the TAs, the students and the guest. */
export const demoUsers: readonly DemoUser[] = [
  ...staff,
  ...demoStudents.map(({ username, fullname, ta }) => user(username, fullname, 'student', ta)),
  ...guests,
];

function user(
  username: string,
  fullname: string,
  status: DemoUser['status'],
  TA: string,
): DemoUser {
  return { username, fullname, status, TA, initialPassword: initialPasswords.has(username) };
}
