// Finds the files that a student's browser requests when it opens My Philosophy for the first time, in the same way
// as the browser.

const ASSET = /"(\/assets\/[^"]+)"/g;
/** The list of the files of a person's own view in the page's first script. */
const OWN_VIEW = /"own":\[([^\]]+)\]/;
const QUOTED = /"([^"]+)"/g;
const IMPORT = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/** The addresses of the page's own files, of the view, and of everything that they import statically. */
export async function pageFiles(port: number, page: string): Promise<readonly string[]> {
  const origin = `http://127.0.0.1:${port}`;
  const read = async (path: string): Promise<string> => {
    const answer = await fetch(`${origin}${path}`);
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
    return answer.text();
  };
  const html = await read(page);
  const found = new Set([...html.matchAll(ASSET)].map(([, path]) => path ?? ''));
  let hasView = false;
  // Iterating over a set also visits what is added during the loop: imports of imports are read too.
  for (const path of found) {
    if (!path.endsWith('.js')) continue;
    const text = await read(path);
    const own = OWN_VIEW.exec(text)?.[1] ?? '';
    for (const [, name] of own.matchAll(QUOTED)) {
      found.add(`/${name}`);
      hasView = true;
    }
    for (const [, name] of text.matchAll(IMPORT)) found.add(`/assets/${name}`);
  }
  if (!hasView) {
    throw new Error('The page does not name the script of My Philosophy.');
  }
  return [...found];
}
