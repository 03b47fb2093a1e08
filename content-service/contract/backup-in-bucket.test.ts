import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInToPanel } from './administrator.ts';
import { callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { type ObjectStorage, startObjectStorage } from './object-storage.ts';
import { runTool } from './operate.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'backup-in-bucket-'));
const passphraseFile = path.join(folder, 'passphrase');
writeFileSync(passphraseFile, 'correct horse battery\n');
const withPassphrase = ['--passphrase-file', passphraseFile];
const BACKUPS = 's3://diyar-files/backups/home';

let storage: ObjectStorage;
let location: DataLocation;
beforeAll(async () => {
  storage = await startObjectStorage({ isListed: true });
  location = await createDataLocation('SQLite', 'seeded');
});
afterAll(async () => {
  await storage.shutDown();
  rmSync(folder, { recursive: true, force: true });
});

const uploadsIn = ({ dataDir }: DataLocation) =>
  readdirSync(path.join(dataDir, 'public', 'uploads')).filter((name) => !name.startsWith('.'));

const everything = async (url: string) =>
  (await callApi(url, 'posts?populate=*&pagination[limit]=100')).data;

async function uploadPicture(url: string): Promise<string> {
  const bytes = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#0f6b72' },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'boat.jpg');
  const uploaded = [await (await signInToPanel(url)).upload(form)].flat()[0];
  return (uploaded as { url: string }).url;
}

test('uploads move to the bucket while the service runs, and back', async () => {
  const { env } = storage;
  const files = uploadsIn(location);
  expect(files.length).toBeGreaterThan(3);
  const first = await runTool(location, ['move', 'bucket'], env);
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('all are equal') });
  const second = await runTool(location, ['move', 'bucket'], env);
  expect(second.output).toContain('Moved 0 files');
  rmSync(path.join(location.dataDir, 'public', 'uploads'), { recursive: true });

  const service = await startInReusedProcess({ ...location, env });
  const load = async (address: string) => fetch(service.url + address);
  const picture = await load(`/uploads/${files.find((name) => name.endsWith('.webp'))}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const added = await uploadPicture(service.url);
  await service.stop();

  const back = await createDataLocation('SQLite', 'seeded');
  rmSync(path.join(back.dataDir, 'public', 'uploads'), { recursive: true });
  expect(await runTool(back, ['move', 'folder'], env)).toMatchObject({ code: 0 });
  const returned = uploadsIn(back);
  expect(returned).toEqual(expect.arrayContaining([...files, path.basename(added)]));
});

test('are backed up with the bucket, to a bucket, and restored from there into another', async () => {
  const { env } = storage;
  const backup = ['backup', BACKUPS, ...withPassphrase];
  expect(await runTool(location, backup, env)).toMatchObject({ code: 0 });
  let stored = 0;
  storage.deny((request) => {
    if (request.method === 'PUT' && request.url?.includes('/files/')) stored += 1;
    return false;
  });
  expect(await runTool(location, [...backup, '--keep-daily', '1'], env)).toMatchObject({ code: 0 });
  expect(stored).toBe(0);
  const list = await runTool(location, ['backup', 'list', BACKUPS], env);
  expect(list.output.trim().split('\n')).toHaveLength(1);
  const verified = await runTool(location, ['backup', 'verify', BACKUPS, ...withPassphrase], env);
  expect(verified).toMatchObject({ code: 0, output: expect.stringContaining('as it was') });

  const other = await startObjectStorage({ isListed: true });
  const restored = await createDataLocation('SQLite');
  const variables = {
    ...other.env,
    BACKUP_S3_ENDPOINT: storage.origin,
    BACKUP_S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID ?? '',
    BACKUP_S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY ?? '',
  };
  const restore = await runTool(restored, ['restore', BACKUPS, ...withPassphrase], variables);
  expect(restore).toMatchObject({ code: 0 });
  expect(uploadsIn(restored)).toEqual([]);
  const before = await startInReusedProcess({ ...location, env });
  const expected = await everything(before.url);
  await before.stop();
  const copy = await startInReusedProcess({ ...restored, env: other.env });
  expect(await everything(copy.url)).toEqual(expected);
  const [post] = expected as unknown as { attributes: { picture: { data: unknown } } }[];
  const url = JSON.stringify(post).match(/\/uploads\/[\w.-]+/)?.[0] ?? '';
  expect((await fetch(copy.url + url)).status).toBe(200);
  await copy.stop();
  await other.shutDown();
});

test('are stored anew in a bucket of backups when a verification has found them damaged', async () => {
  const { env } = storage;
  const client = new S3Client({
    endpoint: storage.origin,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    },
  });
  const Bucket = 'diyar-files';
  const Prefix = 'backups/home/files/';
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
  const { Key, Size = 0 } = Contents[0] ?? {};
  await client.send(new PutObjectCommand({ Bucket, Key, Body: 'x'.repeat(Size) }));
  expect(await runTool(location, ['backup', BACKUPS], env)).toMatchObject({ code: 0 });
  const verify = () => runTool(location, ['backup', 'verify', BACKUPS], env);
  expect(await verify()).toMatchObject({ code: 1, output: expect.stringContaining('is damaged') });
  expect(await runTool(location, ['backup', BACKUPS], env)).toMatchObject({ code: 0 });
  expect(await verify()).toMatchObject({ code: 0 });
});

test('are said by the doctor to be out of reach', async () => {
  const { output: ok } = await runTool(location, ['doctor'], storage.env);
  expect(ok).toMatch(/ok +Uploads: the bucket diyar-files takes files and gives them back/);
  const denied = { ...storage.env, S3_ENDPOINT: 'http://127.0.0.1:9' };
  const { code, output } = await runTool(location, ['doctor'], denied);
  expect(code).toBe(1);
  expect(output).toMatch(/PROBLEM +Uploads: The bucket diyar-files at http:\/\/127.0.0.1:9 failed/);
});
