// The thread that checks one course; it may be stopped without harm to the server.
import { parentPort, workerData } from 'node:worker_threads';
import { reportOf } from '@elenchus/domain/course-check/check-report.ts';
import { checkCourse } from '@elenchus/domain/course-check/course-check.ts';
import type { CourseContent } from '@elenchus/domain/visibility/released-course.ts';

const content = workerData as CourseContent;
parentPort?.postMessage(reportOf(checkCourse(content), content));
