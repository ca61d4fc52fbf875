// What the log keeps of a change of the design: removals, due dates, hand-back states and how exams are graded.

import { designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { modeSwitch } from '@elenchus/domain/grading/switched-grading.ts';
import type { AuditEntry } from '../logs/audit-store.ts';

/** The log entries of a change. */
export function designEntries(
  upserts: readonly DesignItem[],
  removed: readonly DesignItem[],
  stored: ReadonlyMap<string, DesignItem>,
): AuditEntry[] {
  const removals = removed.map((item): AuditEntry => ({
    action: 'design.remove',
    subject: item.dataID,
    before: item,
    after: null,
  }));
  const modes = [
    ...upserts.map((item) => modeEntry(stored.get(designKeyText(item)), item)),
    ...removed.map((item) => modeEntry(item, null)),
  ];
  return [
    ...removals,
    ...upserts.flatMap((item) => evaluationEntries(stored, item)),
    ...modes.filter((entry) => entry !== null),
  ];
}

function modeEntry(before: DesignItem | undefined, after: DesignItem | null): AuditEntry | null {
  const to = modeSwitch(before, after);
  const subject = 'questionByQuestionGrading';
  return (
    to && { action: 'design.grading-mode', subject, before: to === 'on' ? 'off' : 'on', after: to }
  );
}

function evaluationEntries(
  stored: ReadonlyMap<string, DesignItem>,
  after: DesignItem,
): AuditEntry[] {
  const before = stored.get(designKeyText(after));
  if (after.dataType !== 'evaluation' || !before) return [];
  const subject = after.dataID;
  const entries: AuditEntry[] = [];
  if (hasNewDueDate(before, after)) {
    const dates = { before: before.questionCourseDate, after: after.questionCourseDate };
    entries.push({ action: 'evaluation.due-date', subject, ...dates });
  }
  if (before.questionLogic !== after.questionLogic) {
    const states = { before: before.questionLogic, after: after.questionLogic };
    entries.push({ action: 'evaluation.hand-back', subject, ...states });
  }
  return entries;
}

/** Whether an evaluation is given another due date. */
export function hasNewDueDate(before: DesignItem | undefined, after: DesignItem): boolean {
  return (
    after.dataType === 'evaluation' &&
    before !== undefined &&
    before.questionCourseDate.trim() !== after.questionCourseDate.trim()
  );
}
