// The answers that an author tries out in the preview. They are nobody's, are never saved, and go with the page.
import { useCallback, useRef, useState } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';

/** Whose answers are tried: nobody's, those that show the most of a class day, a saved persona's, or a choice by hand. */
export type TriedSource = 'none' | 'fullest' | 'own' | `persona/${string}`;

export interface TriedAnswers {
  readonly source: TriedSource;
  /** Every answer tried so far, on any class day. */
  readonly all: () => readonly Answer[];
  /** One answer given by hand. */
  readonly note: (answer: Answer) => void;
  /** Other answers in place of all; returns what changes, with an empty answer for each one that goes. */
  readonly replace: (answers: readonly Answer[], source: TriedSource) => readonly Answer[];
}

/** The tried answers, kept while the author goes from one class day to another. */
export function useTriedAnswers(): TriedAnswers {
  const tried = useRef(new Map<string, Answer>());
  const [source, setSource] = useState<TriedSource>('none');
  const all = useCallback(() => [...tried.current.values()], []);
  const note = useCallback((answer: Answer) => {
    tried.current.set(answer.questionID, answer);
    setSource('own');
  }, []);
  const replace = useCallback((answers: readonly Answer[], from: TriedSource) => {
    const cleared = [...tried.current.keys()].map((questionID) => ({
      questionID,
      questionAnswer: '',
      questionEssayAnswer: '',
    }));
    const after = new Map([...cleared, ...answers].map((each) => [each.questionID, each]));
    tried.current = new Map(answers.map((answer) => [answer.questionID, answer]));
    setSource(from);
    return [...after.values()];
  }, []);
  return { source, all, note, replace };
}
