// The FAQ of a course: a list of questions and answers kept as JSON in one item (DSN-20, DSN-21, DSN-40).
import { designItem, type DesignItem } from './design-item.ts';

export interface FaqEntry {
  readonly question: string;
  /** Markdown. */
  readonly answer: string;
}

export type Faq =
  | { readonly state: 'readable'; readonly entries: readonly FaqEntry[] }
  /** The stored text isn't such a list; it is kept so that reading never loses anything. */
  | { readonly state: 'broken'; readonly rawText: string };

const KEY = { dataType: 'faq', dataID: 'courseFAQ' } as const;

/** Reads the FAQ; none stored is an empty list, anything but such a list is broken. */
export function readFaq(items: readonly DesignItem[]): Faq {
  const stored = items.filter((item) => item.dataType === KEY.dataType);
  const item = stored.find(({ dataID }) => dataID === KEY.dataID) ?? stored[0];
  const rawText = item?.dataText ?? '';
  if (rawText.trim() === '') return { state: 'readable', entries: [] };
  const entries = readEntries(parseJson(rawText));
  return entries ? { state: 'readable', entries } : { state: 'broken', rawText };
}

/** The item that keeps these entries. */
export function faqItem(entries: readonly FaqEntry[]): DesignItem {
  const plain = entries.map(({ question, answer }) => ({ question, answer }));
  return designItem({ ...KEY, dataText: JSON.stringify(plain) });
}

/** Whether students see an entry: it has a question and an answer. */
export function isFinishedEntry({ question, answer }: FaqEntry): boolean {
  return question.trim() !== '' && answer.trim() !== '';
}

/** The item as students get it: only finished entries, and none of a broken list. */
export function faqItemForStudents(item: DesignItem): DesignItem {
  const faq = readFaq([item]);
  const entries = faq.state === 'readable' ? faq.entries : [];
  const finished = entries.filter(isFinishedEntry);
  const isWhole = faq.state === 'readable' && finished.length === entries.length;
  return isWhole ? item : { ...item, dataText: faqItem(finished).dataText };
}

function readEntries(list: unknown): FaqEntry[] | null {
  if (!Array.isArray(list)) return null;
  const entries = list.map(readEntry).filter((entry) => entry !== null);
  return entries.length === list.length ? entries : null;
}

/** An entry is an object with the two texts, or a pair of texts. */
function readEntry(entry: unknown): FaqEntry | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const [question, answer]: unknown[] = Array.isArray(entry)
    ? entry
    : [Reflect.get(entry, 'question'), Reflect.get(entry, 'answer')];
  return typeof question === 'string' && typeof answer === 'string' ? { question, answer } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
