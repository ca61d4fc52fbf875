// A device that stores everything in memory, for tests.
import type { KeptTexts, StoreChange } from '../queue-event.ts';
import type { UnsentStore } from '../unsent-store.ts';

/** A device that keeps texts for as long as the test runs. */
export function memoryStore(): UnsentStore {
  const kept = new Map<string, KeptTexts>();
  const read = (scope: string): KeptTexts => kept.get(scope) ?? { unsent: [], setAside: [] };
  return {
    load: async (scope) => structuredClone(read(scope)),
    apply: async (scope, changes) => {
      kept.set(scope, changes.reduce(applied, read(scope)));
    },
  };
}

function applied(texts: KeptTexts, change: StoreChange): KeptTexts {
  if (change.type !== 'keep' && change.type !== 'forget') return texts;
  const { key, tab, editedAt } = change.type === 'keep' ? change.item : change.edit;
  const rest = texts.unsent.filter(
    (item) => item.key !== key || item.tab !== tab || item.editedAt > editedAt,
  );
  return { ...texts, unsent: change.type === 'keep' ? [...rest, change.item] : rest };
}
