// What is handed back to a student at a moment: every call that shows grading to students asks here (HBK-1).
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { handedBackTo, type HandedBackSince } from '@elenchus/domain/grading/student-hand-back.ts';
import { selectHandBacksOf } from '../../store/hand-backs/hand-back-rows-store.ts';
import type { Services } from '../services.ts';

interface Student {
  readonly course: string;
  readonly usernameKey: string;
}

/** The evaluations that the student may open now, and since when. */
export async function handedBackNow(
  { store }: Pick<Services, 'store'>,
  model: CourseModel,
  { course, usernameKey }: Student,
  now: number,
): Promise<HandedBackSince> {
  return handedBackTo(usernameKey, model, await selectHandBacksOf(store, course, usernameKey), now);
}
