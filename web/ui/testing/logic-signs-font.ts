/// <reference types="node" />
// Draws logic-signs.ttf: the signs of logic that our fonts lack, in the strokes and the width of the monospace.

type Point = readonly [x: number, y: number];

const ADVANCE = 600;
const ASCENT = 984;
const DESCENT = -273;
/** Signs are as far above the line as minus and plus. */
const MIDDLE = 315;

const OR: readonly Point[] = [
  [60, 560],
  [134, 560],
  [300, 159],
  [466, 560],
  [540, 560],
  [337, 70],
  [263, 70],
];
const RIGHT: readonly Point[] = [
  [50, 348],
  [427, 348],
  [317, 465],
  [365, 512],
  [556, 315],
  [365, 118],
  [317, 165],
  [427, 282],
  [50, 282],
];
const BOTH: readonly Point[] = [
  ...RIGHT.slice(1, -1),
  [173, 282],
  [283, 165],
  [235, 118],
  [44, 315],
  [235, 512],
  [283, 465],
  [173, 348],
];
const AND = OR.map(([x, y]): Point => [x, 2 * MIDDLE - y]).toReversed();
const BOX: readonly Point[] = [
  [60, 0],
  [60, 700],
  [540, 700],
  [540, 0],
];

/** In the order of their characters; the first is for characters that are missing. */
const GLYPHS: readonly (readonly [code: number, outline: readonly Point[]])[] = [
  [0, BOX],
  [0x21_92, RIGHT],
  [0x21_94, BOTH],
  [0x22_27, AND],
  [0x22_28, OR],
];

const u16 = (...values: readonly number[]): Buffer =>
  Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 255, value & 255])));
const u32 = (value: number): Buffer => u16(value >>> 16, value & 0xff_ff);

function edges(points: readonly Point[]): readonly number[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** One closed line through corners. */
function glyph(points: readonly Point[]): Buffer {
  const steps = (axis: 0 | 1): number[] =>
    points.map((point, place) => point[axis] - (points[place - 1]?.[axis] ?? 0));
  const flags = Buffer.alloc(points.length, 1);
  const data = [
    u16(1, ...edges(points), points.length - 1, 0),
    flags,
    u16(...steps(0), ...steps(1)),
  ];
  const whole = Buffer.concat(data);
  return Buffer.concat([whole, Buffer.alloc((4 - (whole.length % 4)) % 4)]);
}

function characterMap(): Buffer {
  const codes = GLYPHS.slice(1).map(([code]) => code);
  const segments = codes.length + 1;
  const [ends, deltas] = [
    [...codes, 0xff_ff],
    [...codes.map((code, at) => at + 1 - code), 1],
  ];
  const power = 2 ** Math.floor(Math.log2(segments));
  const search = [2 * segments, 2 * power, Math.log2(power), 2 * (segments - power)];
  const body = u16(...search, ...ends, 0, ...ends, ...deltas, ...ends.map(() => 0));
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), u16(4, body.length + 6, 0), body]);
}

function names(): Buffer {
  const texts = ['Logic Signs', 'Regular', 'Logic Signs', 'Logic Signs', '1.0', 'LogicSigns'];
  const stored = texts.map((text) => Buffer.from(text, 'utf16le').swap16());
  let from = 0;
  const records = stored.map((text, place) => {
    const record = u16(3, 1, 0x4_09, place + 1, text.length, from);
    from += text.length;
    return record;
  });
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...records, ...stored]);
}

function tables(): Readonly<Record<string, Buffer>> {
  const glyphs = GLYPHS.map(([, outline]) => glyph(outline));
  const starts = glyphs.map((_each, place) =>
    glyphs.slice(0, place).reduce((sum, { length }) => sum + length, 0),
  );
  const all = Buffer.concat(glyphs);
  const box = edges(GLYPHS.flatMap(([, outline]) => [...outline]));
  const count = GLYPHS.length;
  const date = Buffer.alloc(16);
  const os2 = [
    u16(4, ADVANCE, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    Buffer.alloc(10),
    u32(0),
    u32(0x80),
    u32(0),
    u32(0),
    Buffer.from('NONE'),
    u16(0x40, 0x21_92, 0x22_28, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
    u32(1),
    u32(0),
    u16(480, 660, 0, 32, 1),
  ];
  return {
    'OS/2': Buffer.concat(os2),
    cmap: characterMap(),
    glyf: all,
    head: Buffer.concat([
      u32(0x1_00_00),
      u32(0x1_00_00),
      u32(0),
      u32(0x5f_0f_3c_f5),
      u16(3, 1000),
      date,
      u16(...box, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x1_00_00),
      u16(ASCENT, DESCENT, 0, ADVANCE, 0, 0, ADVANCE, 1, 0, 0, 0, 0, 0, 0, 0, count),
    ]),
    hmtx: Buffer.concat(GLYPHS.map(([, outline]) => u16(ADVANCE, edges(outline)[0] ?? 0))),
    loca: u16(...[...starts, all.length].map((start) => start / 2)),
    maxp: Buffer.concat([u32(0x1_00_00), u16(count, 16, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: names(),
    post: Buffer.concat([u32(0x3_00_00), u32(0), u16(-100, 50), u32(1), Buffer.alloc(16)]),
  };
}

function checksum(data: Buffer): number {
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The font as a TrueType file. */
export function logicSignsFont(): Buffer {
  const parts = Object.entries(tables());
  const power = 2 ** Math.floor(Math.log2(parts.length));
  const head = [
    u32(0x1_00_00),
    u16(parts.length, 16 * power, Math.log2(power), 16 * (parts.length - power)),
  ];
  let from = 12 + 16 * parts.length;
  const bodies: Buffer[] = [];
  for (const [tag, data] of parts) {
    head.push(Buffer.from(tag), u32(checksum(data)), u32(from), u32(data.length));
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    bodies.push(padded);
    from += padded.length;
  }
  const font = Buffer.concat([...head, ...bodies]);
  const start = font.indexOf(u32(0x5f_0f_3c_f5)) - 4;
  font.writeUInt32BE((0xb1_b0_af_ba - checksum(font)) >>> 0, start);
  return font;
}
