import { generalTabs } from '@elenchus/domain/screens/staff-menus.ts';
import { useSubTab } from '../../../course-ui/design/design-address.ts';
import { SubTabs } from '../../../course-ui/design/sub-tabs.tsx';
import { useCoursePart, useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import { BasicsForm } from './basics-form.tsx';
import { ClassSections } from './class-sections.tsx';
import { CloseCourse } from './close-course.tsx';
import { DescriptionForm } from './description-form.tsx';
import { FaqForm } from './faq-form.tsx';
import { RubricForm } from './rubric-form.tsx';

const parts: Readonly<Record<string, () => React.ReactNode>> = {
  basics: BasicsForm,
  sections: ClassSections,
  description: DescriptionForm,
  faq: FaqForm,
  rubric: RubricForm,
};

/** What is true of the course as a whole. */
export function GeneralTab() {
  const { courseID } = useDesignSession();
  const menu = generalTabs(useCoursePart(({ course }) => course.settings));
  const sub = useSubTab(menu);
  const Part = parts[sub] ?? BasicsForm;
  return (
    <>
      <SubTabs tab="general" label="General" menu={menu} current={sub} />
      <ChangingPart courseID={courseID}>
        <Part />
      </ChangingPart>
      {sub === 'basics' && <CloseCourse />}
    </>
  );
}
