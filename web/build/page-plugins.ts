/// <reference types="node" />
// What the build adds to the plain page: named breakpoints, early scripts, compressed copies.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { withNamedMedia } from './named-media.ts';
import { filesOfFirstWords, filesOfViews } from './view-files.ts';
import type { ViewModules } from './view-files.ts';

/** Writes the breakpoints into the style sheets that name them. */
export function namedMedia(): Plugin {
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css(?:\?|$)/.test(id) && code.includes('(--') ? withNamedMedia(code) : undefined,
  };
}

/** Puts small scripts before everything else in the page, as one file of their own. */
export function earlyScript(files: readonly string[], views: ViewModules): Plugin {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  // Which files there are is known only when the rest is built; the development server has none.
  const withFiles = (viewFiles: object, fontFiles: readonly string[]): string =>
    text
      .replaceAll('__VIEW_FILES__', JSON.stringify(viewFiles))
      .replaceAll('__FONT_FILES__', JSON.stringify(fontFiles));
  let fileName: string | undefined;
  return {
    name: 'early-script',
    generateBundle(_options, bundle) {
      const source = withFiles(filesOfViews(bundle, views), filesOfFirstWords(bundle));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `assets/early-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: (): HtmlTagDescriptor[] => [
      {
        tag: 'script',
        injectTo: 'head-prepend',
        ...(fileName === undefined
          ? { children: withFiles({}, []) }
          : { attrs: { src: `/${fileName}` } }),
      },
    ],
  };
}

/** The page only names its scripts: early-start.js starts them. The development server starts them itself. */
export function startedEarly(): Plugin {
  return {
    name: 'started-early',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle === undefined
          ? html
          : html.replaceAll(
              /<script type="module" crossorigin src="([^"]+)"([^>]*)><\/script>/g,
              '<link rel="modulepreload" data-entry crossorigin href="$1"$2>',
            ),
    },
  };
}

/** Writes .br and .gz next to every text file, so that the server never has to compress one. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const folder = path.join(dir, 'assets');
      const names = await readdir(folder);
      const texts = names.filter((name) => /\.(js|css|svg|json|wasm)$/.test(name));
      await Promise.all(texts.map((name) => compress(path.join(folder, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    // The highest effort takes more than twice the time to save another 2 percent.
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  // A copy that is no smaller would only cost the browser time.
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}
