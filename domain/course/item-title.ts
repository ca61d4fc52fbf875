// Reads the words by which people know an item of a design: its text, or the name in its typed record (HIS-7).
import type { DesignItem } from '../design/design-item.ts';
import { hasRecord } from '../design/typed-record.ts';
import { readNoClassItem } from '../schedule/no-class.ts';
import { readKeptPersona } from './kept-persona.ts';

/** The title that people gave an item; '' if nobody gave it one. */
export function itemTitle(item: DesignItem): string {
  switch (item.dataType) {
    case 'noClass':
      return readNoClassItem(item)?.reason ?? oldTitle(item);
    case 'persona':
      return readKeptPersona(item)?.name ?? oldTitle(item);
    default:
      return item.dataText;
  }
}

/** A record that can't be read says nothing to people. */
function oldTitle(item: DesignItem): string {
  return hasRecord(item) ? '' : item.dataText;
}
