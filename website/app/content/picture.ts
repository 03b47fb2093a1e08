import type { Picture, PictureFile } from '../posts/post.ts';
import { type AnsweredMedia, fileSchema } from './schema.ts';

/** Size to assume where the service does not say: the shape of our own pictures. */
const assumed = { width: 1200, height: 750 };

/**
 * A picture with absolute addresses. Its main file is the medium format, else the original.
 * @param mediaOrigin origin that relative addresses belong to, e.g. `https://media.example`
 */
export function toPicture(media: AnsweredMedia, mediaOrigin: string): Picture {
  const original = toFile(media, mediaOrigin);
  const formats = Object.entries(media.formats ?? {}).flatMap(([name, format]) => {
    const parsed = fileSchema.safeParse(format);
    return parsed.success ? [{ name, file: toFile(parsed.data, mediaOrigin) }] : [];
  });
  const medium = formats.find(({ name }) => name === 'medium')?.file;
  const files = [...formats.map(({ file }) => file), original].sort((a, b) => a.width - b.width);
  return { main: medium ?? original, files, alt: media.alternativeText ?? '' };
}

function toFile(
  file: { url: string; width?: number | null; height?: number | null },
  mediaOrigin: string,
): PictureFile {
  return {
    url: new URL(file.url, mediaOrigin).href,
    width: file.width ?? assumed.width,
    height: file.height ?? assumed.height,
  };
}
