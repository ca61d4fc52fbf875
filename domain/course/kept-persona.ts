// A persona that is saved as a check, and its record (CHK-11, CHK-40).
import type { Answer } from '../answers/answer.ts';
import { parseIndex, sortByIndex } from '../base/ordering.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { itemsOfType, type DesignItem } from '../design/design-item.ts';
import { recordFaultSentence } from '../design/record-fault-sentence.ts';
import {
  hasRecord,
  readRecord,
  recordItem,
  type RecordFault,
  type RecordForm,
} from '../design/typed-record.ts';
import type { Persona } from '../logic/solver/personas.ts';

export interface KeptPersona extends Persona {
  readonly id: string;
  readonly name: string;
  readonly index: number | null;
}

const FORM = {
  version: 1,
  fields: ['name', 'answers', 'questionIds', 'thesisNames'],
} as const satisfies RecordForm<string>;

/** The personas that are kept in a course, in order; one that cannot be read is left out. */
export function readKeptPersonas(items: readonly DesignItem[]): readonly KeptPersona[] {
  const personas = itemsOfType(items, 'persona').flatMap((item) => readKeptPersona(item) ?? []);
  return sortByIndex(personas, ({ index }) => index);
}

/** The persona of one item; null when it can't be read. */
export function readKeptPersona(item: DesignItem): KeptPersona | null {
  const read = readContent(item);
  if (!read.ok) return null;
  return { ...read.value, id: item.dataID, index: parseIndex(item.dataIndex) };
}

/** Writes a kept persona as its item. */
export function writeKeptPersona({ id, index, ...persona }: KeptPersona): DesignItem {
  const dataIndex = index === null ? '' : String(index);
  return recordItem({ dataType: 'persona', dataID: id, dataIndex }, FORM, persona);
}

/** The fault of a persona that can't be saved, as a sentence, or null. */
export function personaFault(item: DesignItem): string | null {
  const read = readContent(item);
  if (read.ok) return null;
  return read.reason === 'old-content'
    ? 'persona: questionOptions must be a JSON object with the lists answers, questionIds and thesisNames.'
    : recordFaultSentence(read.reason, 'persona', FORM);
}

type Content = Omit<KeptPersona, 'id' | 'index'>;

function readContent(item: DesignItem): Result<Content, RecordFault | 'old-content'> {
  if (!hasRecord(item) && item.questionOptions !== '') return readOldContent(item);
  const record = readRecord(item, FORM);
  if (!record.ok) return record;
  const persona = personaIn(record.value);
  const { name } = record.value;
  return persona && typeof name === 'string'
    ? accept({ name, ...persona })
    : refuse('not-a-record');
}

/** Release 1.0.0 had the name in dataText, and the rest in questionOptions. */
function readOldContent(item: DesignItem): Result<Content, 'old-content'> {
  const persona = personaIn(parsed(item.questionOptions));
  return persona ? accept({ name: item.dataText, ...persona }) : refuse('old-content');
}

function personaIn(content: Fields): Persona | null {
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
