import { DesignHeading } from '../../course-ui/design-editing/design-heading.tsx';
import { MarkdownField } from '../../course-ui/design-editing/markdown-field.tsx';
import { useSettings } from '../../course-ui/design-editing/use-settings.ts';

/** The description of the course, beside how it will look. */
export function DescriptionForm() {
  const [{ description }, set] = useSettings();
  return (
    <>
      <DesignHeading title="Course Description">
        Everybody who opens the course reads this first.
      </DesignHeading>
      <MarkdownField
        label="Description"
        value={description}
        rows={16}
        emptyText="What is the course about, who is it for, what will students do? What you write appears here as students will see it."
        onChange={(text) => set({ description: text }, 'course description')}
      />
    </>
  );
}
