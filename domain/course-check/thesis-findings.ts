// Theses that are equivalent, exclude each other or follow from each other, without what follows from the rest (CHK-17).
import type { ThesisRelation } from '../logic/solver/thesis-relations.ts';
import type { CheckedCourse } from './checked-course.ts';
import type { CourseFinding, FindingKind } from './course-finding.ts';
import { findingAt } from './finding-list.ts';

const KINDS = {
  equivalent: 'equivalent-theses',
  exclusive: 'exclusive-theses',
  entails: 'entailed-thesis',
} as const satisfies Record<ThesisRelation['kind'], FindingKind>;

/** One finding for each relation that does not follow from the others. */
export function thesisFindings(
  { formulas, content, graph }: CheckedCourse,
  relations: readonly ThesisRelation[],
): readonly CourseFinding[] {
  const byDefinition = new Map(formulas.map((checked) => [checked.definition, checked]));
  return basicRelations(relations).flatMap(({ kind, first, second }) => {
    const checked = byDefinition.get(first);
    const other = content.theses[second - graph.definitions.questionCount]?.name ?? '';
    return checked ? [findingAt(checked, { kind: KINDS[kind], other })] : [];
  });
}

/** Of equivalent theses only the first represents them all; chains of entailment are given link by link. */
function basicRelations(relations: readonly ThesisRelation[]): readonly ThesisRelation[] {
  const copies = new Set(
    relations.filter(({ kind }) => kind === 'equivalent').map(({ second }) => second),
  );
  const among = relations.filter(
    ({ kind, first, second }) =>
      !copies.has(first) && (kind === 'equivalent' || !copies.has(second)),
  );
  const follows = partners(among, 'entails');
  const excluded = partners(among, 'exclusive');
  const next = (each: number): readonly number[] => [...(follows.get(each) ?? [])];
  const isApart = (one: number, two: number): boolean =>
    (excluded.get(one)?.has(two) ?? false) || (excluded.get(two)?.has(one) ?? false);
  return among.filter(({ kind, first, second }) => {
    if (kind === 'equivalent') return true;
    if (kind === 'entails') return !next(first).some((via) => follows.get(via)?.has(second));
    const isFromFirst = next(first).some((via) => isApart(via, second));
    return !isFromFirst && !next(second).some((via) => isApart(first, via));
  });
}

function partners(
  relations: readonly ThesisRelation[],
  kind: ThesisRelation['kind'],
): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>();
  for (const relation of relations) {
    if (relation.kind !== kind) continue;
    const others = found.get(relation.first);
    if (others) others.add(relation.second);
    else found.set(relation.first, new Set([relation.second]));
  }
  return found;
}
