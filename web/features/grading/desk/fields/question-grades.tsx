import { useRef } from 'react';
import { computeExamGrade, gradeLabel } from '@elenchus/domain/grading/exam-grade.ts';
import { gradeSteps } from '@elenchus/domain/grading/grade-steps.ts';
import { leftOutEssays } from '@elenchus/domain/grading/unwritten-essays.ts';
import { breakpoints } from '../../../../ui/breakpoints.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useMediaQuery } from '../../../../ui/media-query.ts';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { FieldNote } from '../saves/conflict-choice.tsx';
import { useDesk, useField } from '../desk-context.ts';
import type { NumberedQuestion } from '../answers/desk-work.ts';
import { GradeBox } from './grade-box.tsx';
import { LostGradeLine, useLostQuestions } from './lost-grade-line.tsx';
import type { CurrentQuestion } from '../answers/use-current-question.ts';
import { shownEvaluation } from '../saves/student-grades.ts';
import fieldStyles from './desk-fields.module.css';
import styles from './question-grades.module.css';

interface RunningGradeProps {
  /** Those that the student was shown; undefined until the answers are loaded. */
  readonly essays: readonly NumberedQuestion[] | undefined;
}

/** The grade as it stands, and how it comes about. */
export function RunningGrade({ essays }: RunningGradeProps) {
  const { course, saves, work } = useDesk();
  const graded = shownEvaluation(saves, work);
  const grade = computeExamGrade(graded, course.settings);
  const shownIds = essays?.map(({ question }) => question.id) ?? [];
  const leftOut = leftOutEssays(shownIds, graded.questionGrades);
  const steps = gradeSteps(graded, course.settings, leftOut);
  return (
    <section className={styles.running} aria-label="Running grade">
      <h2>Running grade</h2>
      <p className={styles.grade}>{grade === null ? '–' : gradeLabel(grade)}</p>
      {steps.length === 0 ? (
        <p className={fieldStyles.note}>No question grades yet.</p>
      ) : (
        <Text as="dl" tone="soft" size="sm" className={styles.steps}>
          {steps.map(({ label: words, amount }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </Text>
      )}
    </section>
  );
}

interface QuestionGradesProps {
  readonly essays: readonly NumberedQuestion[];
  readonly questions: CurrentQuestion;
  readonly isBack: boolean;
}

/** The grades of all essays, one line each, and those that count without an essay. */
export function QuestionGrades({ essays, questions, isBack }: QuestionGradesProps) {
  const lost = useLostQuestions(new Set(essays.map(({ question }) => question.id)));
  const section = useRef<HTMLElement>(null);
  return (
    <Stack
      as="section"
      gap={6}
      ref={section}
      className={fieldStyles.field}
      aria-label="Question grades"
      tabIndex={-1}
    >
      <h2>Question grades</h2>
      {essays.length === 0 && lost.length === 0 && (
        <p className={fieldStyles.note}>This student has no essay questions in this evaluation.</p>
      )}
      <Stack as="ol" columns="auto" isBareList className={styles.grades}>
        {essays.map(({ question, number }) => (
          <GradeLine
            key={question.id}
            questionId={question.id}
            name={`${number}.`}
            text={question.text}
            questions={questions}
          />
        ))}
        {lost.map((id) => (
          <LostGradeLine
            key={id}
            questionId={id}
            isBack={isBack}
            onTakenOut={() => section.current?.focus({ preventScroll: true })}
          />
        ))}
      </Stack>
    </Stack>
  );
}

interface GradeLineProps {
  readonly questionId: string;
  readonly name: string;
  readonly text: string;
  readonly questions: CurrentQuestion;
}

function GradeLine({ questionId, name, text, questions }: GradeLineProps) {
  const field = useField('questionGrade', questionId);
  const isCurrent = questions.current === questionId;
  const isBesideAnswers = useMediaQuery(breakpoints.columns);
  return (
    <li data-current={isCurrent || undefined}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.toAnswer}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={() => questions.goTo(questionId)}
        >
          <span className={styles.number}>{name}</span>
          <span>{shortText(text)}</span>
        </button>
        <GradeBox
          questionId={questionId}
          label={`Question grade ${name.replace('.', '')}: ${shortText(text)}`}
          place="list"
          questions={questions}
        />
      </div>
      {isBesideAnswers && <FieldNote field={field} />}
    </li>
  );
}
