// Reading and changing the course design.
import { createHash } from 'node:crypto';
import type { designApi } from '@elenchus/contract/design-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { normalizedItem } from '@elenchus/domain/design-saves/normalized-item.ts';
import { designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { gradeLossSentence } from '@elenchus/domain/grading/grade-loss.ts';
import { designLevel } from '@elenchus/domain/people/access.ts';
import { tallyAnswers } from '@elenchus/domain/questions/answer-tally.ts';
import { designForAudience } from '@elenchus/domain/visibility/design-for-audience.ts';
import { fail } from '../../http/failure.ts';
import { type Call, type HandlersOf, CustomAnswer } from '../../http/handler.ts';
import { selectAnswerGroups } from '../../store/answers/answers-store.ts';
import { changeBy, type Change } from '../../store/logs/audit-store.ts';
import type { DesignChange, KeyToRemove } from '../../store/design/design-store.ts';
import type { Store } from '../../store/open-store.ts';
import type { CachedCourse, CourseCache, CourseVersion } from '../course-cache.ts';
import { designRefusal, limitRefusal } from './design-refusal.ts';
import type { Services } from '../services.ts';

/** The handlers of the design endpoints. */
export function designHandlers(services: Services): HandlersOf<typeof designApi> {
  return {
    'GET /api/courseDesign/{courseID}': (call) => readDesign(services, call),
    'GET /api/answerCounts/{courseID}': async ({ params, query }) => {
      const [groups, cached] = await Promise.all([
        selectAnswerGroups(services.store, params.courseID, asked(query.questionID)),
        services.courses.get(params.courseID),
      ]);
      const tallies = tallyAnswers(groups, cached?.model.questions ?? []);
      return tallies.map(({ options, ...tally }) => ({ ...tally, options: [...options] }));
    },
    'POST /api/courseDesign/update/{courseID}': (call) => update(services, call),
    'POST /api/courseDesign/remove/{courseID}': (call) =>
      remove(services, call, call.body.designData, call.body),
    'POST /api/courseDesign/delete/{courseID}': (call) => {
      const { confirmed, ...key } = call.body;
      return remove(services, call, [key], { confirmed });
    },
  };
}

function asked(questionID: string | readonly string[] | undefined): readonly string[] | undefined {
  return typeof questionID === 'string' ? [questionID] : questionID;
}

async function readDesign(services: Services, call: Call<'GET /api/courseDesign/{courseID}'>) {
  const { courses, finished } = services;
  const version = await courses.version(call.params.courseID);
  const wanted = version && (await askedPart(courses, call, version));
  if (!wanted) return fail('COURSE_NOT_FOUND');
  const sent = call.request.headers;
  const headers = headersOf(wanted);
  if (sent['if-none-match']?.includes(headers.etag)) return new CustomAnswer(304, headers, null);
  const kept = await finished.find(wanted, sent['accept-encoding']);
  if (kept) return new CustomAnswer(200, { ...headers, ...kept.headers }, kept.body);
  const cached = await courses.get(call.params.courseID);
  // The design may have changed since its version was read.
  const current = cached && (await askedPart(courses, call, cached));
  if (!current) return fail('COURSE_NOT_FOUND');
  const design = await finished.answer(current, sent['accept-encoding'], () =>
    JSON.stringify(
      current.part === 'versions'
        ? itemsWithVersions(cached)
        : designForAudience(cached.items, current.audience, current.day),
    ),
  );
  return new CustomAnswer(200, { ...headersOf(current), ...design.headers }, design.body);
}

interface AskedPart extends CourseVersion {
  readonly audience: ReturnType<typeof designLevel>;
  readonly day: number | null;
  /** For whom, and of which day. */
  readonly part: string;
}

/** What the caller may read of a version. It needs no design: most browsers already have the current one. */
async function askedPart(
  courses: CourseCache,
  call: Call<'GET /api/courseDesign/{courseID}'>,
  version: CourseVersion,
): Promise<AskedPart | undefined> {
  const audience = designLevel(call.caller.role);
  if (audience !== 'student') {
    const part = audience === 'staff' && call.query.versions ? 'versions' : `${audience} null`;
    return { ...version, audience, day: null, part };
  }
  const dated = await courses.dated(version);
  if (!dated) return undefined;
  const day = dated.dayAt(call.now);
  return { ...dated, audience, day, part: `${audience} ${day}` };
}

/** 'private': a shared cache must not give one audience's part to another. */
function headersOf(wanted: AskedPart) {
  const etag = etagOf(wanted, wanted.part);
  return { etag, 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' };
}

/** Increases when other items are withheld than before, so that a browser doesn't keep an outdated copy. */
const FILTER = 2;

function etagOf({ course, createdAt, designVersion }: CourseVersion, part: string): string {
  const digest = createHash('sha256')
    .update(`${course} ${createdAt} ${designVersion} ${part} ${FILTER}`)
    .digest('base64url');
  return `"${digest.slice(0, 22)}"`;
}

/** What everybody may read of a design, as JSON. */
export function publicDesignJson(cached: CachedCourse): string {
  return JSON.stringify(designForAudience(cached.items, 'public', null));
}

function itemsWithVersions({ items, versions }: CachedCourse): readonly DesignItem[] {
  return items.map((item, place) => ({ ...item, version: versions[place] ?? 0 }));
}

interface DesignCall {
  readonly params: { readonly courseID: string };
  readonly caller: { readonly username: string };
  readonly now: number;
  readonly write: Store['transact'];
}

async function update(services: Services, call: Call<'POST /api/courseDesign/update/{courseID}'>) {
  const { designData, confirmed, keepUnchanged, agreedGrades = null } = call.body;
  const leavesOutExtended = call.body.leaveOutExtended;
  const cached = await services.courses.get(call.params.courseID);
  const present = cached?.items ?? [];
  const sent = new Set(designData.map(designKeyText));
  const byKey = new Map(
    present
      .filter((item) => sent.has(designKeyText(item)))
      .map((item) => [designKeyText(item), item]),
  );
  const upserts = designData.map((item) => normalizedItem(item, byKey.get(designKeyText(item))));
  const agreed = { confirmed, agreedGrades, keepsUnchanged: keepUnchanged, leavesOutExtended };
  const what = { upserts, removals: [], ...agreed };
  const wanted = { course: call.params.courseID, ...what, present };
  const refusal = limitRefusal(present, upserts, []) ?? (await designRefusal(services, wanted));
  return refusal ?? change(call, what);
}

interface Agreement {
  readonly confirmed: boolean;
  readonly agreedGrades?: number | undefined;
}

async function remove(
  services: Services,
  call: DesignCall,
  removals: readonly KeyToRemove[],
  { confirmed, agreedGrades }: Agreement,
) {
  const what = { upserts: [], removals, confirmed, agreedGrades: agreedGrades ?? null };
  const wanted = { course: call.params.courseID, ...what, present: [] };
  return (await designRefusal(services, wanted)) ?? change(call, what);
}

async function change(call: DesignCall, what: Omit<DesignChange, keyof Change>) {
  const by = changeBy(call.params.courseID, foldName(call.caller.username), call.now);
  const changed = await call.write('changeDesign', { ...by, ...what });
  if (changed.ok) {
    const { designVersion, deletedGrades } = changed.value;
    return { message: 'Saved', designVersion, deletedGrades };
  }
  switch (changed.reason.kind) {
    case 'unknown-course':
      return fail('COURSE_NOT_FOUND');
    case 'conflict':
      return fail('CHANGED_MEANWHILE', { details: changed.reason.conflicts });
    case 'clash':
      return fail('INVALID_INPUT', { message: changed.reason.sentence });
    case 'limit': {
      const { sentence, items } = changed.reason.fault;
      return fail('LIMIT_REACHED', { message: sentence, details: items });
    }
    case 'confirmation-needed': {
      const { loss } = changed.reason;
      return fail('CONFIRMATION_NEEDED', {
        message: gradeLossSentence(loss) ?? '',
        details: [{ grades: loss.total, changed: loss.changed, dueDate: loss.dueDate }],
      });
    }
  }
}
