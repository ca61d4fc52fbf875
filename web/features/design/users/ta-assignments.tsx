import {
  ASSIGNING_WORDS,
  AssignmentsPanel,
} from '../../../course-ui/assignments/assignments-panel.tsx';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignSession } from '../../../course-ui/design/design-hooks.ts';

/** Which students each TA grades. */
export function TaAssignments() {
  const { courseID } = useDesignSession();
  return (
    <>
      <DesignHeading title="TA Student Assignments">{ASSIGNING_WORDS}</DesignHeading>
      <AssignmentsPanel courseID={courseID} />
    </>
  );
}
