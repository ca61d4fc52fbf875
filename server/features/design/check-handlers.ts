// The check of a course, made once for each version of its design.
import type { checkApi } from '@elenchus/contract/check-api.ts';
import type { CheckReport } from '@elenchus/domain/course-check/check-report.ts';
import { runCourseCheck, type CheckProblem } from '../../course-check/run-course-check.ts';
import { fail, type Failure } from '../../http/failure.ts';
import type { HandlersOf } from '../../http/handler.ts';
import type { CachedCourse } from '../course-cache.ts';
import type { Services } from '../services.ts';

/** The handlers of the check endpoints. */
export function checkHandlers({ courses }: Services): HandlersOf<typeof checkApi> {
  // The findings for a version of the design stay valid for it, and are dropped with it.
  const reports = new WeakMap<CachedCourse, ReturnType<typeof runCourseCheck>>();
  return {
    'GET /api/courseCheck/{courseID}': async ({ params }) => {
      const course = await courses.get(params.courseID);
      if (!course) return fail('COURSE_NOT_FOUND');
      const under = reports.get(course) ?? runCourseCheck(course.model);
      reports.set(course, under);
      const report = await under;
      if (report.ok) return onWire(report.value);
      reports.delete(course);
      return failureOf(report.reason);
    },
  };
}

function onWire({ findings, ranges }: CheckReport) {
  return {
    findings: findings.map(({ fix, ...finding }) => ({
      ...finding,
      ...(fix && { fix: { ...fix, edits: [...fix.edits] } }),
    })),
    ranges: [...ranges],
  };
}

function failureOf(problem: CheckProblem): Failure {
  if (problem === 'broken') return fail('INTERNAL_ERROR');
  return fail(problem === 'busy' ? 'BUSY' : 'TIMEOUT');
}
