import { useId } from 'react';
import { gradingTable, type GradingTable } from '@elenchus/domain/criteria/course-criteria.ts';
import {
  comparedGrade,
  criteriaScore,
  criterionName,
  followingGrade,
  gradeOfScore,
  levelName,
  pointsText,
  scoreSentence,
  type CriterionChoice,
} from '@elenchus/domain/criteria/criteria-score.ts';
import { levelsWords } from '@elenchus/domain/criteria/criteria-words.ts';
import {
  chosenLevelsText,
  readChosenLevels,
  type ChosenLevels,
} from '@elenchus/domain/grading/chosen-levels.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { FieldNote } from '../saves/conflict-choice.tsx';
import { useDesk, useField } from '../desk-context.ts';
import { criteriaId } from '../keys/question-focus.ts';
import styles from './criteria-choice.module.css';

interface CriteriaChoiceProps {
  /** NO_QUESTION for the exam as a whole. */
  readonly questionId: string;
  /** What is graded, for screen readers: 'question 3', 'the exam'. */
  readonly what: string;
}

/** The levels of the criteria by which this is graded, as groups of radio buttons; nothing where there are none. */
export function CriteriaChoice({ questionId, what }: CriteriaChoiceProps) {
  const { course, evaluation, criteria } = useDesk();
  const graded = { evaluationId: evaluation.id, questionId };
  const found = gradingTable(criteria, course.settings, graded);
  return found && <Choices questionId={questionId} what={what} {...found} />;
}

function Choices({ questionId, what, table, scale }: CriteriaChoiceProps & GradingTable) {
  const levels = useField('criterionLevels', questionId);
  const isExam = questionId === NO_QUESTION;
  const grade = useField(isExam ? 'examGrade' : 'questionGrade', questionId);
  const read = readChosenLevels(levels.text);
  const chosen: ChosenLevels = read.ok ? read.value : new Map();
  const score = criteriaScore(table, chosen);
  const change = (after: ChosenLevels): void => {
    levels.edit(chosenLevelsText(after));
    if (scale === null) return;
    const next = followingGrade(grade.text, score, criteriaScore(table, after), scale);
    if (next !== null && next !== grade.text) grade.edit(next);
  };
  const own = scale === null ? null : gradeOfScore(score, scale);
  const differs = scale !== null && comparedGrade(grade.text, score, scale) === 'differs';
  return (
    <Stack
      as="section"
      gap={10}
      id={criteriaId(questionId)}
      className={styles.criteria}
      aria-label={`Criteria for ${what}`}
    >
      {score.choices.map((choice) => (
        <CriterionLevels
          key={choice.criterion.id}
          choice={choice}
          onChoose={(levelId) => change(new Map(chosen).set(choice.criterion.id, levelId))}
        />
      ))}
      <p className={styles.sum} aria-live="polite">
        {scoreSentence(score, scale)}
        {scale === null && ' Enter the letter grade yourself.'}
        {score.open < score.choices.length && (
          <>
            {' '}
            <LinkButton onClick={() => change(new Map())}>Clear levels</LinkButton>
          </>
        )}
      </p>
      {differs && own !== null && (
        <p className={styles.differs}>
          The grade {grade.text} differs from the criteria.{' '}
          <LinkButton onClick={() => grade.edit(String(own))}>Use {pointsText(own)}</LinkButton>
        </p>
      )}
      <FieldNote field={levels} say={(text) => levelsWords(table, text)} />
    </Stack>
  );
}

interface CriterionLevelsProps {
  readonly choice: CriterionChoice;
  readonly onChoose: (levelId: string) => void;
}

function CriterionLevels({ choice: { criterion, level: chosen }, onChoose }: CriterionLevelsProps) {
  const name = useId();
  const isDescribed = criterion.levels.some(({ description }) => description !== '');
  return (
    <Stack as="fieldset" gap={4} className={styles.criterion}>
      <legend>{criterionName(criterion)}</legend>
      <Cluster gap={6} className={styles.levels} data-described={isDescribed || undefined}>
        {criterion.levels.map((level) => (
          <Stack as="label" columns="auto" gap={2} key={level.id} className={styles.level}>
            <input
              type="radio"
              name={name}
              checked={level.id === chosen?.id}
              onChange={() => onChoose(level.id)}
            />
            <span>
              <span className={styles.name}>{levelName(level)}</span>{' '}
              {level.name.trim() !== '' && (
                <span className={styles.points}>{pointsUnits(level.points)}</span>
              )}
            </span>
            {level.description !== '' && (
              <span className={styles.description}>{level.description}</span>
            )}
          </Stack>
        ))}
      </Cluster>
    </Stack>
  );
}

/** Short, because four levels are beside each other: '1 pt', '2.5 pts'. */
function pointsUnits(points: number): string {
  return `${pointsText(points)} ${points === 1 ? 'pt' : 'pts'}`;
}
