// Describes what is wrong with the input, in sentences for people. The validation library has messages of its own,
// but they are about types, so people never see them.

/** The part of the library's finding that the sentences are made from. */
interface InputFault {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly values?: readonly unknown[];
  /** For a value that may be of several kinds: its faults as each of them. */
  readonly errors?: readonly (readonly InputFault[])[];
}

interface DescribedFault {
  /** The place as programs write it: `designData.0.dataText`. */
  readonly field: string;
  /** What is wrong with that field. */
  readonly message: string;
  /** The same with the place spelled out: 'designData, entry 1: dataText must be text.' */
  readonly sentence: string;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  null: 'null',
  undefined: 'left out',
};

/**
 * How the library's own messages begin. Any other message is ours: a whole sentence or, when it begins with a
 * lowercase letter, the end of a sentence that begins with the name of the field.
 */
const LIBRARY_MESSAGE = /^(invalid|too (big|small)|unrecognized|expected)\b/i;

/** What is wrong, and where; `sent` is the whole input. */
export function describeFault(fault: InputFault, sent: unknown): DescribedFault {
  const keys = fault.path.map(String);
  const own = LIBRARY_MESSAGE.test(fault.message) ? '' : fault.message;
  const isWhole = /^[^a-z]/.test(own);
  const rest = own || complaint(fault, valueAt(sent, keys));
  const message = isWhole ? own : `${nameOf(keys)} ${rest}.`;
  const place = placeOf(keys);
  return {
    field: keys.join('.'),
    message,
    sentence: place === '' ? message : `${place}: ${message}`,
  };
}

/** The last name in the path; an entry of a list is named by its number. */
function nameOf(keys: readonly string[]): string {
  const last = keys.at(-1);
  if (last === undefined) return 'The request';
  return isPosition(last) ? `entry ${Number(last) + 1}` : last;
}

/** Where the field is: the lists around it and the number of the entry. */
function placeOf(keys: readonly string[]): string {
  const around = keys.slice(0, -1);
  return around.map((key) => (isPosition(key) ? `entry ${Number(key) + 1}` : key)).join(', ');
}

function isPosition(key: string): boolean {
  return /^\d+$/.test(key);
}

function valueAt(sent: unknown, keys: readonly string[]): unknown {
  let value = sent;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function complaint(fault: InputFault, value: unknown): string {
  if (value === undefined) return 'is missing';
  switch (fault.code) {
    case 'invalid_type':
      return `must be ${kindOf(fault)}`;
    case 'invalid_value':
      return `must be ${listed((fault.values ?? []).map((each) => JSON.stringify(each)))}`;
    case 'too_big':
      return tooBig(fault);
    case 'too_small':
      return tooSmall(fault);
    case 'invalid_union':
      return ofSeveralKinds(fault, value);
    case 'unrecognized_keys':
      return 'has an unknown field';
    default:
      return 'is not a valid value';
  }
}

function kindOf({ expected = '' }: InputFault): string {
  return KINDS[expected] ?? 'a different type';
}

function tooBig({ origin, maximum }: InputFault): string {
  if (origin === 'string') return `can have at most ${counted(maximum, 'character')}`;
  if (origin === 'array') return `can have at most ${counted(maximum, 'entry', 'entries')}`;
  return `can be at most ${maximum}`;
}

function tooSmall({ origin, minimum }: InputFault): string {
  if (origin === 'string') {
    return Number(minimum) === 1
      ? 'must not be empty'
      : `must have at least ${counted(minimum, 'character')}`;
  }
  if (origin === 'array') return `must have at least ${counted(minimum, 'entry', 'entries')}`;
  return `must be at least ${minimum}`;
}

function counted(count: number | bigint | undefined, one: string, many = `${one}s`): string {
  return `${String(count)} ${Number(count) === 1 ? one : many}`;
}

/** If the value breaks a rule of one of the kinds, that rule is reported; otherwise the message lists the kinds. */
function ofSeveralKinds({ errors = [] }: InputFault, value: unknown): string {
  const firsts = errors.flatMap(([first]) => first ?? []);
  const rule = firsts.find(({ code }) => code !== 'invalid_type');
  if (rule) return complaint(rule, value);
  return `must be ${listed([...new Set(firsts.map(kindOf))])}`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2
    ? (parts[0] ?? 'something else')
    : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;
}
