import { FILE_TYPES, MAX_FILE_BYTES } from 'post-rules/file-limit';

/** Why a file is not sent; also the key of the text that says so. */
export type Refusal = 'tooLarge' | 'empty' | 'heic' | 'otherType';

/**
 * Why a file would be refused, as far as the browser can tell.
 * @returns undefined if it may be sent: the service looks into files
 */
export function refusalOf({ name, size, type }: File): Refusal | undefined {
  if (size > MAX_FILE_BYTES) return 'tooLarge';
  if (size === 0) return 'empty';
  if (FILE_TYPES.includes(type)) return undefined;
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return 'heic';
  // Browsers know few types.
  return type === '' ? undefined : 'otherType';
}
