import { useState } from 'react';
import type { TopicListPlan } from '@elenchus/domain/schedule/topic-list.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { Row } from '../../../../ui/layout/row.tsx';
import { namesInQuotes, topicListButton } from './topic-list-words.ts';
import styles from '../design-schedule.module.css';

interface TopicListDialogProps {
  readonly plan: TopicListPlan;
  readonly onConfirm: (addRest: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks before a pasted list overwrites names, and what to do with lines that have no class day. */
export function TopicListDialog({ plan, onConfirm, onCancel }: TopicListDialogProps) {
  const { named, overwritten, leftOver } = plan;
  const [addRest, setAddRest] = useState(true);
  const count = named.length + leftOver.length;
  return (
    <AskDialog
      title={`Paste ${countOf(count, 'topic')}?`}
      confirm={topicListButton(plan, addRest)}
      onConfirm={() => onConfirm(addRest)}
      onCancel={onCancel}
    >
      {overwritten.length > 0 && (
        <p>
          {countOf(overwritten.length, 'class day')} already{' '}
          {overwritten.length === 1 ? 'has a name' : 'have names'} that will be replaced:{' '}
          {namesInQuotes(overwritten)}. Questions and links stay with their class days.
        </p>
      )}
      {leftOver.length > 0 && (
        <>
          <p>
            There {named.length === 1 ? 'is' : 'are'} {countOf(named.length, 'class day')} from here
            on. {countOf(leftOver.length, 'topic')} {leftOver.length === 1 ? 'has' : 'have'} no
            class day: {namesInQuotes(leftOver)}.
          </p>
          <Row as="label" gap={8} align="baseline" className={styles.check}>
            <input
              type="checkbox"
              checked={addRest}
              onChange={(event) => setAddRest(event.currentTarget.checked)}
            />
            Add {countOf(leftOver.length, 'class day')} at the end, without a date (‘??’)
          </Row>
        </>
      )}
      <p>You can undo this in one step.</p>
    </AskDialog>
  );
}
