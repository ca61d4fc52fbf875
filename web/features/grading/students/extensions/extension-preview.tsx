import { dueShortLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { readDueDate } from '@elenchus/domain/base/due-date.ts';
import {
  BLIND_NOT_SHOWN,
  earlierDatesSentence,
  KEEP_UNCHANGED,
  KEEP_UNCOUNTED,
  keepOfferSentence,
  LEVELS_GO,
  previewSentence,
} from '@elenchus/domain/extensions/extension-sentences.ts';
import { isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { hasCriteria } from '@elenchus/domain/criteria/course-criteria.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import type { ExtensionPreview } from '../../../../calls/grading/extensions-queries.ts';
import { useGradingPlace } from '../../../../course-ui/grading/grading-place.ts';
import { countOf } from '../../../../ui/count-words.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { LabelledChoice } from '../../../../ui/fields/labelled-choice.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { StudentRow } from '../student-rows.ts';
import styles from './extensions.module.css';

interface ExtensionPreviewProps {
  readonly preview: ExtensionPreview;
  readonly students: readonly StudentRow[];
  readonly keeps: boolean;
  readonly onKeeps: (keeps: boolean) => void;
}

type PreviewRow = ExtensionPreview['rows'][number];

/** More would make the sheet slow; the sentence above counts all of them. */
const MOST_SHOWN = 200;

/** Each date before and after, with the grades that depend on it; then which grades to keep. */
export function ExtensionPreviewTable(props: ExtensionPreviewProps) {
  const { preview, students, keeps, onKeeps } = props;
  const { course } = useGradingPlace();
  const { rows, keptByHand } = preview;
  const names = new Map(students.map(({ username, fullname }) => [username, fullname || username]));
  const evaluations = new Map(course.evaluations.map((one) => [one.id, evaluationName(one)]));
  const earlier = earlierDatesSentence(rows);
  const grades = rows.reduce((sum, row) => sum + row.grades, 0);
  const changed = rows.reduce((sum, row) => sum + row.changed, 0);
  const isHidden = (row: PreviewRow): boolean => isBlind(course, row.evaluationDataID);
  const hasHidden = rows.some(isHidden);
  const looks = rows.filter(({ secondLook }) => secondLook).length;
  const [first, ...others] = new Set(rows.map(({ evaluationDataID }) => evaluationDataID));
  // On a phone there is no room for a column that says the same in every row.
  const only = others.length === 0 ? evaluations.get(first ?? '') : undefined;
  return (
    <>
      <p>
        <strong>{previewSentence(rows)}</strong>
        {only !== undefined && ` Evaluation: ${only}.`}
        {keptByHand > 0 && ` ${keptWords(keptByHand)}`}
        {looks > 0 &&
          ` ${countOf(looks, 'exam grade')} entered by hand ${looks === 1 ? 'stays' : 'stay'}, although an answer differs as of the new date. The student’s grading page shows what changed.`}
      </p>
      {earlier !== '' && <Notice tone="attention">{earlier}</Notice>}
      {rows.length > 0 && (
        // Wide on a phone: it scrolls by itself, also by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.table} aria-label="What changes" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Student</th>
                {only === undefined && <th scope="col">Evaluation</th>}
                <th scope="col">Current due date</th>
                <th scope="col">New due date</th>
                <th scope="col">Grades</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, MOST_SHOWN).map((row) => (
                <tr key={`${row.username} ${row.evaluationDataID}`}>
                  <th scope="row">{names.get(row.username) ?? row.username}</th>
                  {only === undefined && <td>{evaluations.get(row.evaluationDataID) ?? ''}</td>}
                  <td>{dateWords(row.before)}</td>
                  <td>{dateWords(row.after)}</td>
                  <td>{isHidden(row) ? 'not shown' : gradeWords(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {rows.length > MOST_SHOWN && (
        <p className={styles.small}>And {countOf(rows.length - MOST_SHOWN, 'more due date')}.</p>
      )}
      {(grades > 0 || hasHidden) && (
        <Stack as="fieldset" gap={8} className={styles.keeping}>
          <legend>{grades > 0 ? countOf(grades, 'question grade') : 'Question grades'}</legend>
          <LabelledChoice
            type="radio"
            name="keeping"
            title={KEEP_UNCHANGED}
            isChosen={keeps}
            onChange={() => onKeeps(true)}
          >
            {hasHidden ? KEEP_UNCOUNTED : keepOfferSentence(grades, changed)}
          </LabelledChoice>
          <LabelledChoice
            type="radio"
            name="keeping"
            title={hasHidden ? 'Delete all grades' : deleteWords(grades)}
            isChosen={!keeps}
            onChange={() => onKeeps(false)}
          >
            An instructor can restore deleted grades.
          </LabelledChoice>
          {hasHidden && <p className={styles.small}>{BLIND_NOT_SHOWN}</p>}
          <p className={styles.small}>{hasCriteria(course) && `${LEVELS_GO} `}Comments stay.</p>
        </Stack>
      )}
    </>
  );
}

function keptWords(dates: number): string {
  return dates === 1
    ? '1 date given by hand stays as it is.'
    : `${dates} dates given by hand stay as they are.`;
}

function dateWords(date: string | null): string {
  const due = date === null ? null : readDueDate(date);
  return due === null ? 'no date' : dueShortLabel(due);
}

function deleteWords(grades: number): string {
  return `Delete ${grades === 1 ? 'the grade' : `all ${grades} grades`}`;
}

function gradeWords({ grades, changed, secondLook }: PreviewRow): string {
  if (secondLook) return 'exam grade stays; look again';
  if (grades === 0) return 'none';
  return changed === 0
    ? `${grades}, answers unchanged`
    : `${grades}, ${countOf(changed, 'answer')} changed`;
}
