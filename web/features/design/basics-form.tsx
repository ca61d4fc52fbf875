import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { designHref } from '../../course-ui/design-editing/design-address.ts';
import { DesignHeading } from '../../course-ui/design-editing/design-heading.tsx';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';
import { YesNoField } from '../../course-ui/design-editing/yes-no-field.tsx';
import { hiddenFromStudents } from '../../course-ui/grading/hidden-from-students.ts';
import { ViewLink } from '../../course-ui/view-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { GuidedStart } from './guided-start.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { useSettings } from '../../course-ui/design-editing/use-settings.ts';
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
    description: 'A page about the course that everybody can read, also without logging in.',
  },
  {
    name: 'hasSyllabus',
    label: 'Syllabus',
    description: 'The schedule with its readings, open to everybody.',
  },
  {
    name: 'hasFaq',
    label: 'FAQ',
    description: 'Questions that students often ask, in the menu of My Philosophy.',
  },
  {
    name: 'hasRubric',
    label: 'Rubric',
    description: 'What you look for when you grade, shown where you choose.',
  },
  {
    name: 'hasContradictionItems',
    label: 'Contradiction items',
    description: 'Tells students when their answers cannot all be true, until they revise one.',
  },
  {
    name: 'usesGrading',
    label: 'Grading',
    description: 'Adds the Grading tab: evaluations, grades, comments and handing back.',
  },
  {
    name: 'hasTAs',
    label: 'Teaching assistants',
    description: 'TAs grade the students that you assign to them, and see no others.',
  },
];

/** Grading begins with grades and comments off: who turns it on learns that here. */
function HiddenHint() {
  const { course, courseID } = useDesignEditor();
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
  const [settings, set] = useSettings();
  return (
    <>
      <DesignHeading title="Basics">
        What the course is called, and which parts it has. Every change is saved by itself.
      </DesignHeading>
      <GuidedStart />
      <div className={styles.columns}>
        <section className={styles.sheet} aria-labelledby="basics-course">
          <h2 id="basics-course">The course</h2>
          <TextField
            label="Course title"
            value={settings.title}
            description="Stands at the top of every page."
            onChange={(event) => set({ title: event.currentTarget.value }, 'course title')}
          />
          <TextField
            label="Instructor name"
            value={settings.instructorName}
            description="Students are told to write to this person when they cannot log in."
            onChange={(event) =>
              set({ instructorName: event.currentTarget.value }, 'instructor name')
            }
          />
          <TimeZoneField
            value={settings.timeZone}
            onChange={(timeZone) => set({ timeZone }, 'time zone')}
          />
        </section>
        <section className={styles.sheet} aria-labelledby="basics-parts">
          <h2 id="basics-parts">Parts of the course</h2>
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
        </section>
      </div>
    </>
  );
}
