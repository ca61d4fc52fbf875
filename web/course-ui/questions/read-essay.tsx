import type { AnswerSheet } from './answer-sheet.ts';
import { useAnswer } from './answer-sheet-hooks.ts';
import styles from './question.module.css';

/** An essay for reading. */
export function ReadEssay({ sheet, questionId }: { sheet: AnswerSheet; questionId: string }) {
  const essay = useAnswer(sheet, questionId)?.questionEssayAnswer ?? '';
  if (essay.trim() === '') return <p className={styles.nothing}>Not answered</p>;
  return <div className={styles.read}>{essay}</div>;
}
