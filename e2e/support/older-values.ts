// Values that a course of an earlier version may contain and that the API refuses today: written directly.
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { badDesignItems } from '@elenchus/domain/design-saves/design-refusals.ts';
import { designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { RunningServer } from './running-server.ts';

/** The items whose logic or address the API refuses today. */
function refusedToday(design: readonly DesignItem[]): readonly DesignItem[] {
  return badDesignItems(design, []).flatMap(({ position }) => design[position] ?? []);
}

/** The same design with a value in each of those items that the API accepts. */
export function acceptable(design: readonly DesignItem[]): readonly DesignItem[] {
  const keys = new Set(refusedToday(design).map(designKeyText));
  return design.map((item) => {
    if (!keys.has(designKeyText(item))) return item;
    return { ...item, questionLogic: item.dataType === 'syllabusLinkItem' ? '/later' : '' };
  });
}

/** Gives the refused items the logic or address that an earlier version accepted. */
export function plantOlderValues(
  { dataFolder }: RunningServer,
  course: string,
  design: readonly DesignItem[],
): void {
  const older = refusedToday(design);
  if (older.length === 0) return;
  const database = new DatabaseSync(path.join(dataFolder, 'elenchus.db'), { timeout: 5000 });
  try {
    database.exec('begin immediate');
    const change = database.prepare(
      'update design_items set question_logic = ? where course = ? and data_type = ? and data_id = ?',
    );
    for (const { questionLogic, dataType, dataID } of older) {
      const { changes } = change.run(questionLogic, course, dataType, dataID);
      if (changes !== 1) throw new Error(`${dataType} ${dataID} is not in ${course}.`);
    }
    database
      .prepare('update courses set design_version = design_version + 1 where course = ?')
      .run(course);
    database.exec('commit');
  } finally {
    database.close();
  }
}
