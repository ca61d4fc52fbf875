// The facts about the logs and the tables of the installation.
import { columnsOf } from '../engine/columns.ts';
import { auditLogTable } from '../tables/log-tables.ts';
import type { TableFacts } from './table-facts.ts';

export const logTables = {
  audit_log: {
    rowIs: 'a change in a course: who, when, from what, to what',
    isBackedUp: true,
    writtenBy: 'people',
    course: { key: ['id'], personalData: 'deleted' },
    person: {
      steps: ['audit log'],
      copies: {
        logAboutThePerson: 'own statement',
        // What the person did to others is listed without the others' names and values.
        logByThePerson: {
          columns: columnsOf(
            auditLogTable,
            'id',
            'at',
            'action',
            'evaluationDataID',
            'gradingType',
          ),
          by: ['actor'],
          order: ['id'],
        },
      },
    },
  },
  audit_mentions: {
    rowIs: 'a person whom such an entry names in its values',
    isBackedUp: true,
    writtenBy: 'people',
    course: { key: ['username_key', 'entry_id'], personalData: 'deleted' },
    // The step of the audit log rewrites the entries, and these rows with them.
    person: { steps: ['people in the audit log'], copies: 'not copied' },
  },
  security_log: {
    rowIs: 'a login, a failure, a new password, a changed role or an export',
    isBackedUp: true,
    writtenBy: 'logins',
    course: { key: ['id'], personalData: 'deleted' },
    person: { steps: ['security log'], copies: { securityLog: 'own statement' } },
  },
  installation_log: {
    rowIs: 'the same outside courses: logins of the admin, and what is known of deleted courses',
    isBackedUp: true,
    writtenBy: 'logins',
    course: 'of no course',
    person: 'about nobody',
  },
  settings: {
    rowIs: 'a setting of the whole installation',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: 'of no course',
    person: 'about nobody',
  },
  schema_version: {
    rowIs: 'a migration that was applied',
    // The program that restores a backup makes the schema of the backup itself.
    isBackedUp: false,
    writtenBy: 'instructors',
    course: 'of no course',
    person: 'about nobody',
  },
} as const satisfies Record<string, TableFacts>;
