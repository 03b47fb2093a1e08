/** Encodings that pages are stored in, best first. */
const supportedEncodings = ['br', 'gzip'] as const;

export type Encoding = (typeof supportedEncodings)[number] | 'identity';

/** The best encoding that a client accepts. @param header Accept-Encoding */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const accepted = acceptedEncodingsIn(header);
  return supportedEncodings.find((encoding) => accepted.has(encoding)) ?? 'identity';
}

/**
 * Whether a client accepts an encoding, even if it prefers another.
 * @param header Accept-Encoding
 */
export function acceptsEncoding(
  header: string | undefined,
  encoding: (typeof supportedEncodings)[number],
): boolean {
  return acceptedEncodingsIn(header ?? '').has(encoding);
}

function acceptedEncodingsIn(header: string): ReadonlySet<string> {
  return new Set(
    header
      .toLowerCase()
      .split(',')
      .map((each) => each.trim())
      .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
      .map((each) => each.replace(/\s*;.*$/, '')),
  );
}
