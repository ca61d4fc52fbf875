import { useState } from 'react';
import type { FormerNetID } from '../../../../calls/people/send-roster.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { FormerPersonChoice } from './former-person-choice.tsx';

interface FormerPersonDialogProps {
  readonly former: FormerNetID;
  readonly isBusy: boolean;
  readonly onAdd: (person: string) => void;
  readonly onCancel: () => void;
}

/** Asks whether the person who is added is one who had the netID before. */
export function FormerPersonDialog({ former, isBusy, onAdd, onCancel }: FormerPersonDialogProps) {
  const [person, setPerson] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const { username, fullname } = former;
  return (
    <AskDialog
      title={`${username} was in this course before`}
      confirm={isBusy ? 'Adding…' : `Add ${fullname}`}
      isBusy={isBusy}
      onConfirm={() => (person === undefined ? setMissing(true) : onAdd(person))}
      onCancel={onCancel}
    >
      <p>A user with this netID was deleted, and their work is still here.</p>
      <FormerPersonChoice
        former={former}
        person={person}
        legend={`Who is ${fullname} (${username})?`}
        onChoose={setPerson}
      />
      <div role="alert">
        {isMissing && person === undefined && (
          <Notice tone="attention">Choose one of these first.</Notice>
        )}
      </div>
    </AskDialog>
  );
}
