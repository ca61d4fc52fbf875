// Reading the security log: instructors that of their course, the admin that of the installation.
import type { securityLogApi } from '@elenchus/contract/security-log-api.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { selectSecurityLog } from '../../store/logs/security-log-reading.ts';
import type { Services } from '../services.ts';

/** The handlers of the security log. */
export function securityLogHandlers({ store }: Services): HandlersOf<typeof securityLogApi> {
  return {
    'GET /api/security-log/{courseID}': ({ params, query, now }) =>
      selectSecurityLog(store, { ...query, course: params.courseID }, now),
    'GET /api/admin/security-log': ({ query, now }) =>
      selectSecurityLog(store, { ...query, course: query.course ?? null }, now),
  };
}
