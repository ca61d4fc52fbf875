import { useState } from 'react';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { useEndCalendar, useNewCalendar } from '../../../calls/session/account-queries.ts';
import { logTimeWords } from '../../../lib/log-time-words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { IconCalendar } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './account-view.module.css';

interface CalendarPartProps {
  readonly courseID: string;
  /** When the address was created; null without one. */
  readonly since: number | null;
  readonly timeZone: TimeZone;
}

/** The address of your own calendar of this course: created, replaced, turned off. It is shown only once. */
export function CalendarPart({ courseID, since, timeZone }: CalendarPartProps) {
  const [address, setAddress] = useState<string | null>(null);
  const make = useNewCalendar(courseID);
  const end = useEndCalendar(courseID);
  const create = (): void =>
    make.mutate(undefined, {
      onSuccess: ({ path }) => setAddress(new URL(path, location.origin).href),
    });
  const turnOff = (): void => end.mutate(undefined, { onSuccess: () => setAddress(null) });
  const error = make.error ?? end.error;
  return (
    <Panel heading="Calendar" headingId="account-calendar" className={styles.part}>
      <p className={styles.small}>
        See the class days and your due dates in your own calendar. Your calendar program updates
        them when they change.
      </p>
      {address !== null && <NewAddress address={address} />}
      {address === null && since !== null && (
        <p className={styles.small}>
          You created a calendar address on {logTimeWords(since, timeZone)}. It can’t be shown
          again. If you lost it, replace it.
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          look={since === null ? 'filled' : 'default'}
          isBusy={make.isPending || end.isPending}
          onClick={create}
        >
          {since === null ? 'Create calendar address' : 'Replace address'}
        </Button>
        {since !== null && (
          <Button isBusy={make.isPending || end.isPending} onClick={turnOff}>
            Turn off calendar address
          </Button>
        )}
      </div>
      {since !== null && (
        <p className={styles.small}>
          If you replace the address or turn it off, the old one stops working.
        </p>
      )}
      <div role="alert" className={styles.message}>
        {error && <Notice tone="attention">{error.message}</Notice>}
      </div>
      <output className={styles.message}>
        {end.data && since === null && !error && (
          <Notice tone="well">Your calendar address is turned off.</Notice>
        )}
      </output>
    </Panel>
  );
}

function NewAddress({ address }: { address: string }) {
  return (
    <output className={styles.newAddress}>
      <p>
        <strong>Copy this address now. It is shown only once.</strong>
      </p>
      <code className={styles.address}>{address}</code>
      <div className={styles.buttons}>
        <CopyButton text={address} label="Copy address" />
        <ButtonLink href={address.replace(/^https?:/, 'webcal:')}>
          <IconCalendar aria-hidden />
          Open in calendar program
        </ButtonLink>
      </div>
      <p className={styles.small}>
        In Google Calendar, choose “From URL”. In Outlook, choose “Subscribe from web”. Anyone who
        has the address can see these dates, so don’t share it.
      </p>
    </output>
  );
}
