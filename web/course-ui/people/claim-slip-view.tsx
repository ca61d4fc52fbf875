import type { ClaimSlip } from '@elenchus/domain/people/claim-code.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Cluster } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { untilText } from '../../ui/until-text.ts';
import styles from './claim-slip-view.module.css';

/** A personal code and its link, which are shown only this once. */
export function ClaimSlipView({ slip }: { slip: ClaimSlip }) {
  const { username, fullname, code, link, until } = slip;
  return (
    <Stack columns="auto" gap={12} className={styles.slip}>
      <p>
        <strong>Give {fullname} this code or link now. You can’t see it again.</strong> Send it to{' '}
        {fullname} alone: the link needs nothing else. It works once, until {untilText(until)}.
      </p>
      <dl>
        <div>
          <dt>netID</dt>
          <dd>{username}</dd>
        </div>
        <div>
          <dt>Code</dt>
          <dd className={styles.code}>{code}</dd>
        </div>
        <div>
          <dt>Link</dt>
          <dd className={styles.link}>{link}</dd>
        </div>
      </dl>
      <Cluster gap={8}>
        <CopyButton text={link} label="Copy link" />
        <CopyButton text={code} label="Copy code" />
      </Cluster>
    </Stack>
  );
}
