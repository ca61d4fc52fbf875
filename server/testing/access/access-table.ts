// Who may call which endpoint about whom, as rows: the examples of the contract have it, written by hand.
import {
  type Role,
  ROLES,
  type Statuses,
  type Target,
} from '@elenchus/contract/endpoint.examples.ts';
import type { EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { exampleTable } from '@elenchus/contract/endpoint-table.examples.ts';

export const USERNAMES: Readonly<Record<Role, string>> = {
  nobody: 'sam',
  stranger: 'sam',
  guest: 'gus',
  student: 'sam',
  ta: 'tess',
  otherTa: 'tom',
  instructor: 'ina',
  admin: 'sam',
  firstLogin: 'una',
  removed: 'rita',
};

export interface AccessRow {
  readonly endpoint: EndpointName;
  /** '-': the call is about nobody. */
  readonly target: Target | '-';
  readonly expected: Readonly<Record<Role, number>>;
}

export const ROWS: readonly AccessRow[] = (Object.keys(exampleTable) as EndpointName[]).flatMap(
  (endpoint) => {
    const { access } = exampleTable[endpoint];
    const byTarget = 'others' in access ? { '-': access } : access;
    return Object.entries(byTarget).map(([target, statuses]) => ({
      endpoint,
      target: target as AccessRow['target'],
      expected: expectedOf(statuses),
    }));
  },
);

function expectedOf({ others, ...named }: Statuses): AccessRow['expected'] {
  return Object.fromEntries(
    ROLES.map((role) => [role, named[role] ?? others]),
  ) as AccessRow['expected'];
}
