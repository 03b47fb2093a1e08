/** In bytes. Enough for photos of phones; the content service refuses larger files. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** Enough for the largest cameras of phones, by default. */
export const MAX_MEGAPIXELS = 110;
