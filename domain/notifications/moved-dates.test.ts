import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { movedDateNotifications, type DateMove } from './moved-dates.ts';
import { notificationSentence } from './notification-words.ts';
import { DAY, NOON, notifiedCourse } from './testing/notified-course.ts';

const move = (fields: Partial<DateMove> = {}): DateMove => ({
  at: NOON,
  evaluationId: 'two',
  before: '2026-09-16',
  after: '2026-09-20',
  actor: 'ina',
  isOwn: false,
  ...fields,
});

function sentences(moves: readonly DateMove[], own: readonly string[] = [], usernameKey = 'sam') {
  const dates = new Map(own.map((id) => [id, isoDateOf('2026-10-01')]));
  return movedDateNotifications(notifiedCourse(), moves, { usernameKey, own: dates }).map(
    notificationSentence,
  );
}

describe('NTC-4 a moved due date', () => {
  test('is told with the old and the new date', () => {
    expect(sentences([move()])).toEqual(['The due date of Essay 2 moved from Sep 16 to Sep 20.']);
    expect(sentences([move({ before: '' })])).toEqual(['The due date of Essay 2 is Sep 20.']);
    expect(sentences([move({ after: '' })])).toEqual(['The due date of Essay 2 was removed.']);
  });

  test('changes within a day of each other are one move', () => {
    const moves = [
      move(),
      move({ at: NOON + DAY, before: '2026-09-20', after: '2026-09-22' }),
      move({ at: NOON + 3 * DAY, before: '2026-09-22', after: '2026-09-23' }),
    ];
    expect(sentences(moves)).toEqual([
      'The due date of Essay 2 moved from Sep 16 to Sep 22. An earlier notice said Sep 20: ignore it.',
      'The due date of Essay 2 moved from Sep 22 to Sep 23.',
    ]);
  });

  test('a date that is the same in the end has no notification', () => {
    const back = move({ at: NOON + 1, before: '2026-09-20', after: '2026-09-16' });
    expect(sentences([move(), back])).toEqual([]);
  });

  test('the person who moved it and students with a custom due date aren’t told', () => {
    expect(sentences([move()], [], 'ina')).toEqual([]);
    expect(sentences([move()], ['two'])).toEqual([]);
    expect(sentences([move()], ['one'])).toHaveLength(1);
  });

  test('an evaluation that is gone has no notification', () => {
    expect(sentences([move({ evaluationId: 'gone' })])).toEqual([]);
  });
});

describe('NTC-5 a custom due date', () => {
  test('is told as the student’s own', () => {
    const own = move({ isOwn: true, before: '', after: '2026-09-25' });
    expect(sentences([own], ['two'])).toEqual(['Your due date for Essay 2 is Sep 25.']);
  });
});
