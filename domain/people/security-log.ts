// Decides how entries of the security log are stored: how long, which share a row, and where the log stops growing
// (USR-50, USR-51).
import { networkOf } from './network-address.ts';
import { kindOfEvent, type SecurityEvent } from './security-events.ts';

const DAY = 86_400_000;

/** Entries are kept for 90 days. */
const LOG_LIFE = 90 * DAY;

/** Failures of an account from an address share one row for 5 minutes after the first. */
const SHARED_SPAN = 300_000;

/** Beyond this many rows of failures in one span, the rest is counted without account and address. */
export const MOST_FAILURE_ROWS = 50;

const LONGEST_DETAIL = 200;

export interface SecurityEntry {
  /** Null for the installation. */
  readonly course: string | null;
  readonly at: number;
  readonly event: SecurityEvent;
  /** The person who did it: a folded username, 'admin', or '' if unknown. */
  readonly actor: string;
  /** The account that it happened to, '' if none. */
  readonly subject: string;
  /** '' for a command on the server. */
  readonly address: string;
  readonly detail?: string;
}

interface StoredEntry {
  readonly id: string;
  readonly address: string;
  readonly detail: string;
}

/**
 * The stored form of an entry. Anyone can repeat a failed login, so only the network of its address is kept: a
 * household has more IPv6 addresses than a log can hold.
 */
export function storedEntry(entry: SecurityEntry): StoredEntry {
  const { at, event, actor, subject } = entry;
  const address = isFailureEvent(event) ? networkOf(entry.address) : entry.address;
  const detail = Array.from(entry.detail ?? '')
    .slice(0, LONGEST_DETAIL)
    .join('');
  // A username has no slash, so two different entries never get the same id.
  return { id: [stamp(at), event, actor, subject, address].join('/'), address, detail };
}

/** Whether anyone can cause the event without being logged in. */
export function isFailureEvent(event: SecurityEvent): boolean {
  return kindOfEvent(event) === 'failures';
}

/** The entry that counts a failure when there are too many rows: without account and address. */
export function summedEntry(entry: SecurityEntry): SecurityEntry {
  return { ...entry, actor: '', subject: '', address: '', detail: '' };
}

/** The ids of the entries with which a failure at this moment may share a row: `from` included, `to` not. */
export function sharedSpan(at: number): { readonly from: string; readonly to: string } {
  return { from: stamp(Math.max(0, at - SHARED_SPAN + 1)), to: stamp(at + 1) };
}

/** Every id of an entry that is older than 90 days is less than this one. */
export function oldestKeptId(now: number): string {
  return stamp(Math.max(0, now - LOG_LIFE));
}

/** The part of an id that orders it. */
export function timeOfId(id: string): string {
  return id.slice(0, STAMP_WIDTH);
}

const STAMP_WIDTH = 9;

/** Fixed width, so that ids are ordered by time. */
function stamp(at: number): string {
  return at.toString(36).padStart(STAMP_WIDTH, '0');
}
