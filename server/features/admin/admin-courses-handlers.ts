// What the admin does with courses. The admin never reads what people wrote in them.
import { TOO_MANY_PEOPLE } from '@elenchus/domain/people/count-limits.ts';
import type { adminCoursesApi } from '@elenchus/contract/admin-courses-api.ts';
import { cardDateLabel, dateFaultSentence, parseIsoDate } from '@elenchus/domain/base/calendar.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { courseSettingsChanges } from '@elenchus/domain/design/course-settings-changes.ts';
import { readCourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { closingSentence } from '@elenchus/domain/people/course-closing.ts';
import { courseListPage } from '@elenchus/domain/people/course-list.ts';
import { confirmDeletion } from '@elenchus/domain/people/course-state.ts';
import {
  personalDataDeletion,
  readPostponement,
} from '@elenchus/domain/people/personal-data-retention.ts';
import { readCourseTitle } from '@elenchus/domain/people/given-title.ts';
import { alreadyPresentSentence, readNewUser } from '@elenchus/domain/people/new-user.ts';
import { fail } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectOptionalClaim } from '../../store/login/claims-store.ts';
import { selectOptionalCourse } from '../../store/courses/courses-store.ts';
import { selectCourseHeads, selectCourseSizes } from '../../store/admin/course-list-store.ts';
import { claimsIn, codeColumn, slipOf, spareCodeFor } from '../login/claim-codes.ts';
import { newStoredUser } from '../people/new-stored-user.ts';
import type { Services } from '../services.ts';

/** The handlers of the admin's course endpoints. */
export function adminCoursesHandlers(services: Services): HandlersOf<typeof adminCoursesApi> {
  return {
    'GET /api/admin/courses': (call) => listCourses(services, call),
    'POST /api/admin/rename-course/{courseID}': (call) => rename(services, call),
    'POST /api/admin/add-instructor/{courseID}': (call) => addInstructor(services, call),
    'POST /api/admin/archive-course/{courseID}': async ({ params, body, now, write, address }) => {
      const { isArchived } = body;
      const what = { course: params.courseID, at: now, address, isArchived };
      const done = await write('archiveCourse', what);
      if (!done.ok) return fail('INVALID_INPUT', { message: closingSentence(done.reason) });
      return { message: isArchived ? 'Course closed' : 'Course opened again' };
    },
    'POST /api/admin/keep-personal-data/{courseID}': (call) => postpone(services, call),
    'POST /api/admin/delete-course/{courseID}': async ({ params, body, now, write, address }) => {
      const course = params.courseID;
      const typed = confirmDeletion(course, body.confirmation);
      if (!typed.ok) return fail('INVALID_INPUT', { message: typed.reason });
      const deleteAfter = await write('closeCourse', { course, at: now, address });
      return { message: 'Course will be deleted', deleteAfter };
    },
    'POST /api/admin/keep-course/{courseID}': async ({ params, now, write, address }) => {
      await write('keepCourse', { course: params.courseID, at: now, address });
      return { message: 'Course kept' };
    },
  };
}

async function listCourses(
  { store, retention }: Services,
  { query }: Call<'GET /api/admin/courses'>,
) {
  const heads = await selectCourseHeads(store);
  const wanted = { text: query.q, order: query.order, page: query.page };
  const { courses, ...place } = courseListPage(heads, wanted);
  const sizes = await selectCourseSizes(
    store,
    courses.map(({ course }) => course),
  );
  const sizeOf = new Map(sizes.map((size) => [size.course, size]));
  return {
    ...place,
    total: heads.length,
    courses: courses.flatMap(({ course, instructors, ...head }) => {
      const size = sizeOf.get(course);
      // Deleted since the list was read.
      if (!size) return [];
      const { course: courseID, ...counts } = size;
      const personalDataUntil = personalDataDeletion(head, retention);
      return [{ courseID, ...head, personalDataUntil, instructors: [...instructors], ...counts }];
    }),
  };
}

async function postpone(
  { store, retention }: Services,
  call: Call<'POST /api/admin/keep-personal-data/{courseID}'>,
) {
  const { params, body, now, address, write } = call;
  const course = params.courseID;
  const stored = await selectOptionalCourse(store, course);
  if (!stored) return fail('COURSE_NOT_FOUND');
  const date = parseIsoDate(body.until);
  if (!date.ok) return fail('INVALID_INPUT', { message: dateFaultSentence(date.reason) });
  const until = readPostponement(date.value, personalDataDeletion(stored, retention), now);
  if (!until.ok) return fail('INVALID_INPUT', { message: until.reason });
  const change = { course, at: now, address, until: until.value, day: cardDateLabel(date.value) };
  const isKept = await write('keepPersonalData', change);
  return isKept
    ? { message: 'Deletion postponed', personalDataUntil: until.value }
    : fail('CHANGED_MEANWHILE');
}

/** The title is part of the design, with its version and history, as when an instructor changes it. */
async function rename(services: Services, call: Call<'POST /api/admin/rename-course/{courseID}'>) {
  const course = call.params.courseID;
  const title = readCourseTitle(call.body.title);
  if (!title.ok) return fail('INVALID_INPUT', { message: title.reason });
  const cached = await services.courses.get(course);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const after = { ...readCourseSettings(cached.items), title: title.value };
  const changes = courseSettingsChanges(cached.items, after);
  const by = changeBy(course, 'admin', call.now, call.address);
  const change = { ...by, ...changes, confirmed: false, title: title.value };
  const outcome = await call.write('renameCourse', change);
  if (outcome.ok) return { message: 'Title saved' };
  return outcome.reason.kind === 'limit'
    ? fail('LIMIT_REACHED', { message: outcome.reason.fault.sentence })
    : fail('CHANGED_MEANWHILE');
}

const WAS_IN_COURSE =
  'Someone with this netID was in the course before and left work there. Only an instructor of the course can say whether it’s the same person, and add them.';

async function addInstructor(
  services: Services,
  call: Call<'POST /api/admin/add-instructor/{courseID}'>,
) {
  const { params, body, now, address } = call;
  const form = {
    netID: body.instructorUserID,
    fullName: body.instructorFullName,
    role: 'instructor',
  };
  const user = readNewUser(form, new Set());
  if (!user.ok) {
    const details = user.reason.map(({ field, sentence }) => ({ field: FIELDS[field], sentence }));
    const message = user.reason.map(({ sentence }) => sentence).join(' ');
    return fail('INVALID_INPUT', { message, details });
  }
  const { username } = user.value;
  const course = params.courseID;
  const claims = await claimsIn(services, course);
  const code = spareCodeFor(claims);
  const added = await call.write('addInstructors', {
    ...changeBy(course, 'admin', now, address),
    users: [{ ...newStoredUser(user.value), ...codeColumn(code, 'instructor', claims) }],
  });
  if (!added.ok && added.reason.kind === 'was-here') {
    return fail('WAS_HERE_BEFORE', { message: WAS_IN_COURSE });
  }
  if (!added.ok && added.reason.kind === 'full') {
    return fail('LIMIT_REACHED', { message: TOO_MANY_PEOPLE });
  }
  if (!added.ok) {
    const message = `${alreadyPresentSentence(username)} Only an instructor of the course can change roles.`;
    return fail('ALREADY_EXISTS', { message });
  }
  const claim = await selectOptionalClaim(services.store, course, foldName(username));
  const slip = slipOf(services, course, claims, { claim, code });
  return { message: `${username} added as an instructor`, slip };
}

/** The fields of the form on the admin page. */
const FIELDS = {
  netID: 'instructorUserID',
  fullName: 'instructorFullName',
  role: 'instructorUserID',
} as const;
