import { useState } from 'react';
import type { AnswerTally } from '@elenchus/domain/questions/answer-tally.ts';
import {
  hasDrawnOptions,
  optionShares,
  optionsSentence,
} from '@elenchus/domain/questions/option-shares.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { useAnswerTallies } from '../../../calls/answers/answer-counts-query.ts';
import { BarRows } from '../../../course-ui/charts/bar-rows.tsx';
import { ChartFigure } from '../../../course-ui/charts/chart-figure.tsx';
import { ChartTable } from '../../../course-ui/charts/chart-table.tsx';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SkeletonChart } from '../../../ui/loading/skeleton-shapes.tsx';
import styles from './option-choices.module.css';

/** How the options of the choice questions were chosen, one class day at a time. */
export function OptionChoices() {
  const { courseID, course } = useGradingPlace();
  const days = course.schedule.topics.flatMap(({ id, name }) => {
    const questions = (course.questionsByTopic.get(id) ?? []).filter(({ type }) => isChoice(type));
    return questions.length > 0 ? [{ id, name, questions }] : [];
  });
  const [chosen, setChosen] = useState<string>();
  const day = days.find(({ id }) => id === chosen) ?? days[0];
  const ids = day?.questions.map(({ id }) => id) ?? [];
  const { data, error, isFetching, refetch } = useAnswerTallies(courseID, ids);
  if (!day) return null;
  return (
    <Stack as="section" gap={24} aria-labelledby="chosen-options">
      <Stack gap={12} className={styles.heading}>
        <h2 id="chosen-options">How options were chosen</h2>
        <SelectField
          label="Class day"
          value={day.id}
          options={days.map(({ id, name }) => ({ value: id, label: name || 'Untitled' }))}
          onChange={setChosen}
        />
      </Stack>
      {data &&
        day.questions.map((question, place) => (
          <QuestionChoices
            key={question.id}
            place={place + 1}
            question={question}
            tally={data.find(({ questionID }) => questionID === question.id)}
          />
        ))}
      {!data && !error && <SkeletonChart />}
      {!data && error && <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />}
    </Stack>
  );
}

interface QuestionChoicesProps {
  readonly place: number;
  readonly question: Question;
  readonly tally: AnswerTally | undefined;
}

function QuestionChoices({ place, question, tally }: QuestionChoicesProps) {
  const counted = tally ?? { count: 0, options: [] };
  const shares = optionShares(question.options, counted);
  const isDrawn = hasDrawnOptions(counted);
  const title = `${place}. ${question.text || 'A question without text'}`;
  return (
    <Stack gap={8}>
      <ChartFigure title={title} sentence={optionsSentence(counted)}>
        {isDrawn ? (
          <BarRows
            rows={shares.map(({ option, text, count, percent }) => ({
              key: String(option),
              label: `${option}. ${text}`,
              count,
              percent,
            }))}
          />
        ) : undefined}
      </ChartFigure>
      {counted.count > 0 && (
        <ChartTable
          label={`Answers to question ${place}`}
          columns={['Option', 'Answers', 'Share']}
          rows={shares.map(({ option, text, count, percent }) => [
            `${option}. ${text}`,
            String(count),
            `${percent}%`,
          ])}
        />
      )}
    </Stack>
  );
}
