import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { applyChanges, type DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import { changeWords } from '@elenchus/domain/design-versions/change-words.ts';
import { changedItemName } from '@elenchus/domain/design-versions/changed-item-name.ts';
import { changesBetween } from '@elenchus/domain/design-versions/design-at-version.ts';
import {
  restoreEverything,
  restoreItems,
} from '@elenchus/domain/design-versions/restore-design.ts';
import { readSchedule } from '@elenchus/domain/schedule/schedule-codec.ts';
import { scheduleIds } from '@elenchus/domain/schedule/schedule-ids.ts';
import { designOfVersionQuery } from '../../../calls/design/design-versions-queries.ts';
import { AskDialog } from '../../../course-ui/forms/ask-dialog.tsx';
import { ConsequencesInDialog } from '../../../course-ui/design/consequence-list.tsx';
import {
  useDesignActions,
  useDesignedCourse,
  useDesignSession,
} from '../../../course-ui/design/design-hooks.ts';
import { randomBytes } from '../../../course-ui/design/random-ids.ts';
import { useConsequences, weighedOption } from '../../../course-ui/design/use-consequences.ts';
import { LabelledChoice } from '../../../ui/fields/labelled-choice.tsx';
import type { RestoreWish } from './changed-item.tsx';
import styles from './design-history.module.css';

interface RestoreDialogProps {
  readonly wish: RestoreWish;
  readonly then: readonly DesignItem[];
  readonly onClose: () => void;
}

/**
 * Asks before items are restored: what changes, what they need that is gone, and what it does to students. What wasn't
 * there before is removed.
 */
export function RestoreDialog({ wish, then, onClose }: RestoreDialogProps) {
  const { what, keys, isRemoval } = wish;
  const { items } = useDesignedCourse();
  const [withMissing, setWithMissing] = useState(true);
  // The dialog is about the design at the time it opened.
  const [now] = useState(items);
  const plan = useMemo(
    () => restoreItems(then, now, keys, { withMissing, ids: idsOf(now) }),
    [then, now, keys, withMissing],
  );
  const needed = useMemo(
    () => restoreItems(then, now, keys, { withMissing: false, ids: idsOf(now) }).missing,
    [then, now, keys],
  );
  return (
    <RestoreQuestion
      title={`${isRemoval ? 'Remove' : 'Restore'} ${what}?`}
      label={`${isRemoval ? 'remove' : 'restore'} ${what}`}
      isRemoval={isRemoval}
      changes={plan.changes}
      now={now}
      choice={String(withMissing)}
      onClose={onClose}
    >
      {needed.length > 0 && (
        <LabelledChoice
          type="checkbox"
          title="Also restore what it uses"
          isChosen={withMissing}
          onChange={setWithMissing}
        >
          The course no longer has {needed.map((item) => changedItemName(item, then)).join(', ')}.
        </LabelledChoice>
      )}
    </RestoreQuestion>
  );
}

/** Asks before the whole design of a version is restored. */
export function RestoreAllDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const { courseID } = useDesignSession();
  const { data: then } = useQuery(designOfVersionQuery(courseID, version));
  return then ? <RestoreAll then={then} onClose={onClose} /> : null;
}

function RestoreAll({ then, onClose }: { then: readonly DesignItem[]; onClose: () => void }) {
  const { items } = useDesignedCourse();
  const [now] = useState(items);
  const [keepsLater, setKeepsLater] = useState(true);
  const changes = useMemo(
    () => restoreEverything(then, now, { keepsLater, ids: idsOf(now) }),
    [then, now, keepsLater],
  );
  return (
    <RestoreQuestion
      title="Restore the whole course?"
      label="restore the course"
      changes={changes}
      now={now}
      choice={String(keepsLater)}
      onClose={onClose}
    >
      <LabelledChoice
        type="checkbox"
        title="Keep what was added since"
        isChosen={keepsLater}
        onChange={setKeepsLater}
      >
        Otherwise later sections, class days, questions and evaluations are deleted.
      </LabelledChoice>
    </RestoreQuestion>
  );
}

interface RestoreQuestionProps {
  readonly title: string;
  readonly label: string;
  readonly isRemoval?: boolean;
  readonly changes: DesignChanges;
  readonly now: readonly DesignItem[];
  /** Differs when the changes do. */
  readonly choice: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

const MOST_SENTENCES = 8;

function RestoreQuestion(props: RestoreQuestionProps) {
  const { title, label, isRemoval = false, changes, now, choice, children, onClose } = props;
  const { change } = useDesignActions();
  const weighed = useConsequences(changes, choice, now);
  const sentences = useMemo(() => {
    const after = applyChanges(now, changes);
    return changeWords(changesBetween(now, after), after);
  }, [now, changes]);
  const isSame = changes.upserts.length + changes.removals.length === 0;
  const shown = sentences.slice(0, MOST_SENTENCES);
  return (
    <AskDialog
      title={title}
      confirm={isSame ? 'Close' : isRemoval ? 'Remove' : 'Restore'}
      onCancel={onClose}
      onConfirm={() => {
        const message = isRemoval ? 'Removed.' : 'Restored.';
        if (!isSame) change(changes, { label, message, ...weighedOption(weighed) });
        onClose();
      }}
    >
      {children}
      {isSame ? (
        <p>The course is already like this. Nothing changes.</p>
      ) : (
        <>
          <ul className={styles.planned}>
            {shown.map(({ key, sentence }) => (
              <li key={key}>{sentence}</li>
            ))}
            {sentences.length > shown.length && <li>and {sentences.length - shown.length} more</li>}
          </ul>
          <ConsequencesInDialog weighed={weighed} />
          <p>{isRemoval ? staysWords(changes) : RESTORED_STAYS} You can undo this.</p>
        </>
      )}
    </AskDialog>
  );
}

const RESTORED_STAYS =
  'Answers and grades stay. Evaluations that are handed back stay handed back.';

/** The grades of an evaluation are deleted with it; saving asks again if there are any. */
function staysWords({ removals }: DesignChanges): string {
  return removals.some(({ dataType }) => dataType === 'evaluation')
    ? 'Answers stay. If the evaluation has grades, you’re asked before they’re deleted.'
    : 'Answers and grades stay.';
}

function idsOf(items: readonly DesignItem[]) {
  return scheduleIds(readSchedule(items), randomBytes);
}
