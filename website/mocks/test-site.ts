import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { readAddress } from '../app/addresses/address.ts';
import * as entry from '../app/entry.server.tsx';
import { languageCodes } from '../app/languages.ts';
import routes from '../app/routes.ts';
import config from '../react-router.config.ts';
import { createLanguageHandler } from '../server/language-handler.ts';

type Routes = ServerBuild['routes'];
type Module = NonNullable<Routes[string]>['module'];

const files = import.meta.glob<Module>([
  '../app/root.tsx',
  '../app/{layouts,pages,resource-routes}/**/*.{ts,tsx}',
]);

/** The origin of the site under test. */
export const origin = 'http://localhost:3000';

/**
 * The whole site, assembled from its sources as the build does: routes, loaders, documents.
 * @returns fetches a path; by default with GET
 */
export async function createTestSite(): Promise<
  (path: string, init?: RequestInit) => Promise<Response>
> {
  const handler = createLanguageHandler(
    await createTestBuild(),
    languageCodes,
    (pathname) => readAddress(pathname).language,
    'test',
  );
  return (path, init) => handler(new Request(origin + path, init));
}

/** The server build of the site's sources, as `virtual:react-router/server-build` exports it. */
export async function createTestBuild(): Promise<ServerBuild> {
  const allRoutes: Routes = {
    root: { id: 'root', path: '', module: await loadModule('root.tsx') },
    ...Object.fromEntries(
      (await Promise.all(routes.map((each) => buildRoute(each, 'root')))).flat(),
    ),
  };
  return {
    entry: { module: entry },
    routes: allRoutes,
    assets: {
      entry: { imports: [], module: '' },
      routes: assetRoutes(allRoutes),
      url: '',
      version: '',
    },
    basename: '/',
    publicPath: '/',
    allowedActionOrigins: config.allowedActionOrigins,
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  };
}

async function buildRoute(
  { id, file, path, index, children = [] }: RouteConfigEntry,
  parentId: string,
): Promise<[string, NonNullable<Routes[string]>][]> {
  const name = id ?? file;
  const childRoutes = await Promise.all(children.map((child) => buildRoute(child, name)));
  return [
    [name, { id: name, parentId, path, index, module: await loadModule(file) }],
    ...childRoutes.flat(),
  ];
}

async function loadModule(file: string): Promise<Module> {
  const load = files[`../app/${file}`];
  if (!load) throw new Error(`${file} is named in routes.ts and does not exist`);
  return withRouteProps(await load());
}

/** Wraps a module as React Router's build does, to pass a page its data as props. */
function withRouteProps(module: Module): Module {
  const { default: View, ErrorBoundary } = module;
  return {
    ...module,
    default: View && withComponentProps(View as Parameters<typeof withComponentProps>[0]),
    ErrorBoundary:
      ErrorBoundary &&
      withErrorBoundaryProps(ErrorBoundary as Parameters<typeof withErrorBoundaryProps>[0]),
  };
}

/** The route manifest for documents. */
function assetRoutes(all: Routes): ServerBuild['assets']['routes'] {
  return Object.fromEntries(
    Object.values(all)
      .filter((route) => route !== undefined)
      .map(({ module, ...route }) => [
        route.id,
        {
          ...route,
          hasAction: !!module.action,
          hasLoader: !!module.loader,
          hasErrorBoundary: !!module.ErrorBoundary,
          hasClientAction: false,
          hasClientLoader: false,
          hasClientMiddleware: false,
          module: '',
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      ]),
  );
}
