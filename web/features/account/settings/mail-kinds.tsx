import { useState } from 'react';
import { KIND_LABELS } from '@elenchus/domain/notifications/notification-words.ts';
import { useMailAct, type MailKind, type OwnMail } from '../../../calls/session/mail-queries.ts';
import { CheckRow } from '../../../ui/fields/check-row.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './mail-kinds.module.css';

interface MailKindsProps {
  readonly courseID: string;
  readonly mail: OwnMail;
}

/** Which kinds of news come by mail. */
export function MailKinds({ courseID, mail }: MailKindsProps) {
  const { mutate, error } = useMailAct(courseID);
  // What was just chosen is shown until it is saved. From a state of its own: the one of the call changes a moment
  // after the click, and the box would jump back in between.
  const [chosen, setChosen] = useState<MailKind[] | null>(null);
  const off = chosen ?? mail.off;
  const choose = (kind: MailKind, isOn: boolean): void => {
    const next = isOn ? off.filter((each) => each !== kind) : [...off, kind];
    setChosen(next);
    mutate({ act: 'kinds', off: next }, { onSettled: () => setChosen(null) });
  };
  return (
    <fieldset className={styles.kinds}>
      <legend>Email me about</legend>
      {mail.kinds.map((kind) => (
        <CheckRow
          key={kind}
          type="checkbox"
          checked={!off.includes(kind)}
          onChange={(event) => choose(kind, event.currentTarget.checked)}
        >
          {KIND_LABELS[kind]}
        </CheckRow>
      ))}
      <div role="alert">
        {error && <Notice tone="attention">Couldn’t save this. {error.message}</Notice>}
      </div>
    </fieldset>
  );
}
