import { useMemo } from 'react';
import {
  causeAnswerPhrase,
  repairEffects,
  repairPhrase,
  type PhraseReader,
} from '@elenchus/domain/visibility/contradiction-phrases.ts';
import {
  explainContradiction,
  type ExplainedContradiction,
} from '@elenchus/domain/visibility/explained-contradiction.ts';
import { flipSentence } from '@elenchus/domain/visibility/flip-changes.ts';
import { useSheetProgress } from '../questions/answer-sheet-hooks.ts';
import { QuestionLink } from '../questions/question-link.tsx';
import type { QuestionProps } from '../questions/question-props.ts';
import { questionName } from '../questions/question-names.ts';
import styles from './clash-panel.module.css';

type Leading = Pick<QuestionProps, 'hrefOf' | 'onGoTo'>;

export interface ClashPanelProps extends Leading, Pick<QuestionProps, 'sheet'> {
  readonly questionId: string;
  /** The questions that are already shown above the panel. */
  readonly named: readonly string[];
  readonly reader: PhraseReader;
}

/** The smallest set of answers that clash, and each single change that would end it; nothing is changed here. */
export function ClashPanel({ questionId, named, sheet, reader, ...leading }: ClashPanelProps) {
  const progress = useSheetProgress(sheet);
  const clash = useMemo(() => explainContradiction(progress, questionId), [progress, questionId]);
  if (clash === null) return <p>Couldn’t work out which answers clash.</p>;
  return (
    <div className={styles.panel}>
      <Answers clash={clash} named={named} reader={reader} {...leading} />
      {clash.repairs.length === 0 ? (
        <p>
          {clash.hasAllRepairs
            ? 'No single change resolves this.'
            : 'Couldn’t work out which single change resolves this.'}{' '}
          {flipSentence(progress, questionId)}
        </p>
      ) : (
        <Repairs clash={clash} reader={reader} {...leading} />
      )}
    </div>
  );
}

interface PartProps extends Leading {
  readonly clash: ExplainedContradiction;
  readonly reader: PhraseReader;
}

interface AnswersProps extends PartProps, Pick<ClashPanelProps, 'named'> {}

function Answers({ clash: { answers, isSmallest }, named, reader, ...leading }: AnswersProps) {
  if (answers.length === 0)
    return <p>No particular answer causes it. It shows whatever is answered.</p>;
  const isNamed = answers.every(({ question }) => named.includes(question.id));
  // The same list twice would have to be compared by eye.
  if (isSmallest && isNamed && answers.length === named.length && answers.length > 1)
    return (
      <p>
        {answers.length === 2
          ? 'It takes both answers named above; neither can be left out.'
          : `It takes all ${answers.length} answers named above; none can be left out.`}
      </p>
    );
  return (
    <>
      <p>{answersLead(answers.length, isSmallest, reader)}</p>
      <ul>
        {answers.map((answer) => (
          <li key={answer.question.id}>
            <span className={styles.given}>{causeAnswerPhrase(answer)}</span>
            {answer.isShown ? (
              <QuestionLink id={answer.question.id} {...leading}>
                {questionName(answer.question.text)}
              </QuestionLink>
            ) : (
              <span>{questionName(answer.question.text)} (doesn’t show right now)</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function answersLead(count: number, isSmallest: boolean, reader: PhraseReader): string {
  const whose = reader === 'student' ? 'of yours' : 'of the student';
  if (count === 1) return `This one answer ${whose} causes it:`;
  const fewer = isSmallest ? 'none can be left out' : 'fewer may be enough';
  return `These ${count} answers ${whose} cause it together; ${fewer}:`;
}

function Repairs({ clash: { repairs, hasAllRepairs }, reader, ...leading }: PartProps) {
  return (
    <>
      <p>
        {repairs.length === 1
          ? 'This change resolves it:'
          : 'Any one of these changes resolves it:'}
      </p>
      <ul>
        {repairs.map((repair) => {
          const phrase = repairPhrase(repair, reader);
          return (
            <li key={phrase}>
              <QuestionLink id={repair.question.id} {...leading}>
                {phrase}
              </QuestionLink>
              {repairEffects(repair).map((effect) => (
                <span key={effect}>{effect}</span>
              ))}
            </li>
          );
        })}
      </ul>
      {!hasAllRepairs && <p>There may be others.</p>}
      {reader === 'student' && <p>Nothing changes unless you change it.</p>}
    </>
  );
}
