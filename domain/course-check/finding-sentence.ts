// One plain sentence for each finding, with the names and texts of the course (CHK-18).
import { optionsWords } from '../base/quoted-text.ts';
import { logicProblemSentence } from '../logic/logic-problem.ts';
import type { ContradictoryConditions } from '../logic/solver/contradictory-conditions.ts';
import { missingPhrase } from '../questions/question-readiness.ts';
import {
  conditionPhrase,
  ownerPhrase,
  namedQuestion,
  type CourseNames,
} from '../course/course-names.ts';
import type { CourseFinding, FindingSubject } from './course-finding.ts';

type AtomFinding = Extract<CourseFinding, { questionId: string } | { other: string }>;
type FormulaFinding = Exclude<CourseFinding, AtomFinding>;

/** What a designer reads about a finding. */
export function findingSentence(finding: CourseFinding, names: CourseNames): string {
  const subject = subjectPhrase(finding.subject, names);
  if ('other' in finding) return capital(atomSentence(finding, subject, ''));
  if (!('questionId' in finding)) return capital(formulaSentence(finding, subject, names));
  return capital(atomSentence(finding, subject, namedQuestion(finding.questionId, names)));
}

function formulaSentence(finding: FormulaFinding, subject: string, names: CourseNames): string {
  switch (finding.kind) {
    case 'never-shown':
      return `${subject} can never show. ${contradictionSentence(finding.contradiction, names)}`.trim();
    case 'never-holds':
      return `${subject} can never hold. ${contradictionSentence(finding.contradiction, names)}`.trim();
    case 'always-shown':
      return finding.subject.kind === 'contradiction'
        ? `${subject} shows for everyone, whatever they answer.`
        : `${subject} has a condition but always shows.`;
    case 'always-holds':
      return `${subject} always holds, whatever is answered.`;
    case 'undecided':
      return `Couldn’t decide in time whether ${subject} can be true.`;
    case 'unfinished':
      return `${subject} is unfinished: ${missingPhrase(finding.missing)}. Students don’t get it.`;
    case 'held-back':
      return `${subject} is held back. Students get it when you release it.`;
    case 'malformed':
      return `The condition of ${subject} can’t be read. ${logicProblemSentence(finding.problem)}`;
    case 'circle': {
      const [first] = finding.path;
      const round = [...finding.path, ...(first ? [first] : [])];
      return `These depend on each other in a circle: ${round.map((each) => ownerPhrase(each, names)).join(' → ')}.`;
    }
    case 'unknown-thesis':
      return `The condition of ${subject} names the thesis ${finding.name}, which doesn’t exist, so the whole condition is false.`;
    case 'unusable-thesis':
      return `The condition of ${subject} names the thesis ${finding.name}, which can’t be evaluated, so the whole condition is false.`;
    case 'duplicate-thesis':
      return `There is more than one thesis with the name ${finding.name}; only the first is used.`;
    default:
      return finding satisfies never;
  }
}

function atomSentence(finding: AtomFinding, subject: string, question: string): string {
  switch (finding.kind) {
    case 'unknown-question':
      return `The condition of ${subject} names the question ${finding.questionId}, which does not exist.`;
    case 'unanswerable-question':
      return `The condition of ${subject} asks for an answer to ${question}, a contradiction, which takes none.`;
    case 'closed-question':
      return `The condition of ${subject} asks for an answer to ${question}, which no class day shows to students.`;
    case 'unfinished-question':
      return `The condition of ${subject} asks for an answer to ${question}, which is unfinished, so students don’t get it.`;
    case 'held-question':
      return `The condition of ${subject} asks for an answer to ${question}, which is held back.`;
    case 'later-question':
      return `The condition of ${subject} asks for an answer to ${question}, which comes on a later class day.`;
    case 'option-out-of-range':
      return `The condition of ${subject} asks for option ${finding.option} of ${question}, which has no such option.`;
    case 'leading-zero':
      return `The condition of ${subject} asks for option ${finding.option} of ${question}. Answers have no leading zeros: write ${Number(finding.option)}.`;
    case 'shared-digits':
      return `The condition of ${subject} asks for option ${finding.option} of ${question}, and is also true for ${optionsWords(finding.others)}.`;
    case 'equivalent-theses':
      return `${subject} and the thesis ${finding.other} always hold together. You may need only one of them.`;
    case 'exclusive-theses':
      return `${subject} and the thesis ${finding.other} can never hold together.`;
    case 'entailed-thesis':
      return `Anyone who holds ${subject} also holds the thesis ${finding.other}.`;
    default:
      return finding satisfies never;
  }
}

function contradictionSentence(
  contradiction: ContradictoryConditions | undefined,
  names: CourseNames,
): string {
  if (!contradiction || contradiction.conditions.length === 0) return '';
  const phrases = contradiction.conditions.map((condition) => conditionPhrase(condition, names));
  if (phrases.length === 1) return `This can’t happen: ${phrases.join('')}.`;
  return `These can’t all be true: ${phrases.join('; ')}.`;
}

function subjectPhrase({ kind, id }: FindingSubject, names: CourseNames): string {
  if (kind === 'thesis') return `the thesis ${names.thesisName(id) ?? id}`;
  return kind === 'contradiction'
    ? `the contradiction ${namedQuestion(id, names)}`
    : namedQuestion(id, names);
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
