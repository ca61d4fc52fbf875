import { useEffect, useRef } from 'react';
import type { ClaimSlip } from '@elenchus/domain/people/claim-code.ts';
import { courseTitle } from '../../../../course-ui/views/course-title.ts';
import { useCoursePart, useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { IconDownload, IconPrinter } from '../../../../ui/icons.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { untilDay } from '../../../../ui/until-text.ts';
import { codeSheetText } from './code-sheet-file.ts';
import styles from './code-sheet.module.css';

interface CodeSheetProps {
  readonly slips: readonly ClaimSlip[];
  /** What the server said about them. */
  readonly message?: string;
  readonly onDone?: () => void;
}

/** The personal codes of several people, one slip each, to print or to download. They are shown only this once. */
export function CodeSheet({ slips, message, onDone }: CodeSheetProps) {
  const { courseID } = useDesignSession();
  const title = useCoursePart(({ course }) => courseTitle(course.settings, courseID));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const download = (): void => {
    const file = new Blob([codeSheetText(slips)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `${courseID}-codes.csv`);
  };
  return (
    <Stack as="section" gap={16} aria-labelledby="code-sheet">
      <Stack gap={16} className={styles.head}>
        <h2 id="code-sheet" ref={heading} tabIndex={-1}>
          Personal codes
        </h2>
        <Notice>
          {message ?? `${countOf(slips.length, 'person needs', 'people need')} a personal code.`}{' '}
          Print or download the codes before you leave this page. You can’t see them again.
        </Notice>
        <Cluster gap={8}>
          <Button look="filled" onClick={() => globalThis.print()}>
            <IconPrinter aria-hidden />
            Print the slips
          </Button>
          <Button onClick={download}>
            <IconDownload aria-hidden />
            Download as CSV
          </Button>
          {onDone && (
            <Button look="plain" onClick={onDone}>
              Done
            </Button>
          )}
        </Cluster>
      </Stack>
      <ul className={styles.slips} aria-label="Slips with personal codes">
        {slips.map((slip) => (
          <li key={slip.username}>
            <Slip slip={slip} title={title} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Slip({ slip, title }: { slip: ClaimSlip; title: string }) {
  const { fullname, username, code, link, until } = slip;
  return (
    <>
      <Text tone="soft" size="sm">
        {title}
      </Text>
      <p className={styles.name}>{fullname}</p>
      <dl>
        <dt>Open</dt>
        <dd>{link.slice(0, link.indexOf('#'))}</dd>
        <dt>Username</dt>
        <dd>{username}</dd>
        <dt>Password</dt>
        <dd className={styles.code}>{code}</dd>
      </dl>
      <Text tone="soft" size="sm">
        Works once, until {untilDay(until)}. You then choose your own password.
      </Text>
    </>
  );
}
