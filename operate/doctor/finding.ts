import type { Settings } from '../settings.ts';

/** `fine`, worth knowing (`note`), or something that stops the website or loses data (`problem`). */
export type Level = 'fine' | 'note' | 'problem';

export type Finding = { level: Level; text: string };

/** Checks one thing. Says what is wrong and what to do about it; never throws for what it checks. */
export type Check = (settings: Settings) => Promise<Finding[]> | Finding[];

export const fine = (text: string): Finding => ({ level: 'fine', text });
export const note = (text: string): Finding => ({ level: 'note', text });
export const problem = (text: string): Finding => ({ level: 'problem', text });

/** The first sentence of an error, with its cause, which `fetch` hides. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
