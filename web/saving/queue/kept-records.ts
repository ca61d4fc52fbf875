// Reads what is stored on the device. A record of another shape is left there and not shown.
import type { Fields, SetAside, Unsent, Version } from './queue-state.ts';

/** The unsent edit of a record, or nothing. */
export function readUnsent(record: unknown): Unsent[] {
  const version = readVersion(record);
  if (!version || !isRecord(record)) return [];
  const { base, seen, sentAs, tab } = record;
  return isNumber(base) && isTimes(seen) && isNumber(sentAs) && typeof tab === 'string'
    ? [{ ...version, base, seen, sentAs, tab }]
    : [];
}

/** The set-aside text of a record, or nothing. */
export function readSetAside(record: unknown): SetAside[] {
  const version = readVersion(record);
  if (!version || !isRecord(record)) return [];
  const { reason, tab } = record;
  const isKnown = reason === 'refused' || reason === 'superseded';
  return isKnown && typeof tab === 'string' ? [{ ...version, reason, tab }] : [];
}

function readVersion(record: unknown): Version | null {
  if (!isRecord(record)) return null;
  const { key, value, editedAt } = record;
  return typeof key === 'string' && isFields(value) && isNumber(editedAt)
    ? { key, value, editedAt }
    : null;
}

function isFields(value: unknown): value is Fields {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isTimes(value: unknown): value is Unsent['seen'] {
  return isRecord(value) && Object.values(value).every(isNumber);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
