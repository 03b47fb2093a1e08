import { createRequestHandler, type ServerBuild } from 'react-router';

type Handler = (request: Request) => Promise<Response>;

/**
 * Creates a request handler that knows, for each request, the routes of its language and those that
 * belong to none. React Router tries routes one after the other, twice for each page: those of all
 * languages are hundreds.
 * @param build the server build, whose routes of a language have ids such as `ar/home`
 * @param languages their codes
 * @param languageOf the language of a path
 * @param mode of the build; production by default
 */
export function createLanguageHandler<Code extends string>(
  build: ServerBuild,
  languages: readonly Code[],
  languageOf: (pathname: string) => Code,
  mode?: string,
): Handler {
  const handlers = new Map<Code, Handler>();
  for (const language of languages) {
    const others = languages.filter((each) => each !== language);
    const isKnown = (id: string) => !others.some((other) => id.startsWith(`${other}/`));
    const routes = pickBy(build.routes, isKnown);
    const assets = { ...build.assets, routes: pickBy(build.assets.routes, isKnown) };
    handlers.set(language, createRequestHandler({ ...build, routes, assets }, mode));
  }
  return async (request) => {
    const language = languageOf(new URL(request.url).pathname);
    const handler = handlers.get(language);
    if (!handler) throw new Error(`There are no routes for the language ${language}.`);
    return handler(request);
  };
}

function pickBy<Value>(
  record: Record<string, Value>,
  isPicked: (key: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => isPicked(key)));
}
