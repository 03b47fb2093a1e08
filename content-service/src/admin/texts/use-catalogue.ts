import { useIntl } from 'react-intl';

/** Texts of a part of the panel in its languages. */
export type Catalogue<Texts> = Readonly<Record<string, Texts>> & { readonly en: Texts };

/** The texts in a language; in English if there are none in it. */
export function textsIn<Texts>(catalogue: Catalogue<Texts>, language: string): Texts {
  return catalogue[language] ?? catalogue.en;
}

/**
 * The texts in the language of the panel. They load with the part that shows them; in the panel's own
 * catalogue they would load with its first page.
 */
export function useCatalogue<Texts>(catalogue: Catalogue<Texts>): Texts {
  return textsIn(catalogue, useIntl().locale);
}
