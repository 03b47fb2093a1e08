import type { LanguageCode } from '../languages.ts';
import { ar } from './messages/ar.ts';
import { ckb } from './messages/ckb.ts';
import { en } from './messages/en.ts';
import { fa } from './messages/fa.ts';
import { hi } from './messages/hi.ts';
import type { Messages } from './messages/messages.ts';
import { ru } from './messages/ru.ts';
import { tr } from './messages/tr.ts';
import { ur } from './messages/ur.ts';

/** The messages of each interface language, as a function of the product's name. */
export const catalogue: Record<LanguageCode, (brand: string) => Messages> = {
  en,
  ar,
  fa,
  tr,
  ur,
  ru,
  hi,
  ckb,
};
