import { useEffect, useRef } from 'react';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { ClaimSlipView } from '../../../../course-ui/people/claim-slip-view.tsx';
import { designHref } from '../../../../course-ui/design/design-address.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import styles from './rollover.module.css';

export type Created = AnswerOf<'POST /api/useAgain/{courseID}'>;

/** The new course is there: the way to it, and the codes of its TAs. */
export function CreatedAgain({ created: { courseID, slips } }: { created: Created }) {
  const box = useRef<HTMLDivElement>(null);
  // The form with the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <Stack gap={16} ref={box} tabIndex={-1} className={styles.part}>
      <Notice tone="well">
        <p>Created the course {courseID}. You are logged in there. This course hasn’t changed.</p>
      </Notice>
      {slips.map((slip) => (
        <ClaimSlipView key={slip.username} slip={slip} />
      ))}
      <div>
        <ButtonLink look="filled" href={designHref(courseID, { tab: 'schedule', sub: 'maker' })}>
          Open the new course
        </ButtonLink>
      </div>
    </Stack>
  );
}
