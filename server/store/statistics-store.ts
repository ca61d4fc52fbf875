// Everything the grading statistics are computed from, in three queries however large the class.

import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { Reader } from './engine/database.ts';
import { sql } from './engine/sql.ts';
import { trusted } from './engine/trusted.ts';
import { itemColumns } from './design-item-columns.ts';

export interface StatisticsInputs {
  readonly people: readonly {
    readonly usernameKey: string;
    readonly username: string;
    readonly fullName: string;
    readonly status: string;
    readonly ta: string;
  }[];
  readonly evaluations: readonly DesignItem[];
  /** Only examGrade and gradingComplete. */
  readonly grades: readonly {
    readonly usernameKey: string;
    readonly evaluationDataID: string;
    readonly gradingType: 'examGrade' | 'gradingComplete';
    readonly individualGradingData: string;
  }[];
}

/** Students, TAs, evaluations and the two kinds of grades that statistics count, as of one moment. */
export async function selectStatisticsInputs(
  reader: Reader,
  course: string,
): Promise<StatisticsInputs> {
  const [people, evaluations, grades] = await reader.readTogether([
    sql`select username_key as "usernameKey", username, full_name as "fullName", status, ta
      from users where course = ${course} and status in ('student', 'ta') order by username_key`,
    sql`select ${itemColumns} from design_items
      where course = ${course} and data_type = 'evaluation' order by data_id`,
    sql`select username_key as "usernameKey", evaluation_id as "evaluationDataID",
        grading_type as "gradingType", individual_grading_data as "individualGradingData"
      from grades where course = ${course} and grading_type in ('examGrade', 'gradingComplete')
      order by username_key, evaluation_id, grading_type`,
  ]);
  return trusted({ people, evaluations, grades });
}
