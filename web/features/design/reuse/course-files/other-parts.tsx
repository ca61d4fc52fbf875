import type { Chosen } from '@elenchus/domain/course-file/chosen-parts.ts';
import type { CourseFile } from '@elenchus/domain/course-file/course-file.ts';
import { MarkedBox } from './part-tree.tsx';
import { marked } from './tree-choice.ts';
import styles from './course-files.module.css';

interface OtherPartsProps {
  readonly course: CourseFile;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

const KINDS = [
  ['theses', 'Theses', 'Theses that chosen questions use come along anyway.'],
  ['evaluations', 'Evaluations', 'They get the sections that you add, and no due date.'],
  ['personas', 'Personas', 'A persona needs all of its questions.'],
] as const;

/** What isn't in the schedule. */
export function OtherParts({ course, chosen, onChoose }: OtherPartsProps) {
  return KINDS.filter(([kind]) => course[kind].length > 0).map(([kind, label, note]) => (
    <details key={kind} className={styles.others}>
      <summary>
        {label} ({course[kind].length})
      </summary>
      <p className={styles.soft}>{note}</p>
      <ul className={styles.tree}>
        {course[kind].map(({ id, name }) => (
          <li key={id}>
            <MarkedBox
              mark={chosen[kind].has(id) ? 'all' : 'none'}
              onMark={(isOn) => onChoose(marked(chosen, kind, [id], isOn))}
            >
              {name || 'Without a name'}
            </MarkedBox>
          </li>
        ))}
      </ul>
    </details>
  ));
}
