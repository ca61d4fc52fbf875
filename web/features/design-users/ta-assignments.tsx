import { ASSIGNING_WORDS, AssignmentsPanel } from '../../course-ui/assignments-panel.tsx';
import { DesignHeading } from '../../course-ui/design-editing/design-heading.tsx';
import { useDesignSession } from '../../course-ui/design-editing/design-hooks.ts';

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
