// The records of added sections, class days, links and questions (FIL-7, FIL-12).
import { itemsOfType, type DesignItem } from '../design/design-item.ts';
import { holdOf } from '../questions/held-question.ts';
import { NEW_SECTION_NAME, PLACEHOLDER_TOPIC_NAME } from '../schedule/normalize-schedule.ts';
import { UNKNOWN_DATE } from '../schedule/schedule-codec.ts';
import type { MergePlace } from './chosen-parts.ts';
import type { FileDay, FileQuestion, FileSection } from './course-file.ts';
import {
  dateRecord,
  dayRecord,
  linkRecord,
  questionRecord,
  sectionRecord,
} from './file-records.ts';
import { lastIndex } from './last-index.ts';
import type { MergeIds } from './merge-ids.ts';
import { rewireLogic, type Wiring } from './rewire-logic.ts';

export interface Copy {
  readonly ids: MergeIds;
  readonly wiring: Wiring;
}

export interface AddedRows {
  readonly items: readonly DesignItem[];
  /** By the ID in the file. */
  readonly sectionIds: ReadonlyMap<string, string>;
}

/** The records of chosen sections at the end of the schedule, or only of their questions in a class day. */
export function addedRows(
  items: readonly DesignItem[],
  sections: readonly FileSection[],
  place: MergePlace,
  copy: Copy,
): AddedRows {
  if (place.kind === 'day') {
    const questions = sections.flatMap(({ days }) => days.flatMap((day) => day.questions));
    const before = itemsOfType(items, 'question').filter(
      ({ questionCourseDate }) => questionCourseDate === place.dayId,
    );
    const added = questionRecords(questions, place.dayId, lastIndex(before, 'question'), copy);
    return { items: added, sectionIds: new Map() };
  }
  let index = lastIndex(items, 'sectionName', 'topic', 'courseDate');
  const sectionIds = new Map<string, string>();
  const added = sections.flatMap((section) => {
    const id = copy.ids.section();
    sectionIds.set(section.id, id);
    const name = section.name.trim() === '' ? NEW_SECTION_NAME : section.name;
    index += 1;
    const row = sectionRecord({ id, name, days: [] }, { index });
    const days = section.days.flatMap((day) => {
      index += 1;
      return dayRecords(day, index, copy);
    });
    return [row, ...days];
  });
  return { items: added, sectionIds };
}

/** A class day without its date: a known date among the present ones would move other class days. */
function dayRecords(day: FileDay, index: number, copy: Copy): DesignItem[] {
  const { ids } = copy;
  const id = ids.topic();
  const name = day.name.trim() === '' ? PLACEHOLDER_TOPIC_NAME : day.name;
  const date = { id: ids.courseDate(), label: UNKNOWN_DATE, date: null, generated: false };
  return [
    dayRecord({ ...bare(day), id, name, date }, { index }),
    dateRecord(date, { index }),
    ...day.links.map((link, at) =>
      linkRecord({ ...link, id: ids.link() }, { index: at + 1, dayId: id }),
    ),
    ...questionRecords(day.questions, id, 0, copy),
  ];
}

function bare({ asStored: _stored, ...day }: FileDay): FileDay {
  return day;
}

function questionRecords(
  questions: readonly FileQuestion[],
  dayId: string,
  last: number,
  { wiring }: Copy,
): DesignItem[] {
  return questions.flatMap((question, index) => {
    const id = wiring.questionId(question.id);
    const { type, text, options, held } = question;
    const logic = rewireLogic(question.logic, wiring);
    const copied = { id, type, text, options, logic, held };
    const record = questionRecord(copied, { index: last + index + 1, dayId });
    return [record, ...(held ? [holdOf(id)] : [])];
  });
}
