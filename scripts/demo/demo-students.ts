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
export type Ability = 'strong' | 'fair' | 'weak';
export type Voice = 'plain' | 'contracted' | 'formal' | 'hasty' | 'lowercase';

export interface DemoStudent {
  readonly username: string;
  readonly fullname: string;
  readonly ta: string;
  readonly temperament: Temperament;
  readonly ability: Ability;
  readonly voice: Voice;
}

type Row = readonly [string, string, string, Temperament, Ability, Voice];

const rows: readonly Row[] = [
  ['ada', 'Ada Fairweather', 'theo', 'diligent', 'strong', 'plain'],
  ['sodwyer', "Siobhán O'Dwyer", 'theo', 'wordy', 'strong', 'contracted'],
  ['npavlid', 'Nikos Pavlides', 'theo', 'steady', 'fair', 'plain'],
  ['zhartm', 'Zoë Hartmann', 'theo', 'diligent', 'strong', 'formal'],
  ['tmokoe', 'Thabo Mokoena', 'theo', 'steady', 'fair', 'formal'],
  ['mibarra', 'María José Ibarra', 'theo', 'wordy', 'fair', 'plain'],
  ['tnguyen7', 'Nguyễn Thu Hà', 'theo', 'diligent', 'strong', 'contracted'],
  ['lwisn', 'Łukasz Wiśniewski', 'theo', 'terse', 'strong', 'plain'],
  ['mtsai', 'Meiling Tsai', 'theo', 'diligent', 'fair', 'plain'],
  ['jlin22', 'Jiahao Lin (林家豪)', 'theo', 'lastMinute', 'fair', 'contracted'],
  ['praghu', 'Priya Raghunathan', 'theo', 'wordy', 'strong', 'formal'],
  ['ohaddad', 'Omar Haddad', 'theo', 'steady', 'fair', 'contracted'],
  ['ecastel', 'Emily Castellano', 'theo', 'reviser', 'fair', 'contracted'],
  ['twhitf', 'Tyrone Whitfield', 'theo', 'lastMinute', 'weak', 'hasty'],
  ['abello', 'Aisha Bello-Grant', 'tara', 'diligent', 'strong', 'plain'],
  ['sakers', 'Sven Åkerström', 'tara', 'terse', 'fair', 'formal'],
  ['hgoldf', 'Hannah Goldfarb', 'tara', 'wordy', 'fair', 'contracted'],
  ['moliv', 'Mateus Oliveira', 'unassigned', 'sporadic', 'fair', 'hasty'],
  ['ktanabe', 'Keiko Tanabe', 'tara', 'steady', 'strong', 'plain'],
  ['bkess', 'Brandon Kessler', 'tara', 'lastMinute', 'weak', 'lowercase'],
  ['fidrissi', 'Fatima Zahra Idrissi', 'tara', 'steady', 'fair', 'formal'],
  ['goyela', 'Grace Oyelaran', 'tara', 'diligent', 'strong', 'formal'],
  ['dvasil', 'Dmitri Vasiliev', 'tara', 'terse', 'weak', 'lowercase'],
  ['cbeaum', 'Chloé Beaumont-Ray', 'tara', 'wordy', 'fair', 'plain'],
  ['rdesh', 'Rohan Deshmukh', 'tara', 'lastMinute', 'strong', 'contracted'],
  ['kredb', 'Kayla Redbird', 'tara', 'diligent', 'fair', 'contracted'],
  ['mhollow', 'Marcus Holloway-Jones', 'tara', 'quitsEarly', 'fair', 'plain'],
  ['nalsay', 'Noor Al-Sayegh', 'tara', 'reviser', 'fair', 'plain'],
  ['epruitt', 'Ethan Pruitt', 'unassigned', 'absent', 'weak', 'plain'],
  ['lferr', 'Lucia Ferrante', 'tara', 'sporadic', 'weak', 'hasty'],
];

export const demoStudents: readonly DemoStudent[] = rows.map(
  ([username, fullname, ta, temperament, ability, voice]) => ({
    username,
    fullname,
    ta,
    temperament,
    ability,
    voice,
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

/** Everybody in the demo course: the instructor, the TAs, the students and the guest. */
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
