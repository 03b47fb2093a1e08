import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** The longest that work is put off, in milliseconds. */
const LONGEST_PAUSE_MS = 500;

const underWay = new Set<Promise<void>>();

/**
 * Does something when the answer is on its way, so that neither what the answer says nor how long
 * it takes tells of it. It begins at a time by chance: else the next answer would tell, as it
 * shares the processor with it.
 * @param what is done, in words for the log
 */
export function afterAnswer(strapi: Core.Strapi, what: string, act: () => Promise<void>): void {
  const work = pause(Math.random() * LONGEST_PAUSE_MS)
    .then(act)
    .catch((error) => void strapi.log.error(`${what} failed: ${reasonOf(error)}`))
    .finally(() => underWay.delete(work));
  underWay.add(work);
}

/** Resolves when nothing is under way any more. */
export async function endOfAnswers(): Promise<void> {
  await Promise.all(underWay);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
