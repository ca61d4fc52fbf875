import { useMemo } from 'react';
import { endedSentence } from '@elenchus/domain/base/quoted-text.ts';
import { flipSentence } from '@elenchus/domain/visibility/flip-changes.ts';
import { hiddenReasonSentence } from '@elenchus/domain/visibility/hidden-reason.ts';
import { whyShown, type ReasonLine } from '@elenchus/domain/visibility/why-shown.ts';
import { IconCheck, IconX } from '../../ui/icons.ts';
import { courseWords, type CourseWords } from '../course-words/course-words.ts';
import { readAtom } from '../course-words/formula-reading.ts';
import { reasonTree, type ReasonPart } from './reason-tree.ts';
import { useStudentView } from './student-view.ts';
import styles from './why-shown.module.css';

/** Why the student sees a question or not: every part true or false, and what would change it. */
export function WhyPanel({ questionId }: { readonly questionId: string }) {
  const view = useStudentView();
  const words = useMemo(() => courseWords(view.content), [view.content]);
  const { reason, lines, basis } = useMemo(() => whyShown(view, questionId), [view, questionId]);
  const change = useMemo(() => basis && flipSentence(basis, questionId), [basis, questionId]);
  return (
    <div className={styles.why}>
      <p>
        {reason === null
          ? 'The student sees it, because all of this is true:'
          : hiddenReasonSentence(reason, view.day.timeZone)}
      </p>
      <Parts parts={reasonTree(lines)} words={words} />
      {change !== null && <p>{change}</p>}
    </div>
  );
}

/** Not deeper than the tree is cut. */
function Parts({ parts, words }: { parts: readonly ReasonPart[]; words: CourseWords }) {
  return (
    <ul>
      {parts.map(({ line, parts: inner }, place) => (
        // A formula may contain the same part twice; the order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <div className={styles.part} data-holds={line.holds}>
            {line.holds ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
            <p>
              <strong>{line.holds ? 'True' : 'False'}:</strong> <Claim line={line} words={words} />
            </p>
          </div>
          {inner.length > 0 && <Parts parts={inner} words={words} />}
        </li>
      ))}
    </ul>
  );
}

function Claim({ line, words }: { line: ReasonLine; words: CourseWords }) {
  const { kind, sentence, questionId, option } = line;
  if (kind !== 'atom' || questionId === undefined || option === undefined) return sentence;
  return (
    <>
      {endedSentence(readAtom({ questionId, option }, words))}{' '}
      <span className={styles.state}>{sentence}</span>
    </>
  );
}
