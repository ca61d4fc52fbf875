// Finds what restored items name that the course no longer has: a class day, a question, a thesis or an evaluation
// (HIS-11).
import { ownerType } from '../criteria/criteria-items.ts';
import { designKeyText, type DesignItem } from '../design/design-item.ts';
import { parseLogic } from '../logic/parse-logic.ts';
import { thesisKey } from '../logic/thesis-name.ts';

/** The items of the earlier design that these name and the design after the restore doesn't have. */
export function missingKeys(
  restored: readonly DesignItem[],
  then: readonly DesignItem[],
  after: readonly DesignItem[],
): readonly DesignItem[] {
  const there = new Set(after.flatMap(referenceNames));
  const earlier = new Map(then.flatMap((item) => referenceNames(item).map((name) => [name, item])));
  const found = new Map<string, DesignItem>();
  for (const name of restored.flatMap(namesIn)) {
    const item = there.has(name) ? undefined : earlier.get(name);
    if (item) found.set(designKeyText(item), item);
  }
  return [...found.values()];
}

/** The names by which others refer to an item. */
function referenceNames(item: DesignItem): string[] {
  if (NAMED_BY_ID.has(item.dataType)) return [designKeyText(item)];
  return item.dataType === 'thesis' ? [`thesis/${thesisKey(item.dataText)}`] : [];
}

const NAMED_BY_ID: ReadonlySet<string> = new Set(['question', 'topic', 'evaluation']);

function namesIn(item: DesignItem): string[] {
  const owner = ownerType(item.dataType);
  if (owner !== null) return [designKeyText({ dataType: owner, dataID: item.dataID })];
  if (item.dataType === 'question') return [`topic/${item.questionCourseDate}`, ...namedIn(item)];
  if (item.dataType === 'syllabusLinkItem') return [`topic/${item.questionType}`];
  return item.dataType === 'thesis' ? namedIn(item) : [];
}

function namedIn({ questionLogic }: DesignItem): string[] {
  const formula = parseLogic(questionLogic);
  if (!formula.ok) return [];
  return formula.value.nodes.flatMap((node) => {
    if (node.kind === 'atom') return [`question/${node.questionId}`];
    return node.kind === 'thesis' ? [`thesis/${thesisKey(node.name)}`] : [];
  });
}
