import { useState } from 'react';
import { readStored, writeStored } from '../../../../lib/tab-storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckRow } from '../../../../ui/fields/check-row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { ModalSheet, SheetButtons } from '../../../../ui/modal-sheet.tsx';
import { SHORTCUTS } from './desk-keys.ts';
import { LETTERS_KEPT } from './use-desk-keys.ts';
import styles from '../desk-dialogs.module.css';

const MORE = [
  { keys: '0 – 9', words: 'Grade the question you’re reading; you can add a decimal' },
  { keys: 'Enter', words: 'In a question grade: go to the next question, then to the comments' },
  {
    keys: 'Alt + Shift + 1 – 9',
    words: 'In a comment: insert one of the first nine saved comments',
  },
  { keys: 'Esc', words: 'In a field: back to the answer' },
  {
    keys: 'Ctrl + Enter',
    words:
      'Mark grading complete and go to the next ungraded student, or back to the list if all are graded',
  },
  { keys: '?', words: 'This list' },
] as const;

/** The keys of this screen. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const [areLettersOn, setLettersOn] = useState(
    () => readStored('localStorage', LETTERS_KEPT) !== 'off',
  );
  return (
    <ModalSheet
      isWide
      title="Keys"
      // The way out has the focus, not the first thing that could be changed. Both are below the list.
      onShown={(sheet) => sheet.querySelector('button')?.focus({ preventScroll: true })}
      onCancel={onClose}
    >
      <Stack columns="auto" gap={16} className={styles.keys}>
        <p>
          While you type in a field, hold <kbd>Alt</kbd> with the letter.
        </p>
        <dl>
          {MORE.slice(0, 1).map(KeyRow)}
          {SHORTCUTS.map(({ letter, words }) => KeyRow({ keys: letter.toUpperCase(), words }))}
          {MORE.slice(1).map(KeyRow)}
        </dl>
        <CheckRow
          type="checkbox"
          checked={areLettersOn}
          onChange={({ currentTarget }) => {
            setLettersOn(currentTarget.checked);
            writeStored('localStorage', LETTERS_KEPT, currentTarget.checked ? null : 'off');
          }}
        >
          Single letters and digits work without Alt
        </CheckRow>
      </Stack>
      <SheetButtons>
        <Button onClick={onClose}>Close</Button>
      </SheetButtons>
    </ModalSheet>
  );
}

function KeyRow({ keys, words }: { readonly keys: string; readonly words: string }) {
  return (
    <div key={keys}>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{words}</dd>
    </div>
  );
}
