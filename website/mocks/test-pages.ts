import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { afterEach, beforeAll, beforeEach, expect, type Mock, vi } from 'vitest';
import { readBrand } from '../app/brand/brand.server.ts';
import { brandIn } from '../app/brand/brand.ts';
import { contentEvents } from '../app/content/events.server.ts';
import { messagesFor } from '../app/i18n/language.ts';
import type { LanguageCode } from '../app/languages.ts';
import { log } from '../app/log.server.ts';
import { contentService } from './content-service.ts';
import { createTestSite, origin } from './test-site.ts';

/** A response to a request for a page. */
export type TestPage = {
  status: number;
  headers: Headers;
  /** Target of a redirect; null if the response is not one. */
  location: string | null;
  /** The `html` element. */
  root: HTMLElement;
  head: Head;
  /** Queries by role and name. */
  screen: BoundFunctions<typeof queries>;
};

type Head = {
  title: string;
  canonical: string | null;
  /** Whether search engines are told not to index the page. */
  noindex: boolean;
  /** Addresses of the same page by language. */
  alternates: Record<string, string>;
  /** Paths of the feeds and calendars. */
  feeds: string[];
  /** The items of the JSON-LD graph. */
  structuredData: Record<string, unknown>[];
};

type SiteFetch = Awaited<ReturnType<typeof createTestSite>>;

let site: Promise<SiteFetch> | undefined;

const unhandledRequests: string[] = [];

const recordUnhandled = ({ request }: { request: Request }) => {
  const { host, pathname } = new URL(request.url);
  unhandledRequests.push(`${request.method} ${host}${pathname}`);
};

/**
 * The site's pages for the tests of one file: real routes with their loaders and actions, in front
 * of the mocked network. Cached content is cleared before each test, and logged failures are recorded
 * instead of printed.
 */
export function createTestPages() {
  let fetchPath: SiteFetch;
  let logError: Mock<typeof log.error>;
  beforeAll(async () => {
    site ??= createTestSite();
    fetchPath = await site;
  }, 60_000);
  beforeEach(() => {
    contentEvents.emit('changed', [{ type: 'nationality', id: 1 }]);
    // It may have been upgraded: what it lacked is asked for again.
    contentEvents.emit('up');
    logError = vi.spyOn(log, 'error').mockImplementation(() => {});
    unhandledRequests.length = 0;
    contentService.events.on('request:unhandled', recordUnhandled);
  });
  afterEach(() => {
    logError.mockRestore();
    contentService.events.removeListener('request:unhandled', recordUnhandled);
    // The page may handle the failed request and look fine.
    expect(unhandledRequests, 'requests without a handler in the test').toEqual([]);
  });
  return {
    /** Requests a page. */
    open: async (path: string, init?: RequestInit) => pageOf(await fetchPath(path, init), path),
    /** Sends a form to a page's action, by default from the same origin. */
    post: async (path: string, fields: Record<string, string>, headers: HeadersInit = { origin }) =>
      pageOf(
        await fetchPath(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
        path,
      ),
    /** Requests a resource route. */
    fetch: (path: string) => fetchPath(path),
    /** Messages of the failures logged during the test. */
    failures: () => logError.mock.calls.map(([, message]) => message),
  };
}

/** The messages of a language with the product's name in it. */
export function messagesIn(language: LanguageCode) {
  return messagesFor(language, brandIn(readBrand(), language).name);
}

/** A message as queries by text see it: they read a no-break space as a space. */
export function asQueried(message: string): string {
  return message.replaceAll('\u00a0', ' ');
}

async function pageOf(response: Response, path: string): Promise<TestPage> {
  expect(response.headers.getSetCookie(), 'cookies, of which the site sets none').toEqual([]);
  const { document } = new JSDOM(await response.text(), { url: origin + path }).window;
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get('location'),
    root: document.documentElement,
    head: headOf(document),
    screen: within(document.body),
  };
}

const feedTypes = ['application/atom+xml', 'application/feed+json', 'text/calendar'];

function headOf({ title, head }: Document): Head {
  const links = [...head.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')];
  const [graph] = head.querySelectorAll('script[type="application/ld+json"]');
  return {
    title,
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    noindex: head.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex',
    alternates: Object.fromEntries(
      links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, href]),
    ),
    feeds: links
      .filter(({ type }) => feedTypes.includes(type))
      .map((link) => new URL(link.href).pathname),
    structuredData: graph ? JSON.parse(graph.textContent)['@graph'] : [],
  };
}
