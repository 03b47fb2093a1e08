/** Encodings that pages are kept in, best first. */
const offered = ['br', 'gzip'] as const;

export type Encoding = (typeof offered)[number] | 'identity';

/** The best encoding that a visitor takes. @param header Accept-Encoding */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const taken = encodingsIn(header);
  return offered.find((encoding) => taken.has(encoding)) ?? 'identity';
}

/** Whether a visitor takes an encoding, if perhaps not as the best. @param header Accept-Encoding */
export function accepts(header: string | undefined, encoding: (typeof offered)[number]): boolean {
  return encodingsIn(header ?? '').has(encoding);
}

function encodingsIn(header: string): ReadonlySet<string> {
  return new Set(
    header
      .toLowerCase()
      .split(',')
      .map((each) => each.trim())
      .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
      .map((each) => each.replace(/\s*;.*$/, '')),
  );
}
