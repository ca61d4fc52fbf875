import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type { AnnouncementList } from '../../../calls/notices/announcements-queries.ts';
import { logTimeWords } from '../../../lib/log-time-words.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './announcements.module.css';

interface UnreachedPeopleProps {
  readonly people: NonNullable<AnnouncementList['unreached']>;
  readonly timeZone: TimeZone;
}

/** Whom mail doesn't reach. They still see everything under the bell. */
export function UnreachedPeople({ people, timeZone }: UnreachedPeopleProps) {
  return (
    <Panel
      heading="Email that couldn’t be delivered"
      headingId="announcements-unreached"
      className={styles.part}
    >
      <Text tone="soft" size="sm">
        The mail server refused these addresses, so we no longer send email to them. These people
        still see everything under the bell. They can enter another address in Account.
      </Text>
      <Stack as="ul" columns="auto" gap={6} className={styles.unreached}>
        {people.map(({ username, fullName, since, code }) => (
          <li key={username}>
            <strong>{fullName}</strong> ({username}): refused since {logTimeWords(since, timeZone)}
            {code > 0 && `, error ${code}`}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
