import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { MAX_COMMENT_CHARACTERS } from '@elenchus/domain/passages/passage-comment.ts';
import { afterPress } from '../../../../ui/after-press.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { growWithText } from '../../../../course-ui/texts/grow-with-text.ts';
import styles from '../../../../course-ui/passages/passage-note.module.css';

interface CommentTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly onEscape?: () => void;
  /** Whether it gets the focus when it appears. */
  readonly isNew?: boolean;
  /** What else belongs to the field, such as a way to insert text. */
  readonly children?: ReactNode;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

/** The field in which a comment on a passage or a question is written. It saves as it is typed. */
export function CommentTextField(props: CommentTextFieldProps) {
  const { label, value, onChange, onFocus, onBlur, onEscape, isNew = false, children } = props;
  const { area } = props;
  const isFirst = useRef(isNew);
  useEffect(() => {
    const field = area.current;
    if (!field) return undefined;
    if (isFirst.current) field.focus();
    isFirst.current = false;
    return growWithText(field);
  }, [area]);
  return (
    <div
      // The focus may go to what belongs to the field and come back.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) afterPress(() => onBlur?.());
      }}
    >
      <TextArea
        ref={area}
        className={styles.field}
        rows={2}
        aria-label={label}
        placeholder="Write a comment"
        value={value}
        maxLength={MAX_COMMENT_CHARACTERS}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onFocus={onFocus}
        onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
      />
      {children}
    </div>
  );
}
