// A person's work as the HTML from which the PDF is made (its conventions: docs/decisions/0005-pdf.md).
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { philosophyHeading } from '@elenchus/domain/screens/heading.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import type { Thesis } from '@elenchus/domain/logic/thesis.ts';
import { thesisNameInWords } from '@elenchus/domain/logic/thesis-name.ts';
import type { PassageComment } from '@elenchus/domain/passages/passage-comment.ts';
import { answerLookup } from '@elenchus/domain/progress/open-work.ts';
import { sectionStatus } from '@elenchus/domain/progress/section-status.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import type { ContradictionInput } from '@elenchus/domain/visibility/contradiction-view.ts';
import {
  questionsOfSection,
  type OpenSection,
  type ReleasedCourse,
  type TopicQuestions,
} from '@elenchus/domain/visibility/released-course.ts';
import { visibleSections } from '@elenchus/domain/visibility/visible-questions.ts';
import { questionHtml, type QuestionHtmlInput } from './work-document-questions.ts';
import { escapeHtml, linesAsHtml } from './work-document-text.ts';

export interface WorkDocumentInput {
  /** What the course is called. */
  readonly courseTitle: string;
  readonly settings: Pick<CourseSettings, 'instructorName'>;
  /** The course as it is open to the person. */
  readonly released: ReleasedCourse;
  readonly answers: readonly Answer[];
  /** What graders wrote about the work that they handed back. */
  readonly comments?: readonly PassageComment[];
  readonly fullName: string;
  /** The day of the document, as people read it. */
  readonly dateText: string;
}

/** A document may have 20,000 blocks and a listed option takes two: above this only the chosen ones are listed. */
const MOST_LISTED_OPTIONS = 4000;

/** The whole document: only what this person sees, with the current answers. */
export function workDocument(input: WorkDocumentInput): string {
  const { released, answers, comments = [] } = input;
  const about = Map.groupBy(comments, ({ questionID }) => questionID);
  const commentsOn = (id: string): readonly PassageComment[] => about.get(id) ?? [];
  const truth = evaluateStudent(released.graph, answers);
  const state = { course: released, truth, answerOf: answerLookup(answers) };
  const shown = visibleSections(released, truth).filter(({ topics }) => topics.length > 0);
  const listsAllOptions = optionCount(shown) <= MOST_LISTED_OPTIONS;
  const title = philosophyHeading(input.fullName);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    `<meta name="author" content="${escapeHtml(input.fullName.trim())}"></head><body>`,
    headerHtml(input, title),
    thesesHtml(heldTheses(state)),
    listsAllOptions ? '' : note('This work is very long, so only the chosen options are listed.'),
    shown.length === 0 ? note('No questions are open yet.') : '',
    ...shown.map((section) => sectionHtml(section, { ...state, listsAllOptions, commentsOn })),
    colophonHtml(input),
    '</body></html>',
  ].join('\n');
}

function optionCount(sections: readonly OpenSection[]): number {
  return sections
    .flatMap(questionsOfSection)
    .filter(({ type }) => isChoice(type))
    .reduce((sum, { options }) => sum + options.length, 0);
}

/** The theses to which the answers commit, wherever in the course the answers were given. */
function heldTheses(state: ContradictionInput): readonly Thesis[] {
  const [first] = state.course.sections;
  if (!first) return [];
  // All sections as one, so that a course with many sections is evaluated once.
  const section = { ...first, topics: state.course.sections.flatMap(({ topics }) => topics) };
  const { theses } = sectionStatus({ ...state, section, hasContradictionItems: true });
  return theses.map(({ thesis }) => thesis);
}

function headerHtml({ fullName, dateText, ...input }: WorkDocumentInput, title: string): string {
  const lines = [fullName.trim(), courseLine(input), dateText].filter((line) => line !== '');
  return `<header><h1>${escapeHtml(title)}</h1>${lines.map(paragraph).join('')}</header>`;
}

function courseLine({
  courseTitle,
  settings,
}: Pick<WorkDocumentInput, 'courseTitle' | 'settings'>): string {
  const instructor = settings.instructorName.trim();
  return instructor === '' ? courseTitle : `${courseTitle}, ${instructor}`;
}

function thesesHtml(theses: readonly Thesis[]): string {
  if (theses.length === 0) return '';
  const terms = theses.map(
    ({ name, description }) =>
      `<dt>${escapeHtml(thesisNameInWords(name))}</dt><dd>${linesAsHtml(description)}</dd>`,
  );
  return `<aside><h2>Theses held</h2><dl>${terms.join('')}</dl></aside>`;
}

function sectionHtml({ section, topics }: OpenSection, input: QuestionHtmlInput): string {
  const name = section.name.trim() || 'Section without a name';
  const parts = topics.map((topic) => topicHtml(topic, input));
  return `<section><h2>${escapeHtml(name)}</h2>\n${parts.join('\n')}</section>`;
}

function topicHtml({ topic, questions }: TopicQuestions, input: QuestionHtmlInput): string {
  const name = topic.name.trim();
  const heading = name === '' ? '' : `<h3>${escapeHtml(name)}</h3>\n`;
  return `${heading}${questions.map((question) => questionHtml(question, input)).join('\n')}`;
}

function colophonHtml({ dateText, ...input }: WorkDocumentInput): string {
  return `<hr>${note(`${courseLine(input)}. The answers as they stood on ${dateText}.`)}`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function note(text: string): string {
  return `<p class="note">${escapeHtml(text)}</p>`;
}
