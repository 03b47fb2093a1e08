import path from 'node:path';
import { expect, test } from 'vitest';
import { postDocument } from './demo-documents';
import { readDemoFiles } from './demo-files';

const SEED = path.resolve(__dirname);

test.each([
  [{ kind: 'poem' }, 'kind "poem" is unknown'],
  [{ category: 'furniture' }, 'category "furniture" is not for this kind'],
  [{ city: 'atlantis' }, 'city "atlantis" is unknown'],
])('rejects a post with %o', async (changes, message) => {
  const files = await readDemoFiles(SEED);
  const post = files.posts.find(({ kind }) => kind === 'article');
  if (!post) throw new Error('there is no article');
  const pictures = new Map(files.pictures.map(({ key }, index) => [key, index + 1]));
  expect(() => postDocument({ ...post, ...changes }, files, pictures, new Date())).toThrow(message);
});
