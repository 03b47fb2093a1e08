import { z } from 'zod';

/** The largest number of an integer column, and so of an entry. */
export const MAX_INTEGER = 2_147_483_647;

/** The number of an entry, in JSON or in a query. @param message if it is none */
export const idSchema = (message?: string) =>
  z.coerce.number(message).int(message).positive(message).max(MAX_INTEGER, message);

/** The whole number from 0 on that a text is; null if it is none, or no integer column takes it. */
export function readInteger(text: string): number | null {
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_INTEGER ? Number(text) : null;
}

/** The numbers of entries among some texts. */
export const idsAmong = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => readInteger(text) ?? []);

/** PostgreSQL takes no NUL in text. */
export const isStorableText = (text: string): boolean => !text.includes('\0');
