// The facts about the tables of a course and its design.
import { named } from '../engine/columns.ts';
import { designVersionsTable } from '../tables/design-tables.ts';
import type { TableFacts } from './table-facts.ts';

export const designTables = {
  courses: {
    rowIs: 'a course, with its state: open, closed, or going to be deleted',
    isBackedUp: true,
    writtenBy: 'admin',
    course: 'the course itself',
    person: 'about nobody',
  },
  design_items: {
    rowIs: 'one part of a design, without what it says about hand backs',
    isBackedUp: true,
    writtenBy: 'admin',
    course: { key: ['data_type', 'data_id'], personalData: 'kept' },
    person: {
      names: { changed_by: 'erased' },
      steps: ['places last visited'],
      copies: {
        designItems: 'own statement',
      },
    },
  },
  design_history: {
    rowIs: 'what an item was before its first change on a local date',
    isBackedUp: true,
    writtenBy: 'admin',
    course: { key: ['data_type', 'data_id', 'local_date'], personalData: 'kept' },
    person: { steps: ['places last visited'], copies: 'not copied' },
  },
  deleted_evaluations: {
    rowIs: 'an evaluation that was deleted and not restored',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: { key: ['evaluation_id'], personalData: 'kept' },
    person: 'about nobody',
  },
  design_versions: {
    rowIs: 'a version of the design: who changed which items, before and after',
    isBackedUp: true,
    writtenBy: 'admin',
    course: { key: ['version'], personalData: 'kept' },
    person: {
      names: { changed_by: 'erased' },
      copies: {
        designVersions: {
          columns: named({
            version: designVersionsTable.version,
            changedAt: designVersionsTable.at,
            changes: designVersionsTable.changes,
          }),
          by: ['changed_by'],
          order: ['version'],
        },
      },
    },
  },
} as const satisfies Record<string, TableFacts>;
