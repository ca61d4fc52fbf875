// The way to the login from a page whose session has ended. What was typed there waits on the device (USR-112).
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LOGGED_OUT } from '../../calls/session/kept-session.ts';
import {
  adoptSession,
  readSessionAgain,
  sessionQuery,
} from '../../calls/session/session-queries.ts';
import { Button } from '../../ui/button.tsx';

let isAsked = false;

/** Whether a person has asked for the login that has just appeared; asking answers only once. */
export function takeLoginRequest(): boolean {
  const wasAsked = isAsked;
  isAsked = false;
  return wasAsked;
}

/** Shows the login in place of the page, unless the person is logged in again, for example through another tab. */
export async function openLogin(client: QueryClient, courseID: string): Promise<void> {
  // Without a connection, nobody can log in either.
  const { hasEnded } = await readSessionAgain(client, courseID).catch(() => LOGGED_OUT);
  if (!hasEnded) return;
  isAsked = true;
  adoptSession(client, courseID, LOGGED_OUT);
}

interface LogInAgainProps {
  readonly courseID: string;
  /** Sends what waits, in case the person is logged in again already. */
  readonly onReturn?: () => void;
  readonly look?: 'plain';
}

/** Leads to the login. The address stays, so that the same page is shown again after it. */
export function LogInAgain({ courseID, onReturn, ...look }: LogInAgainProps) {
  const client = useQueryClient();
  // A refused save is often the first sign: what is around must not go on naming the person as logged in.
  useEffect(() => void client.invalidateQueries(sessionQuery(courseID)), [client, courseID]);
  return (
    <Button {...look} onClick={() => void openLogin(client, courseID).then(onReturn)}>
      Log in
    </Button>
  );
}
