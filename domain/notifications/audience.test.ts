import { describe, expect, test } from 'vitest';
import { announcementSentence, MOST_CHOSEN, readAnnouncement } from './announcement.ts';
import { audienceText, audienceWords, isInAudience, type Audience } from './audience.ts';
import { notificationsFor, type StoredNotification } from './reader-notifications.ts';
import { NOON, notifiedCourse, reader } from './testing/notified-course.ts';

const PEOPLE = {
  student: reader(),
  otherStudent: reader({ usernameKey: 'sue', ta: null }),
  ta: reader({ usernameKey: 'tess', status: 'ta', ta: null }),
  guest: reader({ usernameKey: 'gus', status: 'guest', ta: null }),
};

describe('NTC-7 an announcement reaches its audience and nobody else', () => {
  test.each<[string, Audience, (keyof typeof PEOPLE)[]]>([
    ['everyone', { kind: 'everyone' }, ['student', 'otherStudent', 'ta', 'guest']],
    ['a role', { kind: 'role', role: 'student' }, ['student', 'otherStudent']],
    ['the students of a TA', { kind: 'students-of', ta: 'Tess' }, ['student']],
  ])('%s', (_, audience, expected) => {
    const text = audienceText(audience);
    const reached = Object.entries(PEOPLE).filter(([, person]) => isInAudience(text, person));
    expect(reached.map(([name]) => name)).toEqual(expected);
  });

  test('a stored audience that nobody knows reaches nobody', () => {
    expect(isInAudience('strangers', PEOPLE.student)).toBe(false);
  });

  test.each([
    ['everyone', 'Everyone'],
    ['role:ta', 'All TAs'],
    ['students-of:tess', 'Students of Tess Tesson'],
    ['people', '3 people'],
  ])('%s reads %s', (text, words) => {
    expect(audienceWords(text, { nameOf: () => 'Tess Tesson', chosen: 3 })).toBe(words);
  });

  test.each([
    [{ title: ' ' }, 'Enter a title.'],
    [{ title: 'x'.repeat(121) }, 'The title can have at most 120 characters.'],
    [{ text: ' \n' }, 'Enter a message.'],
    [{ text: 'x'.repeat(5001) }, 'The message can have at most 5,000 characters.'],
    [{ audience: { kind: 'people', usernames: [] } as const }, 'Choose at least one person.'],
    [
      { audience: { kind: 'people', usernames: Array(MOST_CHOSEN + 1).fill('x') } as const },
      'You can choose at most 200 people. To reach more, choose a role.',
    ],
  ])('%o is refused', (fields, sentence) => {
    const typed = {
      title: 'Room',
      text: 'We meet in 12.',
      audience: { kind: 'everyone' } as const,
    };
    const read = readAnnouncement({ ...typed, ...fields });
    expect(read.ok ? null : announcementSentence(read.reason)).toBe(sentence);
  });

  test('the title becomes one line', () => {
    const typed = { title: ' New\n room ', text: ' Hi ', audience: { kind: 'everyone' } as const };
    expect(readAnnouncement(typed)).toMatchObject({ value: { title: 'New room', text: 'Hi' } });
  });
});

const event = (fields: Partial<StoredNotification>): StoredNotification => ({
  id: 'x',
  at: NOON,
  kind: 'announcement',
  audience: 'everyone',
  actor: 'ina',
  from: 'Ina Instructor',
  about: '',
  title: 'Room',
  text: 'We meet in 12.',
  ...fields,
});

const shown = (fields: Partial<StoredNotification>, person = reader()) =>
  notificationsFor(
    notifiedCourse({ dataType: 'usesAutomaticProgress', dataText: 'No' }),
    {
      stored: [event(fields)],
      moves: [],
      own: new Map(),
      handBackTimes: new Map([['one', 0]]),
      reminders: [],
    },
    person,
    NOON,
  );

describe('what is stored', () => {
  test('NTC-7 an announcement is shown with its text, but not to its author', () => {
    expect(shown({})).toMatchObject([
      { name: 'Room', text: 'We meet in 12.', from: 'Ina Instructor' },
    ]);
    expect(shown({}, reader({ usernameKey: 'ina', status: 'instructor' }))).toEqual([]);
  });

  test('NTC-3 an answer is shown while the work is handed back', () => {
    const answer = { kind: 'answered', audience: 'people', title: '', text: '' } as const;
    expect(shown({ ...answer, about: 'one' })).toMatchObject([
      { kind: 'answered', name: 'Essay 1' },
    ]);
    expect(shown({ ...answer, about: 'two' })).toEqual([]);
  });
});
