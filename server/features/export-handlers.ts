// Grades as files.
import type { exportApi } from '@elenchus/contract/export-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import {
  canvasGradebook,
  gradesExportSentence,
  gradesFileName,
  type GradesExport,
  gradesSpreadsheet,
} from '@elenchus/domain/grading/grades-export.ts';
import { readGradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import { fail } from '../http/failure.ts';
import { type HandlersOf, OwnAnswer } from '../http/handler.ts';
import { selectGrades, selectGradesOfTa } from '../store/grades-store.ts';
import { selectUsers } from '../store/users-store.ts';
import type { CachedCourse } from './course-cache.ts';
import type { Services } from './services.ts';
import { toGradeRecord } from './wire-grade.ts';

/** The handler of the export endpoint. */
export function exportHandlers(services: Services): HandlersOf<typeof exportApi> {
  return {
    'GET /api/gradesExport/{courseID}': async ({ params, query, caller, now }) => {
      const cached = await services.courses.get(params.courseID);
      if (!cached) return fail('COURSE_NOT_FOUND');
      const input = await exportOf(services, cached, caller);
      const { format } = query;
      const made =
        format === 'canvas'
          ? canvasGradebook(input)
          : ({ ok: true, value: gradesSpreadsheet(input) } as const);
      if (!made.ok) return fail('INVALID_INPUT', { message: gradesExportSentence(made.reason) });
      const date = localDate(now, cached.model.settings.timeZone);
      // A course name has only letters, digits, dashes and underscores: nothing to escape.
      const name = gradesFileName(cached.course, format, date);
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      };
      return new OwnAnswer(200, headers, made.value);
    },
  };
}

async function exportOf(
  { store }: Services,
  { course, model }: CachedCourse,
  caller: Caller,
): Promise<GradesExport> {
  const own = caller.role === 'ta' ? foldName(caller.username) : null;
  const [users, grades] = await Promise.all([
    selectUsers(store, course),
    own === null ? selectGrades(store, course) : selectGradesOfTa(store, course, own),
  ]);
  const tas = users.filter(({ status }) => status === 'ta');
  const taNames = new Map(tas.map(({ usernameKey, fullName }) => [usernameKey, fullName]));
  const students = users.filter(
    ({ status, ta }) => status === 'student' && (own === null || ta === own),
  );
  return {
    students: students.map(({ fullName, username, ta }) => ({
      fullName,
      username,
      taName: taNames.get(ta) ?? '',
    })),
    evaluations: model.evaluations,
    gradeBook: readGradeBook(grades.map((grade) => toGradeRecord(grade, grade.usernameKey))),
    usesGradesForExams: model.settings.usesGradesForExams,
  };
}
