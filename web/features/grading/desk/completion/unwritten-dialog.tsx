import { computesWith } from '@elenchus/domain/grading/computed-grade.ts';
import type { NumberedEssay } from '@elenchus/domain/grading/completion.ts';
import { computeExamGrade, gradeLabel } from '@elenchus/domain/grading/exam-grade.ts';
import { essaysWords } from '@elenchus/domain/grading/exam-grade-sum.ts';
import type { SettledEssays } from '@elenchus/domain/grading/unwritten-essays.ts';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { ModalSheet, SheetButtons } from '../../../../ui/modal-sheet.tsx';
import { useDesk } from '../desk-context.ts';
import { shownEvaluation } from '../saves/student-grades.ts';
import styles from '../desk-dialogs.module.css';

interface UnwrittenDialogProps {
  /** Shown to the student, not written, and without a grade. */
  readonly essays: readonly NumberedEssay[];
  /** Whether the student already sees the grading. */
  readonly isBack: boolean;
  readonly onChoose: (choice: SettledEssays) => void;
  readonly onCancel: () => void;
}

/** Asks before grading is marked complete what an essay counts that was shown and not written (GRD-162). */
export function UnwrittenDialog({ essays, isBack, onChoose, onCancel }: UnwrittenDialogProps) {
  const { student } = useDesk();
  const isOne = essays.length === 1;
  const [essay, it] = isOne ? ['the essay', 'it'] : [`${essays.length} essays`, 'them'];
  return (
    <ModalSheet
      title={`Enter 0 for ${essay} left empty?`}
      onCancel={onCancel}
      onShown={(sheet) => sheet.querySelector<HTMLElement>('[data-look="filled"]')?.focus()}
    >
      <Stack columns="auto" gap={8} className={styles.unwritten}>
        <p>
          {student.fullName} was shown {isOne ? 'this question' : 'these questions'} and wrote
          nothing by the due date:
        </p>
        <ul className={styles.ungraded}>
          {essays.map(({ question, number }) => (
            <li key={question.id}>
              Question {number}: {shortText(question.text)}
            </li>
          ))}
        </ul>
        <BothGrades essays={essays} />
        {isBack && (
          <p>
            <strong>It’s handed back: the student sees the change at once.</strong>
          </p>
        )}
        <p>An instructor can settle this for every student in Grading Setup.</p>
      </Stack>
      <SheetButtons>
        <Button onClick={onCancel}>Not yet</Button>
        <Button look="filled" onClick={() => onChoose('zero')}>
          Enter 0 and complete
        </Button>
        <Button look="plain" onClick={() => onChoose('leaveOut')}>
          Leave {it} out
        </Button>
      </SheetButtons>
    </ModalSheet>
  );
}

/** What the grade becomes by either choice. */
function BothGrades({ essays }: { readonly essays: readonly NumberedEssay[] }) {
  const { course, saves, work } = useDesk();
  const penalties = computesWith(course.settings);
  if (penalties === null) return null;
  const graded = shownEvaluation(saves, work);
  const zeros = essays.map(({ question }) => [question.id, 0] as const);
  const withZeros = { ...graded, questionGrades: new Map([...graded.questionGrades, ...zeros]) };
  const [zero, left] = [withZeros, graded].map((each) => computeExamGrade(each, penalties));
  return (
    <p>
      With 0, the grade is {label(zero)}. Left out, it is {label(left)}
      {graded.questionGrades.size > 0 && `, the average of ${essaysWords(graded, essays.length)}`}.
    </p>
  );
}

function label(grade: number | null | undefined): string {
  return grade === null || grade === undefined ? 'missing' : gradeLabel(grade);
}
