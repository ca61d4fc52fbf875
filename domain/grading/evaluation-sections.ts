// Keeps each section in only one evaluation: finds the sections that are taken, and chooses those of one evaluation.
import { accept, refuse, type Result } from '../base/result.ts';
import type { DesignItem } from '../design/design-item.ts';
import { readEvaluation, type Evaluation } from './evaluation.ts';

/** A section that cannot be chosen, and the evaluation that has it. */
export interface TakenSection {
  readonly sectionId: string;
  readonly evaluation: Evaluation;
}

type SectionsProblem =
  | { readonly kind: 'no-such-evaluation'; readonly evaluationId: string }
  | { readonly kind: 'taken'; readonly sections: readonly TakenSection[] };

/** The sections that belong to evaluations other than this one, with their owner. */
export function takenSections(
  evaluations: readonly Evaluation[],
  evaluationId: string,
): ReadonlyMap<string, Evaluation> {
  const taken = new Map<string, Evaluation>();
  for (const evaluation of evaluations) {
    if (evaluation.id === evaluationId) continue;
    for (const sectionId of evaluation.sectionIds) {
      if (!taken.has(sectionId)) taken.set(sectionId, evaluation);
    }
  }
  return taken;
}

/** The evaluation with these sections, unless another evaluation has one of the newly chosen. */
export function chooseSections(
  evaluations: readonly Evaluation[],
  evaluationId: string,
  sectionIds: readonly string[],
): Result<Evaluation, SectionsProblem> {
  const evaluation = evaluations.find(({ id }) => id === evaluationId);
  if (evaluation === undefined) return refuse({ kind: 'no-such-evaluation', evaluationId });
  const chosen = [...new Set(sectionIds)];
  const taken = takenSections(evaluations, evaluationId);
  const sections = chosen.flatMap((sectionId) => {
    const owner = taken.get(sectionId);
    // A section that two evaluations already share must not keep either of them from being saved.
    const isNew = !evaluation.sectionIds.includes(sectionId);
    return owner !== undefined && isNew ? [{ sectionId, evaluation: owner }] : [];
  });
  if (sections.length > 0) return refuse({ kind: 'taken', sections });
  return accept({ ...evaluation, sectionIds: chosen });
}

/** The evaluations among these items that list a deleted section, without it; everything else of them stays. */
export function evaluationsWithoutSections(
  items: readonly DesignItem[],
  deleted: ReadonlySet<string>,
): readonly DesignItem[] {
  return items.flatMap((item) => {
    if (item.dataType !== 'evaluation') return [];
    const { sectionIds } = readEvaluation(item);
    const left = sectionIds.filter((id) => !deleted.has(id));
    return left.length === sectionIds.length ? [] : [{ ...item, questionOptions: left.join(',') }];
  });
}

/** The sentence for sections that cannot be chosen. */
export function sectionsSentence(problem: SectionsProblem): string {
  switch (problem.kind) {
    case 'no-such-evaluation':
      return 'This evaluation no longer exists. Please reload the page.';
    case 'taken': {
      const names = new Set(problem.sections.map(({ evaluation }) => `'${evaluation.name}'`));
      return `A section can belong to only one evaluation. Already used by ${[...names].join(', ')}.`;
    }
  }
}
