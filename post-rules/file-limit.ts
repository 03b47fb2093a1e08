/** In bytes. Enough for photos of phones; the content service refuses larger files. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** Enough for the largest cameras of phones, by default. */
export const MAX_MEGAPIXELS = 110;

/** Of formats that take more memory to decode than JPEG and PNG (WebP 9, AVIF 20 bytes for each pixel). */
export const MAX_MEGAPIXELS_OF = { WebP: 50, AVIF: 16 } as const;

/**
 * Media types of the files that can be uploaded: formats that browsers display, and that the content
 * service can resize. HEIC is not among them: phones send JPEG instead if HEIC is not accepted.
 */
export const FILE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'application/pdf',
];
