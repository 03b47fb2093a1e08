import type { Kind } from '../kinds.ts';
import type { Direction } from '../languages.ts';

/** A description as the content service sent it. Only `sanitize.server.ts` turns it into SafeHtml. */
export type UntrustedHtml = string & { readonly untrusted: unique symbol };

/** HTML that passed the allow-list of `sanitize.server.ts` and may be put into a page as it is. */
export type SafeHtml = string & { readonly safe: unique symbol };

/** One stored size of a picture; `url` is absolute. */
export type PictureFile = { url: string; width: number; height: number };

/** A picture with the sizes that exist of it, narrowest first. */
export type Picture = {
  /** What to load where sizes are not understood: the medium format, else the original. */
  main: PictureFile;
  files: PictureFile[];
  alt: string;
  /** The colour that most of it has, `#rrggbb`, where the service tells. */
  colour?: string | undefined;
};

/** The smallest there is, for a flag or a face. */
export function narrowestFile({ files, main }: Picture): PictureFile {
  return files[0] ?? main;
}

/** Language and direction a post is written in. */
export type ContentLanguage = {
  code: string;
  nativeName: string;
  direction: Direction;
  /** Who writes and reads it, e.g. "Pakistani"; empty where unknown. */
  community: string;
  flag: Picture | null;
};

export type Place = { name: string; slug: string };

type City = Place & { country: string | null; timeZone: string | null };

export type Coordinates = { latitude: number; longitude: number };

export type ItemCondition = 'new' | 'like-new' | 'good' | 'used' | 'for-parts';

/** What a visitor needs to get in touch or to get there; every part may be missing. */
export type Information = {
  phone: string | null;
  whatsapp: string | null;
  email: string | null;
  website: string | null;
  address: string | null;
  landmark: string | null;
  /** OpenStreetMap opening-hours syntax. */
  openingHours: string | null;
  /** Codes of languages spoken. */
  languages: string[];
  condition: ItemCondition | null;
  organiser: string | null;
};

type Creator = { name: string; picture: Picture | null };

/** What a card shows of a post. */
export type PostSummary = {
  id: number;
  kind: Kind;
  title: string | null;
  slug: string | null;
  description: UntrustedHtml;
  createdAt: Date;
  updatedAt: Date | null;
  start: Date | null;
  end: Date | null;
  /** Price in `currency`; null where none is given, 0 where free. */
  price: number | null;
  currency: string | null;
  isPartner: boolean;
  isSticky: boolean;
  picture: Picture | null;
  creator: Creator | null;
  /** Null where the post does not say what it is written in. */
  contentLanguage: ContentLanguage | null;
  city: City | null;
  area: Place | null;
};

/** Everything known of one post. */
export type Post = PostSummary & {
  gallery: Picture[];
  information: Information | null;
  category: Place | null;
  coordinates: Coordinates | null;
  related: PostSummary | null;
};

/** A stretch of a list. `total` counts all posts that the query finds. */
export type PostPage<Listed = PostSummary> = { posts: Listed[]; total: number };
