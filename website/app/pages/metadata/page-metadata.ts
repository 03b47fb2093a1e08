import type { Thing } from 'schema-dts';
import type { FeedPaths } from '../../addresses/feed.ts';
import type { Brand } from '../../brand/brand.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import type { LanguageCode } from '../../languages.ts';
import type { Picture } from '../../posts/post.ts';

/** What a page says about itself in its head. */
export type PageMetadata = {
  /** Without the product's name, which is appended; empty if the name alone is the title. */
  title: string;
  description: string;
  /** What belongs to the canonical address besides the path, e.g. `?page=2`. */
  query?: string;
  /** The path in each language, where it is not the same; null without pages in other languages. */
  pathIn?: ((language: LanguageCode) => string) | null;
  /** The language of the canonical address, if it is not that of the page. */
  canonicalLanguage?: LanguageCode;
  /** Shown with a shared link; by default the site's own picture. */
  picture?: Picture | null;
  /** When a post was published and last changed: local time at its place, with offset. */
  dates?: { published: string; modified: string | null };
  /** Feeds and calendars of what the page shows. */
  feeds?: readonly ({ title: string } & FeedPaths)[];
  /** The same in other formats, for programs: media types and paths without language prefix. */
  otherFormats?: readonly { type: string; path: string }[];
  /** Whether other sites can ask how to show it. */
  oembed?: boolean;
  structuredData?: Thing[];
  /** Whether search engines are told not to index the page. */
  noindex?: boolean;
};

/** What a page's metadata is made from, besides the data of its loader. */
export type MetadataContext = {
  brand: Brand;
  publicUrl: string;
  messages: Messages;
  language: LanguageCode;
  /** BCP 47 tag for dates and numbers. */
  locale: string;
  path: string;
  /** Adds the prefix of the page's language to a path. */
  link: (path: string) => string;
  /** The page's full address without query. */
  url: string;
};
