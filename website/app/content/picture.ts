import type { Picture, PictureFile } from '../posts/post.ts';
import { type ApiMedia, fileSchema } from './schema.ts';

/** Used if the service does not return a size: the aspect ratio of our own pictures. */
const defaultSize = { width: 1200, height: 750 };

/** Wider originals come straight from a camera, at several megabytes: never shown if there is a format. */
const MAX_ORIGINAL_WIDTH = 2000;

/**
 * A picture with absolute addresses. Its main file is the medium format, else the original.
 * @param mediaOrigin origin that relative addresses belong to, e.g. `https://media.example`
 */
export function toPicture(media: ApiMedia, mediaOrigin: string): Picture {
  const original = toFile(media, mediaOrigin);
  const formats = Object.entries(media.formats ?? {}).flatMap(([name, format]) => {
    const parsed = fileSchema.safeParse(format);
    return parsed.success ? [{ name, file: toFile(parsed.data, mediaOrigin) }] : [];
  });
  const medium = formats.find(({ name }) => name === 'medium')?.file;
  const isOversized = original.width > MAX_ORIGINAL_WIDTH && formats.length > 0;
  const files = [...formats.map(({ file }) => file), ...(isOversized ? [] : [original])];
  return {
    main: medium ?? original,
    files: files.sort((a, b) => a.width - b.width),
    alt: media.alternativeText ?? '',
    colour: media.colour ?? undefined,
    focalPoint: media.focalPoint ?? undefined,
  };
}

function toFile(
  file: { url: string; width?: number | null; height?: number | null },
  mediaOrigin: string,
): PictureFile {
  return {
    url: new URL(file.url, mediaOrigin).href,
    width: file.width ?? defaultSize.width,
    height: file.height ?? defaultSize.height,
  };
}
