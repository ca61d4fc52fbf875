import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { MESSAGE_LIMIT } from '@elenchus/domain/grade-requests/grade-request.ts';
import type { WorkRead } from '../../saving/messages/message-codec.ts';
import type {
  Conversation,
  MessageDraft,
  MessageQueue,
} from '../../saving/messages/message-queue.ts';
import { unreadableWords } from '../../saving/unreadable-words.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TypedElsewhere } from '../../ui/fields/typed-elsewhere.tsx';
import { growWithText } from '../texts/grow-with-text.ts';
import { LogInAgain } from '../frame/log-in-again.tsx';
import { useMessageQueue } from './use-messages.ts';
import styles from './grade-requests.module.css';

interface MessageFormProps {
  readonly conversation: Conversation;
  readonly label: string;
  readonly send: string;
  /** The person has just asked for the form. */
  readonly takesFocus?: boolean;
  /** Buttons beside the one that sends. */
  readonly children?: ReactNode;
  /** A grade that can be given with the message. */
  readonly grade?: GradeEntry | undefined;
  /** What a grader sees of the student's work. */
  readonly read?: WorkRead;
  readonly onSent?: () => void;
}

export interface GradeEntry {
  readonly label: string;
  /** The version of the grade that is shown. */
  readonly version: number;
  /** What is wrong with a typed grade; null when it can be saved. */
  readonly fault: (typed: string) => string | null;
}

/** A message while it is written. It stays on the device until the server has it. */
export function MessageForm(props: MessageFormProps) {
  const { conversation, label, grade, read, children, takesFocus = false } = props;
  const queue = useMessageQueue();
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => (area.current ? growWithText(area.current) : undefined), []);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  if (!queue) return null;
  const draft = queue.draft(conversation);
  const unreadable = unreadableWords(queue.state(), () => 'a message');
  const isSending = draft.state === 'sending';
  const fault = draft.grade === '' || !grade ? null : grade.fault(draft.grade);
  const type = (typed: { readonly text?: string; readonly grade?: string }): void =>
    queue.type(conversation, {
      text: typed.text ?? draft.text,
      grade: typed.grade ?? draft.grade,
      ...(grade && { base: grade.version }),
      ...(read && { read }),
    });
  const send = (): void => {
    if (draft.text.trim() === '' || fault !== null) {
      area.current?.focus();
      return;
    }
    queue.send(conversation, grade?.version);
    props.onSent?.();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <TextArea
        className={styles.area}
        ref={area}
        id={id}
        rows={3}
        value={draft.text}
        maxLength={MESSAGE_LIMIT}
        readOnly={isSending}
        aria-describedby={`${id}-state`}
        onChange={({ currentTarget }) => type({ text: currentTarget.value })}
      />
      {grade && (
        <p className={styles.newGrade}>
          <label htmlFor={`${id}-grade`}>{grade.label}</label>
          <input
            id={`${id}-grade`}
            value={draft.grade}
            maxLength={10}
            inputMode="decimal"
            autoComplete="off"
            readOnly={isSending}
            aria-invalid={fault === null ? undefined : true}
            aria-describedby={fault === null ? undefined : `${id}-fault`}
            onChange={({ currentTarget }) => type({ grade: currentTarget.value })}
          />
          {fault !== null && (
            <span id={`${id}-fault`} className={styles.fault}>
              {fault}
            </span>
          )}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="filled" isBusy={isSending}>
          {props.send}
        </Button>
        {children}
        <output id={`${id}-state`} className={styles.state}>
          {stateWords(draft, queue)}
        </output>
        {isSending && queue.state().trouble?.kind === 'logged-out' && (
          <LogInAgain courseID={queue.courseID} onReturn={() => queue.resume()} />
        )}
      </div>
      {draft.problem !== null && (
        <Notice tone="attention">
          <p>Not sent: {draft.problem} Your text is kept.</p>
        </Notice>
      )}
      {unreadable !== null && (
        <Notice tone="attention">
          <p>{unreadable}</p>
        </Notice>
      )}
      <ReplacedTexts conversation={conversation} queue={queue} draft={draft} onUse={type} />
    </form>
  );
}

/** Whether the message is kept, on its way, or waits for the server. */
function stateWords({ text, state, problem }: MessageDraft, queue: MessageQueue): string {
  const { isKept, isOnline, trouble } = queue.state();
  if (problem !== null || (text === '' && state === 'draft')) return '';
  if (state === 'draft') return isKept ? 'Draft kept on this device.' : 'Draft, only in this tab.';
  if (trouble?.kind === 'logged-out') {
    const place = isKept ? 'kept on this device' : 'only in this tab';
    return `Not sent: you’re logged out. Log in again. Until then, your message is ${place}.`;
  }
  if (trouble === null && isOnline) return 'Sending…';
  const where = isKept ? 'kept on this device' : 'only in this tab, so keep it open,';
  return trouble?.kind === 'busy' || trouble?.kind === 'slowed'
    ? `Not sent yet: the server is busy. Your message is ${where} and will be sent.`
    : `Offline: your message is ${where} and will be sent.`;
}

interface ReplacedTextsProps {
  readonly conversation: Conversation;
  readonly queue: MessageQueue;
  readonly draft: MessageDraft;
  readonly onUse: (typed: { readonly text: string }) => void;
}

function ReplacedTexts({ conversation, queue, draft, onUse }: ReplacedTextsProps) {
  return queue.replaced(conversation).map((text) => (
    <TypedElsewhere
      key={`${text.tab} ${text.editedAt}`}
      text={text.value.text}
      useLabel="Add it to my message"
      onUse={() => onUse({ text: `${draft.text}\n\n${text.value.text}`.trim() })}
      onDrop={() => queue.discard(text)}
    >
      You wrote this in another tab as well:
    </TypedElsewhere>
  ));
}
