import { useRef, useState } from 'react';
import { deadlineText } from '@elenchus/domain/base/deadline.ts';
import { mayAsk } from '@elenchus/domain/grade-requests/asking.ts';
import { lastAskingDay } from '@elenchus/domain/grade-requests/asking-days.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import {
  ConversationView,
  REQUEST_STATE_WORDS,
} from '../../../../course-ui/grade-requests/conversation-view.tsx';
import { MessageForm } from '../../../../course-ui/grade-requests/message-form.tsx';
import { useMessageQueue } from '../../../../course-ui/grade-requests/use-messages.ts';
import { useIsClosed } from '../../../../course-ui/closing/closed-course.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useAsking } from './asking-context.tsx';
import styles from '../../../../course-ui/grade-requests/grade-requests.module.css';

interface AskAboutGradeProps {
  /** A question, or NO_QUESTION for the grade as a whole. */
  readonly questionId: string;
  /** The beginning of the question, to tell the forms apart. */
  readonly about?: string;
}

/** Asking about a grade, and the conversation once the student has asked. */
export function AskAboutGrade({ questionId, about }: AskAboutGradeProps) {
  const asking = useAsking();
  const queue = useMessageQueue();
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const wasCancelled = useRef(false);
  const isClosed = useIsClosed(asking?.courseID ?? '');
  if (!asking || !queue) return null;
  const { course, evaluation, username, since } = asking;
  const conversation = { username, evaluationId: evaluation.id, questionId };
  const request = asking.requests.find(({ questionID }) => questionID === questionId);
  const { settings } = course;
  const name = <VisuallyHidden>{about === undefined ? '' : `: ${about}`}</VisuallyHidden>;
  if (request) {
    return (
      <section className={styles.request} aria-label={`Your question about this grade${of(about)}`}>
        <div className={styles.head}>
          <h4>Your question about this grade</h4>
          <span data-state={request.state}>{REQUEST_STATE_WORDS[request.state]}</span>
        </div>
        <ConversationView messages={request.messages} timeZone={settings.timeZone} student="You" />
        {request.state !== 'closed' && !isClosed && (
          <MessageForm conversation={conversation} label="Write a reply" send="Send" />
        )}
      </section>
    );
  }
  const may = mayAsk({
    since,
    days: course.askingDays.get(evaluation.id),
    questionID: questionId,
    isEssayOfEvaluation: questionId !== NO_QUESTION,
    hasAsked: false,
    settings,
    zone: settings.timeZone,
    now,
  });
  // A text that couldn't be sent in time is still shown, so that it can be copied.
  const hasDraft = queue.draft(conversation).text !== '';
  if ((!may.ok || isClosed) && !hasDraft) return null;
  const cancel = (): void => {
    wasCancelled.current = true;
    setIsOpen(false);
  };
  if (!isOpen && !hasDraft) {
    return (
      <div className={styles.ask}>
        <Button
          ref={(button) => {
            // The button that was pressed is gone.
            if (wasCancelled.current) button?.focus();
            wasCancelled.current = false;
          }}
          onClick={() => setIsOpen(true)}
        >
          Ask about this grade{name}
        </Button>
        {questionId === NO_QUESTION && <AskingDeadline />}
      </div>
    );
  }
  return (
    <section className={styles.request} aria-label={`Ask about this grade${of(about)}`}>
      <p className={styles.hint}>
        You can ask once about this grade, and then write back and forth. Your TA and the
        instructors read it.
      </p>
      <AskingDeadline />
      <MessageForm
        conversation={conversation}
        label="What would you like to ask?"
        send="Send"
        takesFocus={isOpen}
      >
        {!hasDraft && <Button onClick={cancel}>Cancel</Button>}
      </MessageForm>
    </section>
  );
}

function of(about: string | undefined): string {
  return about === undefined ? '' : `: ${about}`;
}

/** Until when the student can ask; nothing where students can't. */
function AskingDeadline() {
  const asking = useAsking();
  const now = useNow();
  const days = asking?.course.askingDays.get(asking.evaluation.id);
  if (!asking || days === undefined || asking.since === 0) return null;
  const { timeZone } = asking.course.settings;
  const last = lastAskingDay(asking.since, days, timeZone);
  const may = mayAsk({
    since: asking.since,
    days,
    questionID: NO_QUESTION,
    isEssayOfEvaluation: false,
    hasAsked: false,
    settings: asking.course.settings,
    zone: timeZone,
    now,
  });
  if (!may.ok) return null;
  return (
    <p className={styles.hint}>
      You can ask about your grade until {deadlineText(last, now, timeZone)}.
    </p>
  );
}
