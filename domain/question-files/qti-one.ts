// Turns an item of QTI 1.2, as Canvas, Moodle and Blackboard write it, into a draft, or lists it (QTI-8).
import {
  attributeOf,
  elementsOf,
  findAll,
  findFirst,
  lineOf,
  tagOf,
  type MarkupElement,
} from './markup-node.ts';
import type { DraftOutcome, FoundQuestion } from './question-draft.ts';
import { materialNodes } from './qti-one-material.ts';
import {
  FEEDBACK_NOTE,
  quizDraft,
  SCORING_NOTE,
  SHUFFLE_NOTE,
  type ParseHtml,
  type UnknownKind,
} from './quiz-item.ts';

const RESPONSES = new Set([
  'response_lid',
  'response_str',
  'response_num',
  'response_xy',
  'response_grp',
  'response_extension',
]);
const RENDERS = new Set([
  'render_choice',
  'render_fib',
  'render_hotspot',
  'render_slider',
  'render_extension',
]);
const MATERIAL = new Set(['material']);
const LABELS = new Set(['response_label']);
const NOTHING = { unknown: 'It is a text without a question.' };

/** The words of programs for the kinds that aren't choices or essays, with ours. */
const UNKNOWN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/match/u, 'It is a matching question.'],
  [/order/u, 'It asks for an order.'],
  [/numeric|calculated|formula/u, 'It asks for a number.'],
  [
    /short.?answer|fill.?in|blank|cloze|dropdown/u,
    'It asks for a short answer or words in blanks.',
  ],
  [/upload|file/u, 'It asks for a file.'],
  [/hot.?spot/u, 'It asks for a place in an image.'],
  [/likert|opinion.?scale/u, 'It is an opinion scale.'],
  [/jumbled|quiz.?bowl/u, 'It is a game of words.'],
  [/text.?only|description/u, NOTHING.unknown],
];

/** The draft of an item. */
export function readQtiOneItem(
  item: MarkupElement,
  place: string,
  parseHtml: ParseHtml,
): DraftOutcome {
  const presentation = findFirst(item, 'presentation');
  const responses = presentation ? findAll(presentation, RESPONSES) : [];
  const [response] = responses;
  const labels = response ? findAll(response, LABELS) : [];
  const materials = presentation ? findAll(presentation, MATERIAL, RENDERS) : [];
  return quizDraft({
    place,
    title: attributeOf(item, 'title'),
    kind: kindOf(item, responses),
    text: materialNodes(materials, parseHtml),
    options: labels.map((label) => materialNodes(findAll(label, MATERIAL), parseHtml)),
    notes: notesOf(item, response),
  });
}

function kindOf(
  item: MarkupElement,
  responses: readonly MarkupElement[],
): FoundQuestion['type'] | UnknownKind {
  const word = kindWord(item);
  const unknown = UNKNOWN_WORDS.find(([pattern]) => pattern.test(word));
  if (unknown) return { unknown: unknown[1] };
  const [response] = responses;
  if (response === undefined) return NOTHING;
  if (responses.length > 1) {
    return { unknown: `It has ${responses.length} parts to answer, such as pairs to match.` };
  }
  return responseKind(item, response, word);
}

function responseKind(
  item: MarkupElement,
  response: MarkupElement,
  word: string,
): FoundQuestion['type'] | UnknownKind {
  const tag = tagOf(response);
  const render = findAll(response, RENDERS)[0];
  const cardinality = attributeOf(response, 'rcardinality').toLowerCase();
  if (cardinality === 'ordered') return { unknown: 'It asks for an order.' };
  if (tag === 'response_lid' && render && tagOf(render) === 'render_choice') {
    return cardinality === 'multiple' || /multiple.?answer/u.test(word) ? 'Checkbox' : 'Radio';
  }
  if (tag === 'response_num') return { unknown: 'It asks for a number.' };
  if (tag === 'response_xy') return { unknown: 'It asks for a place in an image.' };
  if (tag === 'response_grp') return { unknown: 'It is a matching question.' };
  if (tag === 'response_str' && !/essay/u.test(word) && hasSolution(item)) {
    return { unknown: 'It asks for a short answer or words in blanks.' };
  }
  if (tag === 'response_str') return 'LongAnswer';
  return { unknown: `It asks for something that isn’t known here (${tag}).` };
}

/** The kind in the words of the program that wrote the file, in lowercase. */
function kindWord(item: MarkupElement): string {
  const fields = findAll(item, new Set(['qtimetadatafield']));
  const field = fields.find((one) => {
    const label = findFirst(one, 'fieldlabel');
    return label && /^(question_type|qmd_itemtype|cc_profile)$/iu.test(lineOf(label));
  });
  const entry = field && findFirst(field, 'fieldentry');
  const direct = findFirst(item, 'bbmd_questiontype') ?? findFirst(item, 'qmd_itemtype');
  return (entry ? lineOf(entry) : direct ? lineOf(direct) : '').toLowerCase();
}

/** Whether the file compares the typed answer with a text. */
function hasSolution(item: MarkupElement): boolean {
  const processing = findFirst(item, 'resprocessing');
  return (
    processing !== undefined &&
    findAll(processing, new Set(['varequal', 'varsubset', 'varsubstring', 'vargte', 'varlte']))
      .length > 0
  );
}

function notesOf(item: MarkupElement, response: MarkupElement | undefined): readonly string[] {
  const notes: string[] = [];
  const points = findAll(item, new Set(['fieldlabel'])).some((label) =>
    /points|score|weight/iu.test(lineOf(label)),
  );
  const processing = findFirst(item, 'resprocessing');
  const isScored = processing !== undefined && elementsOf(processing).length > 0;
  if (isScored || points) notes.push(SCORING_NOTE);
  const feedback = findAll(item, new Set(['itemfeedback'])).some((one) => lineOf(one) !== '');
  if (feedback) notes.push(FEEDBACK_NOTE);
  if (findFirst(item, 'rubric')) notes.push('Instructions about the question were left out.');
  const render = response && findAll(response, RENDERS)[0];
  if (render && /^yes$/iu.test(attributeOf(render, 'shuffle'))) notes.push(SHUFFLE_NOTE);
  return notes;
}
