import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { mayUsePassword } from '@elenchus/domain/people/sign-on-rules.ts';
import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { readStatus, statusLabel, USER_STATUSES } from '@elenchus/domain/people/user.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { useFirstLogins } from '../../../../calls/people/claims-queries.ts';
import { useEditUser } from '../../../../calls/people/users-queries.ts';
import type { ChangedUser } from '../../../../calls/people/users-queries.ts';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { offeredSignOn } from '../../../../lib/offered-sign-on.ts';
import { Button } from '../../../../ui/button.tsx';
import { ModalSheet, SheetButtons } from '../../../../ui/modal-sheet.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { troubleWords } from '../call-trouble.ts';
import { wayOf } from '../codes/first-login-words.ts';
import { DisconnectAccount } from './disconnect-account.tsx';
import { PasswordChange } from './password-change.tsx';
import {
  assistantsAmong,
  changeOf,
  draftOf,
  fullNameFault,
  leftStudents,
} from './user-edit-draft.ts';
import type { UserEditDraft } from './user-edit-draft.ts';
import styles from './edit-user-dialog.module.css';

interface EditUserDialogProps {
  readonly user: User;
  readonly users: readonly User[];
  readonly onCancel: () => void;
  readonly onSaved: (changed: ChangedUser) => void;
}

const ROLES = USER_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }));

/** A copy of one user to change, with Save and Cancel. */
export function EditUserDialog({ user, users, onCancel, onSaved }: EditUserDialogProps) {
  const { courseID, username: own } = useDesignSession();
  const signOn = offeredSignOn();
  const [before] = useState(() => draftOf(user, users));
  const [draft, setDraft] = useState(before);
  const [fault, setFault] = useState<string>();
  const { mutate, isPending, error } = useEditUser(courseID);
  const nameField = useRef<HTMLInputElement>(null);
  const ways = useFirstLogins(courseID);
  const way = ways ? wayOf(draft.status, ways) : 'netID';
  const change = (part: Partial<UserEditDraft>): void => setDraft({ ...draft, ...part });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const found = fullNameFault(draft);
    setFault(found);
    if (found) nameField.current?.focus();
    else mutate(changeOf(user.username, before, draft), { onSuccess: onSaved });
  };
  const left = draft.status === 'ta' ? null : leftStudents(user, users);
  const isSelf = isSameUsername(user.username, own);
  const assistants = assistantsAmong(users).map(({ username, fullName }) => ({
    value: username,
    label: `${fullName} (${username})`,
  }));
  return (
    <ModalSheet
      title={`Edit ${user.fullName}`}
      onShown={() => nameField.current?.focus()}
      onCancel={onCancel}
    >
      <Stack
        as="form"
        gap={16}
        className={styles.form}
        noValidate
        autoComplete="off"
        onSubmit={submit}
      >
        <TextField label="Username" readOnly value={user.username} />
        <TextField
          ref={nameField}
          label="Full Name"
          value={draft.fullName}
          error={fault}
          onChange={(event) => change({ fullName: event.currentTarget.value })}
        />
        <SelectField
          label="Status"
          options={ROLES}
          value={draft.status}
          disabled={isSelf}
          description={
            isSelf ? 'You can’t change your own role.' : 'Changing the status logs this person out.'
          }
          onChange={(status) => change({ status: readStatus(status) ?? 'student' })}
        />
        {left && <Notice>{left}</Notice>}
        {draft.status === 'student' && (
          <SelectField
            label="TA"
            options={[{ value: '', label: 'unassigned' }, ...assistants]}
            value={draft.ta}
            onChange={(ta) => change({ ta })}
          />
        )}
        {mayUsePassword(signOn?.passwords ?? null, draft.status) && (
          <PasswordChange user={user} way={way} draft={draft} onChange={change} />
        )}
        {signOn && <DisconnectAccount courseID={courseID} user={user} />}
        <div role="alert">
          {error && (
            <Notice tone="attention">
              {troubleWords(SCREEN_MESSAGES.updateUserFailed, error)}
            </Notice>
          )}
        </div>
        <SheetButtons>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" look="filled" isBusy={isPending}>
            {isPending ? 'Saving…' : 'Save'}
          </Button>
        </SheetButtons>
      </Stack>
    </ModalSheet>
  );
}
