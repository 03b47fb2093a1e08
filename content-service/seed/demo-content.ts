import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { environment } from '../src/environment';
import { fillNames } from '../src/vocabulary/fill-names';
import { documentIdOf, POST_TYPES, postDocument } from './demo-documents';
import { type DemoFiles, readDemoFiles } from './demo-files';
import { uploadDemoPictures } from './demo-pictures';
import { advanceIdSequence } from './sequence';

const POST = 'api::post.post';

const log = (progress: string) => process.stdout.write(`demo content: ${progress}\n`);

const progressSchema = z.object({ firstStart: z.string(), done: z.boolean() }).nullable();

/**
 * Fills an empty database with the demo content. Resumes an interrupted seeding; does nothing if the
 * database has been seeded or contains other posts.
 * @param directory the folder that seed/README.md describes
 * @throws Error that names the invalid file
 */
export async function seedDemoContent(strapi: Core.Strapi, directory: string): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'demo-content' });
  const stored = progressSchema.parse((await store.get({ key: 'progress' })) ?? null);
  if (stored?.done || (!stored && (await strapi.db.query(POST).count()) > 0)) return;
  const progress = stored ?? { firstStart: new Date().toISOString(), done: false };
  await store.set({ key: 'progress', value: progress });
  const startedAt = performance.now();
  const files = await readDemoFiles(directory);
  const pictures = await uploadDemoPictures(strapi, directory, files, log);
  await createReferenceData(strapi, files, pictures);
  await fillNames(strapi, environment.vocabularyDirectory);
  await createPosts(strapi, files, pictures, new Date(progress.firstStart));
  await advanceIdSequence(strapi, POST);
  await store.set({ key: 'progress', value: { ...progress, done: true } });
  log(`ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

type Data = { documentId: string } & Record<string, unknown>;

async function createIfMissing(
  strapi: Core.Strapi,
  uid: UID.CollectionType,
  data: Data,
): Promise<void> {
  const { documentId } = data;
  const existing = await strapi.db.query(uid).findOne({ where: { documentId }, select: ['id'] });
  if (!existing) await strapi.documents(uid).create({ data });
}

async function createReferenceData(
  strapi: Core.Strapi,
  files: DemoFiles,
  pictures: ReadonlyMap<string, number>,
) {
  const create = (type: string, key: string, data: Record<string, unknown>) =>
    createIfMissing(strapi, `api::${type}.${type}`, {
      documentId: documentIdOf(type, key),
      ...data,
    });
  for (const [kind, name] of Object.entries(POST_TYPES)) await create('post-type', kind, { name });
  for (const { key, name, kinds } of files.categories) {
    const post_types = kinds.map((kind) => documentIdOf('post-type', kind));
    await create('post-category', key, { name, slug: key, post_types });
  }
  for (const { key, flag, ...community } of files.communities) {
    await create('nationality', key, { ...community, flag: flag && pictures.get(`flag ${key}`) });
  }
  for (const { key, name, picture } of files.creators) {
    await create('creator', key, { name, picture: picture && pictures.get(picture) });
  }
  for (const { key, cities, ...country } of files.countries) {
    await create('country', key, country);
    for (const { key: cityKey, areas, ...city } of cities) {
      await create('city', cityKey, {
        ...city,
        slug: cityKey,
        country: documentIdOf('country', key),
      });
      for (const { key: areaKey, name } of areas) {
        const data = { name, slug: areaKey, city: documentIdOf('city', cityKey) };
        await create('area', `${cityKey}/${areaKey}`, data);
      }
    }
  }
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
