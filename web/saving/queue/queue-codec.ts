// How typed values become the texts that the device keeps and the tabs send each other, and back. Their names and meaning
// never change: an older version of the page may have left them, or may still be open.
import type { KeptTexts, StoreChange, TabMessage } from './queue-event.ts';
import type { Fields, FieldsOf } from './queue-state.ts';
import type { QueueWire } from './queue-wire.ts';

export interface QueueCodec<Value> {
  readonly encode: FieldsOf<Value>;
  /** null for what this version of the page can't read; it may also throw. */
  readonly decode: (fields: Fields) => Value | null;
}

interface Valued<Value> {
  readonly value: Value;
}

/** What the queue hands out and takes in, in both forms. */
export function queueWire<Value>({ encode, decode }: QueueCodec<Value>): QueueWire<Value> {
  const write = <Item extends Valued<Value>>(item: Item) => ({
    ...item,
    value: encode(item.value),
  });
  const read = <Item extends Valued<Fields>>(item: Item) => {
    const value = decoded(decode, item.value);
    return value === null ? [] : [{ ...item, value }];
  };
  return {
    encode,
    writtenChange: (change: StoreChange<Value>): StoreChange => {
      if (change.type === 'forget') return change;
      return change.type === 'keep'
        ? { ...change, item: write(change.item) }
        : { ...change, text: write(change.text) };
    },
    writtenMessage: (message: TabMessage<Value>): TabMessage => {
      switch (message.type) {
        case 'edited':
          return { ...message, items: message.items.map(write) };
        case 'heard':
          return {
            ...message,
            saved: message.saved.map(({ edit, savedAs }) => ({ edit: write(edit), savedAs })),
            versions: message.versions.map(write),
            setAside: message.setAside.map(write),
          };
        case 'discarded':
          return { ...message, text: write(message.text) };
        case 'dropped':
          return { ...message, edit: write(message.edit) };
      }
    },
    /** What this tab can't read of another tab's message stays with that tab, and on the device. */
    readMessage: (message: TabMessage): TabMessage<Value>[] => {
      switch (message.type) {
        case 'edited':
          return [{ ...message, items: message.items.flatMap(read) }];
        case 'heard':
          return [
            {
              ...message,
              saved: message.saved.flatMap(({ edit, savedAs }) =>
                read(edit).map((readable) => ({ edit: readable, savedAs })),
              ),
              versions: message.versions.flatMap(read),
              setAside: message.setAside.flatMap(read),
            },
          ];
        case 'discarded':
          return read(message.text).map((text) => ({ ...message, text }));
        case 'dropped':
          return read(message.edit).map((edit) => ({ ...message, edit }));
        default:
          // A newer version of the page is open in another tab.
          return [];
      }
    },
    readKept: ({ unsent, setAside }: KeptTexts): KeptTexts<Value> => ({
      unsent: unsent.flatMap(read),
      setAside: setAside.flatMap(read),
      unreadable: [...unsent, ...setAside].filter(({ value }) => decoded(decode, value) === null),
    }),
  };
}

function decoded<Value>(decode: QueueCodec<Value>['decode'], fields: Fields): Value | null {
  try {
    return decode(fields);
  } catch {
    return null;
  }
}

/** A number that the device keeps as text; throws if it is none, because then the row can't be read. */
export function numberIn(text: string): number {
  const number = Number(text);
  if (Number.isNaN(number)) throw new Error('A row on the device has no number where one belongs.');
  return number;
}
