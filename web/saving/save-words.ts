// The save state as text, shown near the field.
import type { QueueState } from './queue/queue-state.ts';

export interface SaveWords {
  readonly tone: 'saved' | 'saving' | 'waiting' | 'failed';
  readonly text: string;
  /** Set when logging in again is what helps. */
  readonly isLoggedOut?: true;
}

/** What the items of a queue are called. */
interface ItemNames {
  readonly one: string;
  readonly many: string;
  /** How the person knows one of them, for example 'question 3'. */
  readonly nameOf: (key: string) => string;
  /**
   * Whether a person made it; the sentence doesn't mention what the page stores for itself. True for all by default.
   */
  readonly isWork?: (key: string) => boolean;
  /** What this version of the page can't read, in words (unreadable-words.ts). */
  readonly unreadable?: string | null;
}

/** One sentence that says whether everything is saved and, if not, what to do. */
export function saveWords(state: QueueState<unknown>, names: ItemNames): SaveWords {
  const { isWork = () => true } = names;
  const waiting = [...state.unsent.values()].filter(({ key }) => isWork(key));
  const problems = Map.groupBy(waiting, ({ problem }) => problem);
  problems.delete(null);
  const texts = [...problems].map(
    ([problem, those]) =>
      `Not saved, ${those.map(({ key }) => names.nameOf(key)).join(', ')}: ${problem}`,
  );
  if (names.unreadable) texts.push(names.unreadable);
  if (texts.length > 0) return { tone: 'failed', text: texts.join(' ') };
  if (waiting.length > 0) return waitingWords(state, countWords(waiting.length, names));
  if (state.refused.length > 0) return { tone: 'failed', text: refusedText(state, names) };
  return { tone: 'saved', text: 'All changes saved' };
}

function waitingWords(state: QueueState<unknown>, count: string): SaveWords {
  const { trouble, isOnline, isKept } = state;
  const where = keptText(count, isKept);
  switch (trouble?.kind) {
    case 'logged-out':
      return {
        tone: 'failed',
        text: `Not saved: you’re logged out. Log in again. Until then, ${where}.`,
        isLoggedOut: true,
      };
    case 'rejected':
      return {
        tone: 'failed',
        text: `Not saved: ${trouble.sentence} Reload the page to try again; ${where}.`,
      };
    case 'busy':
      return {
        tone: 'waiting',
        text: `Not saved yet: the server can’t save right now; ${willBeSent(where, isKept)}`,
      };
    case 'slowed':
      return {
        tone: 'waiting',
        text: `Not saved yet: you saved a lot in a short time; ${willBeSent(where, isKept)}`,
      };
    case 'unreachable':
      return { tone: 'waiting', text: `Offline: ${willBeSent(where, isKept)}` };
    case undefined:
      if (!isOnline) return { tone: 'waiting', text: `Offline: ${willBeSent(where, isKept)}` };
      return {
        tone: 'saving',
        text: isKept ? 'Saving…' : 'Saving… Keep this tab open until it is done.',
      };
  }
}

function countWords(count: number, { one, many }: ItemNames): string {
  return count === 1 ? `1 ${one} is` : `${count} ${many} are`;
}

/** '3 answers are kept on this device', or where else they are. */
function keptText(count: string, isKept: boolean): string {
  return isKept
    ? `${count} kept on this device`
    : `${count} only in this tab, because this browser can’t keep anything on the device`;
}

function willBeSent(where: string, isKept: boolean): string {
  return isKept
    ? `${where} and will be sent`
    : `${where}. Keep this tab open until everything is sent.`;
}

function refusedText({ refused }: QueueState<unknown>, { one, many }: ItemNames): string {
  const count = refused.length === 1 ? `1 ${one} was` : `${refused.length} ${many} were`;
  return `Not saved: ${count} not accepted, because the question isn’t open. The text is kept on this device. Copy it if you need it.`;
}
