// The history of a design: its versions, their changes, and the design of an earlier version.
import { CHANGE_KINDS, type ChangeKind } from '@elenchus/domain/design-versions/change-kinds.ts';
import { z } from 'zod';
import { designRecord } from './design-api.ts';
import { endpoints } from './endpoint.ts';
import { text } from './wire-fields.ts';

const kinds = Object.keys(CHANGE_KINDS) as [ChangeKind, ...ChangeKind[]];
const versionNumber = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const sentences = z.array(z.object({ key: z.string(), sentence: z.string() }));

export const designVersionsApi = endpoints({
  'GET /api/designVersions/{courseID}': {
    summary: 'A page of the versions of the design, newest first, with what changed in words',
    gate: 'change the design',
    target: 'none',
    costly: true,
    query: z.object({
      /** A part of the name or username of the person who made the change. */
      person: text(200).default(''),
      kind: z.enum(kinds).optional(),
      /** A part of what was written before or after the change. */
      text: text(200).default(''),
      /** `next` of the page before. */
      before: versionNumber.optional(),
    }),
    response: z.object({
      versions: z.array(
        z.object({
          version: z.number(),
          /** Epoch milliseconds. */
          at: z.number(),
          /** '' for the design that the course had when its history began. */
          by: z.string(),
          byName: z.string(),
          /** The first few; `count` is the number of all. */
          sentences: z.array(z.string()),
          count: z.number(),
        }),
      ),
      next: z.number().nullable(),
    }),
    answer: 'checked',
    errors: ['TIMEOUT'],
  },
  'GET /api/designVersions/changes/{courseID}': {
    summary: 'What differs between the designs of two versions, in words and item by item',
    gate: 'change the design',
    target: 'none',
    costly: true,
    /** The version before `to` is the default of `from`; version 0 is the design before the first one. */
    query: z.object({ from: versionNumber.optional(), to: versionNumber }),
    response: z.object({
      sentences,
      changes: z.array(
        z.object({ before: designRecord.nullable(), after: designRecord.nullable() }),
      ),
    }),
    answer: 'checked',
    errors: ['TIMEOUT'],
  },
  'GET /api/designVersions/design/{courseID}': {
    summary: 'The design of a version, without what is personal',
    gate: 'change the design',
    target: 'none',
    costly: true,
    query: z.object({ version: versionNumber }),
    response: z.array(designRecord),
    answer: 'checked',
    errors: ['TIMEOUT'],
  },
  'GET /api/designVersions/release-notes/{courseID}': {
    summary: 'What changed for students since the start of a date, in sentences',
    gate: 'change the design',
    target: 'none',
    costly: true,
    query: z.object({ since: text(10) }),
    response: z.object({ sentences: z.array(z.string()) }),
    answer: 'checked',
    errors: ['TIMEOUT'],
  },
});
