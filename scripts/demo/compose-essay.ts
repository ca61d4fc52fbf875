// One student's essay from hand-written passages: which ones, how many, in which words, in how many drafts.
import type { DemoStudent, Temperament } from './demo-students.ts';
import type { EssayBank, StanceTexts } from './essays/essay-bank.ts';
import { passageMark, splitSentences, wordPassage, wordsIn } from './passage-text.ts';
import { plantedCopy } from './planted-copy.ts';
import { seededNumber } from './seeded-choice.ts';
import { studentAsides } from './student-asides.ts';
import { inVoice } from './student-voice.ts';

export interface EssaySentence {
  readonly text: string;
  readonly startsParagraph: boolean;
  /** Arrived at once, not typed. */
  readonly pasted: boolean;
}

export interface Essay {
  readonly sentences: readonly EssaySentence[];
  /** The first paragraph in the words of the last revision; null when it is never revised. */
  readonly revisedOpening: readonly EssaySentence[] | null;
  /** What the passages add to a grade: strong ones and an objection help, weak ones do not. */
  readonly merit: number;
}

/** Which uses of a passage are taken, so that the next student words it differently. */
export type PassageUses = Map<string, number>;

export interface EssayOrder {
  readonly bank: EssayBank;
  readonly stance: string;
  readonly student: DemoStudent;
  readonly uses: PassageUses;
  readonly seed: number;
}

interface Shape {
  readonly reasons: number;
  readonly objections: number;
  readonly opening: boolean;
  readonly conclusion: boolean;
}

const leastWords = 60;
// No strong student writes a weak passage, nor a weak one a strong passage; a fair one does so only in a hurry.
const unthinkable = 40;
const inAHurry: ReadonlySet<Temperament> = new Set(['lastMinute', 'sporadic', 'terse']);
const turns = [
  'Something else points the same way.',
  'I have another reason.',
  'That is not all.',
  'A further point.',
  'There is more to be said.',
  'Here is another thought.',
] as const;

/** Composes the essay of one student on one question. */
export function composeEssay(order: EssayOrder): Essay {
  const { bank, stance, student } = order;
  const texts = bank.stances[stance];
  if (!texts) throw new RangeError(`No passages for ${bank.questionID} ${stance}`);
  const shape = shapeOf(order);
  const opening = shape.opening ? pick(order, texts.openings, 1) : [];
  const reasons = pick(order, texts.reasons, shape.reasons);
  const objections = pick(order, texts.objections, shape.objections);
  const closing = shape.conclusion ? pick(order, texts.conclusions, 1) : [];
  const body = reasons.flatMap((reason, place) => [
    paragraph(withTurn(order, say(order, reason), place), place === 0 ? aside(order) : []),
  ]);
  const paragraphs = [
    ...opening.map((passage) => paragraph(say(order, passage))),
    ...(student.username === plantedCopy.author ? plantedParagraph(order) : []),
    ...body,
    ...(student.username === plantedCopy.copier ? plantedParagraph(order) : []),
    ...objections.map((passage) => paragraph(say(order, passage))),
    ...closing.map((passage) => paragraph(say(order, passage))),
  ];
  return {
    sentences: longEnough(order, texts, paragraphs.flat()),
    revisedOpening: revise(student.temperament, order, texts, opening),
    merit: meritOf([...opening, ...reasons, ...objections, ...closing], objections.length > 0),
  };
}

function shapeOf({ student, bank, seed }: EssayOrder): Shape {
  const chance = (name: string): number =>
    seededNumber(seed, student.username, bank.questionID, name);
  const full = { opening: true, conclusion: true };
  switch (student.temperament) {
    case 'diligent':
    case 'reviser':
      return { ...full, reasons: 2, objections: 1 };
    case 'wordy':
      return { ...full, reasons: 4, objections: 3 };
    case 'steady':
    case 'quitsEarly':
      return { ...full, reasons: chance('reasons') < 0.4 ? 2 : 1, objections: 1 };
    case 'lastMinute':
      return {
        opening: true,
        reasons: chance('reasons') < 0.35 ? 2 : 1,
        objections: chance('objection') < 0.4 ? 1 : 0,
        conclusion: chance('conclusion') < 0.6,
      };
    case 'terse':
    case 'sporadic':
    case 'absent':
      break;
  }
  return {
    opening: chance('opening') < 0.5,
    reasons: 1,
    objections: 0,
    conclusion: chance('end') < 0.3,
  };
}

