// Another 14 days, or a new code, for one person of the table.
import type { ClaimSlip } from '@elenchus/domain/people/claim-code.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { useRenewClaim } from '../../../../calls/people/claims-queries.ts';
import { troubleWords } from '../call-trouble.ts';

interface Renewing {
  readonly renew: (user: User) => void;
  /** Why the last one failed, or ''. */
  readonly trouble: string;
}

/** Renews; `onRenewed` gets the code, if there is one, and what has changed. */
export function useRenewing(
  courseID: string,
  onRenewed: (slip: ClaimSlip | null, message: string) => void,
): Renewing {
  const { mutate, isPending, error } = useRenewClaim(courseID);
  return {
    renew: (user) => {
      // A second press while the first is on its way would replace a code before it was seen.
      if (isPending) return;
      mutate(user, { onSuccess: ({ slip, message }) => onRenewed(slip, message) });
    },
    trouble: error ? troubleWords('Couldn’t renew the first login.', error) : '',
  };
}
