import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { createExampleCosts } from '../src/costs/example-costs';
import { environment } from '../src/environment';
import { fillNames } from '../src/vocabulary/fill-names';
import { documentIdOf, postDocument } from './demo-documents';
import { type DemoFiles, readDemoFiles } from './demo-files';
import { uploadDemoPictures } from './demo-pictures';
import { createIfMissing, createLists } from './lists';
import { advanceIdSequence } from './sequence';

const POST = 'api::post.post';

const log = (progress: string) => process.stdout.write(`demo content: ${progress}\n`);

/** Under which the store keeps how far the seeding has come. */
export const progressStore = (strapi: Core.Strapi) =>
  strapi.store({ type: 'core', name: 'demo-content' });

const progressSchema = z.object({ firstStart: z.string(), done: z.boolean() }).nullable();

/**
 * Fills an empty database with the demo content. Resumes an interrupted seeding; does nothing if the
 * database has been seeded or contains other posts.
 * @param directory the folder that seed/README.md describes
 * @throws Error that names the invalid file
 */
export async function seedDemoContent(strapi: Core.Strapi, directory: string): Promise<void> {
  const store = progressStore(strapi);
  const stored = progressSchema.parse((await store.get({ key: 'progress' })) ?? null);
  if (stored?.done || (!stored && (await strapi.db.query(POST).count()) > 0)) return;
  const progress = stored ?? { firstStart: new Date().toISOString(), done: false };
  await store.set({ key: 'progress', value: progress });
  const startedAt = performance.now();
  const files = await readDemoFiles(directory);
  const pictures = await uploadDemoPictures(strapi, directory, files, log);
  await createLists(strapi, files, pictures);
  await fillNames(strapi, environment.vocabularyDirectory);
  await createExampleCosts(strapi, path.join(directory, 'reference'));
  await createPosts(strapi, files, pictures, new Date(progress.firstStart));
  await advanceIdSequence(strapi, POST);
  await store.set({ key: 'progress', value: { ...progress, done: true } });
  log(`ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function createPosts(
  strapi: Core.Strapi,
  files: DemoFiles,
  pictures: ReadonlyMap<string, number>,
  firstStart: Date,
) {
  for (const post of files.posts) {
    await createIfMissing(strapi, POST, postDocument(post, files, pictures, firstStart));
  }
  for (const { id, related } of files.posts) {
    if (related === undefined) continue;
    const data: Record<string, unknown> = { related: documentIdOf('post', related) };
    await strapi.documents(POST).update({ documentId: documentIdOf('post', id), data });
  }
  const { tableName } = strapi.db.metadata.get(POST);
  const ids = files.posts.map(({ id }) => id);
  const updated_at = strapi.db.connection.ref('created_at');
  await strapi.db.connection(tableName).whereIn('id', ids).update({ updated_at });
  log(`${files.posts.length} posts`);
}
