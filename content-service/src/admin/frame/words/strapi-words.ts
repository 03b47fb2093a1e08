import { MAX_FILE_BYTES } from 'post-rules/file-limit';
import { formatSize } from '../../pictures/format-size';
import { ar, type StrapiWords } from './ar';
import { fa } from './fa';
import { hi } from './hi';
import { ar as arLibrary } from './media-library/ar';
import { fa as faLibrary } from './media-library/fa';
import { hi as hiLibrary } from './media-library/hi';
import { ru as ruLibrary } from './media-library/ru';
import { tr as trLibrary } from './media-library/tr';
import { ur as urLibrary } from './media-library/ur';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

/** Strapi's English is complete; it lacks what our panel does. */
const en: Partial<StrapiWords> = {
  'upload.input.label': 'Drop pictures here, or choose them (up to {limit} each)',
  'upload.modal.upload-list.sub-header-subtitle':
    'You are asked to describe each picture before it is uploaded.',
};

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: { ...ar, ...arLibrary },
  en,
  fa: { ...fa, ...faLibrary },
  hi: { ...hi, ...hiLibrary },
  ru: { ...ru, ...ruLibrary },
  tr: { ...tr, ...trLibrary },
  ur: { ...ur, ...urLibrary },
};

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
