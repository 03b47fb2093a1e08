import path from 'node:path';
import { kindNames } from 'post-rules/kinds';
import { expect, test } from 'vitest';
import { POST_TYPES, postDocument } from './demo-documents';
import { readDemoFiles } from './demo-files';

const SEED = path.resolve(__dirname);

test('the demo content is valid and all its references resolve', async () => {
  const files = await readDemoFiles(SEED);
  const pictures = new Map(files.pictures.map(({ key }, index) => [key, index + 1]));
  const documents = files.posts.map((post) => postDocument(post, files, pictures, new Date()));
  const ids = documents.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { related } of files.posts) if (related) expect(ids).toContain(related);
  const slugs = documents.flatMap(({ slug }) => slug ?? []);
  expect(new Set(slugs).size).toBe(slugs.length);
});

// Only types that exist can be chosen, and a list without posts is not seen by any test of the whole.
test('the demo content has posts of each kind', async () => {
  expect(new Set(Object.values(POST_TYPES)), 'POST_TYPES').toEqual(new Set(kindNames));
  const { posts } = await readDemoFiles(SEED);
  const kindsOfPosts = new Set(posts.map(({ kind }) => kind));
  expect(kindsOfPosts, 'folders of seed/posts').toEqual(new Set(Object.keys(POST_TYPES)));
});
