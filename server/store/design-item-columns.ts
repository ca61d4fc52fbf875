// How a flat record of the design is read from its table.

import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { sql } from './engine/sql.ts';

export interface StoredDesignItem extends DesignItem {
  /** The design version in which this item was last changed. */
  readonly version: number;
}

/** The columns of a flat record with its version. */
export const itemColumns = sql`data_type as "dataType", data_id as "dataID", data_index as "dataIndex",
  data_text as "dataText", question_type as "questionType", question_options as "questionOptions",
  question_logic as "questionLogic", question_course_date as "questionCourseDate", version`;
