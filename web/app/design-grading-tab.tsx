import { GradingModule } from '../features/grading/page/grading-module.tsx';
import { gradingParts } from './grading-parts.ts';

/** The Grading tab of the design screens, put together from its parts. */
export function DesignGradingTab() {
  return <GradingModule parts={gradingParts} />;
}
