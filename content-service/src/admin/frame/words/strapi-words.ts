import { MAX_FILE_BYTES, MAX_MEGAPIXELS, MAX_MEGAPIXELS_OF } from 'post-rules/file-limit';
import { formatSize } from '../../pictures/format-size';
import { ar, type StrapiWords } from './ar';
import { fa } from './fa';
import { ar as arForms } from './forms/ar';
import { fa as faForms } from './forms/fa';
import { hi as hiForms } from './forms/hi';
import { ru as ruForms } from './forms/ru';
import { tr as trForms } from './forms/tr';
import { ur as urForms } from './forms/ur';
import { hi } from './hi';
import { ar as arLibrary, type MediaLibraryWords } from './media-library/ar';
import { fa as faLibrary } from './media-library/fa';
import { hi as hiLibrary } from './media-library/hi';
import { ru as ruLibrary } from './media-library/ru';
import { tr as trLibrary } from './media-library/tr';
import { ur as urLibrary } from './media-library/ur';
import { ru } from './ru';
import { fa as faSignIn } from './sign-in/fa';
import { ur as urSignIn } from './sign-in/ur';
import { tr } from './tr';
import { ur } from './ur';

/** Strapi's English is complete; it lacks what our panel does, and speaks to programmers. */
const en: Partial<StrapiWords & MediaLibraryWords> = {
  'HomePage.header.subtitle': 'Here you write and check posts',
  'app.session.ended.title': 'You are no longer signed in',
  'app.session.ended.unsaved':
    'What you typed in a post is kept in this browser. Sign in again, then put it back. Changes in other forms are lost.',
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'app.components.ToggleCheckbox.off-label': 'No',
  'components.Input.error.validation.regex':
    'This is not written as it has to be. See the example below the field.',
  'content-manager.form.Input.hint.text':
    '{max, select, 2147483647 {} other {{min, select, undefined {{max, select, undefined {} other {At most {max}}}} other {At least {min}{max, select, undefined {} other {, at most {max}}}}}{unit}{br}}}{description}',
  'upload.apiError.File is not a valid image':
    'This is not a picture, or it is damaged or has more than {megapixels} megapixels (WebP: {webp}, AVIF: {avif}). Open it on your device, save it as JPEG, smaller if need be, and upload that.',
  'upload.apiError.MIME type is not allowed':
    'The content of this file is of a type that cannot be uploaded here, such as HEIC. Save pictures as JPEG and documents as PDF, and upload those.',
  'upload.asset-details.replace.description':
    'Fields show the new file at once. Texts keep the former one until the new one is chosen there.',
  'upload.asset-details.delete.description':
    'It cannot be recovered. A file that is in use is not deleted.',
  'upload.list.bulk-actions.delete.error': 'Nothing was deleted. Please try again.',
  'upload.input.label': 'Drop pictures here, or choose them (up to {limit} each)',
  'upload.modal.upload-list.sub-header-subtitle':
    'You are asked to describe each picture before it is uploaded.',
};

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: { ...ar, ...arLibrary, ...arForms },
  en,
  fa: { ...fa, ...faLibrary, ...faForms, ...faSignIn },
  hi: { ...hi, ...hiLibrary, ...hiForms },
  ru: { ...ru, ...ruLibrary, ...ruForms },
  tr: { ...tr, ...trLibrary, ...trForms },
  ur: { ...ur, ...urLibrary, ...urForms, ...urSignIn },
};

const LIMITS = {
  megapixels: MAX_MEGAPIXELS,
  webp: MAX_MEGAPIXELS_OF.WebP,
  avif: MAX_MEGAPIXELS_OF.AVIF,
};

/** Texts that replace or complete Strapi's own, by language and id. */
export const strapiWords: Readonly<Record<string, Record<string, string>>> = Object.fromEntries(
  Object.entries(words).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, withLimits(text, language)])),
  ]),
);

function withLimits(text: string, language: string): string {
  const { format } = new Intl.NumberFormat(language);
  return Object.entries(LIMITS).reduce(
    (filled, [name, limit]) => filled.replace(`{${name}}`, format(limit)),
    text.replace('{limit}', formatSize(MAX_FILE_BYTES, language)),
  );
}
