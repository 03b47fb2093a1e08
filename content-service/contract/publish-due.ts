// A second process on the database given in the environment. For each line of its input, a time such
// as `2027-01-01T08:00:00Z`, it does what is due then and prints `done`.
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const appDir = fileURLToPath(new URL('..', import.meta.url));
const distDir = path.join(appDir, 'dist');
const requireBuilt = createRequire(path.join(distDir, 'src', 'versions', 'any.js'));
const { createStrapi }: typeof import('@strapi/strapi') = requireBuilt('@strapi/strapi');
const { publishDue }: typeof import('../src/versions/publish-due.ts') =
  requireBuilt('./publish-due.js');
const { deleteOldVersions }: typeof import('../src/versions/delete-old-versions.ts') = requireBuilt(
  './delete-old-versions.js',
);

const strapi = await createStrapi({ appDir, distDir }).load();
process.stdout.write('loaded\n');
for await (const line of createInterface({ input: process.stdin })) {
  await publishDue(strapi, new Date(line));
  await deleteOldVersions(strapi, new Date(line));
  process.stdout.write('done\n');
}
process.exit(0);
