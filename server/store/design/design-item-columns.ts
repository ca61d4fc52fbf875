// How a flat record of the design is read from its table.

import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { columnsOf } from '../engine/columns.ts';
import { designItemsTable } from '../tables/design-tables.ts';

export interface StoredDesignItem extends DesignItem {
  /** The design version in which this item was last changed. */
  readonly version: number;
}

/** The columns of a flat record with its version. */
export const itemColumns = columnsOf(
  designItemsTable,
  'dataType',
  'dataID',
  'dataIndex',
  'dataText',
  'questionType',
  'questionOptions',
  'questionLogic',
  'questionCourseDate',
  'version',
);
