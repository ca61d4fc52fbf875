import { useState } from 'react';
import type { Accommodation } from '@elenchus/domain/extensions/accommodation.ts';
import type { Extension } from '@elenchus/domain/extensions/extension-plan.ts';
import {
  useGiveExtension,
  usePreviewExtension,
  type ExtensionPreview,
} from '../../../../calls/grading/extensions-queries.ts';
import { useGradingPlace } from '../../../../course-ui/grading/grading-place.ts';
import { Button } from '../../../../ui/button.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { ModalSheet, SheetButtons } from '../../../../ui/modal-sheet.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ExtensionFields } from './extension-fields.tsx';
import { firstDraft, readExtensionDraft, type ExtensionDraft } from './extension-draft.ts';
import { ExtensionPeople } from './extension-people.tsx';
import { ExtensionPreviewTable } from './extension-preview.tsx';
import type { StudentRow } from '../student-rows.ts';
import styles from './extensions.module.css';

interface ExtensionDialogProps {
  readonly students: readonly StudentRow[];
  readonly accommodations: readonly (Accommodation & { readonly username: string })[];
  readonly onClose: () => void;
  /** Says what was done. */
  readonly onDone: (sentence: string) => void;
}

/** Who gets how much more time, then what this changes, then saving it for all of them at once. */
export function ExtensionDialog(props: ExtensionDialogProps) {
  const { students, accommodations, onClose, onDone } = props;
  const { courseID, course } = useGradingPlace();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [draft, setDraft] = useState<ExtensionDraft>(() => firstDraft(course.evaluations));
  const [fault, setFault] = useState<string>();
  const [shown, setShown] = useState<ExtensionPreview | null>(null);
  const [keeps, setKeeps] = useState(true);
  const preview = usePreviewExtension(courseID);
  const giving = useGiveExtension(courseID);
  const usernames = students.map(({ username }) => username).filter((one) => chosen.has(one));
  const read = readExtensionDraft(draft);
  const ask = async (): Promise<void> => {
    if (usernames.length === 0) return setFault('Choose at least one student.');
    if (!read.ok) return setFault(read.reason);
    setFault(undefined);
    giving.reset();
    await show(read.value);
  };
  const show = (extension: Extension): Promise<void> =>
    preview.mutateAsync({ usernames, extension }).then(setShown, () => setShown(null));
  const give = async (): Promise<void> => {
    if (!shown || !read.ok) return;
    const { token } = shown;
    const note = draft.note.trim();
    const body = { usernames, extension: read.value, note, keepUnchanged: keeps, token };
    // The reason stays above the new preview.
    await giving.mutateAsync(body).then(
      ({ message }) => onDone(message),
      () => show(read.value),
    );
  };
  const error = giving.error ?? preview.error;
  const people = countOf(usernames.length, 'student');
  return (
    <ModalSheet title="Extensions" isWide onCancel={onClose}>
      <Stack gap={16} className={styles.dialog}>
        {shown ? (
          <ExtensionPreviewTable
            preview={shown}
            students={students}
            keeps={keeps}
            onKeeps={setKeeps}
          />
        ) : (
          <>
            <ExtensionPeople
              students={students}
              accommodations={accommodations}
              chosen={chosen}
              onChoose={setChosen}
            />
            <ExtensionFields draft={draft} onDraft={setDraft} />
          </>
        )}
        <div role="alert">
          {(fault ?? error) && <Notice tone="attention">{fault ?? error?.message}</Notice>}
        </div>
      </Stack>
      <SheetButtons>
        {shown ? (
          <>
            <Button
              onClick={() => {
                giving.reset();
                setShown(null);
              }}
            >
              Back
            </Button>
            <Button look="filled" isBusy={giving.isPending} onClick={() => void give()}>
              Save for {people}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="filled" isBusy={preview.isPending} onClick={() => void ask()}>
              Show what changes
            </Button>
          </>
        )}
      </SheetButtons>
    </ModalSheet>
  );
}
