// The files of the screens. The name of each contains a hash of its content. A file that was requested once stays in
// memory: all files together take a few megabytes, and finding one in the folder takes longer than sending it.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readOptionalFile } from './optional-file.ts';
import { acceptedEncodings } from './compressed-bodies.ts';

/** The build wrote compressed copies beside the originals; the smaller first. */
const COPIES = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder under /assets/. Files added later aren't served. */
export async function registerAssetFiles(http: FastifyInstance, folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const contents = new Map<string, Buffer>();
  const contentOf = async (name: string): Promise<Buffer | undefined> => {
    const content = contents.get(name) ?? (await readOptionalFile(path.join(folder, name)));
    if (content) contents.set(name, content);
    return content;
  };
  http.get<{ Params: { '*': string } }>(
    '/assets/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const { '*': name } = request.params;
      if (!names.has(name)) return reply.callNotFound();
      const accepted = acceptedEncodings(request.headers['accept-encoding']);
      const copy = COPIES.find(
        ({ encoding, ending }) => accepted.has(encoding) && names.has(name + ending),
      );
      const content = await contentOf(name + (copy?.ending ?? ''));
      // A new build has replaced this one.
      if (content === undefined) return reply.callNotFound();
      const etag = `"${name}${copy?.ending ?? ''}"`;
      reply.headers({
        // The content under a name never changes.
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        etag,
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      if (copy) reply.header('content-encoding', copy.encoding);
      return reply.type(TYPES[path.extname(name)] ?? 'application/octet-stream').send(content);
    },
  );
}
