import { createHash, createPublicKey } from 'node:crypto';
import type { Environment } from '../../app/environment.server.ts';

/**
 * Identifies the settings that pages depend on, besides build and brand: each combination has a
 * cache of its own.
 */
export function siteVersion(environment: Environment): string {
  const { PUBLIC_URL, CONTENT_API, CONTENT_MEDIA, CONTENT_FORMAT, MEDIA_ORIGINS } = environment;
  const { SEND_API, DELETED_POSTS, TIME_ZONE, MAP_TILES, OFFLINE_PAGES } = environment;
  const parts = [
    ...[PUBLIC_URL, CONTENT_API, CONTENT_MEDIA, CONTENT_FORMAT, MEDIA_ORIGINS],
    ...[SEND_API, DELETED_POSTS, TIME_ZONE, MAP_TILES, OFFLINE_PAGES],
    // Files of cities are signed with it.
    publicPartOf(environment.CITY_FILE_KEY),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

function publicPartOf(key: Environment['CITY_FILE_KEY']): string | null {
  return key
    ? createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
    : null;
}
