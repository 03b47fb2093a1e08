import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openBucket } from '../bucket/bucket.ts';
import { type BucketSettings, uploadsBucket } from '../bucket/settings.ts';
import { type Check, type Finding, fine, note, problem, reasonOf } from './finding.ts';

const TIMEOUT_MS = 5000;

/** Beside the uploads, whose names never begin with a dot. */
const KEY = 'uploads/.doctor';
const CONTENT = 'This file was written by "diyar doctor", and may be deleted.\n';

/** Whether uploads can be written to the bucket and read from it, by the right people only. */
export const checkUploads: Check = async ({ variables }) => {
  try {
    const settings = uploadsBucket(variables);
    if (!settings) return [];
    return await withTestFile(settings, async () => [
      fine(`Uploads: the bucket ${settings.bucket} takes files and gives them back`),
      ...(variables.UPLOADS_URL
        ? await checkPublic(variables.UPLOADS_URL)
        : await checkPrivate(settings)),
    ]);
  } catch (error) {
    return [problem(`Uploads: ${reasonOf(error)}`)];
  }
};

async function withTestFile(
  settings: BucketSettings,
  check: () => Promise<Finding[]>,
): Promise<Finding[]> {
  const bucket = await openBucket(settings);
  const folder = await mkdtemp(path.join(tmpdir(), 'doctor-'));
  const file = path.join(folder, 'file');
  try {
    await writeFile(file, CONTENT);
    await bucket.put(KEY, file);
    const stored = await bucket.get(KEY);
    if (!stored || (await text(stored)) !== CONTENT) {
      return [problem(`Uploads: the bucket ${settings.bucket} does not give back what it took.`)];
    }
    return await check();
  } finally {
    await rm(folder, { recursive: true });
    await bucket.remove(KEY);
  }
}

async function checkPublic(uploadsUrl: string): Promise<Finding[]> {
  const url = `${uploadsUrl.replace(/\/+$/, '')}/${KEY}`;
  try {
    const response = await load(url);
    const isShared = response.headers.get('access-control-allow-origin') === '*';
    await response.body?.cancel();
    if (!response.ok) {
      return [problem(`Uploads: UPLOADS_URL does not lead to the files (${response.status}).`)];
    }
    return isShared
      ? [fine(`Uploads: visitors load them from ${uploadsUrl}`)]
      : [
          note(
            'Uploads: the bucket lets no other origin read files: browsers keep pictures of saved posts at many times their size, and the panel cannot crop pictures. See docs/operating.md.',
          ),
        ];
  } catch (error) {
    return [problem(`Uploads: UPLOADS_URL cannot be reached: ${reasonOf(error)}`)];
  }
}

async function checkPrivate({ endpoint, bucket, pathStyle }: BucketSettings): Promise<Finding[]> {
  const { protocol, host } = new URL(endpoint);
  const base = pathStyle
    ? `${endpoint.replace(/\/+$/, '')}/${bucket}`
    : `${protocol}//${bucket}.${host}`;
  try {
    const response = await load(`${base}/${KEY}`);
    await response.body?.cancel();
    return response.ok
      ? [
          note(
            'Uploads: anybody can read the bucket. Set UPLOADS_URL, so that browsers cache pictures for a year; or close it, if deleted pictures must not be found by their addresses.',
          ),
        ]
      : [fine('Uploads: the bucket is private, visitors get signed addresses')];
  } catch (error) {
    return [note(`Uploads: whether others can read the bucket is not known: ${reasonOf(error)}`)];
  }
}

/** As a page of another origin does; a redirected request has the origin `null`. */
const load = (url: string) =>
  fetch(url, { headers: { Origin: 'null' }, signal: AbortSignal.timeout(TIMEOUT_MS) });
