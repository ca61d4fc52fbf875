import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { useSettings } from '../../../course-ui/design/use-settings.ts';

/** The description of the course, with a preview. */
export function DescriptionForm() {
  const [{ description }, set] = useSettings();
  return (
    <>
      <DesignHeading title="Course Description">
        Everyone who opens the course sees this first.
      </DesignHeading>
      <MarkdownField
        label="Description"
        value={description}
        rows={16}
        emptyText="What is the course about? Who is it for? What will students do? A preview appears here."
        onChange={(text) => set({ description: text }, 'course description')}
      />
    </>
  );
}