/** The least used passages that suit the student, so many of them. */
function pick(order: EssayOrder, pool: readonly string[], count: number): string[] {
  const { student, uses, seed, bank } = order;
  const cost = (passage: string): number =>
    (uses.get(passage) ?? 0) * 4 +
    misfit(student, passage) +
    seededNumber(seed, student.username, bank.questionID, passage) * 1.5;
  return pool
    .filter((passage) => misfit(student, passage) < unthinkable)
    .toSorted((one, other) => cost(one) - cost(other))
    .slice(0, count);
}

function misfit({ ability, temperament }: DemoStudent, passage: string): number {
  const mark = passageMark(passage);
  if (mark === 'plain') return ability === 'weak' ? 2 : 0;
  if (mark === ability) return 0;
  if (ability !== 'fair') return unthinkable;
  if (mark === 'strong') return 5;
  return inAHurry.has(temperament) ? 3 : unthinkable;
}

function say(order: EssayOrder, passage: string): string[] {
  const use = order.uses.get(passage) ?? 0;
  order.uses.set(passage, use + 1);
  return splitSentences(wordPassage(passage, use)).map((text) =>
    inVoice(text, order.student.voice),
  );
}

function paragraph(sentences: readonly string[], more: readonly string[] = []): EssaySentence[] {
  return [...sentences, ...more].map((text, place) => ({
    text,
    startsParagraph: place === 0,
    pasted: false,
  }));
}

function withTurn(order: EssayOrder, sentences: string[], place: number): string[] {
  if (place === 0) return sentences;
  const { seed, student, bank } = order;
  const start = Math.floor(seededNumber(seed, student.username, bank.questionID) * turns.length);
  const turn = turns[(start + place) % turns.length] ?? turns[0];
  return [inVoice(turn, student.voice), ...sentences];
}

function aside({ student, bank }: EssayOrder): string[] {
  const remark = studentAsides[student.username]?.[bank.questionID];
  return remark === undefined ? [] : [remark];
}

function plantedParagraph({ student, bank }: EssayOrder): EssaySentence[][] {
  const { author, questionID, sentences } = plantedCopy;
  if (bank.questionID !== questionID) return [];
  if (student.username === author) return [paragraph(sentences)];
  return [paragraph(sentences).map((sentence) => ({ ...sentence, pasted: true }))];
}

/** A terse student still has to say something: what is too short gets its opening or its end. */
function longEnough(
  order: EssayOrder,
  texts: StanceTexts,
  sentences: readonly EssaySentence[],
): readonly EssaySentence[] {
  const words = sentences.reduce((sum, { text }) => sum + wordsIn(text), 0);
  if (words >= leastWords) return sentences;
  const [ending] = pick(order, texts.conclusions, 1);
  return ending === undefined ? sentences : [...sentences, ...paragraph(say(order, ending))];
}

function revise(
  temperament: Temperament,
  order: EssayOrder,
  texts: StanceTexts,
  opening: readonly string[],
): readonly EssaySentence[] | null {
  const [present] = opening;
  if (present === undefined) return null;
  if (temperament === 'diligent') return paragraph(say(order, present));
  if (temperament !== 'reviser') return null;
  const others = texts.openings.filter((passage) => passage !== present);
  const [other = present] = pick(order, others, 1);
  return paragraph(say(order, other));
}

function meritOf(passages: readonly string[], hasObjection: boolean): number {
  const marks = passages.map(passageMark);
  const strong = marks.filter((mark) => mark === 'strong').length;
  const weak = marks.filter((mark) => mark === 'weak').length;
  const merit = strong * 0.25 - weak * 0.3 + (hasObjection ? 0.2 : -0.2);
  return Math.max(-0.8, Math.min(0.6, merit));
}
