// Grades as files.
import type { exportApi } from '@elenchus/contract/export-api.ts';
import { namedEvaluations } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import { gradesExportSentence, gradesFileName } from '@elenchus/domain/grading/grades-export.ts';
import { exportedCriteria } from '../class/course-criteria-input.ts';
import { fail } from '../../http/failure.ts';
import { type HandlersOf, CustomAnswer } from '../../http/handler.ts';
import type { Services } from '../services.ts';

/** The handler of the export endpoint. */
export function exportHandlers(services: Services): HandlersOf<typeof exportApi> {
  return {
    'GET /api/gradesExport/{courseID}': async (call) => {
      const { params, query, caller, now, address, write } = call;
      const cached = await services.courses.get(params.courseID);
      if (!cached) return fail('COURSE_NOT_FOUND');
      const { format } = query;
      const made = await services.store.report('gradesFile', {
        course: cached.course,
        taKey: caller.role === 'ta' ? foldName(caller.username) : null,
        format,
        evaluations: namedEvaluations(cached.model),
        usesGradesForExams: cached.model.settings.usesGradesForExams,
        criteria: exportedCriteria(cached.model),
      });
      if (!made.ok) return fail('INVALID_INPUT', { message: gradesExportSentence(made.reason) });
      const actor = foldName(caller.username);
      const by = { course: cached.course, at: now, actor, subject: '', address } as const;
      await write('recordSecurityEvent', { ...by, event: 'grades-exported' });
      const date = localDate(now, cached.model.settings.timeZone);
      // A course name has only letters, digits, dashes and underscores: nothing needs escaping.
      const name = gradesFileName(cached.course, format, date);
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      };
      return new CustomAnswer(200, headers, made.value);
    },
  };
}
