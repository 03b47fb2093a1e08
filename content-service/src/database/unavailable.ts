/** SQLite's codes for a lock held by another connection. */
const LOCKED_CODES = /^SQLITE_(BUSY|LOCKED)/;

/**
 * PostgreSQL's codes for a temporarily unavailable server: connection exceptions (class 08), too many
 * connections, shutting down or starting (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const POSTGRES_CODES = /^(08\w{3}|53300|57P0[1-35])$/;

const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of driver and pool errors without a code; knex puts the statement before the driver's. */
const MESSAGES =
  /Connection terminated|timeout expired$|Timeout acquiring a connection|not queryable$|Client was closed/;

/** Whether a statement failed because another connection has locked the SQLite file. */
export const isLocked = (error: unknown): boolean => LOCKED_CODES.test(codeOf(error));

/** Whether a statement failed because of the database's state, so that it may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== '')
    return LOCKED_CODES.test(code) || POSTGRES_CODES.test(code) || NETWORK_CODES.has(code);
  return error instanceof Error && MESSAGES.test(error.message);
}

/**
 * Whether a statement was still waiting for a connection when the service closed them, at shutdown. The
 * message is that of knex's pool (https://github.com/vincit/tarn.js).
 */
export function isPoolClosed(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted';
}

/** The driver's code for an error; '' if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** Why the database is unavailable; a short text without host, user or statement. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (LOCKED_CODES.test(code)) return 'the database is locked by another program';
  return `the database cannot be reached (${code === '' ? 'no response' : code})`;
}

/** Thrown at startup if the database cannot be used now but may be later. */
export class TemporarilyUnavailable extends Error {
  override name = 'TemporarilyUnavailable';
  /** What the operator can do, as the second half of a sentence. */
  readonly advice: string;

  /** @param message the problem, as the first half of a sentence */
  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}
