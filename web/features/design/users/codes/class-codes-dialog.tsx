import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { User } from '@elenchus/domain/people/user.ts';
import type { ClaimWay, FirstWay } from '@elenchus/domain/people/claim-state.ts';
import { useChooseFirstLogins } from '../../../../calls/people/claims-queries.ts';
import type { ClassCodes } from '../../../../calls/people/claims-queries.ts';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { offeredSignOn } from '../../../../lib/offered-sign-on.ts';
import { Button } from '../../../../ui/button.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { LabelledChoice } from '../../../../ui/fields/labelled-choice.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { ModalSheet, SheetButtons } from '../../../../ui/modal-sheet.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { troubleWords } from '../call-trouble.ts';
import styles from './first-logins.module.css';

interface ClassCodesDialogProps {
  readonly users: readonly User[];
  /** What students use now. */
  readonly students: FirstWay;
  readonly onCancel: () => void;
  readonly onChosen: (answer: ClassCodes) => void;
}

/** What students log in with first: the netID, or personal codes, which are made here. */
export function ClassCodesDialog({ users, students, onCancel, onChosen }: ClassCodesDialogProps) {
  const { courseID } = useDesignSession();
  const [way, setWay] = useState<ClaimWay>(students === 'code' ? 'code' : 'netID');
  const hasSignOn = offeredSignOn() !== null;
  const [replaces, setReplaces] = useState(false);
  const { mutate, isPending, error } = useChooseFirstLogins(courseID);
  const name = useId();
  const waiting = users.filter(
    ({ claim, status }) => claim && (status === 'student' || status === 'guest'),
  );
  const coded = waiting.filter(({ claim }) => claim?.state === 'code');
  const made = replaces ? waiting.length : waiting.length - coded.length;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isPending) return;
    // Codes that someone else makes from now on are kept.
    const seen = replaces ? Math.max(0, ...coded.map(({ claim }) => claim?.since ?? 0)) : 0;
    mutate({ students: way, seen }, { onSuccess: onChosen });
  };
  return (
    <ModalSheet title="First login of students" onCancel={onCancel}>
      <Stack as="form" gap={16} className={styles.form} onSubmit={submit}>
        <fieldset className={styles.choices}>
          <legend>Students log in first with:</legend>
          <LabelledChoice
            type="radio"
            name={name}
            title={hasSignOn ? 'Their university account' : 'Their netID'}
            isChosen={way === 'netID'}
            onChange={() => setWay('netID')}
          >
            {hasSignOn
              ? 'No password is needed. Codes that you handed out still work.'
              : 'Simple, but anyone who knows a netID can log in before its owner. Codes that you handed out still work.'}
          </LabelledChoice>
          <LabelledChoice
            type="radio"
            name={name}
            title={hasSignOn ? 'A personal code or their university account' : 'A personal code'}
            isChosen={way === 'code'}
            onChange={() => setWay('code')}
          >
            {hasSignOn
              ? 'You hand each student a code, on paper or by email. With it, they can choose a password. Nothing changes for students who already have a password.'
              : 'You hand each student a code, on paper or by email. Their netID no longer works as a password. Nothing changes for students who have already logged in.'}
          </LabelledChoice>
        </fieldset>
        {way === 'code' && coded.length > 0 && (
          <LabelledChoice
            type="checkbox"
            title={`Also replace ${countOf(coded.length, 'earlier code')}`}
            isChosen={replaces}
            onChange={setReplaces}
          >
            For example, if you lost the sheet. The earlier codes then no longer work.
          </LabelledChoice>
        )}
        <div role="alert">
          {error && <Notice tone="attention">{troubleWords('Couldn’t save this.', error)}</Notice>}
        </div>
        <SheetButtons>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" look="filled" isBusy={isPending}>
            {way === 'netID'
              ? hasSignOn
                ? 'Use no codes'
                : 'Use the netID'
              : `Make ${countOf(made, 'code')}`}
          </Button>
        </SheetButtons>
      </Stack>
    </ModalSheet>
  );
}
