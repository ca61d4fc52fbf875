// The identifiers that added parts get: new ones, which nothing in the course has or names (FIL-9).
import { idMaker, makeSyllabusLinkId, type IdKind, type RandomBytes } from '../base/identifiers.ts';
import type { DataType } from '../design/data-types.ts';
import { itemsOfType, type DesignItem } from '../design/design-item.ts';
import { namedIn } from './rewire-logic.ts';

type MergedKind = Exclude<IdKind, 'noClass'>;

export type MergeIds = Readonly<Record<MergedKind | 'link', () => string>>;

const TYPES: Readonly<Record<MergedKind, DataType>> = {
  section: 'sectionName',
  topic: 'topic',
  courseDate: 'courseDate',
  question: 'question',
  thesis: 'thesis',
  evaluation: 'evaluation',
  persona: 'persona',
};

/** Makers of identifiers that are free in a course. */
export function mergeIds(
  items: readonly DesignItem[],
  randomBytes: RandomBytes,
  epochMs: number,
): MergeIds {
  // An ID that a formula names although no question has it must stay free, or the formula could become true.
  const named = namedIn(items.map(({ questionLogic }) => questionLogic)).questionIds;
  const maker = (kind: MergedKind) =>
    idMaker(kind, randomBytes, [
      ...idsOf(items, TYPES[kind]),
      ...(kind === 'question' ? named : []),
    ]);
  const links = new Set(idsOf(items, 'syllabusLinkItem'));
  return {
    section: maker('section'),
    topic: maker('topic'),
    courseDate: maker('courseDate'),
    question: maker('question'),
    thesis: maker('thesis'),
    evaluation: maker('evaluation'),
    persona: maker('persona'),
    link: () => {
      const id = makeSyllabusLinkId(epochMs, links);
      links.add(id);
      return id;
    },
  };
}

function idsOf(items: readonly DesignItem[], dataType: DataType): string[] {
  return itemsOfType(items, dataType).map(({ dataID }) => dataID);
}
