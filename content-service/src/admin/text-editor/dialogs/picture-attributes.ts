/** A picture of the media library, as far as a text needs it. */
export type PictureAsset = {
  url: string;
  width?: number | null;
  height?: number | null;
  alternativeText?: string | null;
  formats?: Record<string, { url: string; width: number; height: number } | undefined> | null;
};

export type PictureAttributes = {
  src: string;
  srcset: string | null;
  width: string | null;
  height: string | null;
};

/** Widest picture that browsers without `srcset` load. */
const FALLBACK_WIDTH = 1000;

/** Wider originals come straight from a camera, at several megabytes; the website shows none in cards either. */
const MAX_ORIGINAL_WIDTH = 2000;

/**
 * A picture's attributes in a text: its sizes, so that no reader loads the original of a camera.
 * @param origin of the content service, for addresses without one
 */
export function pictureAttributes(asset: PictureAsset, origin: string): PictureAttributes {
  const absolute = (address: string) => new URL(address, origin).href;
  // The thumbnail is too small for a text.
  const formats = Object.entries(asset.formats ?? {}).flatMap(([name, format]) =>
    format && name !== 'thumbnail' ? [format] : [],
  );
  const { url, width, height } = asset;
  const isUsable = width != null && height != null && (width <= MAX_ORIGINAL_WIDTH || !formats[0]);
  const files = [...formats, ...(isUsable ? [{ url, width, height }] : [])].sort(
    (one, other) => one.width - other.width,
  );
  const main = files.findLast((file) => file.width <= FALLBACK_WIDTH) ?? files[0];
  return {
    src: absolute(main?.url ?? url),
    srcset:
      files.length > 1
        ? files.map((file) => `${absolute(file.url)} ${file.width}w`).join(', ')
        : null,
    width: main ? String(main.width) : null,
    height: main ? String(main.height) : null,
  };
}
