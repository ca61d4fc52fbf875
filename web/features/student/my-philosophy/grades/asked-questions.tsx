import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { REQUEST_STATE_WORDS } from '../../../../course-ui/grade-requests/conversation-view.tsx';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useAsking } from './asking-context.tsx';
import styles from './asked-questions.module.css';

/** Leads to the conversations about single questions, which are in another tab; nothing without any. */
export function AskedQuestions({ onOpen }: { readonly onOpen: (questionId: string) => void }) {
  const asking = useAsking();
  const asked = asking?.requests.filter(({ questionID }) => questionID !== NO_QUESTION) ?? [];
  if (!asking || asked.length === 0) return null;
  return (
    <section className={styles.asked} aria-label="Your questions about grades">
      <h3>You asked about</h3>
      <ul>
        {asked.map(({ questionID, state }) => {
          const question = asking.course.questions.find(({ id }) => id === questionID);
          return (
            <li key={questionID}>
              <LinkButton onClick={() => onOpen(questionID)}>
                {shortText(question?.text ?? 'A question')}
              </LinkButton>
              <span>{REQUEST_STATE_WORDS[state]}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
