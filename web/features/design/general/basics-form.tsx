import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { SavesAutomatically } from '../../../course-ui/closing/closed-course.tsx';
import { designHref } from '../../../course-ui/design/design-address.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignSession, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { YesNoField } from '../../../course-ui/forms/yes-no-field.tsx';
import { hiddenFromStudents } from '../../../course-ui/grading/hidden-from-students.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useSettings } from '../../../course-ui/design/use-settings.ts';
import { GuidedStart } from './guided-start.tsx';
import { COURSE_TITLE_FIELD } from './start-steps.ts';
import { TimeZoneField } from './time-zone-field.tsx';
import styles from './general.module.css';

type FlagName = {
  [Name in keyof CourseSettings]: CourseSettings[Name] extends boolean ? Name : never;
}[keyof CourseSettings];

interface Flag {
  readonly name: FlagName;
  readonly label: string;
  readonly description: string;
}

const FLAGS: readonly Flag[] = [
  {
    name: 'hasDescription',
    label: 'Course description',
    description: 'A page about the course that everyone can read without logging in.',
  },
  {
    name: 'hasSyllabus',
    label: 'Syllabus',
    description: 'The schedule and readings, open to everyone.',
  },
  {
    name: 'hasFaq',
    label: 'FAQ',
    description: 'Questions that students often ask. Students find it in the My Philosophy menu.',
  },
  {
    name: 'hasRubric',
    label: 'Rubric',
    description: 'What you look for when you grade. You choose where students see it.',
  },
  {
    name: 'hasContradictionItems',
    label: 'Contradiction items',
    description: 'Tells students when their answers can’t all be true.',
  },
  {
    name: 'usesGrading',
    label: 'Grading',
    description: 'Adds the Grading tab for evaluations, grades, comments and handing work back.',
  },
  {
    name: 'hasTAs',
    label: 'Teaching assistants',
    description: 'TAs grade the students you assign to them. They don’t see other students.',
  },
];

/** Grading begins with grades and comments off: who turns it on learns that here. */
function HiddenHint() {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const sentence = hiddenFromStudents(course.settings);
  if (sentence === null) return null;
  return (
    <>
      {sentence} You can change this in{' '}
      <ViewLink href={designHref(courseID, { tab: 'grading', sub: 'setup' })}>
        Grading Setup
      </ViewLink>
      .
    </>
  );
}

/** Title, instructor, time zone, and which parts the course has. */
export function BasicsForm() {
  const { courseID } = useDesignSession();
  const [settings, set] = useSettings();
  return (
    <>
      <DesignHeading title="Basics">
        Name the course and choose its parts. <SavesAutomatically courseID={courseID} />
      </DesignHeading>
      <GuidedStart />
      <div className={styles.columns}>
        <Panel heading="The course" headingId="basics-course" className={styles.sheet}>
          <TextField
            label="Course title"
            data-field={COURSE_TITLE_FIELD}
            value={settings.title}
            description="Shown at the top of every page."
            onChange={(event) => set({ title: event.currentTarget.value }, 'course title')}
          />
          <TextField
            label="Instructor name"
            value={settings.instructorName}
            description="Students are asked to email this person if they can’t log in."
            onChange={(event) =>
              set({ instructorName: event.currentTarget.value }, 'instructor name')
            }
          />
          <TimeZoneField
            value={settings.timeZone}
            onChange={(timeZone) => set({ timeZone }, 'time zone')}
          />
        </Panel>
        <Panel heading="Parts of the course" headingId="basics-parts" className={styles.sheet}>
          <div>
            {FLAGS.map(({ name, label, description }) => (
              <YesNoField
                key={name}
                label={label}
                description={description}
                hint={name === 'usesGrading' && settings.usesGrading && <HiddenHint />}
                value={settings[name]}
                onChange={(value) => set({ [name]: value }, `${label}: ${value ? 'Yes' : 'No'}`)}
              />
            ))}
          </div>
        </Panel>
      </div>
    </>
  );
}
