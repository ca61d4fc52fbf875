import { useState } from 'react';
import { generatorSummary, resetCourseDates } from '@elenchus/domain/schedule/date-generator.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { designHref } from '../../../../course-ui/design/design-address.ts';
import { DesignHeading } from '../../../../course-ui/design/design-heading.tsx';
import { ConsequencesInDialog } from '../../../../course-ui/design/consequence-list.tsx';
import { weighedOption, useConsequences } from '../../../../course-ui/design/use-consequences.ts';
import {
  useDesignActions,
  useDesignSession,
  useDesignedCourse,
} from '../../../../course-ui/design/design-hooks.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { focusSoon } from '../../../../ui/focus.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { DateGeneratorForm } from './date-generator-form.tsx';
import { NoClassDays } from './no-class-days.tsx';
import { useNoClassDraft } from './use-no-class-draft.ts';
import styles from '../design-schedule.module.css';

/** The dates of the term: made from a form once, then summed up until they are reset. */
export function DatesPanel() {
  const { course } = useDesignedCourse();
  return (
    <>
      <DesignHeading title="Dates">
        {course.dateGenerator.hasGeneratedDates
          ? 'The dates of the term are set. You can change single dates in the Schedule Maker.'
          : 'Enter when the class meets, and each class day gets a date, Monday to Friday.'}
      </DesignHeading>
      {course.dateGenerator.hasGeneratedDates ? <DatesSummary /> : <DateGeneratorForm />}
    </>
  );
}

function DatesSummary() {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const [isAsking, setIsAsking] = useState(false);
  const draft = useNoClassDraft();
  const summary = generatorSummary(course.dateGenerator, course.schedule);
  return (
    <>
      <dl className={styles.summary}>
        <dt>First day</dt>
        <dd>{summary.firstDay ?? 'not set'}</dd>
        <dt>Last day</dt>
        <dd>{summary.lastDay ?? 'not set'}</dd>
        <dt>Meets on</dt>
        <dd>{summary.meetingDays.join(', ') || 'no day'}</dd>
        <dt>Class days</dt>
        <dd>
          {summary.classDays} with a date
          {summary.daysWithoutDate > 0 && `, ${summary.daysWithoutDate} without one (‘??’)`}
        </dd>
      </dl>
      <Cluster gap={[8, 16]} align="center" className={styles.buttons}>
        <Button onClick={() => setIsAsking(true)}>reset course dates</Button>
        <ViewLink href={designHref(courseID, { tab: 'schedule', sub: 'maker' })}>
          Name the class days in the Schedule Maker
        </ViewLink>
      </Cluster>
      <NoClassDays draft={draft} term={course.dateGenerator} />
      {isAsking && <ResetDialog onDone={() => setIsAsking(false)} />}
    </>
  );
}

function ResetDialog({ onDone }: { onDone: () => void }) {
  const { items, course } = useDesignedCourse();
  const { change } = useDesignActions();
  const { dates, topics } = course.schedule;
  const reset = resetCourseDates(items);
  const weighed = useConsequences(reset);
  return (
    <AskDialog
      title="Reset course dates?"
      confirm={dates.length > 0 ? `Delete ${countOf(dates.length, 'date')}` : 'Reset'}
      cancel="Keep the dates"
      isDangerous
      onConfirm={() => {
        change(reset, { label: 'reset course dates', ...weighedOption(weighed) });
        onDone();
        // The button that opened this dialog no longer exists.
        focusSoon(document, 'h1');
      }}
      onCancel={onDone}
    >
      <p>
        <strong>Deleted:</strong> {countOf(dates.length, 'date')}, including those that you set by
        hand, and the days of the week on which the class meets.
      </p>
      <p>
        <strong>Kept:</strong> the sections, {countOf(topics.length, 'class day')} with their names,
        order and links, the days without class, all questions and all answers.
      </p>
      <ConsequencesInDialog weighed={weighed} />
      {course.progress.isAutomatic && (
        <p>
          The course opens class days by date. Until you make new dates, no class day is open and
          students see no sections.
        </p>
      )}
    </AskDialog>
  );
}
