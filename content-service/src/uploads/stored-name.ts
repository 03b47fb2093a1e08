import { randomBytes } from 'node:crypto';

/** What names a file in the storage. */
export interface StoredName {
  hash: string;
  ext: string;
}

/** Sizes are stored under the name of the file, with their own before it. */
const SIZE = /^(?:thumbnail|small|medium|large|xlarge)_/;

/** What the names of a picture and all its sizes hold. */
export const hashOfPicture = ({ hash }: StoredName): string => hash.replace(SIZE, '');

/**
 * File systems take names of 255 bytes; the prefixes of sizes and the extension are added to these.
 * Strapi makes them of Latin letters, so that each character is a byte.
 */
const MAX_BYTES = 160;

/** The ten random hex digits that Strapi appends. */
const SUFFIX = /_[0-9a-f]{10}$/;

/** Shortens the name that Strapi gives to a stored file, its `hash`. Its random digits stay. */
export function shortenStoredName(hash: string): string {
  if (hash.length <= MAX_BYTES) return hash;
  const [suffix = ''] = SUFFIX.exec(hash) ?? [];
  return hash.slice(0, MAX_BYTES - suffix.length) + suffix;
}

/** Replaces the random digits. */
export const withNewSuffix = (hash: string): string =>
  shortenStoredName(`${hash.replace(SUFFIX, '')}_${randomBytes(5).toString('hex')}`);
