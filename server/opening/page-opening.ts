// Puts the first screen of a course, and the data it was made from, into the page that every screen begins with.

/** What a page shows before its scripts are there. */
export interface PageOpening {
  /** For everybody, or for the student who is logged in. */
  readonly audience: 'public' | 'own';
  /** As HTML, as are the elements. */
  readonly title: string;
  readonly html: string;
  /** What the scripts would otherwise ask for, as JSON. */
  readonly data: string;
}

/** The places that web/index.html marks. */
const PLACES =
  /<html lang="en"(?=[ >])|(?<=<link rel=")modulepreload(?=" data-entry)|<title>.*?<\/title>|<div id="root">\s*<!--opening-->.*?<!--\/opening-->\s*<\/div>|<!--page-data-->/gs;

/**
 * The page with an opening inside. Nobody can use it before the scripts are there, because they would lose what
 * somebody types: it is inert until then.
 */
export function withOpening(page: string, opening: PageOpening): string {
  const { audience, title, html, data } = opening;
  return page.replaceAll(PLACES, (place) => {
    // What there is to read comes first; web/opening/page/early-start.js fetches the scripts when it has been painted.
    if (place === 'modulepreload') return 'later';
    if (place.startsWith('<html')) return `<html lang="en" data-opening="${audience}"`;
    if (place.startsWith('<title>')) return `<title>${title}</title>`;
    // React expects its own elements here and nothing else, not even a line break.
    if (place.startsWith('<div')) return `<div id="root" inert>${html}</div>`;
    return `<script type="application/json" id="page-data">${jsonInHtml(data)}</script>`;
  });
}

/** JSON that no text inside can end: a browser looks for `</script` and `<!--` whatever is around them. */
function jsonInHtml(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}
