// Writes the reusable design of a course as the content of a course file (FIL-1 to FIL-4).
import { clockTimeLabel } from '../base/clock-time.ts';
import { reusableItems } from '../course-copy/reusable-items.ts';
import { readKeptPersonas, type KeptPersona } from '../course/kept-persona.ts';
import { readCourseSettings } from '../design/course-settings.ts';
import { readDateGeneratorSettings } from '../design/date-generator-settings.ts';
import type { DataType } from '../design/data-types.ts';
import {
  designKeyText,
  itemsOfType,
  type DesignItem,
  lastOfEachKey,
} from '../design/design-item.ts';
import { readFaq } from '../design/faq.ts';
import { readProgressSettings } from '../design/progress-settings.ts';
import { readEvaluations } from '../grading/evaluation.ts';
import { readTheses } from '../logic/thesis.ts';
import { readNoClass } from '../schedule/no-class.ts';
import type {
  CourseFile,
  FileEvaluation,
  FileNoClass,
  FilePersona,
  FileThesis,
} from './course-file.ts';
import { structuredItems } from './decode-course.ts';
import { fileSections } from './encode-schedule.ts';
import { evaluationRecord, thesisRecord } from './file-records.ts';
import { isSettingType, namedSettings } from './file-settings.ts';
import { inKeyOrder, withStoredTexts } from './stored-texts.ts';

type Structure = Omit<CourseFile, 'otherRecords'>;

/** The content of the file of a course. Equal designs give equal files, whatever the order of their items. */
export function courseFileOf(items: readonly DesignItem[]): CourseFile {
  const own = inKeyOrder(lastOfEachKey(reusableItems(items)));
  const structure = structureOf(own);
  const placed = new Set(structuredItems(structure).map(designKeyText));
  const otherRecords = own.filter(
    (item) =>
      !isSettingType(item.dataType) && item.dataType !== 'courseDate' && !placed.has(keyOf(item)),
  );
  return { ...structure, otherRecords };
}

function keyOf(item: DesignItem): string {
  return designKeyText(item);
}

function structureOf(items: readonly DesignItem[]): Structure {
  const { isAutomatic, timeToShowNewContent: time } = readProgressSettings(items);
  const faq = readFaq(items);
  return {
    settings: namedSettings(readCourseSettings(items)),
    progress: { isAutomatic, newContentAt: time && clockTimeLabel(time) },
    term: readDateGeneratorSettings(items),
    noClass: fileNoClass(items),
    sections: fileSections(items),
    theses: fileTheses(items),
    evaluations: fileEvaluations(items),
    faq: faq.state === 'readable' ? faq.entries : [],
    personas: readKeptPersonas(items).map(personaEntry),
  };
}

function fileNoClass(items: readonly DesignItem[]): FileNoClass[] {
  return readNoClass(items).map(({ id, from, to, reason }) => ({ id, from, to, reason }));
}

function fileTheses(items: readonly DesignItem[]): FileThesis[] {
  return readTheses(items).map(({ id, name, logic, description }) =>
    withStoredTexts({ id, name, logic, description }, storedItem(items, 'thesis', id), (entry) =>
      thesisRecord(entry, { index: 0 }),
    ),
  );
}

function fileEvaluations(items: readonly DesignItem[]): FileEvaluation[] {
  return readEvaluations(items).evaluations.map(({ id, name, dueDate, sectionIds }) =>
    withStoredTexts(
      { id, name, dueDate, sections: sectionIds },
      storedItem(items, 'evaluation', id),
      evaluationRecord,
    ),
  );
}

function personaEntry(persona: KeptPersona): FilePersona {
  const { id, name, answers, questionIds, thesisNames } = persona;
  return { id, name, answers, questions: questionIds, theses: thesisNames };
}

function storedItem(
  items: readonly DesignItem[],
  dataType: DataType,
  id: string,
): DesignItem | undefined {
  return itemsOfType(items, dataType).find(({ dataID }) => dataID === id);
}
