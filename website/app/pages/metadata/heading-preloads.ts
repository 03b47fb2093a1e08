import type { MetaDescriptor } from 'react-router';
import { languages, scriptOf } from '../../languages.ts';
import { fontFilesFor, fontFilesOfPages, preloadLink } from '../../styles/heading-font.ts';
import type { MetadataContext, PageMetadata } from './page-metadata.ts';

/** The font files of a page's h1 that root.tsx does not preload for every page. */
export function headingPreloads(
  { text, contentLanguage }: NonNullable<PageMetadata['heading']>,
  { messages, language }: MetadataContext,
): MetaDescriptor[] {
  const pageScript = languages[language].script;
  const pageFiles = fontFilesOfPages(messages, pageScript);
  return fontFilesFor(text, contentLanguage ? scriptOf(contentLanguage.code) : pageScript)
    .filter((file) => !pageFiles.includes(file))
    .map((file) => ({ tagName: 'link', ...preloadLink(file) }));
}
