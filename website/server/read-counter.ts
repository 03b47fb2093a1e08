import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { subjectPost } from '../app/content/tags.ts';
import type { LanguageCode } from '../app/languages.ts';
import type { Page } from './page-cache/page.ts';

/** Rows of one report, as many as the content service takes. */
const MAX_ROWS = 500;

/** Reports that wait for a content service that is down; of more, the oldest are dropped. */
const MAX_REPORTS = 100;

/** Names of browsers that are remembered as bots or not: to find out takes microseconds. */
const MAX_USER_AGENTS = 500;

const DAY_MS = 86_400_000;

type ReadCount = { post: number; language: LanguageCode; reads: number };

/** What is sent at once. The content service takes each id once. */
type ReadReport = { id: string; day: string; reads: ReadCount[] };

type Options = {
  /** The language of the page at an address. */
  languageOf: (address: string) => LanguageCode;
  /** Sends a report to the content service. @throws if it may not have arrived */
  send: (report: ReadReport, deadline?: AbortSignal) => Promise<void>;
  logFailure: (operation: string, error: unknown) => void;
  now: () => number;
};

/**
 * Counts by UTC day how often the page of each post is sent, in each language, without anything about
 * visitors. Bots are not counted; pages that a browser prefetches are, as it does not ask again when
 * its visitor opens them. What scripts fetch is not: the service worker fetches the first page again
 * to keep a copy.
 */
export function createReadCounter({ languageOf, send, logFailure, now }: Options) {
  const subjects = new WeakMap<Page, { post: number; key: string } | null>();
  const bots = new LRUCache<string, boolean>({ max: MAX_USER_AGENTS });
  const waiting = new Set<ReadReport>();
  let counts = new Map<string, ReadCount>();
  let day = Math.floor(now() / DAY_MS);
  let isFailing = false;

  const subjectOf = (page: Page, address: string) => {
    const known = subjects.get(page);
    if (known !== undefined) return known;
    const post = isDocument(page) ? subjectPost(page.tags) : null;
    const subject = post === null ? null : { post, key: `${languageOf(address)} ${post}` };
    subjects.set(page, subject);
    return subject;
  };

  const isBot = (userAgent = '') => {
    const known = bots.get(userAgent);
    if (known !== undefined) return known;
    const found = userAgent === '' || isbot(userAgent);
    bots.set(userAgent, found);
    return found;
  };

  /** Puts what was counted into a report. */
  const close = () => {
    const today = Math.floor(now() / DAY_MS);
    if (counts.size > 0) {
      const isoDay = new Date(day * DAY_MS).toISOString().slice(0, 10);
      waiting.add({ id: randomUUID(), day: isoDay, reads: [...counts.values()] });
      counts = new Map();
    }
    day = today;
    const [oldest] = waiting;
    if (oldest && waiting.size > MAX_REPORTS) waiting.delete(oldest);
  };

  return {
    /** Counts a page that was sent in answer to GET. @param address its path and query */
    observe(request: IncomingMessage, page: Page, address: string): void {
      const subject = subjectOf(page, address);
      if (!subject || !isNavigation(request) || isBot(request.headers['user-agent'])) return;
      if (now() >= (day + 1) * DAY_MS) close();
      const count = counts.get(subject.key);
      if (count) {
        count.reads += 1;
        return;
      }
      counts.set(subject.key, { post: subject.post, language: languageOf(address), reads: 1 });
      if (counts.size === MAX_ROWS) close();
    },
    /** Sends what was counted; what may not have arrived is sent again the next time. */
    async flush(deadline?: AbortSignal): Promise<void> {
      close();
      try {
        for (const report of waiting) {
          await send(report, deadline);
          waiting.delete(report);
        }
        isFailing = false;
      } catch (error) {
        if (!isFailing) logFailure('sending the counts of reads', error);
        isFailing = true;
      }
    },
  };
}

/** Browsers before 2020, and Safari before 2023, do not say. */
const isNavigation = ({ headers }: IncomingMessage) =>
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';

const isDocument = ({ status, headers }: Page) =>
  status === 200 && (headers['content-type'] ?? '').startsWith('text/html');
