// How a field is called in a sentence, with the student when it is another one's.
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { useQuietDesk } from './desk-context.ts';
import { useDeskStudents } from './desk-queries.ts';
import { fieldWords } from './desk-words.ts';
import { readFieldKey } from './grade-field.ts';

/** Names fields by their key; `numbers` are those of the questions on the screen. */
export function useFieldNames(
  numbers: ReadonlyMap<string, number> | undefined,
): (key: string) => string {
  const { courseID, work } = useQuietDesk();
  const students = useDeskStudents(courseID).data ?? [];
  return (key) => {
    const field = readFieldKey(key);
    if (!field) return 'a grade';
    const words = fieldWords(field.gradingType, numbers?.get(field.questionID) ?? null);
    if (isSameUsername(field.username, work.username)) return words;
    const owner = students.find(({ username }) => isSameUsername(username, field.username));
    return `${words} of ${owner?.fullname ?? field.username}`;
  };
}
