import {
  accommodationLabel,
  type Accommodation,
} from '@elenchus/domain/extensions/accommodation.ts';
import { PeoplePicker } from '../../../../course-ui/people/people-picker.tsx';
import type { StudentRow } from '../student-rows.ts';

interface ExtensionPeopleProps {
  readonly students: readonly StudentRow[];
  readonly accommodations: readonly (Accommodation & { readonly username: string })[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The students who get more time, with what each has already in the whole course. */
export function ExtensionPeople(props: ExtensionPeopleProps) {
  const { students, accommodations, chosen, onChoose } = props;
  const given = new Map(accommodations.map((one) => [one.username, accommodationLabel(one)]));
  return (
    <PeoplePicker
      legend="Students"
      noun={['student', 'students']}
      people={students.map(({ username, fullname }) => {
        return { username, fullName: fullname, note: given.get(username) };
      })}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
