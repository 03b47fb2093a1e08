import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';

export { readBrand } from '../app/brand/brand.server.ts';
export { currentEnvironment } from '../app/environment.server.ts';
export { log } from '../app/log.server.ts';

const handler = createRequestHandler(build, import.meta.env?.MODE);

/** Answers a request with a page. Built together with the pages, so that they share one environment. */
export function answer(request: Request): Promise<Response> {
  return handler(request, new RouterContextProvider());
}
