// Mail about the course: your own address and what you get.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

export type OwnMail = AnswerOf<'GET /api/account/mail/{courseID}'>;
export type MailKind = OwnMail['kinds'][number];

/** Your address and what you get. */
export function useOwnMail(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'own-mail'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/account/mail/{courseID}', { params: { courseID }, signal }),
  });
}

type MailAct =
  | { readonly act: 'ask'; readonly address: string }
  | { readonly act: 'confirm'; readonly secret: string }
  | { readonly act: 'kinds'; readonly off: MailKind[] }
  | { readonly act: 'end' };

/** Changes something about your mail; answers the sentence of the server. */
export function useMailAct(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: MailAct) => callOf(courseID, act),
    // One after the other: of two choices in quick succession, the later one counts.
    scope: { id: `own-mail ${courseID}` },
    onSettled: () => client.invalidateQueries({ queryKey: courseKey(courseID, 'own-mail') }),
  });
}

function callOf(courseID: string, act: MailAct): Promise<{ readonly message: string }> {
  const params = { courseID };
  switch (act.act) {
    case 'ask': {
      const body = { address: act.address };
      return callEndpoint('POST /api/account/mail/{courseID}', { params, body });
    }
    case 'confirm': {
      const body = { secret: act.secret };
      return callEndpoint('POST /api/account/mail-confirm/{courseID}', { params, body });
    }
    case 'kinds': {
      const body = { off: act.off };
      return callEndpoint('POST /api/account/mail-kinds/{courseID}', { params, body });
    }
    case 'end':
      return callEndpoint('POST /api/account/end-mail/{courseID}', { params });
  }
}
