import { ar } from './ar.ts';
import { ckb } from './ckb.ts';
import { en } from './en.ts';
import { fa } from './fa.ts';
import { hi } from './hi.ts';
import type { LanguageFormats } from './language-format.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { ur } from './ur.ts';

const formats: Record<string, LanguageFormats> = { ar, ckb, en, fa, hi, ru, tr, ur };

const none: LanguageFormats = {};

/** The formats of a language; nothing for a language that Intl formats well. @param locale BCP 47 tag */
export function formatsOf(locale: string): LanguageFormats {
  const language = locale.split('-', 1)[0] ?? '';
  return Object.hasOwn(formats, language) ? (formats[language] ?? none) : none;
}
