import { QuestionsTab } from '../features/design/questions/questions-tab.tsx';
import { workbenchParts } from './workbench-parts.ts';

/** The Questions tab of the design screens with the pages of the logic workbench. */
export function DesignQuestionsTab() {
  return <QuestionsTab workbench={workbenchParts} />;
}
