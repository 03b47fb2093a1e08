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
  title: string | null;
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
  post_category: { id: number; name: string; post_types: Kind[] } | null;
  picture: Picture | null;
  gallery: Picture[];
  information: {
    phone: string | null;
    whatsapp: string | null;
    email: string | null;
    opening_hours: string | null;
  } | null;
  map: Position | null;
}

/** A post that may be the same as another. */
export interface TwinCandidate {
  id: number;
  title: string | null;
}

/** What the rules need to know about other posts. */
export interface Context {
  /** Whether there is a post with this slug or, if it is a number, this id. */
  postExists: (slugOrId: string) => boolean;
  /** Posts of the same kind, community and city. */
  twinCandidates: readonly TwinCandidate[];
}
