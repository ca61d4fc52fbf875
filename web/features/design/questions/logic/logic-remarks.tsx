import { useEffect, useState } from 'react';
import { logicHints } from '@elenchus/domain/logic/logic-hints.ts';
import type { LogicHint } from '@elenchus/domain/logic/logic-hint.ts';
import type { TextEdit } from '@elenchus/domain/logic/text-edit.ts';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { IconAlertCircle, IconInfoCircle } from '../../../../ui/icons.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import styles from './logic-field.module.css';

interface LogicRemarksProps {
  readonly text: string;
  readonly words: CourseWords;
  readonly onApply: (edits: readonly TextEdit[]) => void;
  /** Leads to the place, where there is an editor to lead to. */
  readonly onShow?: (from: number, to: number) => void;
  /** Only what makes the formula do something else than it says; mere advice is left out. */
  readonly isGrave?: boolean;
}

/** Nobody is told what is missing in the middle of a word. */
const PAUSE_MS = 500;

/** The remarks about a formula in words, each with its place and what would put it right. */
export function LogicRemarks(props: LogicRemarksProps) {
  const { text, words, onApply, onShow, isGrave = false } = props;
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const all = settled === text ? logicHints(text, words.hints) : [];
  const hints = isGrave ? all.filter(({ severity }) => severity !== 'info') : all;
  return (
    <Stack
      as="ul"
      columns="auto"
      gap={4}
      isBareList
      className={styles.remarks}
      aria-live="polite"
      aria-label="Remarks on this logic"
    >
      {hints.map((hint) => (
        <li key={`${hint.code} ${hint.from}`} data-severity={hint.severity}>
          {hint.severity === 'info' ? (
            <IconInfoCircle aria-hidden />
          ) : (
            <IconAlertCircle aria-hidden />
          )}
          <p>
            <strong>{kindOf(hint)}</strong> {hint.sentence}{' '}
            {onShow && (
              <LinkButton onClick={() => onShow(hint.from, hint.to)}>
                {placeOf(text, hint)}
              </LinkButton>
            )}
            {hint.fix && (
              <>
                {' '}
                <LinkButton onClick={() => onApply(hint.fix?.edits ?? [])}>
                  {hint.fix.label}
                </LinkButton>
              </>
            )}
          </p>
        </li>
      ))}
    </Stack>
  );
}

function kindOf({ severity }: LogicHint): string {
  if (severity === 'error') return 'Wrong:';
  return severity === 'warning' ? 'Careful:' : 'Note:';
}

function placeOf(text: string, { from, to }: LogicHint): string {
  const found = text.slice(from, to).trim();
  if (found === '') return from >= text.trimEnd().length ? 'Show: at the end' : 'Show the place';
  return found.length > 20 ? 'Show the place' : `Show: ${found}`;
}
