import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Bucket, openBucket } from '../bucket/bucket.ts';
import { type BucketSettings, uploadsBucket } from '../bucket/settings.ts';
import type { Settings } from '../settings.ts';
import { hashOf } from './hash-of.ts';
import { bucketPlace, folderPlace, type UploadedFile, type UploadPlace } from './place.ts';
import { servedAs } from './served-as.ts';

/** What a move did; files that were there already are not moved again. */
type MovedUploads = { moved: number; kept: number };

/** How often the progress is shown, in files. */
const SHOWN_EVERY = 100;

/**
 * Copies the uploads of DATA_DIR into the bucket, and compares each with what the bucket then has.
 * @throws Error if one differs, or no bucket is named
 */
export async function moveToBucket(
  settings: Settings,
  say: (line: string) => void,
): Promise<MovedUploads> {
  const bucketSettings = requireBucket(settings);
  const bucket = await openBucket(bucketSettings);
  const from = folderPlace(settings.publicDir);
  return moveAll(from, await bucketPlace(bucketSettings), say, async (file) => {
    const source = path.join(settings.publicDir, file.path);
    await bucket.put(file.path, source, servedAs(file.path));
    // An editor has deleted it meanwhile.
    if (!(await exists(source))) return bucket.remove(file.path);
    await requireEqual(file.path, createReadStream(source), await bucket.get(file.path));
  });
}

/**
 * Copies the uploads of the bucket into DATA_DIR, and compares each.
 * @throws Error if one differs, or no bucket is named
 */
export async function moveToFolder(
  settings: Settings,
  say: (line: string) => void,
): Promise<MovedUploads> {
  const bucketSettings = requireBucket(settings);
  const bucket = await openBucket(bucketSettings);
  const from = await bucketPlace(bucketSettings);
  return moveAll(from, folderPlace(settings.publicDir), say, (file) =>
    writeToFolder(bucket, file, path.join(settings.publicDir, file.path)),
  );
}

async function writeToFolder(bucket: Bucket, file: UploadedFile, target: string): Promise<void> {
  const content = await bucket.get(file.path);
  if (!content) return;
  await mkdir(path.dirname(target), { recursive: true });
  // Under its name only when it is complete.
  await pipeline(content, createWriteStream(`${target}.new`));
  await requireEqual(file.path, createReadStream(`${target}.new`), await bucket.get(file.path));
  await utimes(`${target}.new`, file.modified / 1000, file.modified / 1000);
  await rename(`${target}.new`, target);
}

async function moveAll(
  from: UploadPlace,
  to: UploadPlace,
  say: (line: string) => void,
  move: (file: UploadedFile) => Promise<void>,
): Promise<MovedUploads> {
  const sizes = new Map<string, number>();
  for await (const { path: file, bytes } of to.list()) sizes.set(file, bytes);
  const counts = { moved: 0, kept: 0 };
  for await (const file of from.list()) {
    if (!file.path.startsWith('uploads/')) continue;
    // A file that is replaced gets another name.
    if (sizes.get(file.path) === file.bytes) {
      counts.kept += 1;
      continue;
    }
    await move(file);
    counts.moved += 1;
    if (counts.moved % SHOWN_EVERY === 0) say(`Files moved: ${counts.moved} ...`);
  }
  return counts;
}

async function requireEqual(
  name: string,
  source: AsyncIterable<Buffer>,
  copy: AsyncIterable<Buffer> | undefined,
): Promise<void> {
  if (copy && (await hashOf(source)) === (await hashOf(copy))) return;
  throw new Error(`${name} differs after the move; try again.`);
}

function requireBucket({ variables }: Settings): BucketSettings {
  const bucket = uploadsBucket(variables);
  if (!bucket) throw new Error('S3_BUCKET is not set: there is no bucket for uploads.');
  return bucket;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
