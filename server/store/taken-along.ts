// Records of the design that are removed together with another one.
import { withOwnedKeys } from '@elenchus/domain/criteria/criteria-items.ts';

interface Key {
  readonly dataType: string;
  readonly dataID: string;
}

const ALONG: Readonly<Record<string, readonly string[]>> = {
  question: ['heldQuestion'],
  evaluation: ['askingDays', 'fairGrading'],
};

/** A deleted question takes its hold and its criteria with it, and a deleted evaluation its own settings. */
export function withTakenAlong(removals: readonly Key[]): readonly Key[] {
  const more = removals.flatMap(({ dataType, dataID }) =>
    (ALONG[dataType] ?? []).map((along) => ({ dataType: along, dataID })),
  );
  return [...withOwnedKeys(removals), ...more];
}
