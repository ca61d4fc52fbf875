import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { GRADE_TEXT_LIMIT } from '@elenchus/domain/grading/grade-record.ts';
import { growWithText } from '../../../../course-ui/texts/grow-with-text.ts';
import { MarksHint } from '../../../../course-ui/texts/marks-hint.tsx';
import { SavedCommentsControl } from '../saved-comments/saved-comments-control.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TypedElsewhere } from '../../../../ui/fields/typed-elsewhere.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { FieldNote } from '../saves/conflict-choice.tsx';
import { useDesk, useField } from '../desk-context.ts';
import { COMMENTS_ID, SAVED_COMMENTS_ID } from '../keys/question-focus.ts';
import { replacedComments } from '../saves/student-grades.ts';
import styles from '../fields/desk-fields.module.css';

interface CommentsFieldProps {
  /** The question that is being read, whose saved comments come first. */
  readonly questionId: string | null;
  /** Whether the student already sees the grading. */
  readonly isBack: boolean;
  readonly onLeave: () => void;
  /** What is one click away from here. */
  readonly children: ReactNode;
}

const NO_QUESTION = { id: '', text: '' };

/** The comments on the whole evaluation. */
export function CommentsField({ questionId, isBack, onLeave, children }: CommentsFieldProps) {
  const { courseID, course, saves, student, work } = useDesk();
  const question = course.questions.find(({ id }) => id === questionId);
  const field = useField('comments');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => (area.current ? growWithText(area.current) : undefined), []);
  return (
    <Stack gap={6} className={styles.field}>
      <Row align="center" spread className={styles.head}>
        <label htmlFor={COMMENTS_ID}>Comments</label>
        {children}
      </Row>
      <TextArea
        className={styles.area}
        ref={area}
        id={COMMENTS_ID}
        rows={4}
        value={field.text}
        maxLength={GRADE_TEXT_LIMIT}
        aria-describedby={`${COMMENTS_ID}-note`}
        onChange={({ currentTarget }) => field.edit(currentTarget.value)}
        onFocus={field.hold}
        onBlur={field.release}
        onKeyDown={({ key }) => key === 'Escape' && onLeave()}
      />
      <SavedCommentsControl
        id={SAVED_COMMENTS_ID}
        courseID={courseID}
        area={area}
        question={question ?? NO_QUESTION}
        studentName={isBlind(course, work.evaluationId) ? null : student.fullName}
      />
      <p id={`${COMMENTS_ID}-note`} className={styles.note}>
        {audienceWords(course.settings.givesStudentsComments, isBack)}
      </p>
      {course.settings.givesStudentsComments && <MarksHint id={`${COMMENTS_ID}-marks`} />}
      <FieldNote field={field} isText />
      {replacedComments(saves, work).map((text) => (
        <TypedElsewhere
          key={`${text.tab} ${text.editedAt}`}
          text={text.value.text}
          useLabel="Add it below"
          onUse={() => field.edit(`${field.text}\n\n${text.value.text}`)}
          onDrop={() => saves.discard(text)}
        >
          You changed these comments in another tab as well. The earlier text was:
        </TypedElsewhere>
      ))}
    </Stack>
  );
}

function audienceWords(givesStudentsComments: boolean, isBack: boolean): string {
  if (!givesStudentsComments) {
    return 'This course doesn’t show comments to students. Only instructors and TAs see them.';
  }
  return isBack
    ? 'The evaluation is handed back: the student sees this as you type.'
    : 'The student sees this once the evaluation is handed back.';
}
