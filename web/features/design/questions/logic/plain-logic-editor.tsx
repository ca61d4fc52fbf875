import { useImperativeHandle, useRef } from 'react';
import { applyEdits } from '@elenchus/domain/logic/text-edit.ts';
import { typeLogic } from '@elenchus/domain/logic/type-logic.ts';
import type { LogicEditorProps } from './logic-editor.tsx';
import styles from './logic-field.module.css';

/** A formula in a plain field: stands in for the editor when its file cannot be had, as without a network. */
export function PlainLogicEditor(props: LogicEditorProps) {
  const { text, label, describedBy, isWrong, takesFocus, onChange, ref } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    apply: (edits) => {
      onChange(applyEdits(text, edits));
      field.current?.focus();
    },
    show: (from, to) => {
      field.current?.focus();
      field.current?.setSelectionRange(from, to);
    },
  }));
  return (
    <textarea
      ref={field}
      className={styles.plain}
      rows={2}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      // Whoever asked for the editor goes on typing here.
      // oxlint-disable-next-line jsx_a11y/no-autofocus
      autoFocus={takesFocus}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => {
        const typed = typeLogic(text).text;
        if (typed !== text) onChange(typed);
      }}
    />
  );
}
