import { useState } from 'react';
import {
  questionsOfTopics,
  removalOfTopics,
  sectionRemovalButton,
} from '@elenchus/domain/consequences/removal-consequences.ts';
import { sectionPlace } from '@elenchus/domain/schedule/delete-section.ts';
import { useAnswerCounts } from '../../calls/answers/answer-counts-query.ts';
import { countOf } from '../../ui/count-words.ts';
import { LabelledChoice } from '../../ui/fields/labelled-choice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { AskDialog } from '../forms/ask-dialog.tsx';
import { ConsequencesInDialog } from './consequence-list.tsx';
import { sectionRemovalSave } from './section-removal.ts';
import { useConsequences, type Weighed } from './use-consequences.ts';
import { useDesignSession, useDesignedCourse } from './design-hooks.ts';
import styles from './delete-section-dialog.module.css';

interface DeleteSectionDialogProps {
  readonly sectionId: string;
  readonly name: string;
  readonly onConfirm: (withDays: boolean, weighed: Weighed) => void;
  readonly onCancel: () => void;
}

/** Asks what becomes of the class days and questions of a section, before it is deleted. */
export function DeleteSectionDialog(props: DeleteSectionDialogProps) {
  const { sectionId, name, onConfirm, onCancel } = props;
  const { courseID } = useDesignSession();
  const { course, items } = useDesignedCourse();
  const [withDays, setWithDays] = useState(false);
  const { topicIds, heir } = sectionPlace(course.schedule, sectionId);
  const counts = useAnswerCounts(courseID, questionsOfTopics(course, topicIds));
  const removal = removalOfTopics(course, topicIds, counts);
  const weighed = useConsequences(
    sectionRemovalSave(items, course, sectionId, withDays),
    withDays ? 'with its class days' : 'alone',
  );
  const heirName = course.schedule.sections.find(({ id }) => id === heir)?.name ?? '';
  const { evaluations } = course;
  const covering = evaluations.filter(({ sectionIds }) => sectionIds.includes(sectionId));
  const days = countOf(topicIds.length, 'class day');
  const hasQuestions = removal.questions.length > 0;
  return (
    <AskDialog
      title={`Delete the section “${name}”?`}
      confirm={withDays ? sectionRemovalButton(topicIds.length, removal) : 'Delete section'}
      cancel="Keep the section"
      isDangerous
      onConfirm={() => onConfirm(withDays, weighed)}
      onCancel={onCancel}
    >
      <p>
        It has {days}
        {hasQuestions && ` with ${countOf(removal.questions.length, 'question')}`}. What should
        happen to them?
      </p>
      <Stack
        columns="auto"
        gap={8}
        className={styles.choices}
        role="radiogroup"
        aria-label="Its class days"
      >
        <LabelledChoice
          type="radio"
          name="class-days"
          title="Keep the class days"
          isChosen={!withDays}
          onChange={() => setWithDays(false)}
        >
          They move to the section “{heirName}”
          {hasQuestions && ', with their questions and answers'}.
        </LabelledChoice>
        <LabelledChoice
          type="radio"
          name="class-days"
          title="Delete the class days too"
          isChosen={withDays}
          onChange={() => setWithDays(true)}
        >
          {hasQuestions && `${answersSentence(removal.answerCount)} `}
          Dates and links are deleted too.
        </LabelledChoice>
      </Stack>
      {covering.length > 0 && (
        <p>
          The section is part of {covering.map((each) => `“${each.name}”`).join(', ')}, which no
          longer covers it.
        </p>
      )}
      {withDays && removal.formulas.length > 0 && (
        <p>
          {countOf(removal.formulas.length, 'formula')} elsewhere{' '}
          {removal.formulas.length === 1 ? 'names' : 'name'} these questions; those parts become
          false.
        </p>
      )}
      <ConsequencesInDialog weighed={weighed} />
      <p>You can undo this until you log out or close this tab.</p>
    </AskDialog>
  );
}

function answersSentence(answers: number): string {
  return answers > 0
    ? `Students no longer see their ${countOf(answers, 'answer')} to these questions.`
    : 'No one has answered these questions yet.';
}
