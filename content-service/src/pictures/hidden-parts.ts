/** Markers of JPEG (ITU-T T.81): a comment, also in GIF, the start of a scan, and the end of the picture. */
const [COMMENT, SCAN, END] = [0xfe, 0xda, Buffer.from([0xff, 0xd9])];

/** Application segments that say how to show the picture: JFIF, colour profiles, Adobe's colours. */
const OF_THE_PICTURE = [0xe0, 0xe2, 0xee];

/** Extensions of GIF that say how often an animation is shown. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** By format as sharp names it. */
const CHECKS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpeg(bytes) {
    let at = 2;
    while (at + 4 <= bytes.length && bytes[at + 1] !== SCAN) {
      const kind = bytes[at + 1] ?? 0;
      const isOfApplication = kind >= 0xe0 && kind <= 0xef;
      if (kind === COMMENT || (isOfApplication && !OF_THE_PICTURE.includes(kind))) return true;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
    // Compressed data never holds these two bytes.
    return bytes.indexOf(END, at) !== bytes.length - END.length;
  },
  png(bytes) {
    let at = 8;
    while (at + 12 <= bytes.length && bytes.toString('latin1', at + 4, at + 8) !== 'IEND') {
      at += 12 + bytes.readUInt32BE(at);
    }
    return at + 12 !== bytes.length;
  },
  webp: (bytes) => bytes.readUInt32LE(4) + 8 !== bytes.length,
  gif(bytes) {
    let at = 13 + colourTableBytes(bytes[10]);
    for (;;) {
      const [kind, label] = [bytes[at], bytes[at + 1]];
      if (kind === 0x2c) at = afterBlocks(bytes, at + 11 + colourTableBytes(bytes[at + 9]));
      else if (kind !== 0x21) return at !== bytes.length - 1;
      else if (label === COMMENT) return true;
      else if (label === 0xff && !LOOPS.includes(bytes.toString('latin1', at + 3, at + 14))) {
        return true;
      } else at = afterBlocks(bytes, at + 2);
    }
  },
};

/**
 * Whether a picture holds something that sharp does not report: comments, application data, or what
 * follows the picture, such as the video that phones append. All of it may name a place.
 */
export function hasHiddenParts(bytes: Buffer, format: string): boolean {
  return CHECKS[format]?.(bytes) ?? false;
}

/** How long the table of colours is that the flags of a GIF file, or of a frame, announce. */
const colourTableBytes = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where a row of blocks ends, each of which begins with its length; the last one is empty. */
function afterBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length;
  return at + 1;
}
