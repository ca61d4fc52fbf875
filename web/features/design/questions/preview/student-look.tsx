import { useEffect, useRef } from 'react';
import type { QuestionPlace } from '@elenchus/domain/screens/question-menu.ts';
import type { Topic } from '@elenchus/domain/schedule/schedule.ts';
import { questionElementId } from '../../../../course-ui/questions/question-place.ts';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { useQueryValue } from '../../../../lib/browser-location.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { StudentPreview } from './student-preview.tsx';
import type { TriedAnswers } from './tried-answers.ts';
import styles from './student-preview.module.css';

interface StudentLookProps {
  readonly topic: Topic;
  readonly words: CourseWords;
  readonly tried: TriedAnswers;
  readonly hrefOfPlace: (place: QuestionPlace) => string;
}

/** The student view: a class day alone on the page, with answers to try out. */
export function StudentLook(props: StudentLookProps) {
  return (
    <Stack gap={24} className={styles.student}>
      <Notice>
        <p>
          This is what a student sees on that day. Answers you give here are only for trying things
          out. They aren’t saved.
        </p>
      </Notice>
      <StudentPreview {...props} isAside={false} />
    </Stack>
  );
}

/** The same beside the list of questions, as long as the window has room for it. */
export function PreviewPanel(props: StudentLookProps) {
  const panel = useRef<HTMLElement>(null);
  const openId = useQueryValue('at');
  useEffect(() => {
    if (openId === null || !panel.current) return;
    const shown = panel.current.querySelector(`#${CSS.escape(questionElementId(openId))}`);
    if (!shown) return;
    // Only the panel scrolls: the page stays at the question that was opened.
    const top = shown.getBoundingClientRect().top - panel.current.getBoundingClientRect().top;
    panel.current.scrollBy({ top: top - panel.current.clientHeight / 4 });
  }, [openId]);
  return (
    <aside ref={panel} data-scrolls className={styles.panel} aria-labelledby="preview-name">
      <h2 id="preview-name">Student preview</h2>
      <StudentPreview {...props} isAside />
    </aside>
  );
}
