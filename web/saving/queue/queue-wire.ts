// What a queue hands to the device and to the other tabs, and takes from them, in place of its values.
import type { KeptTexts, StoreChange, TabMessage } from './queue-event.ts';
import type { Fields, FieldsOf } from './queue-state.ts';

export interface QueueWire<Value> {
  readonly encode: FieldsOf<Value>;
  readonly writtenChange: (change: StoreChange<Value>) => StoreChange;
  readonly writtenMessage: (message: TabMessage<Value>) => TabMessage;
  /** Empty for a message that can't be read. */
  readonly readMessage: (message: TabMessage) => TabMessage<Value>[];
  readonly readKept: (kept: KeptTexts) => KeptTexts<Value>;
}

/** Of a queue whose values are the texts themselves. Pages of students load this and no codec. */
export const PLAIN_WIRE: QueueWire<Fields> = {
  encode: (fields) => fields,
  writtenChange: (change) => change,
  writtenMessage: (message) => message,
  readMessage: (message) => [message],
  readKept: (kept) => kept,
};
