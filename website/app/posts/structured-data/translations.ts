import type { StructuredDataSource } from './structured-data.ts';

/** The original of a work, or else its translations (https://schema.org/translationOfWork). */
export function translationsOf<Type extends string>(
  type: Type,
  { translations = [] }: Pick<StructuredDataSource, 'translations'>,
) {
  const works = translations.map(({ isSource, ...work }) => ({
    isSource,
    work: { '@type': type, ...work },
  }));
  const original = works.find(({ isSource }) => isSource)?.work;
  if (original) return { translationOfWork: original };
  return works.length > 0 ? { workTranslation: works.map(({ work }) => work) } : {};
}
