import { useEffect, useMemo, useState } from 'react';
import { diffExcerpt } from '@elenchus/domain/answers/diff-excerpt.ts';
import { wordDiff } from '@elenchus/domain/answers/word-diff.ts';
import type { AnswerSheet } from '../../../../course-ui/questions/answer-sheet.ts';
import { DiffMarks } from '../../../../course-ui/texts/diff-marks.tsx';
import marks from '../../../../course-ui/texts/diff-marks.module.css';
import styles from './version-difference.module.css';

interface VersionDifferenceProps {
  readonly sheet: AnswerSheet;
  readonly questionId: string;
  /** The other version of the essay. */
  readonly other: string;
}

/** What is different in another version of an essay. */
export function VersionDifference({ sheet, questionId, other }: VersionDifferenceProps) {
  const current = useSettledEssay(sheet, questionId);
  const parts = useMemo(() => diffExcerpt(wordDiff(current, other)), [current, other]);
  if (current === other) return <p>Both versions are the same now.</p>;
  return (
    <div className={`${styles.difference} ${marks.marked}`}>
      <p className={styles.legend}>
        <ins>Only in this version</ins> <del>Only in your current answer</del>
      </p>
      {/* A keyboard scrolls what it can focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.parts} aria-label="What differs" tabIndex={0}>
        <DiffMarks
          parts={parts}
          removed="only in your current answer"
          added="only in this version"
        />
      </section>
    </div>
  );
}

const PAUSE_MS = 300;

/** The essay on the page, when the typing pauses: comparing fifty pages takes longer than a keystroke should. */
function useSettledEssay(sheet: AnswerSheet, questionId: string): string {
  const [essay, setEssay] = useState(() => essayIn(sheet, questionId));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWatching = sheet.watchAnswer(questionId, () => {
      clearTimeout(timer);
      timer = setTimeout(() => setEssay(essayIn(sheet, questionId)), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [sheet, questionId]);
  return essay;
}

function essayIn(sheet: AnswerSheet, questionId: string): string {
  return sheet.answerOf(questionId)?.questionEssayAnswer ?? '';
}
