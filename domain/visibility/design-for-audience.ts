// Decides which design items each audience gets (VIS-10 to VIS-13). Questions and criteria have rules of their own;
// types that this version doesn't know are for staff only, and so are items that a flag switches off.

import {
  COURSE_SETTING_ENTRIES,
  readCourseSettings,
  type CourseSettings,
} from '../design/course-settings.ts';
import { typesWhere, type DataType } from '../design/data-types.ts';
import { designKeyText, type DesignItem } from '../design/design-item.ts';
import { faqItemForStudents } from '../design/faq.ts';
import type { designLevel } from '../people/access.ts';
import { readQuestions } from '../questions/question.ts';
import { questionsInUse } from '../questions/questions-in-use.ts';
import { readSchedule } from '../schedule/schedule-codec.ts';
import { criteriaForStudents } from './criteria-for-students.ts';
import { gateOfDay } from './date-gate.ts';
import { releasedQuestions } from './released-questions.ts';
import { unfinishedSections } from './unfinished-sections.ts';

type Audience = ReturnType<typeof designLevel>;

const PUBLIC = typesWhere(({ audience }) => audience === 'everyone');
const STUDENT = typesWhere(({ audience }) => audience === 'everyone' || audience === 'students');

/** The flags that hide items of some types from everyone but staff, with these types (VIS-26). */
const HIDING = Object.values(COURSE_SETTING_ENTRIES).filter((entry) => 'hides' in entry);

function hiddenTypes(settings: CourseSettings): ReadonlySet<string> {
  const hidden = HIDING.filter(({ property }) => !settings[property]);
  return new Set<DataType>(hidden.flatMap(({ hides }): readonly DataType[] => hides));
}

/** The items that an audience may have on a course day, in the order given. */
export function designForAudience(
  items: readonly DesignItem[],
  audience: Audience,
  currentDay: number | null,
): readonly DesignItem[] {
  if (audience === 'staff') return items;
  const settings = readCourseSettings(items);
  const off = hiddenTypes(settings);
  const allowedTypes = audience === 'public' ? PUBLIC : STUDENT;
  const schedule = readSchedule(items);
  const unfinished = unfinishedSections(schedule);
  const isSent = ({ dataType, dataID }: DesignItem): boolean =>
    allowedTypes.has(dataType) &&
    !off.has(dataType) &&
    !(dataType === 'sectionName' && unfinished.has(dataID));
  if (audience === 'public') return items.filter(isSent);
  const questions = questionsInUse(readQuestions(items).questions, settings);
  const released = releasedQuestions(schedule.topics, questions, gateOfDay(currentDay));
  const ids = new Set(released.map(({ id }) => id));
  const shared = criteriaForStudents(items, settings, { isReleased: (id) => ids.has(id) });
  const sent = items.filter((item) =>
    item.dataType === 'question'
      ? ids.has(item.dataID)
      : isSent(item) || shared.has(designKeyText(item)),
  );
  return sent.map((item) => (item.dataType === 'faq' ? faqItemForStudents(item) : item));
}
