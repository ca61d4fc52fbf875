// Marking a student's grading complete: asks first when an essay that was written has no grade, when criteria have no
// level, and what an essay counts that was shown and not written.
import { useState } from 'react';
import { openCriteria } from '@elenchus/domain/criteria/open-criteria.ts';
import { missingGrades, type NumberedEssay } from '@elenchus/domain/grading/completion.ts';
import {
  onCompletion,
  settledSentence,
  ungradedUnwritten,
  type SettledEssays,
} from '@elenchus/domain/grading/unwritten-essays.ts';
import { fieldKey } from '../../../../saving/grades/grade-field.ts';
import type { CompletionDoubt } from './completion-dialog.tsx';
import { useDesk } from '../desk-context.ts';
import type { DeskWork } from '../answers/desk-work.ts';
import { focusCriteria, focusGrade } from '../keys/question-focus.ts';
import { isGradingComplete, shownEvaluation } from '../saves/student-grades.ts';
import { useOwnState } from '../use-own-state.ts';

interface Asked {
  /** Shown, not written and not graded: what they count is the question. null: the question is about `doubt`. */
  readonly unwritten: readonly NumberedEssay[] | null;
  readonly doubt: CompletionDoubt | null;
  readonly onDone: () => void;
}

/** `shown` is undefined until the answers are loaded. */
export function useCompletion(shown: DeskWork | undefined, isBack: boolean) {
  const { course, criteria, work, saves, student } = useDesk();
  const [asked, setAsked] = useOwnState<Asked | null>(null);
  const [news, setNews] = useCompletionNews();
  const save = (isComplete: boolean): void =>
    saves.edit(fieldKey(work, 'gradingComplete'), isComplete ? 'yes' : 'no');
  const workNow = ({ essays, sheet }: DeskWork) => ({
    settings: course.settings,
    essays,
    answerOf: (id: string) => sheet.answerOf(id),
    graded: shownEvaluation(saves, work),
  });
  const doubtAbout = (): CompletionDoubt | null => {
    if (!shown) return { kind: 'answers' };
    const written = workNow(shown);
    const missing = missingGrades(written);
    const { evaluationId } = work;
    const open = openCriteria({ ...written, missing, evaluationId, criteria });
    return missing === null && open.length === 0 ? null : { kind: 'work', missing, open };
  };
  const finish = (onDone: () => void): void => {
    save(true);
    onDone();
  };
  const settle = (essays: readonly NumberedEssay[], choice: SettledEssays): void => {
    if (choice === 'leaveOut') return;
    for (const { question } of essays) {
      saves.edit(fieldKey(work, 'questionGrade', question.id), '0');
    }
  };
  /** Does with unwritten essays what is settled, or asks. */
  const completeUnwritten = (onDone: () => void): void => {
    const essays = shown ? ungradedUnwritten(workNow(shown)) : [];
    if (essays.length === 0) return finish(onDone);
    const choice = onCompletion(course.unwrittenSettings.get(work.evaluationId), isBack);
    if (choice === 'ask') return setAsked({ unwritten: essays, doubt: null, onDone });
    settle(essays, choice);
    setNews(settledSentence(choice, essays, student.fullName));
    finish(onDone);
  };
  /** Marks it complete, perhaps after a question, and then goes on. */
  const complete = (onDone: () => void): void => {
    if (isGradingComplete(saves, work)) return onDone();
    setNews(null);
    const doubt = doubtAbout();
    if (doubt) setAsked({ unwritten: null, doubt, onDone });
    else completeUnwritten(onDone);
  };
  return {
    doubt: asked?.doubt ?? null,
    unwritten: asked?.unwritten ?? null,
    /** What completing did without asking. */
    news,
    complete,
    setComplete: (isComplete: boolean): void => (isComplete ? complete(() => {}) : save(false)),
    confirm: (): void => {
      setAsked(null);
      if (asked) completeUnwritten(asked.onDone);
    },
    choose: (choice: SettledEssays): void => {
      setAsked(null);
      if (!asked?.unwritten) return;
      settle(asked.unwritten, choice);
      finish(asked.onDone);
    },
    /** Goes back to what has no grade or no level. */
    cancel: (): void => {
      setAsked(null);
      // The dialog gives the focus back first.
      if (asked?.doubt) requestAnimationFrame(() => focusOnMissing(asked.doubt));
    },
  };
}

export type Completion = ReturnType<typeof useCompletion>;

/** A sentence for the student to whom it belongs and the one who opens next. */
function useCompletionNews() {
  const { openedAs } = useDesk();
  const [kept, keep] = useState<{ readonly text: string; readonly seen: readonly string[] }>();
  if (kept && !kept.seen.includes(openedAs) && kept.seen.length < 3) {
    keep({ ...kept, seen: [...kept.seen, openedAs] });
  }
  const isShown = kept?.seen.slice(0, 2).includes(openedAs) ?? false;
  const set = (text: string | null): void =>
    keep(text === null ? undefined : { text, seen: [openedAs] });
  return [isShown && kept ? kept.text : null, set] as const;
}

function focusOnMissing(doubt: CompletionDoubt | null): void {
  const { missing = null, open = [] } = doubt?.kind === 'work' ? doubt : {};
  const [criteria] = open;
  if (missing === null && criteria) {
    focusCriteria(criteria.essay?.question.id ?? null);
    return;
  }
  const essay = missing?.kind === 'questions' ? missing.essays[0] : undefined;
  focusGrade(essay?.question.id ?? null, 'all');
}
