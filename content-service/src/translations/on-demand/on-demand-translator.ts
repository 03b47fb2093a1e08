import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../../utc-day';
import { MachineError } from '../machine/machine-error';
import type { Words } from '../machine/translate-words';

/** Each is as large as an article. They are not stored: a text that is deleted leaves no copy. */
const MAX_KEPT = 500;

/** So long after a failure the service is left alone. */
const PAUSE_MS = 60_000;

/** At once, as a service of one's own translates on a few cores. */
const MAX_RUNNING = 2;

interface TranslatorOptions {
  /** How many translations are made a day. */
  perDay: number;
  /** How long a call waits for a translation, in milliseconds; it is made nevertheless. */
  waitMs: number;
  /** Told of each failure, once. */
  onFailure: (error: unknown) => void;
  now: () => number;
}

/** A translation, `pending` while it is being made, or `unavailable` after a failure or for today. */
export type Outcome = Words | 'pending' | 'unavailable';

/**
 * Makes translations when they are first asked for, and keeps the last ones.
 * @returns a function from a key, which changes with the words, and the call that translates
 */
export function createOnDemandTranslator({ perDay, waitMs, onFailure, now }: TranslatorOptions) {
  const kept = new LRUCache<string, Words>({ max: MAX_KEPT });
  const running = new Map<string, Promise<Outcome>>();
  let pausedUntil = 0;
  let today = { day: 0, made: 0 };

  function isAllowed(): boolean {
    const day = Math.floor(now() / DAY_MS);
    if (today.day !== day) today = { day, made: 0 };
    return today.made < perDay && now() >= pausedUntil;
  }

  async function translate(key: string, make: () => Promise<Words>): Promise<Outcome> {
    today.made += 1;
    try {
      const words = await make();
      kept.set(key, words);
      return words;
    } catch (error) {
      onFailure(error);
      // Another text or language may well be translated.
      const isAboutText = error instanceof MachineError && TEXT_REASONS.includes(error.reason);
      if (!isAboutText) pausedUntil = now() + PAUSE_MS;
      return 'unavailable';
    } finally {
      running.delete(key);
    }
  }

  return async (key: string, make: () => Promise<Words>): Promise<Outcome> => {
    const words = kept.get(key);
    if (words) return words;
    if (!running.has(key)) {
      if (!isAllowed()) return 'unavailable';
      if (running.size >= MAX_RUNNING) return 'pending';
      running.set(key, translate(key, make));
    }
    const { promise: waited, resolve } = Promise.withResolvers<Outcome>();
    const timer = setTimeout(() => resolve('pending'), waitMs);
    const outcome = await Promise.race([running.get(key) ?? waited, waited]);
    clearTimeout(timer);
    return outcome;
  };
}

const TEXT_REASONS: readonly string[] = ['language', 'too-long', 'unusable'];
