import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../calls/call-endpoint.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { AdminGate } from './admin-gate.tsx';
import { CourseManagement } from './course-management.tsx';
import styles from './admin.module.css';

const sessionKey = ['admin', 'session'] as const;

/** The admin page: the password first, then all courses and the log. */
export function AdminPage() {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => callEndpoint('GET /api/admin/session', { signal }),
  });
  const setIsAdmin = (isAdmin: boolean): void => {
    client.setQueryData(sessionKey, { isAdmin });
  };
  return (
    <PageFrame title="Admin · Elenchus" isWide={data?.isAdmin ?? false}>
      <Stack gap={24} className={styles.page}>
        {data?.isAdmin && <CourseManagement onClosed={() => setIsAdmin(false)} />}
        {data && !data.isAdmin && <AdminGate onOpen={() => setIsAdmin(true)} />}
        {!data && error && (
          <>
            <h1>Couldn’t open the admin page</h1>
            <LoadFailure
              reason={error.message}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          </>
        )}
        {!data && !error && <SkeletonLines heading lines={[60, 40]} />}
      </Stack>
    </PageFrame>
  );
}
