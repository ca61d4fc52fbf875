// Course designs as they are sent: written as JSON and compressed once per version, audience and day.
import { compressionFor } from '../http/compressed-bodies.ts';
import { ByteLimitedCache } from './byte-limited-cache.ts';

interface FinishedDesign {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

interface DesignPart {
  readonly course: string;
  readonly designVersion: number;
  /** For whom, and of which day. */
  readonly part: string;
}

interface Kept {
  readonly designVersion: number;
  readonly compressed: Promise<Buffer>;
}

/** Room for the designs of a few thousand ordinary courses. */
const MOST_BYTES = 32_000_000;
/** Counted for each until its size is known. */
const EXPECTED_BYTES = 10_000;

const HEADERS = { 'content-type': 'application/json; charset=utf-8' };

export class FinishedDesigns {
  readonly #kept = new ByteLimitedCache<Kept>(MOST_BYTES);

  /** The answer in the best encoding that the caller accepts; `write` makes its JSON where it is not kept. */
  async answer(
    part: DesignPart,
    accepted: string | undefined,
    write: () => string,
  ): Promise<FinishedDesign> {
    const compression = compressionFor(accepted);
    if (compression === undefined) return { headers: HEADERS, body: write() };
    const [encoding, compress] = compression;
    const { designVersion } = part;
    const key = `${part.course} ${part.part} ${encoding}`;
    const kept = this.#kept.get(key);
    const isCurrent = kept?.designVersion === designVersion;
    const compressed = isCurrent ? kept.compressed : compress(Buffer.from(write()));
    if (!isCurrent) {
      // Callers who come meanwhile wait for the same compression.
      this.#kept.set(key, { designVersion, compressed }, EXPECTED_BYTES);
      const { length } = await compressed;
      this.#kept.set(key, { designVersion, compressed }, length);
    }
    return { headers: { ...HEADERS, 'content-encoding': encoding }, body: await compressed };
  }
}
