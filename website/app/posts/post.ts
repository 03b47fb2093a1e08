import type { Kind } from '../kinds.ts';
import type { Direction } from '../languages.ts';
import type { Named } from './names.ts';

/** A description as the content service sent it. Only `sanitize.server.ts` turns it into SafeHtml. */
export type UntrustedHtml = string & { readonly untrusted: unique symbol };

/** HTML that passed the allow-list of `sanitize.server.ts` and may be put into a page as it is. */
export type SafeHtml = string & { readonly safe: unique symbol };

/** One stored size of a picture; `url` is absolute. */
export type PictureFile = { url: string; width: number; height: number };

/** A picture in its available sizes, narrowest first. */
export type Picture = {
  /** For browsers without `srcset`: the medium format, else the original. */
  main: PictureFile;
  files: PictureFile[];
  alt: string;
  /** The dominant colour, `#rrggbb`, if the service returns it. */
  colour?: string | undefined;
  /** What must stay visible when it is cropped, in percent from its top left corner; the middle by default. */
  focalPoint?: { x: number; y: number } | undefined;
};

/** The smallest file, for a flag or an avatar. */
export function narrowestFile({ files, main }: Picture): PictureFile {
  return files[0] ?? main;
}

/** The language and direction of a post. */
export type ContentLanguage = {
  code: string;
  nativeName: string;
  direction: Direction;
  /** The community that uses it, e.g. "Pakistani"; null if unknown. */
  community: Named | null;
  flag: Picture | null;
};

export type Place = Named & { slug: string };

type City = Place & {
  country: Named | null;
  /** ISO 3166-1; null if it is unknown. */
  countryCode: string | null;
  timeZone: string | null;
};

export type Coordinates = { latitude: number; longitude: number };

export type ItemCondition = 'new' | 'like-new' | 'good' | 'used' | 'for-parts';

/** Contact details and other information; every part may be missing. */
export type Information = {
  phone: string | null;
  whatsapp: string | null;
  email: string | null;
  website: string | null;
  address: string | null;
  landmark: string | null;
  /** OpenStreetMap opening-hours syntax. */
  openingHours: string | null;
  /** Whether it brings orders to homes; an addition of our content service. */
  delivers: boolean;
  /** Codes of the languages spoken. */
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
  /** When an editor last found it to be correct, and when the next check is due; both additions. */
  checkedAt: Date | null;
  checkDueAt: Date | null;
  /** When its business or organiser last found it to be correct; an addition, only of single posts. */
  confirmedAt: Date | null;
  /** When it ends unless it is checked before; null for most kinds. An addition, too. */
  expiresAt: Date | null;
  /** Whether its contact is left out because readers have reported it. */
  isContactHidden: boolean;
  /** When a mistake in it was last corrected; an addition. */
  correctedAt: Date | null;
  /** Why readers of an offer should be careful, if the content service says so. */
  caution: 'payment' | 'price' | null;
  start: Date | null;
  end: Date | null;
  /** Price in `currency`; null if there is none, 0 if free. */
  price: number | null;
  currency: string | null;
  isPartner: boolean;
  isSticky: boolean;
  picture: Picture | null;
  creator: Creator | null;
  /** Null if the language is unknown. */
  contentLanguage: ContentLanguage | null;
  city: City | null;
  area: Place | null;
  /** In lists only the parts that cards show. */
  information: Information | null;
  /** Null if the service does not tell; an addition. */
  answerCount: number | null;
};

/** An answer to a question of the forum. */
export type Answer = {
  /** Null without a name. */
  author: string | null;
  /** Null if it is unknown. */
  date: Date | null;
  /** HTML or plain text. */
  text: UntrustedHtml;
};

/** The address of a post that says the same in another language. */
export type Translation = Pick<PostSummary, 'id' | 'kind' | 'title' | 'slug'> & {
  contentLanguage: ContentLanguage;
  /** Whether it is the original. */
  isSource: boolean;
};

/**
 * A machine translation into the language of the page, which the content service makes for visitors:
 * it can be asked for; it is shown; it was asked for and is being made; it cannot be made at present.
 */
export type MachineTranslation = 'offered' | 'shown' | 'pending' | 'unavailable';

/** How a post is related to those that say the same in other languages. */
export type TranslationState = {
  /** Whether it is itself an original, or in no other language. */
  isSource: boolean;
  isMachineTranslated: boolean;
  /** Whether the original has changed since it was translated. */
  isOutdated: boolean;
  /** Null without any. */
  machineTranslation: MachineTranslation | null;
  translations: Translation[];
};

/** Where facts come from: a page, a document, an office. */
export type Source = {
  title: string;
  /** A web address with http or https. */
  url: string | null;
  /** Such as `2026-05-12`. */
  date: string | null;
};

/** A complete post. */
export type Post = PostSummary & {
  translation: TranslationState;
  gallery: Picture[];
  category: Place | null;
  coordinates: Coordinates | null;
  /** Where the facts of its text come from; an addition. */
  sources: Source[];
  related: PostSummary | null;
  answers: Answer[];
};

/** Part of a list. `total` counts all posts that match the query. */
export type PostPage<Listed = PostSummary> = { posts: Listed[]; total: number };
