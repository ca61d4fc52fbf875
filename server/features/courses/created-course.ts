// Creates a course for its first instructor, from a design.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { designLimitFault, designSize } from '@elenchus/domain/design-saves/design-limits.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { NewCourse } from '@elenchus/domain/people/new-course.ts';
import { fail, type Failure } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectOptionalClaim } from '../../store/login/claims-store.ts';
import { claimsEverywhere, codeColumn, slipOf, spareCodeFor } from '../login/claim-codes.ts';
import { initialPassword } from '../login/password-hashing.ts';
import type { Services } from '../services.ts';

/** Why a new course can't have these items, or null. */
export function newDesignRefusal(items: readonly DesignItem[]): Failure | null {
  const fault = designLimitFault(designSize([]), {
    stored: new Map(),
    upserts: items,
    removed: [],
  });
  return fault && fail('LIMIT_REACHED', { message: fault.sentence, details: fault.items });
}

type CreatingCall = Pick<Call<'POST /api/admin/create-course'>, 'now' | 'address' | 'write'>;

/** Creates the course, unless its ID is taken. */
export async function createCourseWith(
  services: Services,
  call: CreatingCall,
  typed: NewCourse,
  items: readonly DesignItem[],
) {
  const { courseID, instructorFullName, instructorUserID } = typed;
  const refusal = newDesignRefusal(items);
  if (refusal) return refusal;
  const claims = { ...claimsEverywhere(services), firstDayEnd: null };
  const code = spareCodeFor(claims);
  const usernameKey = foldName(instructorUserID);
  const made = await call.write('createCourse', {
    ...changeBy(courseID, 'admin', call.now, call.address),
    items,
    users: [
      {
        usernameKey,
        username: instructorUserID,
        fullName: instructorFullName,
        status: 'instructor',
        ta: null,
        password: initialPassword,
        ...codeColumn(code, 'instructor', claims),
      },
    ],
  });
  if (!made.ok) {
    return fail('ALREADY_EXISTS', { message: `There is already a course named ${courseID}.` });
  }
  const claim = await selectOptionalClaim(services.store, courseID, usernameKey);
  const slip = slipOf(services, courseID, claims, { claim, code });
  return { message: `Course ${courseID} created successfully`, courseID, slip };
}
