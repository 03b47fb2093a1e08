import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

/**
 * Creates a request handler for each language, which knows the routes of that language and those that
 * belong to none. React Router tries routes one after the other, twice for each page: those of all
 * languages are hundreds.
 * @param build the server build, whose routes of a language have ids such as `ar/home`
 * @param codes of the languages
 * @param mode of the build; production by default
 */
export function createLanguageHandlers<Code extends string>(
  build: ServerBuild,
  codes: readonly Code[],
  mode?: string,
): Record<Code, RequestHandler> {
  const handlers = codes.map((code) => {
    const others = codes.filter((each) => each !== code);
    const isKnown = (id: string) => !others.some((other) => id.startsWith(`${other}/`));
    const routes = pickBy(build.routes, isKnown);
    const assets = { ...build.assets, routes: pickBy(build.assets.routes, isKnown) };
    return [code, createRequestHandler({ ...build, routes, assets }, mode)];
  });
  return Object.fromEntries(handlers);
}

function pickBy<Value>(
  record: Record<string, Value>,
  isPicked: (key: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => isPicked(key)));
}
