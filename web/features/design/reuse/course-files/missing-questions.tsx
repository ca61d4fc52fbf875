import { fileQuestions } from '@elenchus/domain/course-file/chosen-parts.ts';
import type { CourseFile } from '@elenchus/domain/course-file/course-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { questionWords } from './part-tree.tsx';
import styles from './course-files.module.css';

interface MissingQuestionsProps {
  readonly ids: readonly string[];
  readonly course: CourseFile;
  readonly onAdd: (id: string) => void;
}

/** Questions that the logic of chosen ones depends on, each with a button that adds it. */
export function MissingQuestions({ ids, course, onAdd }: MissingQuestionsProps) {
  if (ids.length === 0) return null;
  const byId = new Map(fileQuestions(course).map((question) => [question.id, question]));
  return (
    <Notice tone="attention">
      <p>
        The logic of what you chose depends on questions that you didn’t choose. Without them, those
        conditions count as false.
      </p>
      <Stack as="ul" columns="auto" gap={8} className={styles.missing}>
        {ids.map((id) => {
          const question = byId.get(id);
          return (
            <li key={id}>
              <span>
                {question ? questionWords(question) : `Question ${id}, which isn’t in that course`}
              </span>
              {question && <Button onClick={() => onAdd(id)}>Add this question</Button>}
            </li>
          );
        })}
      </Stack>
    </Notice>
  );
}
