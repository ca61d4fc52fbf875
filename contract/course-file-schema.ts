// The content of a course file, checked before anything is done with it. docs/course-file.schema.json is made from it.
import { ID_LIMIT, LIST_LIMIT, OPTION_LIST_LIMIT } from '@elenchus/domain/base/call-limits.ts';
import {
  COURSE_FILE_FORMAT,
  COURSE_FILE_VERSION,
  type CourseFile,
  type CourseFileManifest,
} from '@elenchus/domain/course-file/course-file.ts';
import { fileSettingFields } from '@elenchus/domain/course-file/file-settings.ts';
import { parseDueDate } from '@elenchus/domain/base/due-date.ts';
import { readTimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { parsePenalty } from '@elenchus/domain/design/registry/setting-forms.ts';
import { MEETING_DAYS } from '@elenchus/domain/design/date-generator-settings.ts';
import { DATA_TYPES } from '@elenchus/domain/design/data-types.ts';
import { RUBRIC_PLACES } from '@elenchus/domain/design/rubric.ts';
import { optionTextRefusal } from '@elenchus/domain/questions/option-text.ts';
import { QUESTION_TYPES } from '@elenchus/domain/questions/question-type.ts';
import { LINK_KINDS } from '@elenchus/domain/schedule/link-kinds.ts';
import { z } from 'zod';
import { identifier, isoDate, longText, text } from './wire-fields.ts';

function list<Schema extends z.ZodType>(schema: Schema) {
  return z.array(schema).max(LIST_LIMIT);
}

const kept = z.exactOptional(longText);
const asStored = z.exactOptional(
  z.strictObject({
    dataText: kept,
    questionType: kept,
    questionOptions: kept,
    questionLogic: kept,
    questionCourseDate: kept,
  }),
);

const penalty = z
  .number()
  .refine((given) => parsePenalty(String(given)) !== undefined, 'must be a number from 0');

const id = identifier.refine((given) => given.trim() !== '', 'must not be only spaces');

const question = z.strictObject({
  id,
  type: z.enum(QUESTION_TYPES),
  text: longText,
  options: z
    .array(longText.refine((option) => optionTextRefusal(option) === undefined, 'has a | too many'))
    .max(OPTION_LIST_LIMIT),
  logic: longText,
  held: z.boolean(),
  asStored,
});

const dueDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, {
    error: 'must be a date of the form yyyy-mm-dd or yyyy-mm-ddThh:mm',
    abort: true,
  })
  .refine((given) => parseDueDate(given).ok, 'must be a day that exists, at a quarter hour');

const day = z.strictObject({
  id,
  name: longText,
  hasQuestions: z.boolean(),
  date: z.strictObject({
    id,
    label: longText,
    date: isoDate.nullable(),
    generated: z.boolean(),
    asStored,
  }),
  links: list(
    z.strictObject({
      id,
      kind: z.enum(LINK_KINDS),
      title: longText,
      address: longText,
      asStored,
    }),
  ),
  questions: list(question),
  asStored,
});

const settings = z.strictObject(
  fileSettingFields({
    line: longText,
    'long-text': longText,
    'yes-no': z.boolean(),
    number: penalty,
    'time-zone': text(100).refine((name) => readTimeZone(name).ok, 'must be a time zone'),
    'manual-grades': z.enum(['Numeric', 'Letter']),
    'rubric-places': z.array(z.enum(RUBRIC_PLACES as ['sidebar', 'faq', 'grading-details'])).max(3),
  }),
);

const answer = z.strictObject({
  questionID: text(ID_LIMIT),
  questionAnswer: longText,
  questionEssayAnswer: longText,
});

/** The file course.json of a course file. */
export const courseFileSchema = z.strictObject({
  settings,
  progress: z.strictObject({
    isAutomatic: z.boolean(),
    newContentAt: z
      .string()
      .regex(/^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/)
      .nullable(),
  }),
  term: z.strictObject({
    startDate: isoDate.nullable(),
    endDate: isoDate.nullable(),
    meetingDays: z.array(z.enum(MEETING_DAYS)).max(5),
    hasGeneratedDates: z.boolean(),
  }),
  noClass: list(z.strictObject({ id, from: isoDate, to: isoDate, reason: longText, asStored })),
  sections: list(z.strictObject({ id, name: longText, days: list(day), asStored })),
  theses: list(
    z.strictObject({ id, name: longText, logic: longText, description: longText, asStored }),
  ),
  evaluations: list(
    z.strictObject({
      id,
      name: longText,
      dueDate: dueDate.nullable(),
      sections: list(longText),
      asStored,
    }),
  ),
  faq: list(z.strictObject({ question: longText, answer: longText })),
  personas: list(
    z.strictObject({
      id,
      name: longText,
      answers: list(answer),
      questions: list(longText),
      theses: list(longText),
      asStored,
    }),
  ),
  otherRecords: list(
    z.strictObject({
      dataType: z.enum(DATA_TYPES),
      dataID: id,
      dataIndex: longText,
      dataText: longText,
      questionType: longText,
      questionOptions: longText,
      questionLogic: longText,
      questionCourseDate: longText,
    }),
  ),
}) satisfies z.ZodType<CourseFile, CourseFile>;

/** The file manifest.json of a course file. */
export const courseFileManifestSchema = z.strictObject({
  format: z.literal(COURSE_FILE_FORMAT),
  formatVersion: z.literal(COURSE_FILE_VERSION),
  product: text(100),
  title: longText,
}) satisfies z.ZodType<CourseFileManifest>;
