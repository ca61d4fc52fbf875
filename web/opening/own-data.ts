import type { QueryClient } from '@tanstack/react-query';
import { answersQuery } from '../calls/answers/answers-queries.ts';
import { studentRecordsQuery } from '../calls/grading/student-records-query.ts';
import type { OwnPageData } from './page/page-data.ts';

type OwnData = Pick<OwnPageData, 'courseID' | 'session' | 'answers' | 'records'>;

/** Takes over what belongs to a student. The answers are as old as the page that they came with (epoch milliseconds). */
export function adoptOwnData(client: QueryClient, data: OwnData, updatedAt: number): void {
  const { courseID, session, answers, records } = data;
  const { username } = session;
  if (answers !== null) {
    client.setQueryData(answersQuery(courseID, username).queryKey, answers, { updatedAt });
  }
  if (records !== null)
    client.setQueryData(studentRecordsQuery(courseID, username).queryKey, records);
}
