// What a person who adds a netID again reads about everyone who had it before.
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { ANOTHER_PERSON, leftWorkWords } from '@elenchus/domain/people/former-person.ts';
import { CallFailure } from '../../../../calls/call-endpoint.ts';
import type { FormerNetID } from '../../../../calls/people/send-roster.ts';

interface PersonOption {
  /** What the server is told. */
  readonly person: string;
  readonly title: string;
  readonly words: string;
}

/** The netIDs about which the server asks, from its refusal; none if it refused for another reason. */
export function askedAbout(error: unknown): FormerNetID[] {
  const isAsked = error instanceof CallFailure && error.code === 'WAS_HERE_BEFORE';
  return isAsked ? error.details.filter(isFormerNetID) : [];
}

function isFormerNetID(detail: unknown): detail is FormerNetID {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'people' in detail &&
    Array.isArray(detail.people)
  );
}

/** One choice for each former person, the last one first, and one for another person. */
export function personOptions(
  { people }: FormerNetID,
  timeZone: TimeZone,
): readonly PersonOption[] {
  const former = people.map((person) => ({
    person: person.id,
    title: people.length === 1 ? 'The same person' : `The same person as ${person.fullname}`,
    words: `${deletedWords(person, timeZone)} Gets back ${leftWorkWords(person)}.`,
  }));
  const another = {
    person: ANOTHER_PERSON,
    title: 'Someone else',
    words: 'Starts empty. The earlier work is kept apart from the class and stays in the log.',
  };
  return [...former, another];
}

/** 'Ada Byron, deleted Nov 15, 2026.' */
function deletedWords(
  { fullname, deletedAt }: FormerNetID['people'][number],
  timeZone: TimeZone,
): string {
  if (deletedAt === null) return `${fullname}, deleted earlier.`;
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  return `${fullname}, deleted ${format.format(deletedAt)}.`;
}

/** Everyone as the last person who had the netID. */
export function allTheSame(former: readonly FormerNetID[]): ReadonlyMap<string, string> {
  return new Map(
    former.flatMap(({ username, people: [last] }) => (last ? [[username, last.id] as const] : [])),
  );
}
