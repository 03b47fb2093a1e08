import { createHash } from 'node:crypto';

/** The same on each installation, and with a letter first, as all-digit beginnings are read as ids. */
export const documentIdOf = (type: string, key: string): string =>
  `c${createHash('sha256').update(`${type} ${key}`).digest('hex').slice(0, 23)}`;
