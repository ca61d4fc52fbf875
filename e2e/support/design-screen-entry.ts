// Entries of the design screens: each by its tab, with what opens over it.
import { type CatalogEntry, inCourse } from './catalog-entry.ts';

/** A design screen of the demo course. */
export function design(
  place: string,
  title: string,
  more: Partial<CatalogEntry> = {},
): CatalogEntry {
  const [tab = '', sub = ''] = place.split('/');
  return {
    visitor: 'instructor',
    name: `Design, ${title}`,
    address: inCourse(`/design?tab=${tab}&sub=${sub}`),
    title,
    shows: [`design ${place}`],
    ...more,
  };
}

/** What opens over or in one of them. */
export function over(
  place: string,
  title: string,
  name: string,
  shows: string,
  open: CatalogEntry['open'] & {},
): CatalogEntry {
  return design(place, title, { name, shows: shows === '' ? [] : [`over ${shows}`], open });
}
