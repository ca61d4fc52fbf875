// The flat records of a course file (FIL-1 to FIL-4).
import { readClockTime } from '../base/clock-time.ts';
import { DEFAULT_TIME_ZONE, readTimeZone } from '../base/zoned-time.ts';
import { reusableItems } from '../course-copy/reusable-items.ts';
import { DEFAULT_COURSE_SETTINGS } from '../design/course-settings.ts';
import { courseSettingsChanges } from '../design/course-settings-changes.ts';
import { dateGeneratorSettingsChanges } from '../design/date-generator-settings.ts';
import { lastOfEachKey, type DesignItem } from '../design/design-item.ts';
import { faqItem } from '../design/faq.ts';
import { progressSettingsChanges } from '../design/progress-settings-changes.ts';
import { holdOf } from '../questions/held-question.ts';
import type { CourseFile, FileDay } from './course-file.ts';
import {
  dateOf,
  dateRecord,
  dayRecord,
  evaluationRecord,
  linkRecord,
  noClassRecord,
  personaRecord,
  questionRecord,
  sectionRecord,
  thesisRecord,
} from './file-records.ts';
import { isSettingType } from './file-settings.ts';

/** The records of the design in a file. Nothing personal comes out of it, whatever a file contains. */
export function itemsOfCourseFile(file: CourseFile): DesignItem[] {
  const others = file.otherRecords.filter(({ dataType }) => !isSettingType(dataType));
  return reusableItems(lastOfEachKey([...others, ...structuredItems(file)]));
}

/** The records of everything in a file but the other records. */
export function structuredItems(file: Omit<CourseFile, 'otherRecords'>): DesignItem[] {
  return [
    ...settingItems(file),
    ...file.noClass.map(noClassRecord),
    ...scheduleRecords(file.sections),
    ...file.theses.map((thesis, index) => thesisRecord(thesis, { index: index + 1 })),
    ...file.evaluations.map(evaluationRecord),
    ...(file.faq.length > 0 ? [faqItem(file.faq)] : []),
    ...file.personas.map((persona, index) => personaRecord(persona, { index: index + 1 })),
  ];
}

function settingItems({ settings, progress, term }: Omit<CourseFile, 'otherRecords'>) {
  const zone = readTimeZone(settings.timeZone);
  const timeZone = zone.ok ? zone.value : DEFAULT_TIME_ZONE;
  const [time = '', half = ''] = progress.newContentAt?.split(' ') ?? [];
  const timeToShowNewContent = progress.newContentAt === null ? null : readClockTime(time, half);
  const changes = [
    courseSettingsChanges([], { ...DEFAULT_COURSE_SETTINGS, ...settings, timeZone }),
    progressSettingsChanges([], {
      isAutomatic: progress.isAutomatic,
      timeToShowNewContent,
      manualDay: null,
    }),
    dateGeneratorSettingsChanges([], {
      ...term,
      startDate: dateOf(term.startDate),
      endDate: dateOf(term.endDate),
    }),
  ];
  return changes.flatMap(({ upserts }) => upserts);
}

function scheduleRecords(sections: CourseFile['sections']): DesignItem[] {
  let index = 0;
  return sections.flatMap((section) => {
    index += 1;
    const row = sectionRecord(section, { index });
    const days = section.days.flatMap((day) => {
      index += 1;
      return dayRecords(day, index);
    });
    return [row, ...days];
  });
}

function dayRecords(day: FileDay, index: number): DesignItem[] {
  const place = (at: number) => ({ index: at + 1, dayId: day.id });
  return [
    dayRecord(day, { index }),
    dateRecord(day.date, { index }),
    ...day.links.map((link, at) => linkRecord(link, place(at))),
    ...day.questions.flatMap((question, at) => [
      questionRecord(question, place(at)),
      ...(question.held ? [holdOf(question.id)] : []),
    ]),
  ];
}
