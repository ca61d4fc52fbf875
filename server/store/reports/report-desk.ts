// Requests reports. The thread is started with the first one.

import { Worker } from 'node:worker_threads';
import { AskedThread } from '../engine/asked-thread.ts';
import type { DatabaseLocation } from '../engine/database.ts';
import { StorageUnavailable } from '../engine/storage-unavailable.ts';
import { trusted } from '../engine/trusted.ts';
import type { reports } from './all-reports.ts';

type Reports = typeof reports;

export interface ReportDesk {
  /** Makes a report from what is committed now. */
  report<Name extends keyof Reports>(
    name: Name,
    input: Parameters<Reports[Name]>[1],
  ): ReturnType<Reports[Name]>;
  close(): Promise<void>;
}

/** The reports of one database. */
export function openReportDesk(location: DatabaseLocation): ReportDesk {
  const address = new URL('./report-thread.ts', import.meta.url);
  const thread = new AskedThread<unknown>(
    () => new Worker(address, { workerData: location, execArgv: [] }),
  );
  let closed = false;
  return {
    report(name, input) {
      const made = new Promise((resolve, reject) => {
        if (closed) reject(new StorageUnavailable('closed'));
        else thread.ask({ messageTo: () => ({ name, input }), resolve, reject });
      });
      return trusted<ReturnType<Reports[typeof name]>>(made);
    },
    async close() {
      closed = true;
      await thread.close();
    },
  };
}
