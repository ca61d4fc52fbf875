// The filters and the order of the student list, kept in the address: a reload or a shared link brings them back.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import {
  readUngradedFilter,
  ungradedFilterText,
  type UngradedFilter,
} from '@elenchus/domain/grading/grade-next.ts';
import type { TableOrder } from '../../../ui/tables/table-cells.tsx';
import { BY_LAST_NAME } from './student-rows.ts';

export interface ListView {
  /** Part of a name or netID. */
  readonly find: string;
  /** The username of a TA, NO_TA, or '' for the students of every TA. */
  readonly ta: string;
  readonly ungraded: UngradedFilter;
  readonly order: TableOrder;
  /** The evaluation whose pseudonyms are listed, '' for names. */
  readonly blind: string;
}

/** How the server writes that a student has no TA. */
export const NO_TA = 'unassigned';

type Values = Readonly<Record<'find' | 'ta' | 'ungraded' | 'sort' | 'blind', string | null>>;

/** The view that the values of an address ask for. */
export function readListView(
  values: Values,
  evaluations: readonly Pick<Evaluation, 'id'>[],
): ListView {
  const sort = values.sort ?? '';
  const isDescending = sort.startsWith('-');
  return {
    find: values.find ?? '',
    ta: foldName(values.ta ?? ''),
    ungraded: readUngradedFilter(values.ungraded, evaluations),
    blind: values.blind ?? '',
    order: sort === '' ? BY_LAST_NAME : { key: isDescending ? sort.slice(1) : sort, isDescending },
  };
}

/** The same as values for an address; what isn't filtered isn't mentioned. */
export function listQuery({ find, ta, ungraded, order, blind }: ListView): Record<string, string> {
  const isUsual = order.key === BY_LAST_NAME.key && !order.isDescending;
  const values = {
    blind,
    find,
    ta,
    ungraded: ungradedFilterText(ungraded),
    sort: isUsual ? '' : `${order.isDescending ? '-' : ''}${order.key}`,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
