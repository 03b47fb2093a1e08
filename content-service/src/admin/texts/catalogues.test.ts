import { describe, expect, test } from 'vitest';
import { catalogue as prices } from '../costs/table/texts/use-texts';
import { catalogue as statistics } from '../statistics/texts/use-texts';
import { catalogue as translations } from '../translations/texts/use-texts';
import type { Catalogue } from './use-catalogue';

const catalogues: Record<string, Catalogue<Readonly<Record<string, string>>>> = {
  prices,
  statistics,
  translations,
};

const namesIn = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe.each(Object.entries(catalogues))('%s', (_, catalogue) => {
  const english = Object.entries(catalogue.en);
  const languages = Object.entries(catalogue);

  test.each(languages)('%s has the placeholders of English', (_language, texts) => {
    for (const [key, text] of english) {
      expect([key, namesIn(texts[key] ?? '')]).toEqual([key, namesIn(text)]);
    }
  });

  test.each(languages.filter(([language]) => language !== 'en'))(
    '%s is translated',
    (_language, texts) => {
      expect(english.filter(([key, text]) => texts[key] === text)).toEqual([]);
    },
  );
});
