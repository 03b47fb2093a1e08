import type { IconName } from '../ui/icon/icon-name.ts';

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
  schemaType: string;
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
    schemaType: 'Article',
  },
  business: {
    typeName: 'Business',
    segment: 'businesses',
    aliases: ['business'],
    icon: 'business',
    cardFacts: ['place'],
    pageFacts: ['openingHours', 'place', 'contact', 'languages', 'category', 'community'],
    schemaType: 'LocalBusiness',
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
    schemaType: 'Event',
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
    schemaType: 'Event',
  },
  marketplace: {
    typeName: 'Marketplace',
    segment: 'marketplace',
    aliases: [],
    icon: 'marketplace',
    cardFacts: ['place', 'price'],
    pageFacts: ['price', 'condition', 'place', 'contact', 'category', 'community'],
    schemaType: 'Product',
  },
  forum: {
    typeName: 'Forum',
    segment: 'forum',
    aliases: [],
    icon: 'forum',
    cardFacts: [],
    pageFacts: ['category', 'place', 'community'],
    schemaType: 'DiscussionForumPosting',
  },
} as const satisfies Record<string, KindRow>;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];

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
