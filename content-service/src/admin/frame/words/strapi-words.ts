import { MAX_FILE_BYTES } from 'post-rules/file-limit';
import { formatSize } from '../../pictures/format-size';
import { ar, type StrapiWords } from './ar';
import { fa } from './fa';
import { hi } from './hi';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

/** Strapi's English is complete; it lacks what our panel does. */
const en: Partial<StrapiWords> = {
  'upload.input.label': 'Drop pictures here, or choose them (up to {limit} each)',
  'upload.modal.upload-list.sub-header-subtitle':
    'You are asked to describe each picture before it is uploaded.',
};

const words: Readonly<Record<string, Partial<StrapiWords>>> = { ar, en, fa, hi, ru, tr, ur };

/** Texts that replace or complete Strapi's own, by language and id. */
export const strapiWords: Readonly<Record<string, Record<string, string>>> = Object.fromEntries(
  Object.entries(words).map(([language, texts]) => [
    language,
    Object.fromEntries(
      Object.entries(texts).map(([id, text]) => [
        id,
        text.replace('{limit}', formatSize(MAX_FILE_BYTES, language)),
      ]),
    ),
  ]),
);
