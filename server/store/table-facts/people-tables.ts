// The facts about the tables of people and logins.
import { columnsOf, named } from '../engine/columns.ts';
import { formerPeopleTable } from '../tables/people-tables.ts';
import { calendarFeedsTable, identitiesTable, sessionsTable } from '../tables/login-tables.ts';
import { OF_ACCOUNT, type TableFacts } from './table-facts.ts';

export const peopleTables = {
  users: {
    rowIs: 'a person of the course',
    isBackedUp: true,
    writtenBy: 'people',
    course: { key: ['username_key'], personalData: 'kept' },
    person: {
      // The row of a person who is set aside is deleted before.
      rows: { by: ['username_key'], whenErased: 'deleted', whenSetAside: 'unchanged' },
      steps: ['students of a TA'],
      copies: { person: 'own statement' },
    },
  },
  former_people: {
    rowIs: 'a deleted person who left work, after someone else got the netID',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: { key: ['record'], personalData: 'deleted' },
    person: {
      rows: { by: ['record'], whenErased: 'deleted', whenSetAside: 'unchanged' },
      copies: {
        // Who it was, if someone else has the netID now.
        formerPerson: {
          columns: named({
            username: formerPeopleTable.usernameKey,
            fullName: formerPeopleTable.fullName,
            status: formerPeopleTable.status,
            deletedAt: formerPeopleTable.deletedAt,
            setAsideAt: formerPeopleTable.setAsideAt,
          }),
          by: ['record'],
        },
      },
    },
  },
  sessions: {
    rowIs: 'a login, or the right to choose a first password',
    isBackedUp: true,
    writtenBy: 'logins',
    course: { key: ['token_hash'], personalData: 'deleted' },
    person: {
      rows: OF_ACCOUNT,
      copies: {
        sessions: {
          columns: columnsOf(sessionsTable, 'kind', 'createdAt', 'lastSeenAt', 'device'),
          order: ['created_at'],
        },
      },
    },
  },
  identities: {
    rowIs: 'a connected account at the university',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: { key: ['issuer', 'client', 'subject'], personalData: 'kept' },
    person: {
      rows: OF_ACCOUNT,
      copies: {
        universityAccounts: {
          columns: columnsOf(identitiesTable, 'issuer', 'client', 'subject', 'connectedAt'),
          order: ['connected_at', 'issuer', 'client'],
        },
      },
    },
  },
  calendar_feeds: {
    rowIs: 'the secret address of a person’s calendar',
    isBackedUp: true,
    writtenBy: 'people',
    course: { key: ['username_key'], personalData: 'deleted' },
    person: {
      rows: OF_ACCOUNT,
      copies: { calendarAddress: { columns: columnsOf(calendarFeedsTable, 'createdAt') } },
    },
  },
  sign_on_attempts: {
    rowIs: 'a login that is under way at the university',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: { key: ['state_hash'], personalData: 'deleted' },
    person: 'about nobody',
  },
  login_failures: {
    rowIs: 'failed logins of an account or an address',
    isBackedUp: true,
    writtenBy: 'logins',
    course: { step: 'failed logins' },
    person: { steps: ['failed logins'], copies: { failedLogins: 'own statement' } },
  },
  admin_sessions: {
    rowIs: 'a login of the admin page',
    isBackedUp: true,
    writtenBy: 'logins',
    course: 'of no course',
    person: 'about nobody',
  },
} as const satisfies Record<string, TableFacts>;
