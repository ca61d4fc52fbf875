import { splitQuestionText } from '@elenchus/domain/questions/split-question-text.ts';
import { MarkedText } from '../../ui/markdown/marked-text-view.tsx';
import styles from './question-text.module.css';

/** The text of a question, with the emphasis on what it asks. */
export function QuestionText({ children: text }: { readonly children: string }) {
  const { story, asked } = splitQuestionText(text);
  return (
    <>
      {story !== '' && <MarkedText>{story}</MarkedText>}
      <span className={styles.asked}>
        <MarkedText>{asked}</MarkedText>
      </span>
    </>
  );
}
