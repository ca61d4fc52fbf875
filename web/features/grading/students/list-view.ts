// The view of the student list in the address.
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { moveWithin } from '../../../lib/move-within.ts';
import { listQuery, readListView, type ListView } from './list-address.ts';

/** The filters and the order; a change replaces them in the address. */
export function useListView(): readonly [ListView, (view: ListView) => void] {
  const { course, hrefOf } = useGradingPlace();
  const values = {
    find: useQueryValue('find'),
    ta: useQueryValue('ta'),
    ungraded: useQueryValue('ungraded'),
    sort: useQueryValue('sort'),
    blind: useQueryValue('blind'),
  };
  return [
    readListView(values, course.evaluations),
    (next) => moveWithin(hrefOf('students', listQuery(next)), { replaces: true }),
  ];
}

/** The same for the address of the list, so that a person who looks at one student's work returns to it. */
export function useListQuery(): Readonly<Record<string, string>> {
  const [view] = useListView();
  return listQuery(view);
}
