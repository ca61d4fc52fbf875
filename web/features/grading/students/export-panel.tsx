import { useMutation } from '@tanstack/react-query';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { hasCriteria } from '@elenchus/domain/criteria/course-criteria.ts';
import { hasCourseGrade } from '@elenchus/domain/criteria/course-grade.ts';
import type { GradesFormat } from '@elenchus/domain/grading/grades-export.ts';
import { fetchGradesFile } from '../../../calls/grading/fetch-grades-file.ts';
import { courseGradeInput } from '../../../course-ui/grading/course-grade-input.ts';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { HiddenNamesNote } from '../../../course-ui/grading/hidden-names-note.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { IconDownload } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './student-list.module.css';

/** The grades as files to take elsewhere, with words about what each holds. */
export function ExportPanel() {
  const { courseID, course, session } = useGradingPlace();
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: async (format: GradesFormat) => {
      const { file, name } = await fetchGradesFile(courseID, format);
      saveFile(file, name);
      return name;
    },
  });
  const button = (format: GradesFormat, label: string) => (
    <Button isBusy={isPending} aria-describedby={`about-${format}`} onClick={() => mutate(format)}>
      <IconDownload aria-hidden />
      {isPending && variables === format ? 'Exporting…' : label}
    </Button>
  );
  return (
    <Panel heading="Export" headingId="export-heading" gap={12} className={styles.export}>
      <p>
        Two CSV files with {session.isInstructor ? 'every student' : 'the students assigned to you'}
        , regardless of the filters above.
      </p>
      <HiddenNamesNote what="Grades" />
      <div className={styles.file}>
        {button('spreadsheet', 'Export for spreadsheets')}
        <p id="about-spreadsheet">
          A row for each student: name, netID, TA, and for each evaluation{' '}
          {course.settings.usesGradesForExams && 'the grade, '}whether grading is complete, and the
          comments.{course.settings.usesGradesForExams && moreWords(course)} It includes work in
          progress.
        </p>
      </div>
      {course.settings.usesGradesForExams && (
        <div className={styles.file}>
          {button('canvas', 'Export for Canvas')}
          <p id="about-canvas">
            A file for the gradebook of Canvas, which finds students by their netID: only grades
            whose grading is complete, out of 100 points, and no comments.
          </p>
        </div>
      )}
      {error && (
        <div role="alert">
          <Notice tone="attention">
            Couldn’t make the file. {error.message} Please try again.
          </Notice>
        </div>
      )}
      <output className={styles.small}>{data && `“${data}” is in your downloads.`}</output>
    </Panel>
  );
}

/** What else is in the spreadsheet, in courses that have it. */
function moreWords(course: CourseModel): string {
  const hasTables = hasCriteria(course);
  const hasWeights = hasCourseGrade(courseGradeInput(course));
  if (!hasTables && !hasWeights) return '';
  const parts = [
    ...(hasTables ? ['the points of each criterion'] : []),
    ...(hasWeights ? ['the course grade with its sum'] : []),
  ];
  return ` Also ${parts.join(', and ')}.`;
}
