import path from 'node:path';
import type { ServedAs } from '../bucket/bucket.ts';

/** The types that the content service takes (content-service/config/plugins.ts). */
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

/** How an upload is served from a bucket: as the content service has it when it writes there. */
export function servedAs(file: string): ServedAs {
  const type = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  const cacheControl = 'public, max-age=31536000, immutable';
  return type.startsWith('image/')
    ? { type, cacheControl }
    : { type, cacheControl, disposition: 'attachment' };
}
