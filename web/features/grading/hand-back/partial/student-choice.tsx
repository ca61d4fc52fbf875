import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { PeoplePicker } from '../../../../course-ui/people/people-picker.tsx';
import type { SetHandBacks } from '../set-hand-backs.ts';
import { studentNote } from './partial-words.ts';

type Student = AnswerOf<'GET /api/students/{courseID}'>[number];

interface StudentChoiceProps {
  readonly students: readonly Student[] | undefined;
  readonly set: SetHandBacks;
  readonly chosen: ReadonlySet<string>;
  readonly error: string | undefined;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** A list of students to check, with what is set for each. */
export function StudentChoice({ students, set, chosen, error, onChange }: StudentChoiceProps) {
  const { course } = useDesignedCourse();
  const { timeZone } = course.settings;
  const own = new Map(set.own.map((one) => [foldName(one.username ?? ''), one]));
  return (
    <PeoplePicker
      legend="Students"
      noun={['student', 'students']}
      people={students?.map(({ username, fullname }) => ({
        username,
        fullName: fullname,
        note: studentNote(own.get(foldName(username)), set.forAll, set.now, timeZone),
      }))}
      chosen={chosen}
      error={error}
      onChoose={onChange}
    />
  );
}
