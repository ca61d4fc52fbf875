import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { deletionSentence } from '@elenchus/domain/people/former-person.ts';
import { useDeleteUser } from '../../../../calls/people/users-queries.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { troubleWords } from '../call-trouble.ts';
import { leftStudents } from './user-edit-draft.ts';

interface DeleteUserDialogProps {
  readonly user: User;
  readonly users: readonly User[];
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

/** Asks first, and lists what is deleted and what is kept. */
export function DeleteUserDialog({ user, users, onCancel, onDeleted }: DeleteUserDialogProps) {
  const { courseID } = useDesignSession();
  const { mutate, isPending, error } = useDeleteUser(courseID);
  const { username, fullName } = user;
  const left = leftStudents(user, users);
  return (
    <AskDialog
      title={SCREEN_MESSAGES.confirmDeleteUser}
      confirm={isPending ? 'Deleting…' : `Delete ${fullName}`}
      isDangerous
      isBusy={isPending}
      onConfirm={() => mutate(username, { onSuccess: onDeleted })}
      onCancel={onCancel}
    >
      <p>{deletionSentence(user)}</p>
      {left && <p>{left}</p>}
      <div role="alert">
        {error && (
          <Notice tone="attention">{troubleWords(SCREEN_MESSAGES.deleteUserFailed, error)}</Notice>
        )}
      </div>
    </AskDialog>
  );
}
