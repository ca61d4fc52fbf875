import { EXAMPLE_RUBRIC } from '@elenchus/domain/criteria/example-rubric.ts';
import { RUBRIC_PLACES, type RubricPlace } from '@elenchus/domain/design/rubric.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { LabelledChoice } from '../../../ui/fields/labelled-choice.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSettings } from '../../../course-ui/design/use-settings.ts';
import styles from './general.module.css';

const PLACES: Readonly<Record<RubricPlace, { label: string; description: string }>> = {
  sidebar: { label: 'Sidebar', description: 'A separate entry in the My Philosophy menu.' },
  faq: { label: 'FAQ', description: 'The last entry of the FAQ. The FAQ must be on.' },
  'grading-details': {
    label: 'Grading details',
    description: 'Below the details of a grade that was handed back.',
  },
};

/** The rubric and where students find it. */
export function RubricForm() {
  const [settings, set] = useSettings();
  const { rubric, rubricPlaces, hasFaq } = settings;
  const choose = (place: RubricPlace, isOn: boolean): void => {
    const places = RUBRIC_PLACES.filter((each) =>
      each === place ? isOn : rubricPlaces.includes(each),
    );
    set({ rubricPlaces: places }, 'where the rubric shows');
  };
  return (
    <>
      <DesignHeading title="Rubric">What you look for when you grade an essay.</DesignHeading>
      <Stack as="fieldset" columns="auto" gap={12} className={styles.choices}>
        <legend>Where students find it</legend>
        {RUBRIC_PLACES.map((place) => (
          <LabelledChoice
            key={place}
            type="checkbox"
            title={PLACES[place].label}
            isChosen={rubricPlaces.includes(place)}
            onChange={(isOn) => choose(place, isOn)}
          >
            {PLACES[place].description}
          </LabelledChoice>
        ))}
      </Stack>
      {rubricPlaces.length === 0 && (
        <Notice>Students don’t see the rubric yet, because no place is chosen.</Notice>
      )}
      {rubricPlaces.includes('faq') && !hasFaq && (
        <Notice tone="attention">
          The FAQ is off, so the rubric isn’t shown there. You can turn the FAQ on under Basics.
        </Notice>
      )}
      <MarkdownField
        label="Rubric"
        value={rubric}
        emptyText="What makes an answer excellent, good, or not yet good enough? A table with points works well. It’s written like this:"
        example={EXAMPLE_RUBRIC}
        onChange={(text) => set({ rubric: text }, 'rubric')}
      />
    </>
  );
}
