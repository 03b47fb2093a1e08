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

/** How a list may be ordered: `pinned` is the contract's order, sticky ones before the newest. */
export type Sort = 'pinned' | 'newest' | 'soonest' | 'latest' | 'cheapest' | 'dearest';

type KindRow = {
  /** The name in the content service's post_type. */
  typeName: string;
  /** First path segment of its list and of its posts' canonical addresses. */
  segment: string;
  /** Other first segments under which a post may be asked for. */
  aliases: readonly string[];
  icon: IconName;
  /** Facts on a card, in order. */
  cardFacts: readonly Fact[];
  /** Facts on the post's page, in order. */
  pageFacts: readonly Fact[];
  /** Filters of its list, in the order of the fields: rows of `addresses/filters.ts`. */
  filters: readonly string[];
  /** Orders that its list offers; the first holds where none is asked for. */
  sorts: readonly [Sort, ...Sort[]];
  schemaType: string;
  /** Its text is what one comes for: its page tells how long it takes to read, and lists its sections. */
  isLongForm: boolean;
};

/**
 * THE table of kinds of post. Routes, navigation, queries, cards, pages and tests read it;
 * a new kind is a row here, its messages and a fixture.
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
  },
} as const satisfies Record<string, KindRow>;

export type Kind = keyof typeof kinds;

/** A filter that some list offers besides the search; `addresses/filters.ts` must have its row. */
export type Filter = (typeof kinds)[Kind]['filters'][number];

export const kindNames = Object.keys(kinds) as Kind[];

/** Whether posts of a kind take place at a time: calendars take them, and lists look ahead. */
export function isTimed(kind: Kind): boolean {
  const facts: readonly Fact[] = kinds[kind].pageFacts;
  return facts.includes('when');
}

/** Every first path segment that belongs to a kind; the canonical one first. */
export function segmentsOf(kind: Kind): readonly string[] {
  return [kinds[kind].segment, ...kinds[kind].aliases];
}

/** The kind whose list or posts live under a first path segment, aliases included; null where none does. */
export function kindOfSegment(segment: string): Kind | null {
  return kindNames.find((kind) => segmentsOf(kind).includes(segment)) ?? null;
}

/** The kind behind the content service's type name, in any case; null where unknown. */
export function kindOfTypeName(typeName: string): Kind | null {
  const wanted = typeName.toLowerCase();
  return kindNames.find((kind) => kinds[kind].typeName.toLowerCase() === wanted) ?? null;
}
