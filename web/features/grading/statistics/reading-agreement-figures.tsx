import { useId } from 'react';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { countedNoun } from '@elenchus/domain/base/counted-noun.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { shortGrade } from '@elenchus/domain/grading/grade-spread.ts';
import {
  agreementOf,
  agreementSentence,
  byDistance,
  CLOSE_POINTS,
  differenceOf,
  signedPoints,
  type Agreement,
} from '@elenchus/domain/workload/reading-agreement.ts';
import { useReadingAgreement } from '../../../calls/grading/second-readings-queries.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { openDesk } from '../../../course-ui/grading/open-desk.ts';
import { paths } from '../../../lib/paths.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SkeletonTable } from '../../../ui/loading/skeleton-shapes.tsx';
import spreadStyles from './grade-spreads.module.css';
import styles from './reading-agreement.module.css';

type Agreed = AnswerOf<'GET /api/readingAgreement/{courseID}'>[number];

/** How far first and second readers agree, for instructors. */
export function ReadingAgreement() {
  const { courseID, course } = useGradingPlace();
  const { data, error, isFetching, refetch } = useReadingAgreement(courseID, true);
  return (
    <Stack as="section" gap={32} aria-labelledby="reading-agreement">
      <Stack columns="auto" gap={4} className={spreadStyles.heading}>
        <h2 id="reading-agreement">Agreement of second readings</h2>
        <p>
          Someone else read a random sample of the work without the name and the first grade. A
          positive difference means that the second grade is higher. Only instructors see this.
        </p>
      </Stack>
      {!data && !error && <SkeletonTable columns={4} rows={3} />}
      {!data && error && <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />}
      {course.evaluations.map((evaluation) => {
        const agreed = data?.find(({ evaluationId }) => evaluationId === evaluation.id);
        return (
          agreed && (
            <EvaluationAgreement key={evaluation.id} evaluation={evaluation} agreed={agreed} />
          )
        );
      })}
    </Stack>
  );
}

interface EvaluationAgreementProps {
  readonly evaluation: Evaluation;
  readonly agreed: Agreed;
}

function EvaluationAgreement({ evaluation, agreed }: EvaluationAgreementProps) {
  const id = useId();
  const agreement = agreementOf(agreed.pairs);
  return (
    <Stack as="section" gap={16} className={spreadStyles.evaluation} aria-labelledby={id}>
      <h3 id={id}>{evaluationName(evaluation)}</h3>
      <p className={spreadStyles.small}>{progressWords(agreed)}</p>
      {agreement.pairs > 0 && <Figures agreement={agreement} />}
      <p>{agreementSentence(agreement)}</p>
      {agreement.pairs > 0 && <Pairs evaluation={evaluation} agreed={agreed} />}
    </Stack>
  );
}

function progressWords({ sample, read, withoutReader }: Agreed): string {
  const words = `${read.toLocaleString('en')} of ${countedNoun(sample, 'second reading')} ${read === 1 ? 'is' : 'are'} done.`;
  if (withoutReader === 0) return words;
  return `${words} ${countedNoun(withoutReader, 'student')} without a TA ${withoutReader === 1 ? 'has' : 'have'} no second reader, because the course has no TAs yet.`;
}

function Figures({ agreement }: { readonly agreement: Agreement }) {
  const { pairs, mean, low, high, meanDistance, close } = agreement;
  const range =
    low === null || high === null
      ? 'too few pairs for a range'
      : `95% range ${signedPoints(low)} to ${signedPoints(high)}`;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Pairs with both grades</dt>
        <dd>{pairs.toLocaleString('en')}</dd>
      </div>
      <div>
        <dt>Mean difference</dt>
        <dd>
          {signedPoints(mean ?? 0)} <small>{range}</small>
        </dd>
      </div>
      <div>
        <dt>Mean distance</dt>
        <dd>
          {shortGrade(meanDistance ?? 0)} <small>points, up or down</small>
        </dd>
      </div>
      <div>
        <dt>At most {CLOSE_POINTS} points apart</dt>
        <dd>
          {close.toLocaleString('en')} <small>of {pairs.toLocaleString('en')}</small>
        </dd>
      </div>
    </dl>
  );
}

function Pairs({ evaluation, agreed }: EvaluationAgreementProps) {
  const { courseID } = useGradingPlace();
  const label = `Pairs of grades in ${evaluationName(evaluation)}, largest difference first`;
  return (
    // A keyboard scrolls what it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.pairs} aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Student</th>
            <th scope="col">First</th>
            <th scope="col">Second</th>
            <th scope="col">Difference</th>
            <th scope="col">Read by</th>
            <th scope="col">Remark</th>
          </tr>
        </thead>
        <tbody>
          {byDistance(agreed.pairs).map((pair) => (
            <tr key={pair.username}>
              <th scope="row">
                <a
                  href={paths.gradingDesk(courseID, evaluation.id, pair.username)}
                  target="_blank"
                  onClick={openDesk}
                >
                  {pair.fullname || pair.username}
                </a>
              </th>
              <td>{shortGrade(pair.first)}</td>
              <td>{shortGrade(pair.second)}</td>
              <td>{signedPoints(differenceOf(pair))}</td>
              <td>{pair.reader || 'Someone who left'}</td>
              <td>{pair.remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
