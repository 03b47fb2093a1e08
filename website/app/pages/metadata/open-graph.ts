import type { MetaDescriptor } from 'react-router';
import { type LanguageCode, languages } from '../../languages.ts';
import type { Picture } from '../../posts/post.ts';
import type { MetadataContext, PageMetadata } from './page-metadata.ts';

/** Drawn by scripts/icons.ts: the mark on the pattern, without text. */
const defaultPicture = { path: '/icons/share.png', width: 1200, height: 630 };

/**
 * What a shared link to a page shows (https://ogp.me).
 * @param url the page's canonical address
 */
export function openGraphDescriptors(
  { title, description, picture = null, dates }: PageMetadata,
  { brand, language, publicUrl }: MetadataContext,
  url: string,
): MetaDescriptor[] {
  return [
    { property: 'og:url', content: url },
    { property: 'og:type', content: dates ? 'article' : 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: openGraphLocale(language) },
    { property: 'og:title', content: title || brand.tagline },
    { property: 'og:description', content: description },
    ...(dates ? dateDescriptors(dates) : []),
    ...pictureDescriptors(picture, publicUrl),
  ];
}

function openGraphLocale(language: LanguageCode): string {
  return languages[language].locale.replace('-', '_');
}

function dateDescriptors({
  published,
  modified,
}: NonNullable<PageMetadata['dates']>): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: published },
    ...(modified ? [{ property: 'article:modified_time', content: modified }] : []),
  ];
}

/** The picture in its largest size, or the site's own; with a full URL, since other sites load it. */
function pictureDescriptors(picture: Picture | null, publicUrl: string): MetaDescriptor[] {
  const file = picture?.files.at(-1) ?? picture?.main;
  const { url, width, height } = file ?? {
    ...defaultPicture,
    url: new URL(defaultPicture.path, publicUrl).href,
  };
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    ...(picture?.alt ? [{ property: 'og:image:alt', content: picture.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
