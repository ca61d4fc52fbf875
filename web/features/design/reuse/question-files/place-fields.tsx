import { questionMenu } from '@elenchus/domain/screens/question-menu.ts';
import { readLastVisited } from '@elenchus/domain/design/last-visited.ts';
import { designHref } from '../../../../course-ui/design/design-address.ts';
import { useDesignedCourse, useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { EmptyNote } from '../../../../ui/empty-note.tsx';
import { LabelledChoice } from '../../../../ui/fields/labelled-choice.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import styles from './question-files.module.css';

interface QuestionDays {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The class day whose questions were open last, or the first; '' when there is none. */
  readonly suggested: string;
}

/** The class days that have questions, in order. */
export function useQuestionDays(): QuestionDays {
  const { course, items } = useDesignedCourse();
  const { username } = useDesignSession();
  const dateOf = new Map(course.schedule.dates.map(({ index, label }) => [index, label]));
  const options = questionMenu(course.schedule).flatMap(({ section, topics }) =>
    topics.map(({ id, name, index }) => {
      const date = dateOf.get(index);
      return { value: id, label: `${section.name}: ${name}${date ? ` (${date})` : ''}` };
    }),
  );
  const last = readLastVisited(items, 'questionTopic', username);
  const suggested = options.find(({ value }) => value === last) ?? options[0];
  return { options, suggested: suggested?.value ?? '' };
}

interface PlaceFieldsProps {
  readonly days: QuestionDays;
  readonly topicId: string;
  /** Some questions of the file name their class day. */
  readonly hasOwnDays: boolean;
  readonly isHeld: boolean;
  readonly onDay: (topicId: string) => void;
  readonly onHeld: (isHeld: boolean) => void;
}

/** Where the questions go, and whether students get them. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { days, topicId, hasOwnDays, isHeld, onDay, onHeld } = props;
  const { courseID } = useDesignSession();
  if (days.options.length === 0) {
    return (
      <EmptyNote>
        Questions belong to class days, and no class day has questions yet.{' '}
        <ViewLink href={designHref(courseID, { tab: 'schedule', sub: 'days' })}>
          Choose days with questions
        </ViewLink>
      </EmptyNote>
    );
  }
  return (
    <Stack gap={16} className={styles.place}>
      <SelectField
        label="Class day"
        description={
          hasOwnDays
            ? 'For questions whose row names no class day of this course. They go after the questions that are there.'
            : 'They go after the questions that are there.'
        }
        options={days.options}
        value={topicId}
        onChange={onDay}
      />
      <LabelledChoice type="checkbox" title="Hold back" isChosen={isHeld} onChange={onHeld}>
        Students don’t get these questions until you release them. Questions whose logic couldn’t be
        kept are always held back.
      </LabelledChoice>
    </Stack>
  );
}
