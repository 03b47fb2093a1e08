// Prints every route of the service as JSON, `["GET /admin/init", …]`, so that tests of the panel's
// calls cover all of them. Uses the database given in the environment.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface Route {
  path: string;
  methods: string[];
}

const appDir = fileURLToPath(new URL('..', import.meta.url));
const { createStrapi }: typeof import('@strapi/strapi') = createRequire(import.meta.url)(
  '@strapi/strapi',
);

const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
const { server } = strapi;
const routes: Route[] = [
  ...server.listRoutes(),
  ...server.api('admin').listRoutes(),
  ...server.api('content-api').listRoutes(),
];
const routeLines = routes.flatMap(({ methods, path }) =>
  methods.map((method) => `${method} ${path}`),
);
process.stdout.write(`${JSON.stringify(routeLines)}\n`, () => process.exit(0));
