import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeZoneOf } from '../base/zoned-time.ts';
import { courseSettingsChanges } from './course-settings-changes.ts';
import {
  COURSE_SETTING_ENTRIES,
  DEFAULT_COURSE_SETTINGS,
  readCourseSettings,
  type CourseSettings,
} from './course-settings.ts';
import { DATA_TYPES, type DataType } from './data-types.ts';
import { designItem, type DesignItem } from './design-item.ts';
import { applyChanges, NO_CHANGES } from './diff-design.ts';
import { RUBRIC_PLACES } from './rubric.ts';

const item = (dataType: DataType, dataText: string, dataID = '1'): DesignItem =>
  designItem({ dataType, dataID, dataText });

type FormKind =
  (typeof COURSE_SETTING_ENTRIES)[keyof typeof COURSE_SETTING_ENTRIES]['form']['kind'];

const VALUES: Readonly<Record<FormKind, fc.Arbitrary<unknown>>> = {
  line: fc.string(),
  'long-text': fc.string({ unit: 'grapheme' }),
  'time-zone': fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Tokyo').map(timeZoneOf),
  'yes-no': fc.boolean(),
  'rubric-places': fc.subarray([...RUBRIC_PLACES]),
  'manual-grades': fc.constantFrom('Numeric', 'Letter'),
  number: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
};

const anySettings = fc.record(
  Object.fromEntries(
    Object.values(COURSE_SETTING_ENTRIES).map(({ property, form }) => [
      property,
      VALUES[form.kind],
    ]),
  ),
) as fc.Arbitrary<CourseSettings>;

const messyItems = fc.array(
  fc
    .record({
      dataType: fc.constantFrom(...DATA_TYPES),
      dataID: fc.constantFrom('0', '1', 'x'),
      dataText: fc.oneof(fc.constantFrom('Yes', 'No', '5', '-3', 'Letter', '1,2', ''), fc.string()),
    })
    .map(designItem),
);

describe('defaults', () => {
  test('DSN-15 an empty course has penalties of 5, the adjustment box, numeric grades and no flag on', () => {
    expect(readCourseSettings([])).toEqual(DEFAULT_COURSE_SETTINGS);
    expect(DEFAULT_COURSE_SETTINGS).toMatchObject({
      title: '',
      timeZone: 'America/New_York',
      hasSyllabus: false,
      usesGradesForExams: false,
      manualGrades: 'Numeric',
      penaltyForUnansweredChoice: 5,
      penaltyForUnresolvedContradiction: 5,
      hasGradeAdjustmentBox: true,
      rubricPlaces: [],
    });
  });

  test.each<[string, DesignItem, Partial<CourseSettings>]>([
    [
      'a zone that does not exist',
      item('courseTimeZone', 'Mars/Base'),
      { timeZone: timeZoneOf('America/New_York') },
    ],
    [
      'a negative penalty',
      item('penaltyForUnansweredMCQ', '-3'),
      { penaltyForUnansweredChoice: 5 },
    ],
    ['an empty penalty', item('penaltyForUnansweredMCQ', ''), { penaltyForUnansweredChoice: 5 }],
    [
      'a penalty in words',
      item('penaltyForUnresolvedContradictions', 'five'),
      { penaltyForUnresolvedContradiction: 5 },
    ],
    ['a flag that is neither', item('hasFAQ', 'perhaps'), { hasFaq: false }],
    [
      'an adjustment box that is neither',
      item('isThereBoxForGradeAdjustment', ''),
      { hasGradeAdjustmentBox: true },
    ],
    [
      'another kind of grade',
      item('numericVsLetterManualGrades', 'Stars'),
      { manualGrades: 'Numeric' },
    ],
  ])('DSN-16 %s falls back to the default', (_name, stored, expected) => {
    expect(readCourseSettings([stored])).toMatchObject(expected);
  });
});

describe('reading', () => {
  test.each<[string, DesignItem, Partial<CourseSettings>]>([
    ['the title', item('courseTitle', 'Ethics', '0'), { title: 'Ethics' }],
    ['a flag that is on', item('hasFAQ', 'Yes'), { hasFaq: true }],
    ['a flag in small letters', item('hasFAQ', ' yes '), { hasFaq: true }],
    ['a flag under any id', item('areThereTAs', 'Yes', 'whatever'), { hasTAs: true }],
    [
      'no adjustment box',
      item('isThereBoxForGradeAdjustment', 'No'),
      { hasGradeAdjustmentBox: false },
    ],
    ['a penalty of zero', item('penaltyForUnansweredMCQ', '0'), { penaltyForUnansweredChoice: 0 }],
    [
      'a penalty with decimals',
      item('penaltyForUnansweredMCQ', ' 2.5 '),
      { penaltyForUnansweredChoice: 2.5 },
    ],
    ['letter grades', item('numericVsLetterManualGrades', 'Letter'), { manualGrades: 'Letter' }],
    ['a zone', item('courseTimeZone', 'europe/berlin'), { timeZone: timeZoneOf('Europe/Berlin') }],
    [
      'places of the rubric',
      item('rubricWhereToShow', '3, 1,9,3'),
      { rubricPlaces: ['sidebar', 'grading-details'] },
    ],
  ])('DSN-17 %s', (_name, stored, expected) => {
    expect(readCourseSettings([stored])).toMatchObject(expected);
  });

  test('DSN-12 of several items of one setting its own id wins, or else the first', () => {
    const stray = item('courseTitle', 'Stray', '7');
    const second = item('courseTitle', 'Second', '8');
    expect(readCourseSettings([stray, second, item('courseTitle', 'Main', '0')]).title).toBe(
      'Main',
    );
    expect(readCourseSettings([stray, second]).title).toBe('Stray');
  });

  test('DSN-11 of two records of a setting with one key the last is read', () => {
    const twice = [item('hasFAQ', 'No', 'x'), item('hasFAQ', 'Yes', 'x')];
    expect(readCourseSettings(twice).hasFaq).toBe(true);
  });

  test('DSN-18 the places of the rubric are the numbers 1, 2, 3 in a comma list', () => {
    const after = { ...DEFAULT_COURSE_SETTINGS, rubricPlaces: ['faq', 'sidebar'] as const };
    expect(courseSettingsChanges([], after).upserts).toEqual([item('rubricWhereToShow', '1,2')]);
  });
});

describe('writing', () => {
  test('DSN-13 only what changed is saved, under the id that is stored', () => {
    const stored = [item('hasFAQ', 'Yes', 'x'), item('courseTitle', 'Ethics', '0')];
    const after = { ...readCourseSettings(stored), hasFaq: false };
    expect(courseSettingsChanges(stored, after)).toEqual({
      upserts: [item('hasFAQ', 'No', 'x')],
      removals: [],
    });
  });

  test('DSN-14 what is written is read again, and nothing more is left to save', () => {
    fc.assert(
      fc.property(messyItems, anySettings, (stored, after) => {
        const saved = applyChanges(stored, courseSettingsChanges(stored, after));
        expect(readCourseSettings(saved)).toEqual(after);
        expect(courseSettingsChanges(saved, after)).toEqual(NO_CHANGES);
      }),
    );
  });

  test('DSN-13 settings that were only read are not saved, however messy the store', () => {
    fc.assert(
      fc.property(messyItems, (stored) => {
        expect(courseSettingsChanges(stored, readCourseSettings(stored))).toEqual(NO_CHANGES);
      }),
    );
  });
});
