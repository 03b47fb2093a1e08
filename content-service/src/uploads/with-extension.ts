import { FILE_TYPES } from 'post-rules/file-limit';

/** `.jpg` is shorter than the type it stands for; all others are named like theirs. */
const EXTENSIONS = ['jpg', ...FILE_TYPES.map(subtypeOf)];

/** A file of a form, as Strapi passes it on. */
export interface SentFile {
  originalFilename?: string | null;
  /** Found in its bytes. */
  detectedMimeType?: string;
  mimetype?: string | null;
}

/**
 * The name of a file, with the extension of its type unless it ends with one. Strapi takes what is after
 * the last point for one, as in `menu.2026-11-28 12.30` or `front.jpg (1)`: it would become part of the
 * address, where `#` and spaces lead elsewhere, and decide which type the file is served with.
 */
export function withExtension({ originalFilename, detectedMimeType, mimetype }: SentFile): string {
  const name = originalFilename ?? '';
  const type = detectedMimeType ?? mimetype ?? '';
  const isNamed = EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  return isNamed || !FILE_TYPES.includes(type) ? name : `${name.trim()}.${subtypeOf(type)}`;
}

function subtypeOf(type: string): string {
  return type.slice(type.indexOf('/') + 1);
}
