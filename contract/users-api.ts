// The people of a course.
import { NAME_ORDERS } from '@elenchus/domain/people/name-order.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { claimSlip, userRecord } from './user-fields.ts';
import { message, text, username } from './wire-fields.ts';

const flag = z.union([text(200), z.number()]);

const newUser = z.object({
  username: text(200).default(''),
  fullname: text(1000).default(''),
  status: text(50).default('student'),
  TA: flag.default('0'),
  password: z.string().max(2000).optional(),
  person: text(400).optional(),
});

/** A netID that was in the course before and left work, with everyone who had it, the last one first. */
const formerNetID = z.object({
  /** The row of the file; 0 for a form. */
  row: z.number(),
  username: z.string(),
  fullname: z.string(),
  people: z.array(
    z.object({
      /** The value of `person` that means this one. */
      id: z.string(),
      fullname: z.string(),
      status: z.string(),
      deletedAt: z.number().nullable(),
      answers: z.number(),
      grades: z.number(),
      /** The person's changes for others, for instance grades they gave. */
      changes: z.number(),
      /** How many students are still assigned to the person. */
      students: z.number(),
    }),
  ),
});

const rosterReport = message.extend({
  added: z.array(
    z.object({ row: z.number(), username: z.string(), fullname: z.string(), status: z.string() }),
  ),
  refused: z.array(z.object({ row: z.number(), username: z.string(), reason: z.string() })),
  /** The rows of people for whom the call must say who they are: see the field `people`. */
  former: z.array(formerNetID),
  /** The names that the file writes as 'Last, First': how many, and one of them as written and as 'First Last'. */
  lastFirst: z.object({ count: z.number(), written: z.string(), shown: z.string() }).nullable(),
  /** The personal codes of those who need one; no other answer has them. */
  slips: z.array(claimSlip),
});

/** The field `people` of an upload. */
export const rosterPeople = z
  .array(z.object({ username: text(200), person: text(400) }))
  .max(20_000);

export const usersApi = endpoints({
  'GET /api/users/{courseID}': {
    summary: 'Everyone in the course',
    gate: 'list users',
    target: 'none',
    response: z.array(userRecord),
    answer: 'trusted',
    wholeClass: true,
  },
  'PUT /api/users/{courseID}/{username}': {
    summary:
      "Change a user. An empty password changes nothing. 'resetPassword' sets it back to the first login. If the user then needs a personal code and has none that works, the answer is the only one with it.",
    gate: 'edit a user',
    target: 'path',
    body: z.object({
      username: text(200).optional(),
      fullname: text(1000).optional(),
      status: text(50).optional(),
      TA: flag.optional(),
      password: z.string().max(2000).optional(),
      resetPassword: z.boolean().optional(),
    }),
    response: message.extend({ user: userRecord, slip: claimSlip.nullable() }),
    answer: 'checked',
  },
  'DELETE /api/users/{courseID}/{username}': {
    summary: 'Delete a user. Instructors can’t be deleted.',
    gate: 'delete a user',
    target: 'path',
    response: message,
    answer: 'checked',
  },
  'POST /api/users/{courseID}/add': {
    summary:
      "Add a user. The initial password is the netID, or a personal code where one is needed; the answer is the only one with it. If the netID was in the course before and left work, 'person' says who it is: 'another', or the 'id' of a former person from the details of the refusal.",
    gate: 'add users',
    target: 'none',
    body: newUser,
    response: message.extend({ user: userRecord, slip: claimSlip.nullable() }),
    answer: 'checked',
    errors: ['ALREADY_EXISTS', 'WAS_HERE_BEFORE', 'LIMIT_REACHED'],
  },
  'POST /api/users/{courseID}/batch-add': {
    summary:
      "Add the users in a .csv, .xlsx or .xls file in one transaction, with a report for each row. Names written 'Last, First' become 'First Last' unless names=asWritten. For netIDs that were in the course before and left work, a field 'people' before the file says who they are: a JSON list of 'username' and 'person', which is 'another' or the 'id' of a former person.",
    gate: 'add users',
    target: 'none',
    query: z.object({
      preview: z.enum(['true', 'false']).default('false'),
      names: z.enum(NAME_ORDERS).default('firstLast'),
    }),
    response: rosterReport,
    answer: 'checked',
    errors: ['CHANGED_MEANWHILE', 'LIMIT_REACHED', 'WAS_HERE_BEFORE', 'BUSY', 'TIMEOUT'],
    upload: true,
  },
  'POST /api/users/{courseID}/assign': {
    summary:
      "Assign students to a TA, all of them or none. TA 'unassigned' removes their assignment.",
    gate: 'edit a user',
    target: 'none',
    body: z.object({ students: z.array(username).min(1).max(10_000), TA: text(200) }),
    response: message.extend({ assigned: z.number() }),
    answer: 'checked',
  },
});
