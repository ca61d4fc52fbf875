import type { RequestState } from '@elenchus/domain/grade-requests/grade-request.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { logTimeWords } from '../../lib/log-time-words.ts';
import type { WrittenRequest } from './use-messages.ts';
import styles from './grade-requests.module.css';

interface ConversationViewProps {
  readonly messages: WrittenRequest['messages'];
  readonly timeZone: TimeZone;
  /** What the student is called here: 'You', or 'Student'. */
  readonly student: string;
}

/** The messages of a request, the first one on top. */
export function ConversationView({ messages, timeZone, student }: ConversationViewProps) {
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, by, author, sentAt, text, grade }) => (
        <li key={id} data-by={by}>
          <p className={styles.by}>
            <strong>{by === 'student' ? student : author}</strong>{' '}
            <span>{logTimeWords(sentAt, timeZone)}</span>
          </p>
          <p className={styles.text}>{text}</p>
          {grade && (
            <p className={styles.changed}>
              Grade changed{grade.before === null ? '' : ` from ${grade.before}`} to{' '}
              {grade.after || 'no grade'}.
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The state of a request, in a word or two. */
export const REQUEST_STATE_WORDS: Readonly<Record<RequestState, string>> = {
  open: 'Waiting for an answer',
  answered: 'Answered',
  closed: 'Closed',
};
