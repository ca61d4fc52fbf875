// A file of users on its way: first only checked, then added in one transaction.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { NameOrder } from '@elenchus/domain/people/name-order.ts';
import { sendRoster } from '../../../../calls/people/send-roster.ts';
import type { RosterReport } from '../../../../calls/people/send-roster.ts';
import { refreshUsers } from '../../../../calls/people/users-queries.ts';
import { askedAbout } from './former-words.ts';

export type RosterState =
  | { readonly kind: 'idle' }
  /** `sent` rises from 0 to 1; then the server reads or adds. */
  | {
      readonly kind: 'checking' | 'adding';
      readonly sent: number;
      readonly report: RosterReport | null;
    }
  | { readonly kind: 'checked' | 'added'; readonly report: RosterReport }
  | {
      readonly kind: 'failed' | 'stopped';
      readonly sentence: string;
      readonly report: RosterReport | null;
    };

export interface RosterJob {
  readonly file: File | null;
  readonly state: RosterState;
  readonly names: NameOrder;
  /** Shows what would happen with the names in this order. */
  readonly order: (names: NameOrder) => void;
  /** Who each netID is that was in the course before. */
  readonly people: ReadonlyMap<string, string>;
  readonly sayWho: (people: ReadonlyMap<string, string>) => void;
  readonly choose: (file: File | null) => void;
  /** Says what would happen. */
  readonly check: () => void;
  readonly add: () => void;
  readonly cancel: () => void;
}

const NOBODY: ReadonlyMap<string, string> = new Map();

/** The file of users of this page. */
export function useRosterJob(courseID: string): RosterJob {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<RosterState>({ kind: 'idle' });
  const [names, setNames] = useState<NameOrder>('firstLast');
  const [people, setPeople] = useState<ReadonlyMap<string, string>>(NOBODY);
  const current = useRef<AbortController>(null);

  const send = async (
    kind: 'checking' | 'adding',
    report: RosterReport | null,
    wanted = names,
  ): Promise<void> => {
    if (!file) return;
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const show = (next: RosterState): void => {
      if (!signal.aborted) setState(next);
    };
    show({ kind, sent: 0, report });
    const onSent = (sent: number): void => show({ kind, sent, report });
    try {
      const isPreview = kind === 'checking';
      const answer = await sendRoster({
        courseID,
        file,
        isPreview,
        names: wanted,
        people,
        signal,
        onSent,
      });
      show({ kind: isPreview ? 'checked' : 'added', report: answer });
      if (!isPreview && !signal.aborted) setFile(null);
    } catch (error) {
      const former = askedAbout(error);
      // Someone was deleted since the file was checked: then there is one more question.
      const next = report && former.length > 0 ? { ...report, former } : report;
      show({ kind: 'failed', sentence: failureSentence(error), report: next });
    }
    if (kind === 'adding') void refreshUsers(client, courseID);
  };

  return {
    file,
    state,
    names,
    people,
    sayWho: setPeople,
    order: (wanted) => {
      current.current?.abort();
      setNames(wanted);
      void send('checking', 'report' in state ? state.report : null, wanted);
    },
    choose: (chosen) => {
      current.current?.abort();
      setFile(chosen);
      setNames('firstLast');
      setPeople(NOBODY);
      setState({ kind: 'idle' });
    },
    check: () => {
      // The answers may be about people who were deleted or added since.
      setPeople(NOBODY);
      void send('checking', null);
    },
    add: () => void send('adding', 'report' in state ? state.report : null),
    cancel: () => {
      current.current?.abort();
      const sentence =
        state.kind === 'adding'
          ? // The server may have finished just before: the file is added whole or not at all.
            'Stopped. Either all of these users were added or none. Upload the file again to see which.'
          : 'Stopped. Nothing was added.';
      setState({ kind: 'stopped', sentence, report: null });
      if (state.kind === 'adding') void refreshUsers(client, courseID);
    },
  };
}

function failureSentence(error: unknown): string {
  const reason = error instanceof Error ? error.message : 'Please try again.';
  return `No users were added. ${reason}`;
}
