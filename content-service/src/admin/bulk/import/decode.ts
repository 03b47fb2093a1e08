/** Encodings of tables that are offered, the names as in the Encoding Standard. */
export const ENCODINGS = [
  'utf-8',
  'windows-1256',
  'windows-1251',
  'windows-1254',
  'utf-16le',
  'utf-16be',
];

/** The letters that make up about half of any text. */
const COMMON = {
  'windows-1251': /[оеаинтсрвлк]/gi,
  'windows-1256': /[اليموناربتةه]/g,
};

/** Text of a file and how it was read. */
export interface Decoded {
  text: string;
  encoding: string;
}

/**
 * Decodes a text file. UTF-8 and UTF-16 are recognised with certainty; else the Windows encoding is
 * guessed in which the bytes make most sense: Cyrillic and Arabic words are runs of bytes above 127,
 * those of Turkish stand alone.
 * @param encoding the one that an editor chose; guessed without it
 */
export function decode(bytes: Uint8Array, encoding = guessEncoding(bytes)): Decoded {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function guessEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return guessWindowsEncoding(bytes);
  }
}

function guessWindowsEncoding(bytes: Uint8Array): string {
  const letters = bytes.filter((byte) => byte > 0xbf).length;
  const inRuns = bytes.filter(
    (byte, index) =>
      byte > 0xbf && ((bytes[index - 1] ?? 0) > 0xbf || (bytes[index + 1] ?? 0) > 0xbf),
  ).length;
  if (inRuns < letters * 0.6) return 'windows-1254';
  const score = (encoding: keyof typeof COMMON) =>
    new TextDecoder(encoding).decode(bytes).match(COMMON[encoding])?.length ?? 0;
  return score('windows-1256') > score('windows-1251') ? 'windows-1256' : 'windows-1251';
}
