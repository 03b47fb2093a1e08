import type { IconName } from './ui/icon/icon-name.ts';

/** Facts that a card or a page may show of a post. */
export type Fact =
  | 'when'
  | 'place'
  | 'price'
  | 'condition'
  | 'openingHours'
  | 'contact'
  | 'languages'
  | 'organiser'
  | 'category'
  | 'community';

/** Orders of a list: `pinned` is the contract's, sticky posts first, then the newest. */
export type Sort = 'pinned' | 'newest' | 'soonest' | 'latest' | 'cheapest' | 'dearest';

type KindRow = {
  /** The name in the content service's post_type. */
  typeName: string;
  /** First path segment of its list and of the canonical addresses of its posts. */
  segment: string;
  /** Other first segments under which posts may be requested. */
  aliases: readonly string[];
  icon: IconName;
  /** Facts on a card, in order. */
  cardFacts: readonly Fact[];
  /** Facts on the post's page, in order. */
  pageFacts: readonly Fact[];
  /** Filters of its list, in the order of the fields: rows of `addresses/filters.ts`. */
  filters: readonly string[];
  /** Orders of its list; the first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  schemaType: string;
  /** Whether its text is long: the page shows the reading time and a table of contents. */
  isLongForm: boolean;
  /** What happens to posts that nobody has checked for long: nothing, they are listed last, or they end. */
  whenUnchecked: 'stays' | 'sinks' | 'ends';
};

/**
 * The table of kinds of post, used by routes, navigation, queries, cards, pages and tests. What else
 * a new kind needs is listed in CONTRIBUTING.md, "Adding a kind of post".
 */
export const kinds = {
  article: {
    typeName: 'Article',
    segment: 'articles',
    aliases: ['article'],
    icon: 'article',
    cardFacts: [],
    pageFacts: ['category', 'place', 'community'],
    filters: ['community', 'city', 'area', 'category'],
    sorts: ['pinned'],
    schemaType: 'Article',
    isLongForm: true,
    whenUnchecked: 'stays',
  },
  business: {
    typeName: 'Business',
    segment: 'businesses',
    aliases: ['business'],
    icon: 'business',
    cardFacts: ['place'],
    pageFacts: ['openingHours', 'place', 'contact', 'languages', 'category', 'community'],
    filters: ['community', 'city', 'area', 'category', 'partner', 'open'],
    sorts: ['pinned'],
    schemaType: 'LocalBusiness',
    isLongForm: false,
    whenUnchecked: 'sinks',
  },
  event: {
    typeName: 'Event',
    segment: 'events',
    aliases: ['event'],
    icon: 'event',
    cardFacts: ['when'],
    pageFacts: [
      'when',
      'place',
      'price',
      'organiser',
      'contact',
      'languages',
      'category',
      'community',
    ],
    filters: ['when', 'community', 'city', 'area', 'category'],
    sorts: ['soonest'],
    schemaType: 'Event',
    isLongForm: false,
    whenUnchecked: 'stays',
  },
  activity: {
    typeName: 'Activity',
    segment: 'activities',
    aliases: ['activity'],
    icon: 'activity',
    cardFacts: ['when'],
    pageFacts: [
      'when',
      'place',
      'price',
      'organiser',
      'contact',
      'languages',
      'category',
      'community',
    ],
    filters: ['when', 'community', 'city', 'area', 'category'],
    sorts: ['soonest'],
    schemaType: 'Event',
    isLongForm: false,
    whenUnchecked: 'stays',
  },
  marketplace: {
    typeName: 'Marketplace',
    segment: 'marketplace',
    aliases: [],
    icon: 'marketplace',
    cardFacts: ['place', 'price'],
    pageFacts: ['price', 'condition', 'place', 'contact', 'category', 'community'],
    filters: ['community', 'city', 'area', 'category', 'min', 'max'],
    sorts: ['pinned', 'cheapest', 'dearest'],
    schemaType: 'Product',
    isLongForm: false,
    whenUnchecked: 'ends',
  },
  forum: {
    typeName: 'Forum',
    segment: 'forum',
    aliases: [],
    icon: 'forum',
    cardFacts: [],
    pageFacts: ['category', 'place', 'community'],
    filters: ['community', 'city', 'area', 'category'],
    sorts: ['pinned'],
    schemaType: 'DiscussionForumPosting',
    isLongForm: false,
    whenUnchecked: 'stays',
  },
} as const satisfies Record<string, KindRow>;

export type Kind = keyof typeof kinds;

/** A filter that some list offers besides the search; `addresses/filters.ts` must have its row. */
export type Filter = (typeof kinds)[Kind]['filters'][number];

export const kindNames = Object.keys(kinds) as Kind[];

/** Whether posts of a kind have a time: they appear in calendars, and lists show upcoming ones. */
export function isTimed(kind: Kind): boolean {
  const facts: readonly Fact[] = kinds[kind].pageFacts;
  return facts.includes('when');
}

/** All first path segments of a kind, the canonical one first. */
export function segmentsOf(kind: Kind): readonly string[] {
  return [kinds[kind].segment, ...kinds[kind].aliases];
}

/** The kind of a first path segment, aliases included; null if there is none. */
export function kindOfSegment(segment: string): Kind | null {
  return kindNames.find((kind) => segmentsOf(kind).includes(segment)) ?? null;
}

/** The kind of a type name of the content service, in any case; null if unknown. */
export function kindOfTypeName(typeName: string): Kind | null {
  const wanted = typeName.toLowerCase();
  return kindNames.find((kind) => kinds[kind].typeName.toLowerCase() === wanted) ?? null;
}
