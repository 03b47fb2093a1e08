import type { IconName } from './ui/icon/icon-name.ts';

/** Facts that a post's page may show. */
export type Fact =
  | 'when'
  | 'place'
  | 'price'
  | 'condition'
  | 'openingHours'
  | 'delivery'
  | 'contact'
  | 'languages'
  | 'organiser'
  | 'category'
  | 'community';

/** Facts that a card may show, as short as they can be. */
export type CardFact =
  | 'when'
  | 'place'
  | 'distance'
  | 'price'
  | 'openingHours'
  | 'languages'
  | 'posted'
  | 'readingTime'
  | 'checked'
  | 'answers';

/** What a visitor can do with a post at once, besides sharing it. */
export type Action = 'call' | 'whatsapp' | 'directions' | 'calendar' | 'answer';

/** Orders of a list: `pinned` is the contract's, sticky posts first, then the newest. */
export type Sort = 'pinned' | 'newest' | 'soonest' | 'latest' | 'cheapest' | 'dearest';

/** Questions that visitors ask most, one tap each. */
export type QuestionName =
  | 'weekend'
  | 'free'
  | 'family'
  | 'open'
  | 'speaks'
  | 'delivers'
  | 'under100'
  | 'recent'
  | 'together'
  | 'past';

/**
 * A ready question above a list; `query` is what it adds to the address of the list, with
 * `{language}` for the code of a language that visitors ask for.
 */
export type ReadyQuestion = { name: QuestionName; icon: IconName; query: string };

type KindRow = {
  /** The name in the content service's post_type. */
  typeName: string;
  /** First path segment of its list and of the canonical addresses of its posts. */
  segment: string;
  /** Other first segments under which posts may be requested. */
  aliases: readonly string[];
  icon: IconName;
  /** Facts on a card, in order: first what decides whether to open it. */
  cardFacts: readonly CardFact[];
  /** Facts in the line below the title of the post's page, in order. */
  gist: readonly Fact[];
  /** What the post's page offers, the most important first; four at most, as sharing is the fifth. */
  actions: readonly Action[];
  /** Facts on the post's page, in order. */
  pageFacts: readonly Fact[];
  /** Filters of its list, in the order of the fields: rows of `addresses/filters.ts`. */
  filters: readonly string[];
  /** Ready questions above its list; one is offered if there are posts that answer it. */
  questions: readonly ReadyQuestion[];
  /** Orders of its list; the first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  /** Whether there is a list of it by distance. */
  hasNear: boolean;
  /** Whether there is a map of it, where the operator has named tiles. */
  hasMap: boolean;
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
    cardFacts: ['readingTime', 'checked'],
    gist: [],
    actions: ['directions'],
    pageFacts: ['category', 'place', 'community'],
    filters: ['community', 'city', 'area', 'category'],
    questions: [],
    sorts: ['pinned'],
    hasNear: false,
    hasMap: false,
    schemaType: 'Article',
    isLongForm: true,
    whenUnchecked: 'stays',
  },
  business: {
    typeName: 'Business',
    segment: 'businesses',
    aliases: ['business'],
    icon: 'business',
    cardFacts: ['openingHours', 'place', 'distance', 'languages'],
    gist: ['openingHours', 'place'],
    actions: ['call', 'whatsapp', 'directions'],
    pageFacts: [
      'openingHours',
      'place',
      'delivery',
      'contact',
      'languages',
      'category',
      'community',
    ],
    filters: ['community', 'city', 'area', 'category', 'speaks', 'partner', 'open', 'delivers'],
    questions: [
      { name: 'open', icon: 'clock', query: 'open=1' },
      { name: 'speaks', icon: 'languages', query: 'speaks={language}' },
      { name: 'delivers', icon: 'home', query: 'delivers=1' },
    ],
    sorts: ['pinned'],
    hasNear: true,
    hasMap: true,
    schemaType: 'LocalBusiness',
    isLongForm: false,
    whenUnchecked: 'sinks',
  },
  event: {
    typeName: 'Event',
    segment: 'events',
    aliases: ['event'],
    icon: 'event',
    cardFacts: ['when', 'place', 'distance', 'price'],
    gist: ['when', 'place', 'price'],
    actions: ['calendar', 'directions', 'whatsapp', 'call'],
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
    filters: ['when', 'community', 'city', 'area', 'category', 'free'],
    questions: [
      { name: 'weekend', icon: 'event', query: 'when=weekend' },
      { name: 'free', icon: 'ticket', query: 'free=1' },
      { name: 'family', icon: 'people', query: 'category=family' },
      { name: 'past', icon: 'clock', query: 'when=past' },
    ],
    sorts: ['soonest'],
    hasNear: true,
    hasMap: true,
    schemaType: 'Event',
    isLongForm: false,
    whenUnchecked: 'stays',
  },
  activity: {
    typeName: 'Activity',
    segment: 'activities',
    aliases: ['activity'],
    icon: 'activity',
    cardFacts: ['when', 'place', 'price'],
    gist: ['when', 'place', 'price'],
    actions: ['calendar', 'directions', 'whatsapp', 'call'],
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
    filters: ['when', 'community', 'city', 'area', 'category', 'free'],
    questions: [
      { name: 'together', icon: 'group', query: 'category=together' },
      { name: 'weekend', icon: 'event', query: 'when=weekend' },
      { name: 'free', icon: 'ticket', query: 'free=1' },
      { name: 'past', icon: 'clock', query: 'when=past' },
    ],
    sorts: ['soonest'],
    hasNear: false,
    hasMap: true,
    schemaType: 'Event',
    isLongForm: false,
    whenUnchecked: 'stays',
  },
  marketplace: {
    typeName: 'Marketplace',
    segment: 'marketplace',
    aliases: [],
    icon: 'marketplace',
    cardFacts: ['price', 'place', 'posted'],
    gist: ['price', 'condition'],
    actions: ['whatsapp', 'call', 'directions'],
    pageFacts: ['price', 'condition', 'place', 'contact', 'category', 'community'],
    filters: ['community', 'city', 'area', 'category', 'min', 'max', 'free', 'recent'],
    questions: [
      { name: 'under100', icon: 'ticket', query: 'max=100' },
      { name: 'free', icon: 'marketplace', query: 'free=1' },
      { name: 'recent', icon: 'clock', query: 'recent=1' },
    ],
    sorts: ['pinned', 'cheapest', 'dearest'],
    hasNear: false,
    hasMap: true,
    schemaType: 'Product',
    isLongForm: false,
    whenUnchecked: 'ends',
  },
  forum: {
    typeName: 'Forum',
    segment: 'forum',
    aliases: [],
    icon: 'forum',
    cardFacts: ['answers', 'place'],
    gist: [],
    actions: ['answer', 'directions'],
    pageFacts: ['category', 'place', 'community'],
    filters: ['community', 'city', 'area', 'category'],
    questions: [],
    sorts: ['pinned'],
    hasNear: false,
    hasMap: false,
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

/** Whether there is a list of a kind by distance. */
export function hasNear(kind: Kind): boolean {
  return kinds[kind].hasNear;
}

/** Whether there is a map of a kind, where the operator has named tiles. */
export function hasMap(kind: Kind): boolean {
  return kinds[kind].hasMap;
}

/** The kind whose posts a directory of services has: places that people go to for something. */
export const serviceKind: Kind = 'business';

/** Whether posts of a kind can be official partners: their list and pages say how to become one. */
export function hasPartners(kind: Kind): boolean {
  const filters: readonly string[] = kinds[kind].filters;
  return filters.includes('partner');
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
