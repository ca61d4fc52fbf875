// The forms in which settings are stored: how each is read and written, and which texts are refused. Every page of a
// course loads them.
import {
  clockTimeText,
  isClockTimeText,
  readClockTime,
  type ClockTime,
} from '../../base/clock-time.ts';
import { parseIndex } from '../../base/ordering.ts';
import { readTimeZone, type TimeZone } from '../../base/zoned-time.ts';
import {
  isRubricPlacesText,
  readRubricPlaces,
  rubricPlacesText,
  type RubricPlace,
} from '../rubric.ts';
import type { ItemContent } from './item-content.ts';
import type { CheckedField, FieldFaults, ReadableField } from './type-facts.ts';

export interface SettingForm<Kind extends string, Value> {
  readonly kind: Kind;
  /** The value of an item, or undefined when it can't be read and the default applies. */
  readonly read: (item: ItemContent) => Value | undefined;
  /** The fields of the item, or null when this value is kept by having no item. */
  readonly write: (value: Value) => Partial<ItemContent> | null;
  readonly faults: FieldFaults;
}

type ManualGrades = 'Numeric' | 'Letter';

export interface ManualDay {
  readonly label: string;
  /** The place in the common sequence of sections and topics. */
  readonly index: number;
}

/** A value that is in dataText alone, with what refuses other texts. */
export function inText<const Kind extends string, Value>(
  kind: Kind,
  parse: (text: string) => Value | undefined,
  format: (value: Value) => string | null,
  fault: Omit<ReadableField, 'field'> | Omit<CheckedField, 'field'> | null,
): SettingForm<Kind, Value> {
  return {
    kind,
    read: ({ dataText }) => parse(dataText),
    write: (value) => {
      const dataText = format(value);
      return dataText === null ? null : { dataText };
    },
    faults: fault === null ? [] : [{ field: 'dataText', ...fault }],
  };
}

/** A value for which every readable text is accepted. */
export function parsed<const Kind extends string, Value>(
  kind: Kind,
  parse: (text: string) => Value | undefined,
  expected: string,
): SettingForm<Kind, Value> {
  const isReadable = (text: string) => parse(text) !== undefined;
  return inText(kind, parse, String, { isReadable, expected });
}

/** A name or a title. */
export const LINE = inText('line', String, String, null);

/** A text of the course, in Markdown. */
export const LONG_TEXT = inText('long-text', String, String, null);

export const YES_NO = inText('yes-no', parseFlag, (isOn) => (isOn ? 'Yes' : 'No'), {
  isReadable: (text) => parseFlag(text) !== undefined,
  expected: 'Yes or No',
});

export const PENALTY = parsed('number', parsePenalty, 'a number from 0');

export const MANUAL_GRADES = parsed('manual-grades', parseManualGrades, 'Numeric or Letter');

export const TIME_ZONE = parsed(
  'time-zone',
  parseZone,
  'the name of a time zone, such as America/New_York',
);

export const RUBRIC_PLACES_LIST = inText<'rubric-places', readonly RubricPlace[]>(
  'rubric-places',
  readRubricPlaces,
  rubricPlacesText,
  { isReadable: isRubricPlacesText, expected: 'a list of 1, 2 and 3, such as 1,3' },
);

export const CLOCK_TIME: SettingForm<'clock-time', ClockTime | null> = {
  kind: 'clock-time',
  read: ({ dataText, questionOptions }) =>
    dataText.trim() === '' ? null : readClockTime(dataText, questionOptions),
  write: (time) => time && { dataText: clockTimeText(time), questionOptions: time.half },
  faults: [
    {
      field: 'dataText',
      isReadable: isClockTimeText,
      expected: 'a time HH:MM from 01:00 to 12:59',
    },
    {
      field: 'questionOptions',
      isReadable: (text) => /^(am|pm)$/i.test(text.trim()),
      expected: 'AM or PM',
    },
  ],
};

export const MANUAL_DAY: SettingForm<'manual-day', ManualDay | null> = {
  kind: 'manual-day',
  read: ({ dataText, dataIndex }) => {
    const index = parseIndex(dataIndex);
    return index === null ? null : { label: dataText, index };
  },
  write: (day) => day && { dataText: day.label, dataIndex: String(day.index) },
  faults: [],
};

/** A Yes/No text as a flag; undefined when it is neither. */
export function parseFlag(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'yes') return true;
  return word === 'no' ? false : undefined;
}

/** A penalty: a number from 0; undefined for any other text. */
export function parsePenalty(text: string): number | undefined {
  return /^\d{1,9}(\.\d{1,9})?$/.test(text.trim()) ? Number(text) : undefined;
}

function parseManualGrades(text: string): ManualGrades | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'numeric') return 'Numeric';
  return word === 'letter' ? 'Letter' : undefined;
}

function parseZone(text: string): TimeZone | undefined {
  const zone = readTimeZone(text);
  return zone.ok ? zone.value : undefined;
}
