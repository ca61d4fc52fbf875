import { setHasQuestions } from '@elenchus/domain/schedule/edit-class-days.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { YesNoField } from '../../../course-ui/forms/yes-no-field.tsx';
import { countOf } from '../../../ui/count-words.ts';
import { Panel } from '../../../ui/panel.tsx';
import { NoDaysYet } from './no-days-yet.tsx';
import { daysBySection, nameOfRow, unbrokenDateOfRow } from './row-words.ts';
import { useScheduleEditing } from './use-schedule-editing.ts';
import styles from './design-schedule.module.css';

/** Which class days have questions. */
export function QuestionDaysPanel() {
  const { course } = useDesignedCourse();
  const edit = useScheduleEditing();
  const parts = daysBySection(course.schedule);
  return (
    <>
      <DesignHeading title="Days with Questions">
        You can add questions to these class days under Questions. On other days, such as an exam,
        students get no questions.
      </DesignHeading>
      {parts.length === 0 && <NoDaysYet />}
      {parts.map(({ id, name, days }) => (
        <Panel
          key={id}
          heading={name}
          label={name || 'Before the first section'}
          gap={8}
          className={styles.part}
        >
          <div>
            {days.map((day) => (
              <YesNoField
                key={day.id}
                label={`${unbrokenDateOfRow(day)} · ${nameOfRow(day)}`}
                description={questionsOf(
                  course.questionsByTopic.get(day.id)?.length ?? 0,
                  day.topic.hasQuestions,
                )}
                value={day.topic.hasQuestions}
                onChange={(value) => {
                  const label = `questions on ${nameOfRow(day)}: ${value ? 'Yes' : 'No'}`;
                  edit((schedule, ids) => setHasQuestions(schedule, day.id, value, ids), { label });
                }}
              />
            ))}
          </div>
        </Panel>
      ))}
    </>
  );
}

function questionsOf(count: number, isShown: boolean): string {
  if (count === 0) return isShown ? 'No questions yet' : 'No questions';
  return isShown
    ? countOf(count, 'question')
    : `${countOf(count, 'question')}, kept but hidden from students`;
}
