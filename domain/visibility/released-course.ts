// The course as it is open on a day: sections, open class days, released questions and the logic among them.

import { buildLogicGraph, type LogicGraph } from '../logic/logic-graph.ts';
import type { Thesis } from '../logic/thesis.ts';
import { isReady } from '../questions/question-readiness.ts';
import type { Question } from '../questions/question.ts';
import { questionsByTopic } from '../questions/questions-by-topic.ts';
import { questionsInUse, type QuestionSwitches } from '../questions/questions-in-use.ts';
import type { Schedule, Section, Topic } from '../schedule/schedule.ts';
import { type DateGate, visibleTopics } from './date-gate.ts';
import { isLocked, outlineOf } from './visible-sections.ts';

export interface CourseContent {
  readonly schedule: Pick<Schedule, 'sections' | 'topics'>;
  readonly questions: readonly Question[];
  readonly theses: readonly Thesis[];
  /** Switched-off items aren't released to anyone. */
  readonly settings: QuestionSwitches;
}

export interface TopicQuestions {
  readonly topic: Topic;
  /** In order. */
  readonly questions: readonly Question[];
}

export interface OpenSection {
  readonly section: Section;
  readonly isLocked: boolean;
  readonly topics: readonly TopicQuestions[];
}

export interface ReleasedCourse {
  /** Every section in order, the locked ones without topics. */
  readonly sections: readonly OpenSection[];
  readonly questionById: ReadonlyMap<string, Question>;
  readonly theses: readonly Thesis[];
  /**
   * A question that is not released, unfinished or held back is not in it, so its atoms are false: a student's browser does
   * not have that question, and server and browser must agree on what shows.
   */
  readonly graph: LogicGraph;
}

/** Opens a course for a day; the result serves every student of that day. */
export function releaseCourse(content: CourseContent, gate: DateGate): ReleasedCourse {
  const inUse = questionsInUse(content.questions, content.settings);
  const byTopic = questionsByTopic(inUse.filter(isReady));
  const sections = outlineOf(content.schedule).map((entry): OpenSection => {
    const topics = visibleTopics(entry.topics, gate).map((topic) => {
      return { topic, questions: byTopic.get(topic.id) ?? [] };
    });
    return { section: entry.section, isLocked: isLocked(entry, gate), topics };
  });
  const questions = sections.flatMap(questionsOfSection);
  const { theses } = content;
  return {
    sections,
    questionById: new Map(questions.map((question) => [question.id, question])),
    theses,
    graph: buildLogicGraph({ questions, theses }),
  };
}

/** The questions of a section, in order. */
export function questionsOfSection(section: Pick<OpenSection, 'topics'>): readonly Question[] {
  return section.topics.flatMap(({ questions }) => questions);
}
