// A course of any size for load work: the demo questions over and over, each copy with its own IDs and theses.
import { isoDateOf, shortDateLabel } from '@elenchus/domain/base/calendar.ts';
import { DEFAULT_TIME_ZONE } from '@elenchus/domain/base/zoned-time.ts';
import { courseSettingsChanges } from '@elenchus/domain/design/course-settings-changes.ts';
import { DEFAULT_COURSE_SETTINGS } from '@elenchus/domain/design/course-settings.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { progressSettingsChanges } from '@elenchus/domain/design/progress-settings-changes.ts';
import { writeEvaluation, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { writeThesis, type Thesis } from '@elenchus/domain/logic/thesis.ts';
import { scheduleItems } from '@elenchus/domain/schedule/schedule-codec.ts';
import { questionItem, type DemoQuestion } from './demo-question.ts';
import { demoQuestions } from './demo-questions.ts';
import { demoTheses } from './demo-theses.ts';
import { termDates } from './demo-term.ts';

export interface LargeQuestion extends DemoQuestion {
  /** The copy of the demo questions that it belongs to, from 0. */
  readonly copy: number;
  /** The demo question that it copies. */
  readonly origin: string;
}

export interface LargeSize {
  readonly questions: number;
  readonly weeks: number;
}

const firstClass = isoDateOf('2026-01-12');
const daysInSection = 4;
const positions = new Map(demoQuestions.map(({ id }, index) => [id, index]));

/** The ID of the copy of a demo question. */
export function copiedId(copy: number, origin: string): string {
  return `q${(copy * demoQuestions.length + (positions.get(origin) ?? 0)).toString(36).padStart(4, '0')}`;
}

/** The questions of a large course, spread evenly over its class days. */
export function largeQuestions({ questions, weeks }: LargeSize): LargeQuestion[] {
  return Array.from({ length: questions }, (_, index) => {
    const copy = Math.floor(index / demoQuestions.length);
    const original = demoQuestions[index % demoQuestions.length];
    if (!original) throw new RangeError('The demo course has no questions');
    return {
      ...original,
      id: copiedId(copy, original.id),
      classDay: 1 + Math.floor((index * weeks * 2) / questions),
      logic: copiedLogic(copy, original.logic),
      copy,
      origin: original.id,
    };
  });
}

/** The theses of every copy whose questions are all there. */
export function largeTheses(questions: readonly LargeQuestion[]): Thesis[] {
  const ids = new Set(questions.map(({ id }) => id));
  const copies = (questions.at(-1)?.copy ?? -1) + 1;
  return Array.from({ length: copies }, (_, copy) => copy).flatMap((copy) =>
    demoTheses
      .map((thesis, index) => ({
        id: `${thesis.id}x${copy}`,
        name: `${thesis.name}${copy}`,
        logic: copiedLogic(copy, thesis.logic),
        description: thesis.description,
        index: copy * demoTheses.length + index + 1,
      }))
      .filter(({ logic }) =>
        [...logic.matchAll(/\((\w+), /g)].every(([, id]) => ids.has(id ?? '')),
      ),
  );
}

function copiedLogic(copy: number, logic: string): string {
  return logic
    .replace(
      /\((\w+), (\d+)\)/g,
      (_, id: string, option: string) => `(${copiedId(copy, id)}, ${option})`,
    )
    .replace(/\(([A-Z]\w*)\)/g, (_, name: string) => `(${name}${copy})`);
}

/** The dates of the class days. */
export function largeDates(weeks: number): ReturnType<typeof termDates> {
  return termDates(firstClass, weeks * 2);
}

/** The two evaluations: the first half of the sections, handed back, and the rest. */
export function largeEvaluations(weeks: number): readonly [Evaluation, Evaluation] {
  const dates = largeDates(weeks);
  const sections = Array.from({ length: Math.ceil((weeks * 2) / daysInSection) }, (_, index) =>
    sectionId(index),
  );
  const half = Math.ceil(sections.length / 2);
  return [
    {
      id: 'FIRSTHALF',
      name: 'First half',
      dueDate: dates[Math.min(half * daysInSection, dates.length) - 1] ?? null,
      handedBack: true,
      sectionIds: sections.slice(0, half),
    },
    {
      id: 'SECONDHALF',
      name: 'Second half',
      dueDate: dates.at(-1) ?? null,
      handedBack: false,
      sectionIds: sections.slice(half),
    },
  ];
}

/** The flat records of a large course. */
export function largeDesign(size: LargeSize, questions: readonly LargeQuestion[]): DesignItem[] {
  const placeIn = new Map<number, number>();
  return [
    ...largeSettings(),
    ...largeSchedule(size.weeks, new Set(questions.map(({ classDay }) => classDay))),
    ...questions.map((question) => {
      const index = (placeIn.get(question.classDay) ?? 0) + 1;
      placeIn.set(question.classDay, index);
      return questionItem(question, topicId(question.classDay), index);
    }),
    ...largeTheses(questions).map(writeThesis),
    ...largeEvaluations(size.weeks).map(writeEvaluation),
  ];
}

function largeSettings(): readonly DesignItem[] {
  return [
    courseSettingsChanges([], {
      ...DEFAULT_COURSE_SETTINGS,
      title: 'Introduction to Philosophy, for everyone',
      instructorName: 'Sophia Lindgren',
      timeZone: DEFAULT_TIME_ZONE,
      hasTAs: true,
      usesGrading: true,
      hasSyllabus: true,
      hasContradictionItems: true,
      questionByQuestionGrading: true,
      givesStudentsComments: true,
      usesGradesForExams: true,
    }),
    progressSettingsChanges([], {
      isAutomatic: true,
      timeToShowNewContent: { hour: 9, minute: 0, half: 'AM' },
      manualDay: null,
    }),
  ].flatMap(({ upserts }) => upserts);
}

function largeSchedule(weeks: number, withQuestions: ReadonlySet<number>): DesignItem[] {
  const dates = largeDates(weeks);
  const indexOf = (classDay: number): number => classDay + Math.ceil(classDay / daysInSection);
  return scheduleItems({
    sections: Array.from({ length: Math.ceil(dates.length / daysInSection) }, (_, index) => ({
      id: sectionId(index),
      name: `Part ${index + 1}`,
      index: indexOf(index * daysInSection + 1) - 1,
    })),
    topics: dates.map((_, day) => ({
      id: topicId(day + 1),
      name: `Class ${day + 1}`,
      index: indexOf(day + 1),
      hasQuestions: withQuestions.has(day + 1),
    })),
    dates: dates.map((isoDate, day) => ({
      id: `d${String(day + 1).padStart(6, '0')}`,
      label: shortDateLabel(isoDate),
      isoDate,
      autoGenerated: true,
      index: indexOf(day + 1),
    })),
    links: [],
  });
}

function sectionId(index: number): string {
  return `s${String(index + 1).padStart(6, '0')}`;
}

function topicId(classDay: number): string {
  return `t${String(classDay).padStart(6, '0')}`;
}
