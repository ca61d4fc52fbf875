// Turns an item of QTI 2.x into a draft, or lists it (QTI-9).
import {
  attributeOf,
  elementsOf,
  findAll,
  findFirst,
  tagOf,
  type MarkupElement,
  type MarkupNode,
} from './markup-node.ts';
import type { DraftOutcome, FoundQuestion } from './question-draft.ts';
import {
  FEEDBACK_NOTE,
  quizDraft,
  SCORING_NOTE,
  SHUFFLE_NOTE,
  type UnknownKind,
} from './quiz-item.ts';

const UNKNOWN: ReadonlyMap<string, string> = new Map([
  ['matchinteraction', 'It is a matching question.'],
  ['associateinteraction', 'It is a matching question.'],
  ['gapmatchinteraction', 'It asks for words in blanks.'],
  ['graphicgapmatchinteraction', 'It asks for places in an image.'],
  ['inlinechoiceinteraction', 'It asks for choices inside a text.'],
  ['textentryinteraction', 'It asks for a short answer or words in blanks.'],
  ['orderinteraction', 'It asks for an order.'],
  ['graphicorderinteraction', 'It asks for an order.'],
  ['graphicassociateinteraction', 'It asks for places in an image.'],
  ['hotspotinteraction', 'It asks for a place in an image.'],
  ['selectpointinteraction', 'It asks for a place in an image.'],
  ['positionobjectinteraction', 'It asks for a place in an image.'],
  ['hottextinteraction', 'It asks to mark words in a text.'],
  ['sliderinteraction', 'It asks for a number.'],
  ['drawinginteraction', 'It asks for a drawing.'],
  ['uploadinteraction', 'It asks for a file.'],
  ['mediainteraction', 'It asks to play a sound or a video.'],
  ['custominteraction', 'It uses a program of its own.'],
]);
const KNOWN = new Set(['choiceinteraction', 'extendedtextinteraction']);
const SIMPLE_CHOICE = new Set(['simplechoice']);
/** A button, such as 'Show hint', that isn't a question. */
const END_ATTEMPT = 'endattemptinteraction';

/** The draft of an item. */
export function readQtiTwoItem(item: MarkupElement, place: string): DraftOutcome {
  const body = findFirst(item, 'itembody');
  const interactions = body ? interactionsIn(body) : [];
  const [interaction] = interactions;
  const choices = interaction ? findAll(interaction, SIMPLE_CHOICE) : [];
  return quizDraft({
    place,
    title: attributeOf(item, 'title'),
    kind: kindOf(item, interactions),
    text: body ? textNodes(body.children) : [],
    options: choices.map(({ children }) => children),
    notes: notesOf(item, interaction),
  });
}

function interactionsIn(element: MarkupElement): readonly MarkupElement[] {
  return elementsOf(element).flatMap((child) =>
    isInteraction(child) ? [child] : interactionsIn(child),
  );
}

function isInteraction(element: MarkupElement): boolean {
  const tag = tagOf(element);
  return tag.endsWith('interaction') && tag !== END_ATTEMPT;
}

function kindOf(
  item: MarkupElement,
  interactions: readonly MarkupElement[],
): FoundQuestion['type'] | UnknownKind {
  const [interaction] = interactions;
  if (interaction === undefined) return { unknown: 'It is a text without a question.' };
  const tag = tagOf(interaction);
  if (!KNOWN.has(tag)) {
    const known = UNKNOWN.get(tag);
    return {
      unknown: known ?? `It asks for something that isn’t known here (${interaction.name}).`,
    };
  }
  if (interactions.length > 1) {
    return {
      unknown: `It has ${interactions.length} parts to answer. Each question here has one.`,
    };
  }
  if (tag === 'extendedtextinteraction') return 'LongAnswer';
  return choiceKind(item, interaction);
}

function choiceKind(
  item: MarkupElement,
  interaction: MarkupElement,
): FoundQuestion['type'] | UnknownKind {
  const wanted = attributeOf(interaction, 'responseIdentifier');
  const declaration = findAll(item, new Set(['responsedeclaration'])).find(
    (one) => attributeOf(one, 'identifier') === wanted,
  );
  const cardinality = declaration ? attributeOf(declaration, 'cardinality').toLowerCase() : '';
  if (cardinality === 'ordered') return { unknown: 'It asks for an order.' };
  if (cardinality === 'single') return 'Radio';
  if (cardinality === 'multiple') return 'Checkbox';
  return attributeOf(interaction, 'maxChoices') === '1' ? 'Radio' : 'Checkbox';
}

/** The text around the interaction and its prompt, in order; options and notes for graders are left out. */
function textNodes(nodes: readonly MarkupNode[]): readonly MarkupNode[] {
  return nodes.flatMap((node): readonly MarkupNode[] => {
    if (typeof node === 'string') return [node];
    if (isInteraction(node)) return elementsOf(node).filter((part) => tagOf(part) === 'prompt');
    const tag = tagOf(node);
    if (tag === 'rubricblock' || tag === END_ATTEMPT) return [];
    return [{ ...node, children: textNodes(node.children) }];
  });
}

function notesOf(item: MarkupElement, interaction: MarkupElement | undefined): readonly string[] {
  const has = (...tags: readonly string[]): boolean => findAll(item, new Set(tags)).length > 0;
  const found: readonly (readonly [boolean, string])[] = [
    [has('correctresponse', 'mapping', 'responseprocessing', 'areamapping'), SCORING_NOTE],
    [has('modalfeedback'), FEEDBACK_NOTE],
    [has('rubricblock'), 'Instructions about the question were left out.'],
    [has('templatedeclaration', 'templateprocessing'), 'Computed values were left out.'],
    [has('stylesheet'), 'A style sheet was left out.'],
    [has(END_ATTEMPT), 'A button of the question was left out.'],
    [attributeOf(item, 'adaptive') === 'true', 'Several attempts were left out.'],
  ];
  const notes = found.filter(([applies]) => applies).map(([, note]) => note);
  return interaction ? [...notes, ...interactionNotes(interaction)] : notes;
}

function interactionNotes(interaction: MarkupElement): readonly string[] {
  const most = Number(attributeOf(interaction, 'maxChoices'));
  const least = Number(attributeOf(interaction, 'minChoices'));
  const isLimited = most > 1 || least > 1;
  return [
    ...(attributeOf(interaction, 'shuffle') === 'true' ? [SHUFFLE_NOTE] : []),
    ...(isLimited ? ['How many options must be chosen was left out.'] : []),
  ];
}
