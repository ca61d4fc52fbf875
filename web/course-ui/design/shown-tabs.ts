import { createContext, use } from 'react';

/** The keys of the top tabs that exist. */
export const ShownTabs = createContext<ReadonlySet<string>>(new Set());

/** Which top tabs there are, so that nothing leads to one that is not there. */
export function useShownTabs(): ReadonlySet<string> {
  return use(ShownTabs);
}
