import { blindEvaluations } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import pillStyles from '../../../ui/menus/pill-links.module.css';
import styles from './student-list.module.css';

/** The blind evaluation whose list is open, from the address; null for the list with names. */
export function useBlindEvaluation(): Evaluation | null {
  const { course } = useGradingPlace();
  const wanted = useQueryValue('blind');
  return blindEvaluations(course).find(({ id }) => id === wanted) ?? null;
}

/** Leads to the list with names and to that of each evaluation that hides them. */
export function ListChoice({ open }: { readonly open: Evaluation | null }) {
  const { course, hrefOf } = useGradingPlace();
  const blind = blindEvaluations(course);
  if (blind.length === 0) return null;
  return (
    <Stack gap={8} className={styles.lists}>
      <nav className={pillStyles.pills} aria-label="Lists">
        <ViewLink href={hrefOf('students')} aria-current={open === null ? 'page' : undefined}>
          Students by name
        </ViewLink>
        {blind.map((evaluation) => (
          <ViewLink
            key={evaluation.id}
            href={hrefOf('students', { blind: evaluation.id })}
            aria-current={open?.id === evaluation.id ? 'page' : undefined}
          >
            {evaluationName(evaluation)}, names hidden
          </ViewLink>
        ))}
      </nav>
      {open !== null && (
        <p className={styles.small}>
          Each student has a pseudonym in this evaluation until it’s handed back. The order is
          random and stays the same.
        </p>
      )}
    </Stack>
  );
}
