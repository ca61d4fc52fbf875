// Puts the answer of a save into what was read before.
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** A read that is under way began before the save and may not have it: it begins again. */
export function putSaved<Value>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Value, Error>,
  change: (known: Value) => Value,
): void {
  const only = { queryKey, exact: true };
  const isReading = client.isFetching(only) > 0;
  client.setQueryData<Value>(queryKey, (known) => known && change(known));
  // A first read has to be cancelled: asking again would only wait for it.
  if (isReading) void client.cancelQueries(only).then(() => client.invalidateQueries(only));
}
