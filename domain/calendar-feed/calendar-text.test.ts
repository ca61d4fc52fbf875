import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { calendarText, type CalendarEvent } from './calendar-text.ts';

const EVENT: CalendarEvent = {
  id: 'class-t1',
  title: 'Doubt',
  description: '',
  when: { kind: 'day', date: isoDateOf('2026-12-31') },
};

function textOf(event: Partial<CalendarEvent>): string {
  return calendarText({
    course: 'phil-101',
    title: 'Philosophy 101',
    stampedAt: Date.parse('2026-08-01T10:00:00Z'),
    events: [{ ...EVENT, ...event }],
  });
}

/** The length in UTF-8: each escape is one byte. */
function bytesOf(line: string): number {
  return encodeURIComponent(line).replaceAll(/%[0-9A-F]{2}/g, 'x').length;
}

describe('the file', () => {
  test('ARC-11 a class day is a whole day, and ends on the next one', () => {
    const lines = textOf({}).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:class-t1.phil-101@elenchus',
        'DTSTAMP:20260801T100000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Doubt',
      ]),
    );
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  test('ARC-11 a moment is written in UTC', () => {
    const at = Date.parse('2026-11-25T23:59:00-05:00');
    expect(textOf({ when: { kind: 'moment', at } })).toContain('DTSTART:20261126T045900Z\r\n');
  });

  test.each([
    ['separators', 'Kant, Hume; Mill', 'Kant\\, Hume\\; Mill'],
    ['backslashes', 'a\\nb', 'a\\\\nb'],
    ['line breaks', 'one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
    ['an injected property', 'x\nEND:VEVENT', 'x\\nEND:VEVENT'],
    ['control characters', 'a\u0000b\u0007c\u2028', 'abc'],
  ])('ARC-11 escapes %s', (_name, title, written) => {
    expect(textOf({ title }).split('\r\n')).toContain(`SUMMARY:${written}`);
  });

  test.each([
    ['letters', 'x'.repeat(400)],
    ['two bytes each', 'é'.repeat(200)],
    ['four bytes each', '🦉'.repeat(120)],
    ['mixed', 'aé漢🦉'.repeat(60)],
  ])('ARC-11 no line has more than 75 bytes, and none splits a character: %s', (_name, title) => {
    const text = textOf({ title });
    for (const line of text.split('\r\n')) {
      expect(bytesOf(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });
});
