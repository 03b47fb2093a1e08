// `npm run diyar -- empty`: fills the database set in the environment with lists, without any post.
import { environment } from '../src/environment';
import { fillNames } from '../src/vocabulary/fill-names';
import { progressStore } from './demo-content';
import { readDemoFiles } from './demo-files';
import { uploadDemoPictures } from './demo-pictures';
import { createLists } from './lists';
import { runWithStrapi } from './run-with-strapi';

runWithStrapi(async (strapi) => {
  const { seedDirectory, vocabularyDirectory } = environment;
  const log = (progress: string) => process.stdout.write(`lists: ${progress}\n`);
  const files = await readDemoFiles(seedDirectory);
  // Flags are pictures of communities; everything else belongs to posts and their authors.
  const lists = { ...files, pictures: [], creators: [], posts: [] };
  const flags = await uploadDemoPictures(strapi, seedDirectory, lists, log);
  await createLists(strapi, lists, flags);
  await fillNames(strapi, vocabularyDirectory);
  const firstStart = new Date().toISOString();
  await progressStore(strapi).set({ key: 'progress', value: { firstStart, done: true } });
  const { communities, countries, categories } = files;
  log(
    `ready, with ${communities.length} communities, ${countries.length} countries and ${categories.length} categories`,
  );
});
