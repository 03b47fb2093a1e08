import { afterContent, beforePaint } from 'virtual:enhance';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { readAddress } from '../app/addresses/address.ts';
import { localPath } from '../app/addresses/links.ts';
import { guardCalls } from '../app/content/call.server.ts';
import { discoverSupport } from '../app/content/discovery.server.ts';
import { currentEnvironment } from '../app/environment.server.ts';
import { formPages, keepingOf } from '../app/keeping.ts';
import { languageCodes } from '../app/languages.ts';
import { type Refusal, refusalPage } from '../app/layouts/refusal.server.tsx';
import { type Making, recordMaking } from '../app/making.server.ts';
import { canStream, streaming } from '../app/streaming.ts';
import { answeringFor } from '../app/visitor.server.ts';
import { patternsOf } from './canonical-path.ts';

export { readBrand } from '../app/brand/brand.server.ts';
export { checkContent } from '../app/content/call.server.ts';
export { contentEvents } from '../app/content/events.server.ts';
export { withAge } from '../app/layouts/as-of.server.tsx';
export { log, logFailure } from '../app/log.server.ts';
export { currentEnvironment, keepingOf };

/** Whether the page of an address may be sent before all of it is there. */
export const isStreamable = (address: string) => canStream(readAddress(address).path);

/*
 * What the process needs of the pages. Built together with them, so that they share one
 * environment, one log and one connection to the content service.
 */

const handler = createRequestHandler(build, import.meta.env?.MODE);

guardCalls();
void discoverSupport();

/** The scripts that documents carry inline. */
export const inlineScripts: readonly string[] = [beforePaint, afterContent];

/** Paths of pages with a form, in every language. */
export const formPaths: readonly string[] = languageCodes.flatMap((language) =>
  [...formPages].map((path) => localPath(language, path)),
);

/** Patterns of all addresses. */
export const pathPatterns: readonly string[] = patternsOf(build.routes);

/** Answers a request that may change something. @param address the visitor's */
export function act(request: Request, address: string): Promise<Response> {
  const { language } = readAddress(new URL(request.url).pathname);
  return answeringFor({ address, language }, () => handler(request, new RouterContextProvider()));
}

/**
 * Makes the page of an address as it is for every visitor: nothing that a visitor sends is known.
 * @param address path and query
 */
export async function render(address: string): Promise<{ response: Response; making: Making }> {
  const { made, making } = recordMaking(() =>
    handler(requestFor(address), new RouterContextProvider()),
  );
  return { response: await made, making };
}

/** Makes a page whose shell comes at once. @param nonce of the scripts that put late parts in place */
export function stream(address: string, nonce: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(streaming, { nonce });
  return handler(requestFor(address), context);
}

const requestFor = (address: string) =>
  new Request(new URL(currentEnvironment().PUBLIC_URL).origin + address);

/** A small page for a request that is refused before any page is looked for. */
export function refuse(status: Refusal, pathname = '/'): string {
  return refusalPage(status, pathname, build.assets.routes.root?.css ?? []);
}
