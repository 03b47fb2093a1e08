/*
 * What the server process uses of the app. It is built together with the pages, so that both share
 * one environment, one log and one client of the content service.
 */

import { afterContent, beforePaint, layOut } from 'virtual:enhance';
import * as build from 'virtual:react-router/server-build';
import { readAddress } from '../app/addresses/address.ts';
import { localisedPath } from '../app/addresses/links.ts';
import { fileFormatOf } from '../app/addresses/take-path.ts';
import { cacheKeyOf, formPages } from '../app/cache-key.ts';
import { currentSigningKey } from '../app/city-file/signing-key.server.ts';
import { enableCircuitBreaker } from '../app/content/call.server.ts';
import { discoverParameterSupport } from '../app/content/discover-support.server.ts';
import { currentEnvironment } from '../app/environment.server.ts';
import { type LanguageCode, languageCodes } from '../app/languages.ts';
import {
  type RejectionStatus,
  rejectedRequestPage,
} from '../app/layouts/rejected-request.server.tsx';
import {
  type RenderRecord,
  recordRendering,
  withStreaming,
  withVisitor,
} from '../app/request-context.server.ts';
import { prepareSitemap } from '../app/resource-routes/sitemap/read-entries.server.ts';
import { patternsOf } from './canonical-path.ts';
import { createLanguageHandler } from './language-handler.ts';

export { isPostPath } from '../app/addresses/address.ts';
export { isPreview } from '../app/addresses/preview-path.ts';
export { readSearch } from '../app/addresses/read-search.ts';
export { readBrand } from '../app/brand/brand.server.ts';
export { probeContentService } from '../app/content/call.server.ts';
export { contentEvents } from '../app/content/events.server.ts';
export { maxBodyBytes } from '../app/forms/body-limits.ts';
export { withAgeBanner } from '../app/layouts/age-banner.server.tsx';
export { log, logFailure } from '../app/log.server.ts';
export { cacheKeyOf, currentEnvironment };

/**
 * Whether the page of an address may be streamed: only home, which is 200 whatever its sections
 * return.
 */
export const isStreamable = (address: string) => readAddress(address).path === '/';

/** The code of the language of the page at an address. */
export const languageOf = (address: string): LanguageCode => readAddress(address).language;

const handler = createLanguageHandler(
  build,
  languageCodes,
  // Forms may be sent to any spelling of an address.
  (pathname) => languageOf(pathname.toLowerCase()),
  import.meta.env?.MODE,
);

enableCircuitBreaker();

/** Whether a file is requested that was signed, so that nothing may be inserted into it. */
export const isCityFile = (pathname: string) => fileFormatOf(readAddress(pathname).path) !== null;

/**
 * Reads the key that files are signed with, or makes it; then learns what the content service supports,
 * and reads the sitemap. To be called once its health is monitored, which would not see an outage that
 * began before.
 */
export async function warmUp(): Promise<void> {
  currentSigningKey();
  await discoverParameterSupport();
  await prepareSitemap();
}

/** The inline scripts of every document. */
export const inlineScripts: readonly string[] = [beforePaint, layOut, afterContent];

/** Paths of pages with a form, in every language. */
export const formPaths: readonly string[] = languageCodes.flatMap((language) =>
  [...formPages].map((path) => localisedPath(language, path)),
);

/** Path patterns of all routes. */
export const pathPatterns: readonly string[] = patternsOf(build.routes);

/** Handles a request that may change something. @param address the visitor's IP address */
export function handleAction(request: Request, address: string): Promise<Response> {
  const { language } = readAddress(new URL(request.url).pathname);
  return withVisitor({ address, language }, () => handler(request));
}

/**
 * Renders the page of an address as every visitor gets it: nothing else of a request is used.
 * @param address path and query
 */
export async function render(
  address: string,
): Promise<{ response: Response; record: RenderRecord }> {
  const { result, record } = recordRendering(() => handler(requestFor(address)));
  return { response: await result, record };
}

/**
 * Renders a page as a stream, shell first.
 * @param nonce of the scripts that put late parts in place
 */
export function renderStream(address: string, nonce: string): Promise<Response> {
  return withStreaming(nonce, () => handler(requestFor(address)));
}

const requestFor = (address: string) =>
  new Request(new URL(currentEnvironment().PUBLIC_URL).origin + address);

/** A small page for a request that is rejected before routing. */
export function renderRejectedRequest(status: RejectionStatus, pathname = '/'): string {
  return rejectedRequestPage(status, pathname, build.assets.routes.root?.css ?? []);
}
