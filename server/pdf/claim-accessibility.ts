// Adds the claim of PDF/UA-1 to a tagged PDF. The typesetter tags every document as the standard requires, but its
// WebAssembly build can't add the claim: the identifier in the metadata, and the setting that readers show the title
// instead of the file name. Both are added as an incremental update (ISO 32000-1, 7.5.6).

const claim =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

type PdfFile = {
  readonly bytes: Buffer;
  readonly crossReference: number;
  readonly trailer: string;
};
type Rewritten = { readonly number: number; readonly text: string };

/** The same document with the claim; undefined when the file isn't built as expected. */
export function claimAccessibility(pdf: Uint8Array): Uint8Array | undefined {
  const file = openPdf(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  const root = file && referenceIn(file.trailer, 'Root');
  const catalog = file && root !== undefined && objectText(file, root);
  if (!file || root === undefined || !catalog) return undefined;
  const metadata = referenceIn(catalog, 'Metadata');
  const packet = metadata !== undefined && objectText(file, metadata);
  const titled = showTitle(catalog);
  const claimed = packet ? addClaim(packet) : undefined;
  if (metadata === undefined || titled === undefined || claimed === undefined) return undefined;
  return update(file, [
    { number: metadata, text: claimed },
    { number: root, text: titled },
  ]);
}

function openPdf(bytes: Buffer): PdfFile | undefined {
  const end = bytes.subarray(-100).toString('latin1');
  const crossReference = Number(/startxref\s+(\d+)\s+%%EOF\s*$/u.exec(end)?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(crossReference)) return undefined;
  const trailerAt = bytes.indexOf('trailer', crossReference, 'latin1');
  if (trailerAt === -1) return undefined;
  return { bytes, crossReference, trailer: bytes.toString('latin1', trailerAt) };
}

function referenceIn(dictionary: string, key: string): number | undefined {
  const found = new RegExp(`/${key} (\\d+) 0 R`, 'u').exec(dictionary)?.[1];
  return found === undefined ? undefined : Number(found);
}

function objectText({ bytes, crossReference }: PdfFile, number: number): string | undefined {
  // The table is one section from object 0 on, with 20 bytes for each object.
  const head = /^xref\s+0 \d+\r?\n/u.exec(
    bytes.toString('latin1', crossReference, crossReference + 40),
  )?.[0];
  if (head === undefined) return undefined;
  const entry = crossReference + head.length + number * 20;
  const offset = Number(bytes.toString('latin1', entry, entry + 10));
  const end = bytes.indexOf('endobj', offset, 'latin1');
  const text = bytes.toString('latin1', offset, end);
  return end !== -1 && text.startsWith(`${number} 0 obj`) ? text : undefined;
}

function showTitle(catalog: string): string | undefined {
  const preferences = '/ViewerPreferences <<';
  if (!catalog.includes(preferences)) return undefined;
  return catalog.replace(preferences, `${preferences}\n    /DisplayDocTitle true`);
}

function addClaim(packet: string): string | undefined {
  // Texts of people are escaped inside it: the last closing tag is the real one.
  const at = packet.lastIndexOf('</rdf:RDF>');
  const length = /\/Length (\d+)/u.exec(packet);
  if (at === -1 || length === null) return undefined;
  const claimed = packet.slice(0, at) + claim + packet.slice(at);
  return claimed.replace(length[0], `/Length ${Number(length[1]) + claim.length}`);
}

function update(file: PdfFile, objects: readonly Rewritten[]): Uint8Array {
  const parts: Buffer[] = [file.bytes, Buffer.from('\n')];
  let size = file.bytes.length + 1;
  const add = (text: string): number => {
    const at = size;
    const part = Buffer.from(text, 'latin1');
    parts.push(part);
    size += part.length;
    return at;
  };
  const entries = objects.map(({ number, text }) => {
    const offset = String(add(`${text}endobj\n`)).padStart(10, '0');
    return `${number} 1\n${offset} 00000 n \n`;
  });
  const crossReference = add(`xref\n${entries.join('')}`);
  const dictionary = file.trailer.slice(file.trailer.indexOf('<<'), file.trailer.lastIndexOf('>>'));
  add(
    `trailer\n${dictionary}  /Prev ${file.crossReference}\n>>\nstartxref\n${crossReference}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}
