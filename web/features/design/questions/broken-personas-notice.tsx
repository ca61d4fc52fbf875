import { useDesignSession, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { workbenchHref } from '../../../course-ui/design/workbench-part.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import {
  useCourseCheck,
  useKeptPersonas,
} from '../../../course-ui/course-check/use-course-check.ts';
import styles from '../../../course-ui/course-check/course-check.module.css';

/** Says when a kept persona no longer reaches what it was kept for. */
export function BrokenPersonasNotice() {
  const { courseID } = useDesignSession();
  const { items } = useDesignedCourse();
  const kept = useKeptPersonas(items);
  const { report } = useCourseCheck();
  const names = (report?.brokenPersonas ?? []).flatMap(({ persona }) => kept[persona]?.name ?? []);
  return (
    <output className={styles.status}>
      {names.length > 0 && (
        <Notice tone="attention">
          <p>
            {names.length === 1
              ? `${names.join('')} no longer reaches everything it was kept for.`
              : `${names.length} personas no longer reach everything they were kept for: ${names.join(', ')}.`}{' '}
            <ViewLink href={workbenchHref(courseID, 'personas')}>Look at the personas</ViewLink>, or
            take the last change back with Undo.
          </p>
        </Notice>
      )}
    </output>
  );
}
