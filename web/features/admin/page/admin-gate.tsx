import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { callEndpoint } from '../../../calls/call-endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import sheet from '../../../ui/fields/form-sheet.module.css';
import styles from './admin.module.css';

/** The password that opens the admin page; the server checks it. */
export function AdminGate({ onOpen }: { onOpen: () => void }) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => callEndpoint('POST /api/admin/login', { body: { password } }),
    onSuccess: onOpen,
    onError: (error) => show(error.message),
  });
  const show = (sentence: string): void => {
    setFault(sentence);
    field.current?.select();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (password === '') return show('Please enter the admin password.');
    setFault(undefined);
    mutate();
  };
  return (
    <>
      <div className={sheet.introduction}>
        <h1>Admin</h1>
        <p>Create new courses here. The person who runs this server has the password.</p>
      </div>
      <form className={`${sheet.form} ${styles.form}`} noValidate onSubmit={submit}>
        <PasswordField
          ref={field}
          label="Admin password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={fault}
          shows="the password"
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" look="filled" size="md" isBusy={isPending}>
          {isPending ? 'Opening…' : 'Open the admin page'}
        </Button>
      </form>
    </>
  );
}
