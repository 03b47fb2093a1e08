import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import type { FilePost } from './file-post.ts';
import { addPictures } from './inline-pictures.server.ts';

const origins = vi.hoisted(() => new Set<string>());
vi.mock('../posts/rich-text/current-context.server.ts', () => ({
  currentTextContext: () => ({ pictureOrigins: origins }),
}));

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function startServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

it('follows the redirect to the bucket, and none to elsewhere', async () => {
  const bucket = await startServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/webp' }).end('picture');
  });
  const service = await startServer((_, response) => {
    response.writeHead(302, { location: `${bucket}/uploads/boat.webp?signed` }).end();
  });
  const main = { url: `${service}/uploads/boat.webp`, width: 500, height: 300 };
  const post = { picture: { files: [main], main, alt: 'A boat' } } as unknown as FilePost;
  origins.add(service);
  expect((await addPictures([post], 100_000))[0]?.inline).toBeUndefined();
  origins.add(bucket);
  expect((await addPictures([post], 100_000))[0]?.inline?.source).toBe(
    `data:image/webp;base64,${Buffer.from('picture').toString('base64')}`,
  );
});
