// How a field is called in a sentence, with the student when it is another one's.
import { useQueries } from '@tanstack/react-query';
import { foldName, isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { looksLikePseudonym, pseudonymName } from '@elenchus/domain/blind-grading/pseudonym.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { fullNameQuery } from '../../../../calls/people/full-name-query.ts';
import { quoted } from '../../../../course-ui/grading/grade-words.ts';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { readCommentText } from '../../../../saving/grades/comment-post.ts';
import {
  isFieldOf,
  PASSAGE_COMMENT,
  readFieldKey,
  type GradedWork,
} from '../../../../saving/grades/grade-field.ts';
import { useQuietDesk } from '../desk-context.ts';
import { fieldWords } from '../desk-words.ts';

/** Names fields by their key; `numbers` are those of the questions on the screen. */
export function useFieldNames(
  numbers: ReadonlyMap<string, number> | undefined,
): (key: string) => string {
  const { course, work, saves } = useQuietDesk();
  const names = useNamesOfOthers();
  return (key) => {
    const field = readFieldKey(key);
    if (!field) return 'a grade';
    const { username, evaluationId, gradingType, questionID } = field;
    const isHere = isFieldOf(key, work);
    // The same question can have another number for another student.
    const known = (isHere ? numbers : undefined) ?? saves.shown.of(field).numbers;
    const parts = [fieldWords(gradingType, questionWords(course, questionID, known))];
    if (!isSameUsername(username, work.username)) {
      const name = pseudonymIn(course, field) ?? names.get(foldName(username));
      parts.push(`of ${name ?? username}`);
    }
    const evaluation = course.evaluations.find(({ id }) => id === evaluationId);
    if (evaluationId !== work.evaluationId && evaluation) {
      parts.push(`in ${quoted(evaluationName(evaluation))}`);
    }
    return parts.join(' ');
  };
}

/** Its number for the student, or its words where that isn't known. */
function questionWords(
  course: CourseModel,
  questionID: string,
  numbers: ReadonlyMap<string, number> | undefined,
): string | null {
  const number = numbers?.get(questionID);
  if (number !== undefined) return `question ${number}`;
  const text = course.questions.find(({ id }) => id === questionID)?.text;
  return text === undefined ? null : quoted(shortText(text));
}

/** What somebody typed into a field, as it can be read. */
export function readableText(key: string, text: string): string {
  return readFieldKey(key)?.gradingType === PASSAGE_COMMENT
    ? (readCommentText(text)?.comment ?? '')
    : text;
}

/** The name under which a grader knows the student; undefined if the evaluation doesn't hide names. */
function pseudonymIn(
  course: CourseModel,
  { username, evaluationId }: GradedWork,
): string | undefined {
  const isHidden = isBlind(course, evaluationId) && looksLikePseudonym(username);
  return isHidden ? pseudonymName(username) : undefined;
}

/** The names of other students for whom something could not be saved, by their folded usernames. */
function useNamesOfOthers(): ReadonlyMap<string, string> {
  const { courseID, course, work, saves } = useQuietDesk();
  const stuck = [...saves.queueState().unsent.values()].filter(({ problem }) => problem !== null);
  // The server doesn't know a pseudonym as a user.
  const owners = [...stuck, ...saves.rejected()].flatMap(({ key }) => {
    const field = readFieldKey(key);
    return field && pseudonymIn(course, field) === undefined ? field.username : [];
  });
  const others = [...new Set(owners)].filter((owner) => !isSameUsername(owner, work.username));
  const answers = useQueries({
    queries: others.map((username) => fullNameQuery(courseID, username)),
  });
  return new Map(
    others.map((username, place) => {
      const name = answers[place]?.data;
      // Somebody must be able to find the student: without a connection the username is all there is.
      const isKnown = name !== undefined && name !== SCREEN_MESSAGES.unknownUser;
      return [foldName(username), isKnown ? name : username];
    }),
  );
}
