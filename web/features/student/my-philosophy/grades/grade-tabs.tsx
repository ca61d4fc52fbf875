import { useId, useMemo } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { gradeTabs, overallGradeText } from '@elenchus/domain/grading/grade-visibility.ts';
import type { GradeTab } from '@elenchus/domain/grading/grade-visibility.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { AskAboutGrade } from './ask-about-grade.tsx';
import { AskedPlace, WantedPlaceContext } from './asked-place.tsx';
import { AskedQuestions } from './asked-questions.tsx';
import { CommentedAnswers } from './commented-answers.tsx';
import { GradeComment } from './grade-comment.tsx';
import { GradedQuestions } from './graded-questions.tsx';
import { GradingDetails } from './grading-details.tsx';
import type { GradedProps } from '../portal-props.ts';
import { useGradeTab } from './use-grade-tab.ts';
import styles from './grades-view.module.css';
import overall from './overall-grade.module.css';

interface TabProps extends GradedProps {
  /** Shows the conversation about a question. */
  readonly onOpen: (questionId: string) => void;
}

const contents: Readonly<Record<GradeTab, (props: TabProps) => ReactElement>> = {
  'Overall Grade': ({ onOpen, ...props }) => (
    <>
      <p className={props.graded.examGrade === null ? styles.empty : overall.grade}>
        <span>{overallGradeText(props.graded.examGrade)}</span>
        {props.graded.examGrade?.kind === 'number' && <small> of 100</small>}
      </p>
      <GradeComment {...props} />
      <AskedPlace questionId={NO_QUESTION}>
        <AskAboutGrade questionId={NO_QUESTION} />
      </AskedPlace>
      <AskedQuestions onOpen={onOpen} />
      <CommentedAnswers {...props} />
    </>
  ),
  'Grading Details': ({ onOpen: _onOpen, ...props }) => (
    <>
      <GradingDetails {...props} />
      <CommentedAnswers {...props} />
    </>
  ),
  'Question by Question': ({ onOpen: _onOpen, ...props }) => (
    <>
      <GradeComment {...props} />
      <GradedQuestions {...props} />
    </>
  ),
};

/** The tabs of one evaluation; arrow keys, Home and End move between them. */
export function GradeTabs(props: GradedProps) {
  const id = useId();
  const tabs = gradeTabs(props.course.settings);
  const { chosen, choose, wanted, want, onReached } = useGradeTab(tabs);
  const wantedPlace = useMemo(() => ({ questionId: wanted, onReached }), [wanted, onReached]);
  // Not by its name: an identifier with a blank in it names two elements, and neither exists.
  const idOf = (tab: GradeTab): string => `${id}tab${tabs.indexOf(tab)}`;
  const move = (event: KeyboardEvent): void => {
    const at = tabs.indexOf(chosen);
    const place = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (place === undefined) return;
    // Otherwise Home and End would scroll the page as well.
    event.preventDefault();
    const next = tabs.at(place % tabs.length) ?? chosen;
    choose(next);
    document.querySelector<HTMLElement>(`#${CSS.escape(idOf(next))}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label="Parts of the grade" className={styles.tablist}>
        {tabs.map((tab) => (
          <button
            key={tab}
            id={idOf(tab)}
            type="button"
            role="tab"
            aria-selected={tab === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={move}
          >
            {tab}
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={idOf(chosen)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without controls must be reachable
        tabIndex={0}
        className={styles.tabpanel}
      >
        <WantedPlaceContext value={wantedPlace}>
          {contents[chosen]({ ...props, onOpen: want })}
        </WantedPlaceContext>
      </div>
    </div>
  );
}
