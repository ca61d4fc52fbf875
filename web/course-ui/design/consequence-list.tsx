import { useState } from 'react';
import type { ConsequenceSentences } from '@elenchus/domain/consequences/consequence-sentences.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Weighed } from './use-consequences.ts';
import styles from './consequence-list.module.css';

/** More sentences than these are folded. */
const FIRST = 6;

/** What a change does to students, sentence by sentence. */
export function ConsequenceList({ sentences }: { sentences: ConsequenceSentences }) {
  const [isWhole, setWhole] = useState(false);
  const { summary, questions, answers, grades, evaluations, parts, written } = sentences;
  const shown = isWhole ? questions : questions.slice(0, FIRST);
  const more = questions.length - shown.length;
  return (
    <Stack columns="auto" gap={8} className={styles.list}>
      {parts.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {summary && <p className={styles.summary}>{summary}</p>}
      {(questions.length > 0 || answers.length > 0) && (
        <ul>
          {shown.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {more > 0 && (
            <li>
              <LinkButton onClick={() => setWhole(true)}>
                And {more === 1 ? '1 more question' : `${more} more questions`}
              </LinkButton>
            </li>
          )}
          {answers.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {[...evaluations, ...grades, ...written].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Stack>
  );
}

/** The same inside a dialog that asks anyway; empty where nothing changes for anyone. */
export function ConsequencesInDialog({ weighed }: { weighed: Weighed }) {
  return (
    <div aria-live="polite">
      {weighed.phase === 'asking' && (
        <p className={styles.quiet}>Working out what this changes for students…</p>
      )}
      {weighed.phase === 'unknown' && (
        <p className={styles.quiet}>
          Couldn’t work out what this does to students, because the server didn’t answer.
        </p>
      )}
      {weighed.sentences && <ConsequenceList sentences={weighed.sentences} />}
    </div>
  );
}
