// The history of a design: a page of versions, what changed between two, the design of one, and release notes.
import type { designVersionsApi } from '@elenchus/contract/design-versions-api.ts';
import { isIsoDate } from '@elenchus/domain/base/calendar.ts';
import { instantOfLocalTime } from '@elenchus/domain/base/zoned-time.ts';
import {
  type HistoryProblem,
  readDesignHistory,
} from '../../design-history/read-design-history.ts';
import { fail, type Failure } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import {
  selectDesignAndVersions,
  selectDesignWithVersions,
  selectVersionAt,
  selectVersionPage,
} from '../../store/design/design-versions-store.ts';
import type { Services } from '../services.ts';

const TOO_FAR_BACK =
  'The design has changed by more than 64 MB since that version, so it can’t be shown. Choose a newer version.';

/** The handlers of the history of the design. */
export function designVersionsHandlers(services: Services): HandlersOf<typeof designVersionsApi> {
  const { store } = services;
  return {
    'GET /api/designVersions/{courseID}': (call) => versionPage(services, call),
    'GET /api/designVersions/changes/{courseID}': async ({ params, query }) => {
      const { to } = query;
      const from = query.from ?? Math.max(0, to - 1);
      const first = Math.min(from, to) + 1;
      const history = await selectDesignWithVersions(store, params.courseID, first);
      if (!history) return fail('INVALID_INPUT', { message: TOO_FAR_BACK });
      const read = await readDesignHistory('changes', { ...history, from, to });
      return read.ok ? read.value : failureOf(read.reason);
    },
    'GET /api/designVersions/design/{courseID}': async ({ params, query }) => {
      const history = await selectDesignWithVersions(store, params.courseID, query.version + 1);
      if (!history) return fail('INVALID_INPUT', { message: TOO_FAR_BACK });
      const read = await readDesignHistory('design', history);
      return read.ok ? read.value : failureOf(read.reason);
    },
    'GET /api/designVersions/release-notes/{courseID}': (call) => notes(services, call),
  };
}

function failureOf(problem: HistoryProblem): Failure {
  if (problem === 'failed') return fail('INTERNAL_ERROR');
  return fail(problem === 'busy' ? 'BUSY' : 'TIMEOUT');
}

async function versionPage(
  { store }: Services,
  { params, query }: Call<'GET /api/designVersions/{courseID}'>,
) {
  const course = params.courseID;
  const page = await selectVersionPage(store, { ...query, course });
  const listed = page.versions.map(({ version }) => version);
  const oldest = listed.at(-1) ?? Number.MAX_SAFE_INTEGER;
  // Far back, items are named as they are now.
  const history =
    (await selectDesignWithVersions(store, course, oldest)) ??
    (await selectDesignAndVersions(store, course, listed));
  const words = await readDesignHistory('words', { ...history, listed });
  if (!words.ok) return failureOf(words.reason);
  return {
    versions: page.versions.map(({ bytes: _bytes, ...row }) => {
      const { sentences = [], count = 0 } = words.value.get(row.version) ?? {};
      return { ...row, sentences: [...sentences], count };
    }),
    next: page.next,
  };
}

async function notes(
  { store, courses }: Services,
  call: Call<'GET /api/designVersions/release-notes/{courseID}'>,
) {
  const { courseID } = call.params;
  const { since } = call.query;
  if (!isIsoDate(since)) {
    return fail('INVALID_INPUT', { message: 'Choose a date, such as 2026-09-01.' });
  }
  const cached = await courses.get(courseID);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const start = instantOfLocalTime({ date: since, minutes: 0 }, cached.model.settings.timeZone);
  const first = await selectVersionAt(store, courseID, start);
  const history = await selectDesignWithVersions(store, courseID, first + 1);
  if (!history) return fail('INVALID_INPUT', { message: TOO_FAR_BACK });
  // Before the first version the course had no history, so what it had then is what it had first.
  const versions = first === 0 ? history.versions.slice(0, -1) : history.versions;
  const read = await readDesignHistory('notes', { ...history, versions, start, now: call.now });
  return read.ok ? { sentences: read.value } : failureOf(read.reason);
}
