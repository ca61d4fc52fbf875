// The history of a design: a page of versions, what changed between two, the design of one, and release notes.
import type { designVersionsApi } from '@elenchus/contract/design-versions-api.ts';
import { isIsoDate } from '@elenchus/domain/base/calendar.ts';
import { instantOfLocalTime } from '@elenchus/domain/base/zoned-time.ts';
import { courseDayClock } from '@elenchus/domain/course/course-gate.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { changeWords } from '@elenchus/domain/design-versions/change-words.ts';
import {
  changesBetween,
  designBefore,
} from '@elenchus/domain/design-versions/design-at-version.ts';
import { releaseNotes } from '@elenchus/domain/design-versions/release-notes.ts';
import { fail } from '../http/failure.ts';
import type { Call, HandlersOf } from '../http/handler.ts';
import {
  selectDesignWithVersions,
  selectVersionAt,
  selectVersionPage,
} from '../store/design-versions-store.ts';
import type { Services } from './services.ts';

/** More sentences of a version than these are read when it is opened. */
const FIRST_SENTENCES = 4;

/** The handlers of the history of the design. */
export function designVersionsHandlers(services: Services): HandlersOf<typeof designVersionsApi> {
  const { store } = services;
  return {
    'GET /api/designVersions/{courseID}': (call) => versionPage(services, call),
    'GET /api/designVersions/changes/{courseID}': async ({ params, query: { to, from } }) => {
      const start = from ?? Math.max(0, to - 1);
      const first = Math.min(start, to) + 1;
      const { items, versions } = await selectDesignWithVersions(store, params.courseID, first);
      const designOf = (version: number): readonly DesignItem[] =>
        designBefore(
          items,
          versions.filter((row) => row.version > version).map(({ changes }) => changes),
        );
      const [before, after] = [designOf(start), designOf(to)];
      const changes = changesBetween(before, after);
      return { sentences: [...changeWords(changes, after)], changes: [...changes] };
    },
    'GET /api/designVersions/design/{courseID}': async ({ params, query }) => {
      const { items, versions } = await selectDesignWithVersions(
        store,
        params.courseID,
        query.version + 1,
      );
      return [
        ...designBefore(
          items,
          versions.map(({ changes }) => changes),
        ),
      ];
    },
    'GET /api/designVersions/release-notes/{courseID}': (call) => notes(services, call),
  };
}

async function versionPage(
  { store }: Services,
  { params, query }: Call<'GET /api/designVersions/{courseID}'>,
) {
  const course = params.courseID;
  const page = await selectVersionPage(store, { ...query, course });
  const oldest = page.versions.at(-1)?.version ?? Number.MAX_SAFE_INTEGER;
  const { items, versions } = await selectDesignWithVersions(store, course, oldest);
  const listed = new Set(page.versions.map(({ version }) => version));
  const words = new Map<number, readonly string[]>();
  let after: readonly DesignItem[] = items;
  for (const { version, changes } of versions) {
    if (listed.has(version)) {
      const found = changeWords(changes, after);
      words.set(
        version,
        found.map(({ sentence }) => sentence),
      );
    }
    after = designBefore(after, [changes]);
  }
  return {
    versions: page.versions.map((row) => {
      const all = words.get(row.version) ?? [];
      return { ...row, sentences: all.slice(0, FIRST_SENTENCES), count: all.length };
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
  const { items, versions } = await selectDesignWithVersions(store, courseID, first + 1);
  // Before the first version the course had no history, so what it had then is what it had first.
  const later = first === 0 ? versions.slice(0, -1) : versions;
  const then = designBefore(
    items,
    later.map(({ changes }) => changes),
  );
  const days = {
    before: courseDayClock(then)(Math.min(start, call.now)),
    now: courseDayClock(items)(call.now),
  };
  return { sentences: [...releaseNotes(then, items, days)] };
}
