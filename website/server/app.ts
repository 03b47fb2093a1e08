import { afterContent, beforePaint } from 'virtual:enhance';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import { readAddress } from '../app/addresses/address.ts';
import { localisedPath } from '../app/addresses/links.ts';
import { cacheKeyOf, formPages } from '../app/cache-key.ts';
import { enableCircuitBreaker } from '../app/content/call.server.ts';
import { discoverParameterSupport } from '../app/content/discover-support.server.ts';
import { currentEnvironment } from '../app/environment.server.ts';
import { languageCodes } from '../app/languages.ts';
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
import { patternsOf } from './canonical-path.ts';

export { readBrand } from '../app/brand/brand.server.ts';
export { probeContentService as checkContent } from '../app/content/call.server.ts';
export { contentEvents } from '../app/content/events.server.ts';
export { withAgeBanner as withAge } from '../app/layouts/age-banner.server.tsx';
export { log, logFailure } from '../app/log.server.ts';
export { cacheKeyOf as keepingOf, currentEnvironment };

/** Whether the page of an address may be streamed: only home, which is 200 whatever its sections return. */
export const isStreamable = (address: string) => readAddress(address).path === '/';

/*
 * What the process needs of the pages. Built together with them, so that they share one
 * environment, one log and one connection to the content service.
 */

const handler = createRequestHandler(build, import.meta.env?.MODE);

enableCircuitBreaker();
void discoverParameterSupport();

/** The scripts that documents carry inline. */
export const inlineScripts: readonly string[] = [beforePaint, afterContent];

/** Paths of pages with a form, in every language. */
export const formPaths: readonly string[] = languageCodes.flatMap((language) =>
  [...formPages].map((path) => localisedPath(language, path)),
);

/** Patterns of all addresses. */
export const pathPatterns: readonly string[] = patternsOf(build.routes);

/** Answers a request that may change something. @param address the visitor's */
export function handleAction(request: Request, address: string): Promise<Response> {
  const { language } = readAddress(new URL(request.url).pathname);
  return withVisitor({ address, language }, () => handler(request));
}

/**
 * Makes the page of an address as it is for every visitor: nothing that a visitor sends is known.
 * @param address path and query
 */
export async function render(
  address: string,
): Promise<{ response: Response; record: RenderRecord }> {
  const { result, record } = recordRendering(() => handler(requestFor(address)));
  return { response: await result, record };
}

/** Makes a page whose shell comes at once. @param nonce of the scripts that put late parts in place */
export function renderStream(address: string, nonce: string): Promise<Response> {
  return withStreaming(nonce, () => handler(requestFor(address)));
}

const requestFor = (address: string) =>
  new Request(new URL(currentEnvironment().PUBLIC_URL).origin + address);

/** A small page for a request that is refused before any page is looked for. */
export function renderRejectedRequest(status: RejectionStatus, pathname = '/'): string {
  return rejectedRequestPage(status, pathname, build.assets.routes.root?.css ?? []);
}
