/** Types that browsers may display; all others, such as SVG and PDF, are downloaded. */
export const INLINE_TYPES = /^(image\/(avif|gif|jpeg|png|webp)|audio\/|video\/)/;

/** A file that is replaced gets another name. */
export const CACHE_CONTROL = 'public, max-age=31536000, immutable';
