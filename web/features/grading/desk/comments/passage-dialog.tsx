import { useEffect, useRef, useState } from 'react';
import {
  anchorOf,
  passageFaultSentence,
  type PassageAnchor,
} from '@elenchus/domain/passages/passage-anchor.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { ModalSheet, SheetButtons } from '../../../../ui/modal-sheet.tsx';
import styles from '../desk-dialogs.module.css';

interface PassageDialogProps {
  readonly essay: string;
  readonly onChoose: (anchor: PassageAnchor) => void;
  readonly onClose: () => void;
}

/** Where a passage is selected without a mouse: in a text field, keyboards and screen readers can select. */
export function PassageDialog({ essay, onChoose, onClose }: PassageDialogProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  // Chromium moves no caret in a field that is read-only: this one takes no changes instead.
  useEffect(() => {
    const field = area.current;
    const refuse = (event: Event): void => event.preventDefault();
    field?.addEventListener('beforeinput', refuse);
    return () => field?.removeEventListener('beforeinput', refuse);
  }, []);
  const choose = (): void => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const start = placeIn(essay, selectionStart);
    const anchor = anchorOf(essay, { start, end: placeIn(essay, selectionEnd) });
    if (anchor.ok) onChoose(anchor.value);
    else setFault(passageFaultSentence(anchor.reason));
  };
  return (
    <ModalSheet
      title="Comment on a passage"
      isWide
      onShown={() => {
        area.current?.focus();
        area.current?.setSelectionRange(0, 0);
      }}
      onCancel={onClose}
    >
      <p id="passage-how" className={styles.how}>
        Select the words that you want to comment on. With a keyboard, hold Shift and use the arrow
        keys. Then press Enter. Nothing that you type here changes the answer.
      </p>
      <TextArea
        ref={area}
        className={styles.passage}
        rows={14}
        value={essay}
        onChange={nothing}
        spellCheck={false}
        // A touch on the text brings no keyboard up.
        inputMode="none"
        aria-label="The answer"
        aria-describedby="passage-how"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          choose();
        }}
      />
      {fault !== null && <p role="alert">{fault}</p>}
      <SheetButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" onClick={choose}>
          Comment
        </Button>
      </SheetButtons>
    </ModalSheet>
  );
}

/** The field never changes. */
function nothing(): void {}

/** A text field counts a line end as one character, also where the essay has two. */
function placeIn(essay: string, shown: number): number {
  let place = 0;
  for (let count = 0; count < shown; count += 1) place += essay.startsWith('\r\n', place) ? 2 : 1;
  return Math.min(place, essay.length);
}
