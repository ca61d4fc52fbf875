// Turns the documents of a quiz file into drafts: every item is a draft or is listed (QTI-10, QTI-11).
import { joinedList, quotedText } from '../base/quoted-text.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import {
  attributeOf,
  findAll,
  findFirst,
  lineOf,
  tagOf,
  type MarkupElement,
} from './markup-node.ts';
import { readingOf, type DraftOutcome, type QuestionFileReading } from './question-draft.ts';
import { readQtiOneItem } from './qti-one.ts';
import { readQtiTwoItem } from './qti-two.ts';
import type { ParseHtml } from './quiz-item.ts';

export interface QuizDocument {
  /** The path in the package; '' for a single file. */
  readonly name: string;
  readonly root: MarkupElement;
}

interface QuizPackage {
  readonly documents: readonly QuizDocument[];
  /** The other files: images, sounds, PDF. */
  readonly otherFiles: readonly string[];
  /** The XML files that can't be read. */
  readonly broken: readonly string[];
}

const MANIFEST = 'manifest';
const ITEM_ONE = new Set(['item']);
const REFERENCES = new Set(['itemref', 'sourcebank_ref', 'sectionref', 'objectbank_ref']);

const INTRODUCTIONS = new Set(['presentation_material', 'objectives', 'rubric']);

/** The drafts of a package; refused when nothing in it is a quiz. */
export function readQuizPackage(
  quiz: QuizPackage,
  parseHtml: ParseHtml,
): Result<QuestionFileReading, 'no-quiz'> {
  const { ordered, missing } = inOrder(quiz.documents);
  const items = ordered.flatMap(({ root }) => itemsOf(root));
  const isQuiz = ordered.some(({ root }) => QUIZ_ROOTS.has(tagOf(root)));
  if (items.length === 0 && !isQuiz) return refuse('no-quiz');
  const outcomes = items.map((item, at): DraftOutcome => {
    const place = `Question ${at + 1}`;
    return tagOf(item) === 'item'
      ? readQtiOneItem(item, place, parseHtml)
      : readQtiTwoItem(item, place);
  });
  const notes = [
    ...ordered.flatMap(documentNotes),
    ...quiz.broken.map((name) => `The file ${quotedText(name)} in the package can’t be read.`),
    ...missing.map((name) => `The package names ${quotedText(name)}, but doesn’t contain it.`),
    ...otherFileNotes(quiz.otherFiles),
  ];
  return accept(readingOf(outcomes, [...new Set(notes)]));
}

const QUIZ_ROOTS = new Set(['questestinterop', 'assessmentitem', 'assessmenttest']);

function itemsOf(root: MarkupElement): readonly MarkupElement[] {
  const tag = tagOf(root);
  if (tag === 'assessmentitem') return [root];
  return tag === 'questestinterop' ? findAll(root, ITEM_ONE) : [];
}

/** The documents in the order of the test or the manifest, then those that neither names. */
function inOrder(documents: readonly QuizDocument[]): {
  readonly ordered: readonly QuizDocument[];
  readonly missing: readonly string[];
} {
  const named = [
    ...documents.flatMap((one) => references(one, 'assessmenttest', 'assessmentitemref')),
    ...documents.flatMap((one) => references(one, MANIFEST, 'file')),
  ];
  const byName = new Map(documents.map((one) => [one.name, one]));
  const first = [...new Set(named)].flatMap((name) => byName.get(name) ?? []);
  const missing = [...new Set(named)].filter(
    (name) => !byName.has(name) && /\.(xml|qti|dat)$/iu.test(name),
  );
  return { ordered: [...new Set([...first, ...documents])], missing };
}

/** The paths that a document of one kind names, relative to the package. */
function references({ name, root }: QuizDocument, kind: string, tag: string): readonly string[] {
  if (tagOf(root) !== kind) return [];
  return findAll(root, new Set([tag])).map((element) =>
    pathFrom(name, attributeOf(element, 'href')),
  );
}

function pathFrom(document: string, href: string): string {
  const steps = document.split('/').slice(0, -1);
  for (const step of href.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

function documentNotes({ name, root }: QuizDocument): readonly string[] {
  const tag = tagOf(root);
  if (tag === MANIFEST || tag === 'assessmentitem') return [];
  if (tag === 'questestinterop') {
    return [...settingsNotes(root), ...introductionNotes(root), ...referenceNotes(root)];
  }
  if (tag === 'assessmenttest') {
    return ['Settings of the test (its parts, order, time limits and scores) were left out.'];
  }
  if (tag === 'quiz') {
    const title = findFirst(root, 'title');
    const called = title ? ` ${quotedText(lineOf(title))}` : '';
    return [`Settings of the quiz${called} (such as dates, attempts and points) were left out.`];
  }
  if (tag.startsWith('qti-')) {
    return [
      `${quotedText(name)} is QTI 3, which can’t be read. Export the quiz as QTI 2.1 or 1.2.`,
    ];
  }
  return [`The file ${quotedText(name)} in the package is no quiz and wasn’t read.`];
}

function settingsNotes(root: MarkupElement): readonly string[] {
  const assessments = findAll(root, new Set(['assessment']));
  return assessments.flatMap((assessment) => {
    const fields = findAll(assessment, new Set(['qtimetadatafield']), ITEM_ONE);
    const names = fields.flatMap((field) => {
      const label = findFirst(field, 'fieldlabel');
      return label ? [lineOf(label)] : [];
    });
    const title = attributeOf(assessment, 'title');
    const called = title === '' ? '' : ` ${quotedText(title)}`;
    return names.length === 0
      ? []
      : [`Settings of the quiz${called} were left out: ${joinedList(names.slice(0, 10), 'and')}.`];
  });
}

function introductionNotes(root: MarkupElement): readonly string[] {
  return findAll(root, INTRODUCTIONS, ITEM_ONE)
    .map(lineOf)
    .filter((line) => line !== '')
    .map((line) => `An introduction was left out: ${quotedText(line)}`);
}

function referenceNotes(root: MarkupElement): readonly string[] {
  const count = findAll(root, REFERENCES, ITEM_ONE).length;
  if (count === 0) return [];
  return ['The quiz also takes questions from a question bank that isn’t in the file.'];
}

function otherFileNotes(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, 5).map((name) => quotedText(name.split('/').at(-1) ?? name));
  const more = names.length > shown.length ? [`${names.length - shown.length} more`] : [];
  return [`Files in the package were left out: ${joinedList([...shown, ...more], 'and')}.`];
}
