// Which tab of a handed-back evaluation is open, from the address, and which conversation is wanted.
import { useCallback, useState } from 'react';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import type { GradeTab } from '@elenchus/domain/grading/grade-visibility.ts';
import { useQueryValue } from '../../../../lib/browser-location.ts';
import { moveWithin } from '../../../../lib/move-within.ts';
import { useAsking } from './asking-context.tsx';

const TAB = 'tab';
/** A message about a grade, which a notice leads to (course-ui/notices). */
const MESSAGE = 'message';

const NAMES: Readonly<Record<GradeTab, string>> = {
  'Overall Grade': 'overall',
  'Grading Details': 'details',
  'Question by Question': 'questions',
};

/** The open tab; choosing another changes the address, so that a reload and a link show the same. */
export function useGradeTab(tabs: readonly GradeTab[]) {
  const named = useQueryValue(TAB);
  const linked = useRequestOf(useQueryValue(MESSAGE));
  const [opened, setOpened] = useState<string | null>(null);
  const wanted = linked ?? opened;
  const asked = tabs.find((tab) =>
    wanted === null ? NAMES[tab] === named : tab === tabOf(wanted),
  );
  const chosen = asked ?? tabs[0] ?? 'Grading Details';
  return {
    chosen,
    choose: useCallback((tab: GradeTab) => showInAddress(tab), []),
    /** The question whose conversation is wanted; null for none. */
    wanted,
    want: useCallback((questionId: string) => setOpened(questionId), []),
    onReached: useCallback(() => {
      setOpened(null);
      showInAddress(chosen);
    }, [chosen]),
  };
}

/** The question that a message is about; null when there is no such message. */
function useRequestOf(messageId: string | null): string | null {
  const requests = useAsking()?.requests ?? [];
  const found = requests.find(({ messages }) => messages.some(({ id }) => id === messageId));
  return found?.questionID ?? null;
}

function tabOf(questionId: string): GradeTab {
  return questionId === NO_QUESTION ? 'Overall Grade' : 'Question by Question';
}

function showInAddress(tab: GradeTab): void {
  const address = new URL(location.href);
  address.searchParams.set(TAB, NAMES[tab]);
  address.searchParams.delete(MESSAGE);
  moveWithin(address.href, { replaces: true });
}
