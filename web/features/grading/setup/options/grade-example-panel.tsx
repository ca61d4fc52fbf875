import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { gradeExample } from './grade-example.ts';
import styles from '../grading-setup.module.css';
import { Stack } from '../../../../ui/layout/stack.tsx';

/** How a grade is computed under the current options: as text, and as an example. */
export function GradeExamplePanel({ settings }: { settings: CourseSettings }) {
  const { sentence, lines, grade } = gradeExample(settings);
  return (
    <Stack
      as="section"
      columns="auto"
      gap={12}
      className={styles.example}
      aria-labelledby="setup-example"
    >
      <h3 id="setup-example">How a grade is computed</h3>
      <p>{sentence}</p>
      {lines.length > 0 && (
        <table className={styles.sum}>
          <caption>An example</caption>
          <tbody>
            {lines.map(({ label, working, amount }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {working && <small>{working}</small>}
                </th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Grade</th>
              <td>{grade}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {lines.length === 0 && grade !== '' && (
        <p>
          The student sees, for example, <strong>{grade}</strong>.
        </p>
      )}
    </Stack>
  );
}
