// Records that are removed together with another one.

const ALONG: Readonly<Record<string, string>> = {
  question: 'heldQuestion',
  evaluation: 'askingDays',
};

/** A deleted question takes its hold with it, a deleted evaluation its setting for asking. */
export function withTakenAlong<Key extends { readonly dataType: string; readonly dataID: string }>(
  removals: readonly Key[],
): readonly (Key | { readonly dataType: string; readonly dataID: string })[] {
  const more = removals.flatMap(({ dataType, dataID }) => {
    const along = ALONG[dataType];
    return along === undefined ? [] : [{ dataType: along, dataID }];
  });
  return [...removals, ...more];
}
