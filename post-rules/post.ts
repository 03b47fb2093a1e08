/** A picture as the content service stores it. */
export interface Picture {
  alternativeText: string | null;
  width: number | null;
  height: number | null;
}

export interface Position {
  latitude: number;
  longitude: number;
}

export interface Kind {
  id: number;
  /** Such as `Event`; see `kinds.ts`. */
  name: string;
}

/** A post with everything that the rules look at; named as in the API. */
export interface Post {
  id: number | null;
  /** Whether readers see it. */
  is_active: boolean | null;
  /** Whether it is pinned to the top of lists. */
  stick_top: boolean | null;
  /** The number of the post that it was translated from. */
  translated_from: number | null;
  title: string | null;
  /** The last part of the web address. */
  slug: string | null;
  /** HTML as the editor wrote it. */
  description: string | null;
  start: Date | null;
  end: Date | null;
  price: number | null;
  currency: string | null;
  post_type: Kind | null;
  nationality: { language_query: string } | null;
  city: { id: number; name: string; latitude: number | null; longitude: number | null } | null;
  area: { id: number; name: string; city: { id: number } | null } | null;
  post_category: { id: number; name: string; slug?: string | null; post_types: Kind[] } | null;
  picture: Picture | null;
  gallery: Picture[];
  information: {
    phone: string | null;
    whatsapp: string | null;
    email: string | null;
    opening_hours: string | null;
  } | null;
  map: Position | null;
  /** Where the facts of the text come from. */
  sources: { title: string | null; url: string | null }[];
}

/** A post that may be the same as another. */
export interface DuplicateCandidate {
  id: number;
  title: string | null;
}

/** What the rules need to know about other posts. */
export interface Context {
  /** Whether there is a post with this slug or, if it is a number, this id. */
  postExists: (slugOrId: string) => boolean;
  /** Posts of the same kind, community and city. */
  duplicateCandidates: readonly DuplicateCandidate[];
  /** Title of another post that has the slug; null if it is free. */
  titleAtSlug: string | null;
  /** Titles of the other posts that say the same, by the codes of their languages. */
  otherLanguages: ReadonlyMap<string, string>;
  /** Codes of the languages of the site that neither the post nor one of its translations is in. */
  missingLanguages: readonly string[];
  /** What of a text scams often say, as the rules of the editors name it. */
  suspiciousWords: (text: string) => readonly string[];
  /** The median price of the category in the currency of the post; null if too few are known. */
  usualPrice: number | null;
}
