import { createHash } from 'node:crypto';

/** A short text that differs for values that differ as JSON: SHA-256, in hexadecimal digits. */
export const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
