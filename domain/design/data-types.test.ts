import { describe, expect, test } from 'vitest';
import { COURSE_SETTING_ENTRIES } from './course-settings.ts';
import { DATA_TYPES, factsOf, REGISTRY, settingForm } from './data-types.ts';
import { designItem } from './design-item.ts';

const settings = DATA_TYPES.flatMap((dataType) => {
  const entry = REGISTRY[dataType];
  return 'form' in entry ? [{ dataType, ...entry }] : [];
});

test.each([
  ['hasContradictionItems', 'questions', 'Contradiction items', 'as-setting'],
  ['courseTimeZone', 'general', 'Time zone', 'as-setting'],
  ['meetsOnFriday', 'schedule', 'Class on Fridays', 'as-setting'],
  ['instructorName', 'general', 'Name of the instructor', 'in-copies'],
  ['currentCourseDate', 'schedule', 'Current class day', 'never'],
  ['reminderDays', 'grading', 'Reminders before due dates', 'as-record'],
  ['unwrittenEssays', 'grading', 'Essays left empty in', 'as-record'],
  ['gradingDueDate', 'grading', 'Grading due for', 'never'],
  ['persona', 'questions', 'Persona', 'as-record'],
  ['newUserNetID', 'general', 'A setting', 'never'],
] as const)('HIS-6 HIS-7 FIL-4 %s: %s, “%s”, leaves its course %s', (type, ...expected) => {
  const facts = factsOf(type);
  expect([facts?.kind, facts?.name, facts?.leavesCourse]).toEqual(expected);
});

test('DSN-1 nothing is known about other texts', () => {
  expect(factsOf('toString')).toBeUndefined();
  expect(settingForm('__proto__')).toBeNull();
  expect(settingForm('question')).toBeNull();
  expect(settingForm('hasFAQ')).toBe('yes-no');
});

test('HIS-7 each setting has a name of its own', () => {
  const names = settings.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(25);
  expect([...new Set(names)]).toEqual(names);
});

test('DSN-12 no two settings of a course share a property', () => {
  const properties = Object.values(COURSE_SETTING_ENTRIES).map(({ property }) => property);
  expect([...new Set(properties)]).toEqual(properties);
});

describe('DSN-14 the default of a setting', () => {
  test.each(settings.map((entry) => [entry.dataType, entry] as const))(
    'of %s can be written and read',
    (dataType, { form, fallback }) => {
      const write: (value: never) => object | null = form.write;
      const content = write(fallback as never);
      const read = content && form.read({ ...designItem({ dataType, dataID: '1' }), ...content });
      // Some values are kept by having no item.
      expect(read || null).toEqual(fallback || null);
    },
  );
});
