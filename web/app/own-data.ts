import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { answersQuery } from '../api/answers-queries.ts';
import { ownRecordsQuery } from '../api/own-records-query.ts';
import type { OwnPageData } from '../lib/page-data.ts';

type OwnData = Pick<OwnPageData, 'courseID' | 'session' | 'answers' | 'records'>;

/** Takes over what belongs to a student, as if it had been asked for at a time (epoch milliseconds). */
export function adoptOwnData(client: QueryClient, data: OwnData, updatedAt: number): void {
  const { courseID, session, answers, records } = data;
  const { username } = session;
  const keep = (queryKey: QueryKey, value: unknown): void => {
    if (value !== null) client.setQueryData(queryKey, value, { updatedAt });
  };
  keep(answersQuery(courseID, username).queryKey, answers);
  keep(ownRecordsQuery(courseID, username).queryKey, records);
}
