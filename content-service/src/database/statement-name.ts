import { createHash } from 'node:crypto';

/** Enough for all statements of searches; a connection keeps each that it was asked. */
const MAX_NAMES = 300;

const named = new Map<string, string>();

/**
 * The name under which PostgreSQL keeps a statement prepared on a connection: planning one anew for
 * each call took up to a third of its part of a search.
 * @param text the statement, which should not depend on its values
 * @returns undefined once there are too many, as the conditions of filters make new statements
 */
export function statementName(text: string): string | undefined {
  const known = named.get(text);
  if (known !== undefined || named.size >= MAX_NAMES) return known;
  // Of at most 63 letters.
  const name = createHash('sha256').update(text).digest('base64url');
  named.set(text, name);
  return name;
}
