// The content service, except that posts are read by Strapi's own controller.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const appDir = process.cwd();
const { createStrapi, factories }: typeof import('@strapi/strapi') = createRequire(
  join(appDir, 'package.json'),
)('@strapi/strapi');

const POST = 'api::post.post';

const strapi = createStrapi({ appDir, distDir: join(appDir, 'dist') });
await strapi.register();
strapi.get('controllers').set(POST, factories.createCoreController(POST));
// Permissions as well: without a role, Strapi hides relations.
Object.assign(strapi.api('post'), { routes: { post: factories.createCoreRouter(POST) } });
await strapi.bootstrap();
await strapi.listen();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void strapi.destroy().finally(() => process.exit(0)));
}
