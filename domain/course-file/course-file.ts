// A course as a file: the form of a design outside its database (FIL-1). docs/course-file.md explains every field,
// and docs/course-file.schema.json describes them for programs.
import type { FaqEntry } from '../design/faq.ts';
import type { DesignItem } from '../design/design-item.ts';
import type { MeetingDay } from '../design/date-generator-settings.ts';
import type { Answer } from '../answers/answer.ts';
import type { QuestionType } from '../questions/question-type.ts';
import type { LinkKind } from '../schedule/link-kinds.ts';
import type { NamedSettings } from './file-settings.ts';
import type { StoredFieldTexts } from './stored-texts.ts';

export const COURSE_FILE_FORMAT = 'elenchus-course';
export const COURSE_FILE_VERSION = 1;

export interface CourseFileManifest {
  readonly format: typeof COURSE_FILE_FORMAT;
  readonly formatVersion: typeof COURSE_FILE_VERSION;
  /** The version of Elenchus that wrote the file. */
  readonly product: string;
  readonly title: string;
}

interface Entry {
  readonly id: string;
  /** Texts that the fields of the entry can't express, such as a due date that isn't a date. */
  readonly asStored?: StoredFieldTexts;
}

export interface FileQuestion extends Entry {
  readonly type: QuestionType;
  readonly text: string;
  readonly options: readonly string[];
  readonly logic: string;
  /** Held back from students. */
  readonly held: boolean;
}

export interface FileLink extends Entry {
  readonly kind: LinkKind;
  readonly title: string;
  readonly address: string;
}

export interface FileDate extends Entry {
  readonly label: string;
  /** yyyy-mm-dd, or null while the day isn't known. */
  readonly date: string | null;
  readonly generated: boolean;
}

export interface FileDay extends Entry {
  readonly name: string;
  readonly hasQuestions: boolean;
  readonly date: FileDate;
  readonly links: readonly FileLink[];
  readonly questions: readonly FileQuestion[];
}

export interface FileSection extends Entry {
  readonly name: string;
  readonly days: readonly FileDay[];
}

export interface FileThesis extends Entry {
  readonly name: string;
  readonly logic: string;
  readonly description: string;
}

export interface FileEvaluation extends Entry {
  readonly name: string;
  /** yyyy-mm-dd, or yyyy-mm-ddThh:mm for a time of that day. */
  readonly dueDate: string | null;
  /** The IDs of sections. */
  readonly sections: readonly string[];
}

export interface FilePersona extends Entry {
  readonly name: string;
  readonly answers: readonly Answer[];
  /** The IDs of the questions that show. */
  readonly questions: readonly string[];
  /** The names of the theses that hold. */
  readonly theses: readonly string[];
}

export interface FileNoClass extends Entry {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

interface FileSettings extends Omit<NamedSettings, 'timeZone'> {
  readonly timeZone: string;
}

export interface CourseFile {
  readonly settings: FileSettings;
  readonly progress: {
    readonly isAutomatic: boolean;
    /** A time of day such as '9:00 AM'. */
    readonly newContentAt: string | null;
  };
  readonly term: {
    readonly startDate: string | null;
    readonly endDate: string | null;
    readonly meetingDays: readonly MeetingDay[];
    readonly hasGeneratedDates: boolean;
  };
  readonly noClass: readonly FileNoClass[];
  readonly sections: readonly FileSection[];
  readonly theses: readonly FileThesis[];
  readonly evaluations: readonly FileEvaluation[];
  readonly faq: readonly FaqEntry[];
  readonly personas: readonly FilePersona[];
  /** Records that have no place above, as they are stored. */
  readonly otherRecords: readonly DesignItem[];
}
