// `npm run diyar -- demo remove`: removes the demo content from the database set in the environment.
import { parseArgs } from 'node:util';
import { environment } from '../src/environment';
import { removeDemoContent } from './remove-demo-content';
import { runWithStrapi } from './run-with-strapi';

const { values } = parseArgs({ options: { edited: { type: 'boolean', default: false } } });

runWithStrapi(async (strapi) => {
  const { posts, kept } = await removeDemoContent(strapi, environment.seedDirectory, values.edited);
  const lines = [
    `${posts} posts of the demo content have been removed.`,
    ...kept.map(({ id, title }) => `Kept, because it was edited: ${id} ${title ?? ''}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
});
