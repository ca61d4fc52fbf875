// Course designs as they are sent: written as JSON and compressed once per version, audience and day.
import { compressionFor } from '../../http/compressed-bodies.ts';
import { ByteLimitedCache } from '../byte-limited-cache.ts';
import { type CourseVersion, isSameVersion } from '../course-cache.ts';

interface FinishedDesign {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

interface DesignPart extends CourseVersion {
  /** For whom, and of which day. */
  readonly part: string;
}

interface Kept {
  readonly version: CourseVersion;
  readonly compressed: Promise<Buffer>;
}

/** Room for the designs of a few thousand ordinary courses. */
const MOST_BYTES = 32_000_000;
/** Counted for each until its size is known. */
const EXPECTED_BYTES = 10_000;

const HEADERS = { 'content-type': 'application/json; charset=utf-8' };

export class FinishedDesigns {
  readonly #kept = new ByteLimitedCache<Kept>(MOST_BYTES);

  /** The answer, if it is kept: then nobody needs to read the design. */
  async find(part: DesignPart, accepted: string | undefined): Promise<FinishedDesign | undefined> {
    const [encoding] = compressionFor(accepted) ?? [];
    if (encoding === undefined) return undefined;
    const kept = this.#kept.get(keyOf(part, encoding));
    if (!kept || !isSameVersion(kept.version, part)) return undefined;
    return { headers: { ...HEADERS, 'content-encoding': encoding }, body: await kept.compressed };
  }

  /** The answer in the best encoding that the caller accepts; `write` makes its JSON where it is not kept. */
  async answer(
    part: DesignPart,
    accepted: string | undefined,
    write: () => string,
  ): Promise<FinishedDesign> {
    const compression = compressionFor(accepted);
    if (compression === undefined) return { headers: HEADERS, body: write() };
    const [encoding, compress] = compression;
    const key = keyOf(part, encoding);
    const kept = this.#kept.get(key);
    const isCurrent = kept !== undefined && isSameVersion(kept.version, part);
    const { course, createdAt, designVersion } = part;
    // Not the part itself: its caller may have put a whole design into it.
    const version = { course, createdAt, designVersion };
    const compressed = isCurrent ? kept.compressed : compress(Buffer.from(write()));
    if (!isCurrent) {
      // Callers who come meanwhile wait for the same compression.
      this.#kept.set(key, { version, compressed }, EXPECTED_BYTES);
      const { length } = await compressed;
      this.#kept.set(key, { version, compressed }, length);
    }
    return { headers: { ...HEADERS, 'content-encoding': encoding }, body: await compressed };
  }

  /** Forgets the designs that nobody asked for since the last call. */
  forgetUnused(): void {
    this.#kept.forgetUnused();
  }
}

function keyOf({ course, part }: DesignPart, encoding: string): string {
  return `${course} ${part} ${encoding}`;
}
