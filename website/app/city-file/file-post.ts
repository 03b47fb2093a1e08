import type { ContentLanguage, Picture, SafeHtml } from '../posts/post.ts';

/** A picture within the file itself. */
export type InlinePicture = { source: string; width: number; height: number; alt: string };

/** A post as the file shows it: every text is formatted in the language of the file. */
export type FilePost = {
  id: number;
  /** The end of its address on the site, as of `identifierOf`. */
  identifier: string;
  title: string;
  contentLanguage: ContentLanguage | null;
  /** All of the text of an article; of other kinds null. */
  html: SafeHtml | null;
  /** The beginning of the text; empty for an article. */
  excerpt: string;
  phone: string | null;
  whatsapp: string | null;
  website: string | null;
  /** Labels and values of further facts, in order. */
  facts: { label: string; value: string }[];
  /** When it was checked; null if never. */
  checked: string | null;
  /** What it could show, and what of it is in the file. */
  picture: Picture | null;
  inline: InlinePicture | null;
};
