import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { ar } from './ar';
import { type DeskTexts, en, type TextKey } from './en';
import { fa } from './fa';
import { hi } from './hi';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

/** The texts of versions and of the desk in each language of the panel. */
export const catalogue: Readonly<Record<string, DeskTexts>> = { ar, en, fa, hi, ru, tr, ur };

/** The key of a text for react-intl. */
function deskTextKey(key: TextKey): string {
  return `desk.${key}`;
}

/**
 * The texts in each language of the panel, by their keys. Strapi looks for the name of the type by the
 * one in the schema.
 */
export const deskTranslations: Readonly<Record<string, Record<string, string>>> =
  Object.fromEntries(
    Object.entries(catalogue).map(([language, texts]) => [
      language,
      {
        Version: texts.history,
        ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [`desk.${key}`, text])),
      },
    ]),
  );

/** A text in the language of the panel. */
export type Say = (key: TextKey, values?: Record<string, string | number>) => string;

export function useSay(): Say {
  const { formatMessage } = useIntl();
  return useCallback(
    (key, values) => formatMessage({ id: deskTextKey(key) }, values),
    [formatMessage],
  );
}
