// Finds the fewest changed answers that would show a hidden question or hide a shown one, as a sentence (VIS-21).
import { answerText } from '../answers/answer.ts';
import { endedSentence, joinedList } from '../base/quoted-text.ts';
import { denied } from '../logic/gate-builder.ts';
import { answerValues } from '../logic/solver/answer-values.ts';
import { defaultChangeLimits, fewestChanges } from '../logic/solver/fewest-changes.ts';
import type { FewestChanges } from '../logic/solver/fewest-changes.ts';
import { changePhrase } from './answer-phrase.ts';
import { questionsOfSection } from './released-course.ts';
import type { LogicBasis } from './why-shown.ts';

/** A person waits for the result: a search that takes longer returns what it has found. */
const limits = { ...defaultChangeLimits, conflicts: 5000 };

/** The fewest changes; undefined for a question that is not in the course on that day. */
function flipChanges({ course, truth }: LogicBasis, questionId: string): FewestChanges | undefined {
  const { graph, theses } = course;
  const root = graph.roots[graph.definitions.questionAt.get(questionId) ?? -1];
  if (root === undefined) return undefined;
  const questions = course.sections.flatMap(questionsOfSection);
  const target = truth.isShown(questionId) ? denied(root) : root;
  return fewestChanges(truth, answerValues(graph, { questions, theses }), target, limits);
}

/** The answers that would have to change, in one sentence. */
export function flipSentence({ course, truth }: LogicBasis, questionId: string): string {
  const isShown = truth.isShown(questionId);
  const changes = flipChanges({ course, truth }, questionId);
  if (!changes || changes.kind === 'impossible') {
    return isShown ? 'Other answers wouldn’t hide it.' : 'No answers would show it.';
  }
  if (changes.kind === 'unknown') return 'Couldn’t find which answers would change that.';
  const phrases = changes.answers.flatMap((answer) => {
    const question = course.questionById.get(answer.questionID);
    const index = truth.graph.definitions.questionAt.get(answer.questionID) ?? -1;
    const present = truth.texts[index] ?? '';
    return question ? [changePhrase(question, answerText(answer), present)] : [];
  });
  const outcome = isShown ? 'It would not show' : 'It would show';
  const fewer = changes.isFewest ? '' : ' Fewer changes may be enough.';
  return `${endedSentence(`${outcome} if ${joinedList(phrases, 'and')}`)}${fewer}`;
}
