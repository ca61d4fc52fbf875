import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chosenLine } from '@elenchus/domain/answers/choice-answer.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import { callEndpoint } from '../../../../calls/call-endpoint.ts';
import { ChangingPart } from '../../../../course-ui/closing/closed-course.tsx';
import { fieldKey } from '../../../../saving/grades/grade-field.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useDesk } from '../desk-context.ts';
import { deskKey, type LoadedWork } from '../desk-queries.ts';
import type { ShownStudent } from '../use-student-work.ts';
import { WordChanges } from '../answers/word-changes.tsx';
import styles from './second-look.module.css';

interface SecondLookProps {
  readonly student: ShownStudent;
  readonly onGoTo: (questionId: string) => void;
}

type Look = LoadedWork['secondLook'][number];

/** Answers that differ from the version that was graded, with the grade, until someone has decided. */
export function SecondLook({ student, onGoTo }: SecondLookProps) {
  const { courseID, work, saves } = useDesk();
  // A grade that was given again a moment ago needs no second look.
  const looks = (student.loaded?.secondLook ?? []).filter(
    (look) => !look.isDeleted || saves.field(keyOf(work, look)).text === '',
  );
  const kept = looks.filter(({ isDeleted }) => !isDeleted);
  const confirm = useConfirm(kept);
  if (looks.length === 0) return null;
  return (
    <Notice tone="attention">
      <p>
        <strong>
          {looks.length === 1
            ? '1 answer has changed since it was graded.'
            : `${looks.length} answers have changed since they were graded.`}
        </strong>{' '}
        This page shows the answers that count now.
      </p>
      <Stack as="ul" columns="auto" gap={8} className={styles.looks}>
        {looks.map((look) => (
          <OneLook
            key={`${look.questionID} ${look.isExamGrade}`}
            look={look}
            number={student.shown?.numbers.get(look.questionID)}
            onGoTo={onGoTo}
          />
        ))}
      </Stack>
      {kept.length > 0 && (
        <ChangingPart courseID={courseID}>
          <div className={styles.buttons}>
            <Button isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
              {kept.some(({ isExamGrade }) => isExamGrade) || kept.length === 1
                ? 'The grade still fits'
                : `These ${kept.length} grades still fit`}
            </Button>
          </div>
          {confirm.error && <p role="alert">Couldn’t save this. {confirm.error.message}</p>}
        </ChangingPart>
      )}
    </Notice>
  );
}

/** Saves the kept grades again with the same values. */
function useConfirm(kept: readonly Look[]) {
  const client = useQueryClient();
  const { courseID, work, saves } = useDesk();
  return useMutation({
    mutationFn: () =>
      callEndpoint('POST /api/studentGrades/confirm/{courseID}', {
        params: { courseID },
        body: {
          username: work.username,
          evaluationDataID: work.evaluationId,
          questionIDs: [
            ...new Set(kept.map((one) => (one.isExamGrade ? NO_QUESTION : one.questionID))),
          ],
          ...saves.shown.of(work),
        },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey(courseID, work) }),
  });
}

interface OneLookProps {
  readonly look: Look;
  readonly number: number | undefined;
  readonly onGoTo: (questionId: string) => void;
}

function OneLook({ look, number, onGoTo }: OneLookProps) {
  const { courseID, course, work, saves } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const { questionID, grade, isDeleted, isExamGrade } = look;
  const question = course.questions.find(({ id }) => id === questionID);
  const textOf = (text: string, removed?: readonly string[]): string =>
    question && isChoice(question.type) ? chosenLine(text, question.options, removed) : text;
  const name = number === undefined ? 'a question' : `question ${number}`;
  return (
    <li>
      <p>
        {number === undefined ? (
          'A question that isn’t shown now'
        ) : (
          <LinkButton onClick={() => onGoTo(questionID)}>Question {number}</LinkButton>
        )}
        {isExamGrade ? ' · exam grade ' : ' · grade '}
        <strong>{grade}</strong>
        {isDeleted && ', deleted with the due date'}
        {' · '}
        <LinkButton
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} what changed in ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide what changed' : 'Show what changed'}
        </LinkButton>
      </p>
      {isDeleted && (
        <ChangingPart courseID={courseID}>
          <Button
            aria-label={`Give ${grade} again for ${isExamGrade ? 'the exam' : name}`}
            onClick={() => saves.edit(keyOf(work, look), grade)}
          >
            Give {grade} again
          </Button>
        </ChangingPart>
      )}
      {isOpen && (
        <WordChanges before={textOf(look.before, look.beforeRemoved)} after={textOf(look.after)} />
      )}
    </li>
  );
}

function keyOf(work: Parameters<typeof fieldKey>[0], { questionID, isExamGrade }: Look): string {
  return isExamGrade ? fieldKey(work, 'examGrade') : fieldKey(work, 'questionGrade', questionID);
}
