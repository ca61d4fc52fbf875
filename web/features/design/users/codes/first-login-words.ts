// What the Users tab says about accounts that nobody has claimed.
import { claimStateLabel } from '@elenchus/domain/people/claim-sentences.ts';
import type { FirstWay } from '@elenchus/domain/people/claim-state.ts';
import type { User, UserClaim, UserStatus } from '@elenchus/domain/people/user.ts';
import { countOf } from '../../../../ui/count-words.ts';
import { untilDay } from '../../../../ui/until-text.ts';

/** What each role uses at the first login. */
export interface ClaimWays {
  readonly staff: FirstWay;
  readonly students: FirstWay;
}

/** What a role uses. */
export function wayOf(status: UserStatus, ways: ClaimWays): FirstWay {
  return status === 'instructor' || status === 'ta' ? ways.staff : ways.students;
}

/** The mark of an account that nobody has claimed: 'code until Nov 30'. */
export function claimMark({ state, until }: UserClaim): string {
  return state === 'netID' || state === 'code'
    ? `${state} until ${untilDay(until)}`
    : claimStateLabel(state);
}

/** The button that gives an unclaimed account another 14 days, or null where none is needed. */
export function renewLabel(user: User, ways: ClaimWays | undefined): string | null {
  if (!user.claim || !ways || user.claim.state === 'netID') return null;
  const way = wayOf(user.status, ways);
  if (way === 'sign-on') return null;
  return way === 'code' ? 'New code' : 'Renew';
}

/** How many haven't logged in, and how many of them can't: '5 people haven’t logged in yet: 2 need a code.' */
export function unclaimedSentence(users: readonly User[]): string {
  const states = users.flatMap(({ claim }) => (claim ? [claim.state] : []));
  const people = countOf(states.length, 'person has', 'people have');
  const missing = states.filter((state) => state === 'missing').length;
  const expired = states.filter((state) => state === 'expired').length;
  const parts = [
    ...(missing > 0 ? [`${countOf(missing, 'needs', 'need')} a code`] : []),
    ...(expired > 0 ? [`${countOf(expired, 'needs', 'need')} another 14 days`] : []),
  ];
  const never = `${people} never logged in`;
  return parts.length === 0 ? `${never}.` : `${never}: ${parts.join(', ')}.`;
}
