import { ASSIGNING_WORDS, AssignmentsPanel } from '../../course-ui/assignments-panel.tsx';
import { DesignHeading } from '../../course-ui/design-editing/design-heading.tsx';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';

/** Which students each TA grades. */
export function TaAssignments() {
  const { courseID } = useDesignEditor();
  return (
    <>
      <DesignHeading title="TA Student Assignments">{ASSIGNING_WORDS}</DesignHeading>
      <AssignmentsPanel courseID={courseID} />
    </>
  );
}
