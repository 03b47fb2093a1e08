import { warning } from '#problem';
import type { Rule } from '#rule';

/** Readers of other languages have a translation. */
export const checkTranslations: Rule = (_, { missingTranslations }) =>
  missingTranslations.length > 0
    ? [
        warning('translation-missing', 'nationality', {
          languages: missingTranslations.join(','),
          count: missingTranslations.length,
        }),
      ]
    : [];
