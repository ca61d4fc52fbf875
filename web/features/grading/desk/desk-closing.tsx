import { useEffect, useState } from 'react';
import { AskDialog } from '../../../course-ui/forms/ask-dialog.tsx';
import { useDesk } from './desk-context.ts';
import { LeavingOverlay, leaveWindow } from './leaving-desk.tsx';

const SENDING_MS = 3000;

export interface DeskClosing {
  readonly phase: 'here' | 'leaving' | 'asking';
  /** Sends what isn't saved yet and leaves the desk; asks first if something can't be sent. */
  readonly close: () => void;
  readonly stay: () => void;
  readonly closeAnyway: () => void;
}

export function useDeskClosing(): DeskClosing {
  const { courseID, saves } = useDesk();
  const [phase, setPhase] = useState<DeskClosing['phase']>('here');
  // The browser can bring a page back as it was left.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted) setPhase('here');
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const leave = (): void => {
    setPhase('leaving');
    void leaveWindow(courseID);
  };
  const sendAndLeave = async (): Promise<void> => {
    setPhase('leaving');
    const isSent = await saves.sendAll(SENDING_MS);
    if (!isSent || saves.rejected().length > 0) setPhase('asking');
    else leave();
  };
  return {
    phase,
    close: () => void sendAndLeave(),
    stay: () => setPhase('here'),
    closeAnyway: leave,
  };
}

/** What shows over the desk while it closes. */
export function ClosingOverlay({ closing }: { readonly closing: DeskClosing }) {
  const { saves } = useDesk();
  if (closing.phase === 'here') return null;
  if (closing.phase === 'leaving') return <LeavingOverlay />;
  return (
    <AskDialog
      title="Not everything is saved yet"
      confirm="Close anyway"
      cancel="Stay"
      onCancel={closing.stay}
      onConfirm={closing.closeAnyway}
    >
      <p>
        Unsent work is kept on this device. It’s sent the next time you open a student for grading
        here.
      </p>
      {saves.rejected().length > 0 && (
        <p>A grade that isn’t a valid number isn’t kept. Correct it before you close.</p>
      )}
    </AskDialog>
  );
}
