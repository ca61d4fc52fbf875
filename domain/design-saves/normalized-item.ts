// What is stored for an item that a call sends: the same text that the screens would store (DSN-39).
import type { DesignItem } from '../design/design-item.ts';
import { normalizeThesisName } from '../logic/thesis-name.ts';
import { checkLinkUrl } from '../schedule/link-url.ts';

/** A thesis name without spaces, a link with its whole address; a value that did not change stays as it is. */
export function normalizedItem<Item extends DesignItem>(
  item: Item,
  present: DesignItem | undefined,
): Item {
  if (item.dataType === 'thesis' && item.dataText !== present?.dataText) {
    return { ...item, dataText: normalizeThesisName(item.dataText) };
  }
  if (item.dataType === 'syllabusLinkItem' && item.questionLogic !== present?.questionLogic) {
    const address = checkLinkUrl(item.questionLogic);
    return address.ok ? { ...item, questionLogic: address.value } : item;
  }
  return item;
}
