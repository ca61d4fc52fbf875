// The settings of a course: basics, flags, texts, grading options and time zone, with their defaults (DSN-15 to DSN-18).
import { DEFAULT_TIME_ZONE, readTimeZone, type TimeZone } from '../base/zoned-time.ts';
import type { DataType } from './data-types.ts';
import type { DesignItem } from './design-item.ts';
import { readRubricPlaces, rubricPlacesText, type RubricPlace } from './rubric.ts';
import {
  readSettings,
  textSetting,
  type SettingCodec,
  type SettingsGroup,
} from './setting-codec.ts';

type ManualGrades = 'Numeric' | 'Letter';

export interface CourseSettings {
  readonly title: string;
  readonly instructorName: string;
  readonly timeZone: TimeZone;
  readonly hasTAs: boolean;
  readonly usesGrading: boolean;
  readonly hasDescription: boolean;
  readonly hasSyllabus: boolean;
  readonly hasFaq: boolean;
  readonly hasRubric: boolean;
  readonly hasContradictionItems: boolean;
  /** Markdown. */
  readonly description: string;
  /** Markdown. */
  readonly rubric: string;
  readonly rubricPlaces: readonly RubricPlace[];
  readonly questionByQuestionGrading: boolean;
  readonly givesStudentsComments: boolean;
  readonly usesGradesForExams: boolean;
  readonly manualGrades: ManualGrades;
  readonly penaltyForUnansweredChoice: number;
  readonly penaltyForUnresolvedContradiction: number;
  readonly hasGradeAdjustmentBox: boolean;
}

export const COURSE_SETTINGS: SettingsGroup<CourseSettings> = {
  defaults: {
    title: '',
    instructorName: '',
    timeZone: DEFAULT_TIME_ZONE,
    hasTAs: false,
    usesGrading: false,
    hasDescription: false,
    hasSyllabus: false,
    hasFaq: false,
    hasRubric: false,
    hasContradictionItems: false,
    description: '',
    rubric: '',
    rubricPlaces: [],
    questionByQuestionGrading: false,
    givesStudentsComments: false,
    usesGradesForExams: false,
    manualGrades: 'Numeric',
    penaltyForUnansweredChoice: 5,
    penaltyForUnresolvedContradiction: 5,
    hasGradeAdjustmentBox: true,
  },
  codecs: {
    title: plainText('courseTitle', '0'),
    instructorName: plainText('instructorName', '0'),
    timeZone: textSetting({ dataType: 'courseTimeZone', dataID: '1' }, parseZone, String),
    hasTAs: flag('areThereTAs'),
    usesGrading: flag('courseUsesGrading'),
    hasDescription: flag('hasCourseDescription'),
    hasSyllabus: flag('hasSyllabus'),
    hasFaq: flag('hasFAQ'),
    hasRubric: flag('hasRubric'),
    hasContradictionItems: flag('hasContradictionItems'),
    description: plainText('courseDescription', '1'),
    rubric: plainText('rubric', '1'),
    rubricPlaces: textSetting(
      { dataType: 'rubricWhereToShow', dataID: '1' },
      readRubricPlaces,
      rubricPlacesText,
    ),
    questionByQuestionGrading: flag('questionByQuestionGrading'),
    givesStudentsComments: flag('giveStudentsComments'),
    usesGradesForExams: flag('usesGradesForExams'),
    manualGrades: textSetting(
      { dataType: 'numericVsLetterManualGrades', dataID: '1' },
      parseManualGrades,
      String,
    ),
    penaltyForUnansweredChoice: penalty('penaltyForUnansweredMCQ'),
    penaltyForUnresolvedContradiction: penalty('penaltyForUnresolvedContradictions'),
    hasGradeAdjustmentBox: flag('isThereBoxForGradeAdjustment'),
  },
};

/** The settings of a course that has stored none. */
export const DEFAULT_COURSE_SETTINGS: CourseSettings = COURSE_SETTINGS.defaults;

/** Reads the settings of a course; what is missing or cannot be read has its default. */
export function readCourseSettings(items: readonly DesignItem[]): CourseSettings {
  return readSettings(COURSE_SETTINGS, items);
}

/** A Yes/No text as a flag; undefined when it is neither. */
export function parseFlag(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'yes') return true;
  return word === 'no' ? false : undefined;
}

/** A setting that holds Yes or No. */
export function flag(dataType: DataType): SettingCodec<boolean> {
  return textSetting({ dataType, dataID: '1' }, parseFlag, (on) => (on ? 'Yes' : 'No'));
}

function plainText(dataType: DataType, dataID: string): SettingCodec<string> {
  return textSetting({ dataType, dataID }, String, String);
}

function penalty(dataType: DataType): SettingCodec<number> {
  return textSetting({ dataType, dataID: '1' }, parsePenalty, String);
}

/** A penalty: a number from 0; undefined when it is none. */
export function parsePenalty(text: string): number | undefined {
  return /^\d{1,9}(\.\d{1,9})?$/.test(text.trim()) ? Number(text) : undefined;
}

/** How exam grades are entered by hand; undefined when the text names neither way. */
export function parseManualGrades(text: string): ManualGrades | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'numeric') return 'Numeric';
  return word === 'letter' ? 'Letter' : undefined;
}

function parseZone(text: string): TimeZone | undefined {
  const zone = readTimeZone(text);
  return zone.ok ? zone.value : undefined;
}
