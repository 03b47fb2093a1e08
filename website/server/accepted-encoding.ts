/** Encodings that pages are kept in, best first. */
const offered = ['br', 'gzip'] as const;

export type Encoding = (typeof offered)[number] | 'identity';

/** The best encoding that a visitor takes. @param header Accept-Encoding */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const taken = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((each) => each.trim())
      .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
      .map((each) => each.replace(/\s*;.*$/, '')),
  );
  return offered.find((encoding) => taken.has(encoding)) ?? 'identity';
}
