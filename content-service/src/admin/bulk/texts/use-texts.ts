import { useMemo } from 'react';
import { createIntl, useIntl } from 'react-intl';
import { type Catalogue, textsIn } from '../../texts/use-catalogue';
import { ar } from './ar';
import { en, type Texts } from './en';
import { fa } from './fa';
import { hi } from './hi';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

export const catalogue: Catalogue<Texts> = { en, ar, fa, hi, ru, tr, ur };

/** Arabic with Latin digits, as on the website. */
const LOCALES: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn' };

/** A text by its key, in the language of the panel. */
export type Say = (key: keyof Texts, values?: Record<string, string | number>) => string;

/** The texts of this folder in the language of the panel. */
export function useTexts(): { say: Say; language: string } {
  const { locale } = useIntl();
  return useMemo(() => ({ say: sayIn(locale), language: locale }), [locale]);
}

/** @param language of the panel; English without texts in it */
export function sayIn(language: string): Say {
  const known = language in catalogue ? language : 'en';
  const intl = createIntl({
    locale: LOCALES[known] ?? known,
    messages: { ...textsIn(catalogue, language) },
  });
  return (key, values) => intl.formatMessage({ id: key }, values);
}
