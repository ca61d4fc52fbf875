import { itemName } from '../../course-ui/design-editing/design-item-names.ts';
import type { DesignMeeting } from '../../course-ui/design-editing/meet-design.ts';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './meeting-notices.module.css';

/** What another instructor changed at the same time: nothing that somebody wrote vanishes without a word. */
export function MeetingNotices() {
  const { meetings } = useDesignEditor();
  return (
    <section aria-label="Changes of others" className={styles.notices} aria-live="polite">
      {meetings.map((meeting) => (
        <MeetingNotice key={meeting.key} meeting={meeting} />
      ))}
    </section>
  );
}

function MeetingNotice({ meeting }: { meeting: DesignMeeting }) {
  const { takeBack, dismiss } = useDesignEditor();
  const { key, kind, mine, theirs } = meeting;
  const name = itemName(key, mine ?? theirs);
  const isMineGone = kind === 'replaced';
  const lost = isMineGone ? mine : theirs;
  return (
    <Notice tone="attention">
      <p>
        <strong>
          {isMineGone
            ? `Another instructor has changed ${name} after you.`
            : `You and another instructor changed ${name} at the same time. Yours stands.`}
        </strong>{' '}
        {lost === null
          ? `${isMineGone ? 'You' : 'The other one'} had removed it.`
          : `${isMineGone ? 'Yours' : 'Theirs'} was:`}
      </p>
      {lost !== null && (
        <blockquote className={styles.text}>{lost.dataText || '(empty)'}</blockquote>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => takeBack(meeting)}>
          {isMineGone ? 'Put mine back' : 'Take theirs'}
        </Button>
        <Button look="plain" onClick={() => dismiss(meeting)}>
          {isMineGone ? 'Leave it as it is now' : 'Keep mine'}
        </Button>
      </div>
    </Notice>
  );
}
