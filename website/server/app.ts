import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { readAddress } from '../app/posts/address.ts';
import { answeringFor } from '../app/visitor.server.ts';

export { readBrand } from '../app/brand/brand.server.ts';
export { currentEnvironment } from '../app/environment.server.ts';
export { log } from '../app/log.server.ts';

const handler = createRequestHandler(build, import.meta.env?.MODE);

/**
 * Answers a request with a page. Built together with the pages, so that they share one environment.
 * @param address the visitor's
 */
export function answer(request: Request, address: string): Promise<Response> {
  const { language } = readAddress(new URL(request.url).pathname);
  return answeringFor({ address, language }, () => handler(request, new RouterContextProvider()));
}
