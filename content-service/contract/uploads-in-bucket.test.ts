import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { queryNumber } from './database-access.ts';
import { type ObjectStorage, startObjectStorage } from './object-storage.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

interface Uploaded {
  id: number;
  url: string;
  formats: Record<string, { url: string; width: number }>;
}

const pictureOf = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();

const isWriteOf = (part: string) => (request: { method?: string; url?: string }) =>
  request.method === 'PUT' && request.url?.includes(part) === true;

describe.each(services.filter(({ url }) => url))('uploads in a bucket, on $database', (each) => {
  let [storage, service, editor, location] = [] as unknown as [
    ObjectStorage,
    RunningService,
    Administrator,
    DataLocation,
  ];

  beforeAll(async () => {
    storage = await startObjectStorage();
    location = await createDataLocation(each.database, 'seeded');
    service = await startInReusedProcess({ ...location, env: storage.env });
    editor = await signInToPanel(service.url);
  });
  afterAll(async () => {
    await service.stop();
    await storage.shutDown();
  });

  const upload = async (bytes: Buffer, id?: number) => {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'boat.jpg');
    const uploaded = id ? await editor.changeFile(id, form) : await editor.upload(form);
    return [uploaded].flat()[0] as Uploaded;
  };
  const load = (address = '', headers: Record<string, string> = {}) =>
    fetch(service.url + address, { headers });
  const redirectOf = async (address: string) =>
    (await fetch(service.url + address, { redirect: 'manual' })).headers;
  const countFiles = () => queryNumber(location, 'select count(*) as number from files');
  const addressesOf = ({ url, formats }: Uploaded) => [
    url,
    ...Object.values(formats).map((format) => format.url),
  ];

  test('have the addresses of others, which lead to signed ones for a day', async () => {
    const bytes = await pictureOf('#0f6b72');
    const uploaded = await upload(bytes);
    expect(uploaded.url).toMatch(/^\/uploads\/boat_\w+\.jpg$/);
    expect(Object.keys(uploaded.formats).sort()).toEqual(['large', 'medium', 'small', 'thumbnail']);
    const original = await load(uploaded.url);
    expect(Buffer.from(await original.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(original.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const redirect = await redirectOf(uploaded.url);
    const address = new URL(redirect.get('location') ?? '');
    expect(address.origin).toBe(storage.origin);
    expect(address.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
    expect(redirect.get('cache-control')).toBe('public, max-age=43200');
    address.searchParams.set('X-Amz-Expires', '604800');
    expect((await fetch(address)).status).toBe(403);

    const slow = await load(uploaded.formats.large?.url, { ECT: '3g' });
    expect((await sharp(Buffer.from(await slow.arrayBuffer())).metadata()).width).toBe(500);
  });

  test('stay beside those in the folder, which the panel may show as well', async () => {
    const { data } = await callApi(service.url, 'posts/101?populate=picture', {
      headers: { 'Strapi-Response-Format': 'v5' },
    });
    const earlier = (data as unknown as { picture: { url: string } }).picture.url;
    const response = await fetch(service.url + earlier, { redirect: 'manual' });
    expect(response.status).toBe(200);
    const panel = await fetch(`${service.url}/admin`);
    expect(panel.headers.get('content-security-policy')).toMatch(
      new RegExp(`img-src [^;]* ${storage.origin};`),
    );
  });

  test('are replaced and deleted with all their sizes', async () => {
    const former = await upload(await pictureOf('#e8d9b0'));
    const replacement = await upload(await pictureOf('#333333'), former.id);
    for (const address of addressesOf(former)) expect((await load(address)).status).toBe(404);
    for (const address of addressesOf(replacement)) expect((await load(address)).status).toBe(200);
    await editor.call('DELETE', `/upload/files/${former.id}`);
    for (const address of addressesOf(replacement)) expect((await load(address)).status).toBe(404);
  });

  test('are saved wholly or not at all, and the editor is told', async () => {
    const bytes = await pictureOf('#a03030');
    const former = await upload(bytes);
    const count = await countFiles();
    const written: string[] = [];
    storage.deny((request) => {
      if (request.method === 'PUT')
        written.push(new URL(request.url ?? '', storage.origin).pathname);
      return isWriteOf('/medium_')(request);
    });
    const unavailable = /503 .*Nothing was changed/;
    await expect(upload(bytes)).rejects.toThrow(unavailable);
    await expect(upload(bytes, former.id)).rejects.toThrow(unavailable);
    storage.deny(() => false);
    expect(await countFiles()).toBe(count);
    expect(written.length).toBeGreaterThan(6);
    for (const path of written) expect((await fetch(storage.origin + path)).status).toBe(404);
    for (const address of addressesOf(former)) expect((await load(address)).status).toBe(200);

    storage.deny(() => true);
    await expect(upload(bytes)).rejects.toThrow(unavailable);
    await expect(editor.call('DELETE', `/upload/files/${former.id}`)).rejects.toThrow('503');
    storage.deny(() => false);
    expect(await countFiles()).toBe(count);
  });
});

test('in a public bucket are loaded from its address', async () => {
  const location = await createDataLocation('SQLite', 'seeded');
  const env = {
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'diyar-files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    UPLOADS_URL: 'https://cdn.example/diyar/',
  };
  const service = await startInReusedProcess({ ...location, env });
  const response = await fetch(`${service.url}/uploads/boat.webp`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('https://cdn.example/diyar/uploads/boat.webp');
  const panel = await fetch(`${service.url}/admin`);
  expect(panel.headers.get('content-security-policy')).toContain(' https://cdn.example;');
  await service.stop();
});
