// The saved comments of the person and of the course.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, CallOf } from '@elenchus/contract/endpoint-table.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

export type CommentBank = AnswerOf<'GET /api/savedComments/{courseID}'>;
type CommentToSave = CallOf<'POST /api/savedComments/save/{courseID}'>['body'];
type CommentToDelete = CallOf<'POST /api/savedComments/delete/{courseID}'>['body'];
type NewOrder = CallOf<'POST /api/savedComments/order/{courseID}'>['body'];
type CommentsToImport = CallOf<'POST /api/savedComments/import/{courseID}'>['body'];

/** How long a loaded list counts as current when the person comes back to the window. */
const CURRENT_MS = 60_000;

function bankQuery(courseID: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'saved-comments'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/savedComments/{courseID}', { params: { courseID }, signal }),
    staleTime: CURRENT_MS,
    // A visit to the grading desk loads the list once, however long it takes.
    gcTime: Infinity,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}

/** Both lists, loaded when they are first wanted. */
export function useCommentBank(courseID: string, isWanted: boolean) {
  return useQuery({ ...bankQuery(courseID), enabled: isWanted });
}

/** Loads both lists if the page doesn't have them. */
export function useLoadCommentBank(courseID: string): () => Promise<CommentBank> {
  const client = useQueryClient();
  return () => client.ensureQueryData(bankQuery(courseID));
}

/** The ways to change the lists. Both lists are loaded again afterwards. */
export function useCommentChanges(courseID: string) {
  const client = useQueryClient();
  const params = { courseID };
  // Not awaited: whoever asked for the change hears of it before the lists are drawn again, perhaps without its row.
  const onSettled = () => {
    void client.invalidateQueries({ queryKey: bankQuery(courseID).queryKey });
  };
  const save = useMutation({
    mutationFn: (body: CommentToSave) =>
      callEndpoint('POST /api/savedComments/save/{courseID}', { params, body }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (body: CommentToDelete) =>
      callEndpoint('POST /api/savedComments/delete/{courseID}', { params, body }),
    onSettled,
  });
  const order = useMutation({
    mutationFn: (body: NewOrder) =>
      callEndpoint('POST /api/savedComments/order/{courseID}', { params, body }),
    // The new order shows at once; a refusal brings the old one back.
    onMutate: ({ list, ids }) => {
      // An answer that is on its way has the old order.
      void client.cancelQueries({ queryKey: bankQuery(courseID).queryKey });
      client.setQueryData(bankQuery(courseID).queryKey, (known) => {
        if (!known) return known;
        const inList = known.comments.filter((comment) => comment.list === list);
        const others = known.comments.filter((comment) => comment.list !== list);
        const moved = inList.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
        return {
          ...known,
          comments: list === 'mine' ? [...moved, ...others] : [...others, ...moved],
        };
      });
    },
    onSettled,
  });
  const importAll = useMutation({
    mutationFn: (body: CommentsToImport) =>
      callEndpoint('POST /api/savedComments/import/{courseID}', { params, body }),
    onSettled,
  });
  return { save, remove, order, importAll };
}
