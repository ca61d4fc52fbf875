import { useEffect, useState, type SubmitEvent } from 'react';
import { readMailAddress, NOT_AN_ADDRESS } from '@elenchus/domain/notifications/mail-rules.ts';
import { useMailAct, useOwnMail, type OwnMail } from '../../../calls/session/mail-queries.ts';
import { takeMailSecret } from '../../../lib/mail-fragment.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { MailKinds } from './mail-kinds.tsx';
import styles from './account-view.module.css';

/** Mail about this course: the address, and what comes by mail. Shown where the server sends mail. */
export function MailPart({ courseID }: { readonly courseID: string }) {
  const { data: mail, error } = useOwnMail(courseID);
  const confirmation = useMailAct(courseID);
  const { mutate: act } = confirmation;
  useEffect(() => {
    const confirm = (): void => {
      const secret = takeMailSecret();
      if (secret !== null) act({ act: 'confirm', secret });
    };
    confirm();
    // In a tab that shows this page already, the link of the mail changes only the fragment.
    addEventListener('hashchange', confirm);
    return () => removeEventListener('hashchange', confirm);
  }, [act]);
  return (
    <Panel heading="Email" headingId="account-mail" className={styles.part}>
      <p className={styles.small}>
        Get an email when something is new in this course, at most once a day. It says only what
        kind of news there is, and never a grade or a comment.
      </p>
      <output className={styles.message}>
        {confirmation.data && <Notice tone="well">{confirmation.data.message}</Notice>}
      </output>
      <div role="alert" className={styles.message}>
        {confirmation.error && <Notice tone="attention">{confirmation.error.message}</Notice>}
        {!mail && error && <Notice tone="attention">{error.message}</Notice>}
      </div>
      {mail && <OwnAddress courseID={courseID} mail={mail} />}
      {mail && mail.address !== '' && <MailKinds courseID={courseID} mail={mail} />}
    </Panel>
  );
}

interface OwnAddressProps {
  readonly courseID: string;
  readonly mail: OwnMail;
}

function OwnAddress({ courseID, mail }: OwnAddressProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const { mutate, isPending, error, data } = useMailAct(courseID);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const address = readMailAddress(typed);
    setFault(address.ok ? undefined : NOT_AN_ADDRESS);
    if (!address.ok || isPending) return;
    mutate({ act: 'ask', address: address.value }, { onSuccess: () => setTyped('') });
  };
  return (
    <>
      {mail.refusedAt !== null && (
        <Notice tone="attention">
          Email to {mail.address || mail.askedAddress} couldn’t be delivered. Enter another address.
        </Notice>
      )}
      {mail.address !== '' && (
        <div className={styles.buttons}>
          <p className={styles.device}>{mail.address}</p>
          <Button isBusy={isPending} onClick={() => mutate({ act: 'end' })}>
            Remove address
          </Button>
        </div>
      )}
      {mail.askedAddress !== '' && (
        <p className={styles.small}>
          Waiting for you to confirm {mail.askedAddress}. Open the link in the email that we sent
          there. It works for 24 hours.
        </p>
      )}
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={mail.address === '' ? 'Email address' : 'Another email address'}
          type="email"
          autoComplete="email"
          value={typed}
          error={fault}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" isBusy={isPending}>
          Send confirmation email
        </Button>
      </form>
      <div role="alert" className={styles.message}>
        {error && <Notice tone="attention">{error.message}</Notice>}
      </div>
      <output className={styles.message}>
        {data && !error && <Notice tone="well">{data.message}</Notice>}
      </output>
    </>
  );
}
