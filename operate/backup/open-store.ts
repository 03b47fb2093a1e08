import { UsageError } from '../command.ts';
import { folderStore } from './folder-store.ts';
import type { BackupStore } from './store.ts';

/** Backups of a bucket: `s3://bucket` or `s3://bucket/folder`. */
const IN_BUCKET = /^s3:\/\/([^/]+)\/?(.*?)\/*$/;

/**
 * Opens the store that an operator names; nothing is read or written yet.
 * @param target a folder, or `s3://bucket/folder`
 * @throws UsageError if no bucket is named, Error if its variables are missing
 */
export async function openStore(
  target: string,
  variables: Readonly<Record<string, string>>,
): Promise<BackupStore> {
  const [, bucket, folder = ''] = IN_BUCKET.exec(target) ?? [];
  if (bucket === undefined) {
    if (target.startsWith('s3:')) throw new UsageError('name the bucket: s3://<bucket>/<folder>.');
    return folderStore(target);
  }
  const { bucketStore } = await import('./bucket-store.ts');
  return bucketStore(bucket, folder, variables);
}
