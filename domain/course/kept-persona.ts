// A persona that is saved as a check, and its flat record (CHK-11, CHK-40).
import type { Answer } from '../answers/answer.ts';
import { parseIndex, sortByIndex } from '../base/ordering.ts';
import { designItem, itemsOfType, type DesignItem } from '../design/design-item.ts';
import type { Persona } from '../logic/solver/personas.ts';

export interface KeptPersona extends Persona {
  readonly id: string;
  readonly name: string;
  readonly index: number | null;
}

/** The personas that are kept in a course, in order; one that cannot be read is left out. */
export function readKeptPersonas(items: readonly DesignItem[]): readonly KeptPersona[] {
  const personas = itemsOfType(items, 'persona').flatMap((item) => {
    const persona = readContent(item.questionOptions);
    const index = parseIndex(item.dataIndex);
    return persona ? [{ ...persona, id: item.dataID, name: item.dataText, index }] : [];
  });
  return sortByIndex(personas, ({ index }) => index);
}

/** Writes a kept persona as its flat record. */
export function writeKeptPersona(persona: KeptPersona): DesignItem {
  const { answers, questionIds, thesisNames } = persona;
  return designItem({
    dataType: 'persona',
    dataID: persona.id,
    dataText: persona.name,
    dataIndex: persona.index === null ? '' : String(persona.index),
    questionOptions: JSON.stringify({ answers, questionIds, thesisNames }),
  });
}

/** Whether a text is the content of a kept persona: its answers, questions and theses. */
export function isKeptPersona(text: string): boolean {
  return readContent(text) !== null;
}

function readContent(text: string): Persona | null {
  const content = parsed(text);
  const answers = listOf(content['answers'], readAnswer);
  const questionIds = listOf(content['questionIds'], readText);
  const thesisNames = listOf(content['thesisNames'], readText);
  return answers && questionIds && thesisNames ? { answers, questionIds, thesisNames } : null;
}

type Fields = Readonly<Record<string, unknown>>;

function parsed(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** null when it isn't a list, or one of its members cannot be read. */
function listOf<Member>(value: unknown, read: (member: unknown) => Member | null): Member[] | null {
  if (!Array.isArray(value)) return null;
  const members = value.map(read);
  return members.every((member) => member !== null) ? members : null;
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readAnswer(value: unknown): Answer | null {
  const { questionID, questionAnswer, questionEssayAnswer } = fieldsOf(value);
  if (typeof questionID !== 'string' || typeof questionAnswer !== 'string') return null;
  if (typeof questionEssayAnswer !== 'string') return null;
  return { questionID, questionAnswer, questionEssayAnswer };
}
