import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { MAX_FILE_BYTES } from 'post-rules/file-limit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CREDENTIALS } from './administrator.ts';
import { createDataLocation } from './data-location.ts';
import { type RunningService, startContentService } from './start-service.ts';

describe('files of multipart requests', () => {
  let service: RunningService;
  let temporaryFolder: string;
  let Authorization: string;

  beforeAll(async () => {
    const location = await createDataLocation('SQLite', 'migrated');
    temporaryFolder = path.join(location.dataDir, 'temporary');
    mkdirSync(temporaryFolder);
    // Not in a reused process: a library reads TMPDIR once.
    const env = { DEMO_CONTENT: 'false', TMPDIR: temporaryFolder };
    service = await startContentService({ ...location, env });
    const response = await fetch(`${service.url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(CREDENTIALS),
    });
    const { data } = (await response.json()) as { data: { token: string } };
    Authorization = `Bearer ${data.token}`;
  });
  afterAll(() => service.stop());

  const textFile = (bytes = 100) => new File(['x'.repeat(bytes)], 'notes.txt');
  const send = async (address: string, files: Record<string, File[]>, headers = {}) => {
    const body = new FormData();
    for (const [field, each] of Object.entries(files)) {
      for (const file of each) body.append(field, file);
    }
    return (await fetch(service.url + address, { method: 'POST', headers, body })).status;
  };
  const expectNoFiles = () =>
    vi.waitFor(() => expect(readdirSync(temporaryFolder)).toEqual([]), { interval: 50 });

  test.each([
    ['by strangers', '/upload', { files: [textFile(), textFile()] }, 401],
    ['by strangers, in another field', '/api/posts', { other: [textFile()] }, 403],
    ['to an address that does not exist', '/nowhere', { other: [textFile()] }, 405],
    ['with one too large', '/upload', { files: [textFile(), textFile(MAX_FILE_BYTES + 1)] }, 413],
  ])('are deleted if sent %s', async (_what, address, files, status) => {
    expect(await send(address, files)).toBe(status);
    await expectNoFiles();
  });

  test('are deleted if an import is rejected', async () => {
    expect(await send('/import/check', { files: [textFile()] }, { Authorization })).toBe(400);
    await expectNoFiles();
  });

  test('are deleted once an upload is stored', async () => {
    const create = { width: 20, height: 20, channels: 3, background: 'teal' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    const picture = new File([new Uint8Array(bytes)], 'teal.png', { type: 'image/png' });
    expect(await send('/upload', { files: [picture] }, { Authorization })).toBe(201);
    await expectNoFiles();
  });
});
