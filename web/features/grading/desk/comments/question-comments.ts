// The comments on one question of the student in view: what the server has, with what is typed and not sent yet.
import { useMemo, useSyncExternalStore } from 'react';
import type { PassageComment } from '@elenchus/domain/passages/passage-comment.ts';
import { readCommentText } from '../../../../saving/grades/comment-post.ts';
import {
  fieldKey,
  PASSAGE_COMMENT,
  readFieldKey,
  type GradedWork,
} from '../../../../saving/grades/grade-field.ts';
import { useQuietDesk } from '../desk-context.ts';
import type { GradeSaves } from '../saves/grade-saves.ts';

/** The key of the field that a comment is. */
export function commentKey(work: GradedWork, commentID: string): string {
  return fieldKey(work, PASSAGE_COMMENT, commentID);
}

/** The comments on a question; a component renders again only when one of them changes. */
export function useQuestionComments(questionId: string): readonly PassageComment[] {
  const { saves, work } = useQuietDesk();
  const known = useSyncExternalStore(saves.watch, () =>
    JSON.stringify(commentsNow(saves, work).get(questionId) ?? []),
  );
  return useMemo(() => readComments(known), [known]);
}

/** The questions with comments that aren't among these. */
export function useOtherCommented(shown: ReadonlySet<string>): readonly string[] {
  const { saves, work } = useQuietDesk();
  const known = useSyncExternalStore(saves.watch, () =>
    JSON.stringify([...commentsNow(saves, work).keys()].filter((id) => !shown.has(id))),
  );
  return useMemo(() => readIds(known), [known]);
}

// Both texts were just made of such a list.
function readComments(known: string): readonly PassageComment[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(known) as readonly PassageComment[];
}

function readIds(known: string): readonly string[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(known) as readonly string[];
}

type ByQuestion = ReadonlyMap<string, readonly PassageComment[]>;

/** Every answer on the screen asks after each key: the list is made once for all of them. */
let latest: {
  readonly saves: GradeSaves;
  readonly work: GradedWork;
  readonly moment: number;
  readonly found: ByQuestion;
} | null = null;

function commentsNow(saves: GradeSaves, work: GradedWork): ByQuestion {
  const moment = saves.moment();
  if (latest?.saves === saves && latest.work === work && latest.moment === moment) {
    return latest.found;
  }
  const found = Map.groupBy(commentsOf(saves, work), ({ questionID }) => questionID);
  latest = { saves, work, moment, found };
  return found;
}

function commentsOf(saves: GradeSaves, work: GradedWork): PassageComment[] {
  return saves.keysOf(work).flatMap((key) => {
    const field = readFieldKey(key);
    if (field?.gradingType !== PASSAGE_COMMENT) return [];
    const { text, conflict } = saves.field(key);
    // A comment that one person deleted and another one changed is still to be decided.
    const content = readCommentText(text) ?? readCommentText(conflict?.theirs?.text ?? '');
    return content ? [{ ...content, commentID: field.questionID }] : [];
  });
}

/** Names a new comment; a page that is not served over TLS has no randomUUID. */
export function newCommentID(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
