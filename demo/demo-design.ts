// The design of the demo course as flat records.
import { shortDateLabel } from '@elenchus/domain/base/calendar.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import {
  courseSettingsChanges,
  DEFAULT_COURSE_SETTINGS,
} from '@elenchus/domain/design/course-settings.ts';
import { dateGeneratorSettingsChanges } from '@elenchus/domain/design/date-generator-settings.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { faqItem } from '@elenchus/domain/design/faq.ts';
import { progressSettingsChanges } from '@elenchus/domain/design/progress-settings.ts';
import { writeEvaluation, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { scheduleItems } from '@elenchus/domain/schedule/schedule-codec.ts';
import type { Schedule } from '@elenchus/domain/schedule/schedule.ts';
import { classDays, courseOutline } from './course-outline.ts';
import { demoDescription } from './demo-description.ts';
import { demoFaq } from './demo-faq.ts';
import { questionItem } from './demo-question.ts';
import { demoQuestions } from './demo-questions.ts';
import { demoRubric } from './demo-rubric.ts';
import type { DemoTerm } from './demo-term.ts';
import { thesisItems } from './demo-theses.ts';

export const penaltyPerChoice = 2;
export const penaltyPerContradiction = 3;
/** New questions open at nine in the morning of a class day. */
export const openingHour = 9;

/** The ID of the topic of a class day. */
function topicIdOf(classDay: number): string {
  return `topic${String(classDay).padStart(2, '0')}`;
}

/** The three evaluations: handed back, being graded, to come. */
export function demoEvaluations({
  dueDates,
}: DemoTerm): readonly [Evaluation, Evaluation, Evaluation] {
  const [first, second, third] = dueDates;
  const [reason, knowledge, mind, ...rest] = courseOutline.map(({ id }) => id);
  return [
    {
      id: 'QKWDMTRB',
      name: 'Reason and Knowledge',
      dueDate: first,
      handedBack: true,
      sectionIds: [reason ?? '', knowledge ?? ''],
    },
    {
      id: 'TRVXAHNC',
      name: 'Mind and Body',
      dueDate: second,
      handedBack: false,
      sectionIds: [mind ?? ''],
    },
    {
      id: 'HLZPCWEY',
      name: 'Final Portfolio',
      dueDate: third,
      handedBack: false,
      sectionIds: rest,
    },
  ];
}

/** Everything that the instructor of the demo course designed. */
export function demoDesign(term: DemoTerm, timeZone: TimeZone): DesignItem[] {
  return [
    ...settings(term, timeZone),
    faqItem(demoFaq),
    ...scheduleItems(demoSchedule(term)),
    ...questionItems(),
    ...thesisItems(),
    ...demoEvaluations(term).map(writeEvaluation),
  ];
}

function settings(term: DemoTerm, timeZone: TimeZone): readonly DesignItem[] {
  const { classDates, today, meetingDays } = term;
  const manualDay = classDates.findLastIndex((date) => date <= today);
  const label = shortDateLabel(classDates[manualDay] ?? today);
  return [
    courseSettingsChanges([], {
      ...DEFAULT_COURSE_SETTINGS,
      title: 'Introduction to Philosophy',
      instructorName: 'Sophia Lindgren',
      timeZone,
      hasTAs: true,
      usesGrading: true,
      hasDescription: true,
      hasSyllabus: true,
      hasFaq: true,
      hasRubric: true,
      hasContradictionItems: true,
      description: demoDescription,
      rubric: demoRubric,
      rubricPlaces: ['sidebar', 'faq', 'grading-details'],
      questionByQuestionGrading: true,
      givesStudentsComments: true,
      usesGradesForExams: true,
      penaltyForUnansweredChoice: penaltyPerChoice,
      penaltyForUnresolvedContradiction: penaltyPerContradiction,
    }),
    progressSettingsChanges([], {
      isAutomatic: true,
      timeToShowNewContent: { hour: openingHour, minute: 0, half: 'AM' },
      manualDay: { label, index: rowIndexOf(manualDay + 1) },
    }),
    dateGeneratorSettingsChanges([], {
      startDate: classDates[0] ?? null,
      endDate: classDates.at(-1) ?? null,
      meetingDays,
      hasGeneratedDates: true,
    }),
  ].flatMap(({ upserts }) => upserts);
}

/** The place of a class day in the common sequence of sections and topics. */
export function rowIndexOf(classDay: number): number {
  const section = classDays[classDay - 1]?.section;
  return classDay + 1 + courseOutline.findIndex(({ id }) => id === section?.id);
}

function demoSchedule({ classDates }: DemoTerm): Schedule {
  const withQuestions = new Set(demoQuestions.map(({ classDay }) => classDay));
  return {
    sections: courseOutline.map(({ id, name }) => ({
      id,
      name,
      index: rowIndexOf(firstDayOf(id)) - 1,
    })),
    topics: classDays.map(({ number, title }) => ({
      id: topicIdOf(number),
      name: title,
      index: rowIndexOf(number),
      hasQuestions: withQuestions.has(number),
    })),
    dates: classDays.flatMap(({ number }) => {
      const isoDate = classDates[number - 1];
      if (isoDate === undefined) return [];
      const id = `cdate${String(number).padStart(2, '0')}`;
      return [
        {
          id,
          label: shortDateLabel(isoDate),
          isoDate,
          autoGenerated: true,
          index: rowIndexOf(number),
        },
      ];
    }),
    links: demoLinks(),
  };
}

function firstDayOf(sectionId: string): number {
  return classDays.find(({ section }) => section.id === sectionId)?.number ?? 0;
}

function demoLinks(): Schedule['links'] {
  const links = classDays.flatMap(({ number, links: list }) =>
    list.map(([kind, url, title = ''], place) => ({
      kind,
      title,
      url,
      topicId: topicIdOf(number),
      index: place + 1,
    })),
  );
  // Link IDs are timestamps: one a minute from a fixed morning on.
  return links.map((link, place) => ({ id: String(1_755_000_000_000 + place * 60_000), ...link }));
}

function questionItems(): DesignItem[] {
  const placeIn = new Map<number, number>();
  return demoQuestions.map((question) => {
    const place = (placeIn.get(question.classDay) ?? 0) + 1;
    placeIn.set(question.classDay, place);
    return questionItem(question, topicIdOf(question.classDay), place);
  });
}
