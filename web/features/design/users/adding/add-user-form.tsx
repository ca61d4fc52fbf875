import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { ClaimSlip } from '@elenchus/domain/people/claim-code.ts';
import type { FirstWay } from '@elenchus/domain/people/claim-state.ts';
import { readStatus, statusLabel, USER_STATUSES } from '@elenchus/domain/people/user.ts';
import { useFirstLogins } from '../../../../calls/people/claims-queries.ts';
import type { FormerNetID } from '../../../../calls/people/send-roster.ts';
import { useAddUser } from '../../../../calls/people/users-queries.ts';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { addUserFaults, EMPTY_DRAFT } from './add-user-draft.ts';
import type { AddUserDraft, AddUserFaults } from './add-user-draft.ts';
import { wayOf } from '../codes/first-login-words.ts';
import { NewCodeDialog } from '../codes/new-code-dialog.tsx';
import { FormerPersonDialog } from './former-person-dialog.tsx';
import { askedAbout } from './former-words.ts';
import styles from '../design-users.module.css';

interface AddUserFormProps {
  readonly draft: AddUserDraft;
  readonly onDraft: (draft: AddUserDraft) => void;
}

const ROLES = USER_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }));

const FIRST: Readonly<Record<FirstWay, string>> = {
  netID: 'It’s also the initial password.',
  code: 'You get a personal code to hand over, for choosing a password.',
  'sign-on': 'The university account has it too.',
};

/** NetID, full name and role of one new user. The server checks them; its messages are shown at the fields. */
export function AddUserForm({ draft, onDraft }: AddUserFormProps) {
  const { courseID } = useDesignSession();
  const { mutateAsync, isPending } = useAddUser(courseID);
  const [faults, setFaults] = useState<AddUserFaults>({});
  const [former, setFormer] = useState<FormerNetID | null>(null);
  const [message, setMessage] = useState('');
  const [slip, setSlip] = useState<ClaimSlip | null>(null);
  const ways = useFirstLogins(courseID);
  const way = ways ? wayOf(draft.role, ways) : null;
  const netIDField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  // After the question or the code has closed, which gives the focus back to the button.
  useEffect(() => {
    if (message && slip === null) netIDField.current?.focus();
  }, [message, slip]);

  const send = async (person?: string): Promise<void> => {
    if (isPending) return;
    setMessage('');
    try {
      const sent = person === undefined ? draft : { ...draft, person };
      const { user, slip: made } = await mutateAsync(sent);
      const { username, fullName, status } = user;
      setFaults({});
      setFormer(null);
      setSlip(made);
      setMessage(`Added ${fullName} (${username}) as ${statusLabel(status)}.`);
      // The role too: after a TA, the next student must not become one unnoticed.
      onDraft(EMPTY_DRAFT);
    } catch (error) {
      const [asked = null] = askedAbout(error);
      const found = asked ? {} : addUserFaults(error);
      setFormer(asked);
      setFaults(found);
      if (found.netID) netIDField.current?.focus();
      else if (found.fullName) nameField.current?.focus();
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send();
  };

  return (
    <Stack as="form" gap={16} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={netIDField}
        label="netID"
        description={`The person logs in with it. ${way === null ? '' : FIRST[way]}`}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={draft.netID}
        error={faults.netID}
        onChange={(event) => onDraft({ ...draft, netID: event.currentTarget.value })}
      />
      <TextField
        ref={nameField}
        label="Full name"
        autoComplete="off"
        value={draft.fullName}
        error={faults.fullName}
        onChange={(event) => onDraft({ ...draft, fullName: event.currentTarget.value })}
      />
      <SelectField
        label="Role"
        options={ROLES}
        value={draft.role}
        error={faults.role}
        onChange={(role) => onDraft({ ...draft, role: readStatus(role) ?? 'student' })}
      />
      <div role="alert">{faults.form && <Notice tone="attention">{faults.form}</Notice>}</div>
      <div>
        <Button type="submit" look="filled" isBusy={isPending}>
          {isPending ? 'Adding…' : 'Add User'}
        </Button>
      </div>
      {former && (
        <FormerPersonDialog
          // Another list of people is another question.
          key={former.people.map(({ id }) => id).join(' ')}
          former={former}
          isBusy={isPending}
          onAdd={(person) => void send(person)}
          onCancel={() => setFormer(null)}
        />
      )}
      <output>{message && <Notice tone="well">{message}</Notice>}</output>
      {slip && <NewCodeDialog slip={slip} message={message} onClose={() => setSlip(null)} />}
    </Stack>
  );
}
