// Turns an item that a call sends into the one that is stored: with the same text that the screens would store
// (DSN-39).
import type { DesignItem } from '../design/design-item.ts';
import { normalizeThesisName } from '../logic/thesis-name.ts';
import { checkLinkTitle } from '../schedule/link-title.ts';
import { checkLinkUrl } from '../schedule/link-url.ts';

/**
 * A thesis name without spaces, a link with its whole address and its title on one line; a value that did not change
 * stays as it is.
 */
export function normalizedItem<Item extends DesignItem>(
  item: Item,
  present: DesignItem | undefined,
): Item {
  if (item.dataType === 'thesis' && item.dataText !== present?.dataText) {
    return { ...item, dataText: normalizeThesisName(item.dataText) };
  }
  return item.dataType === 'syllabusLinkItem' ? normalizedLink(item, present) : item;
}

function normalizedLink<Item extends DesignItem>(
  item: Item,
  present: DesignItem | undefined,
): Item {
  const address = checkLinkUrl(item.questionLogic);
  const title = checkLinkTitle(item.questionOptions);
  const isNewAddress = item.questionLogic !== present?.questionLogic;
  const isNewTitle = item.questionOptions !== present?.questionOptions;
  return {
    ...item,
    ...(isNewAddress && address.ok && { questionLogic: address.value }),
    ...(isNewTitle && title.ok && { questionOptions: title.value }),
  };
}
