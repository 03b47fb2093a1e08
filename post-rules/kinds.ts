/** What the page of a post shows besides its text, as `pageFacts` of the website's kinds. */
export interface ShownFacts {
  showsTime: boolean;
  showsPrice: boolean;
  showsContact: boolean;
  showsOpeningHours: boolean;
  showsDelivery: boolean;
  showsLanguages: boolean;
  showsOrganiser: boolean;
  showsCondition: boolean;
}

interface KindRow extends ShownFacts {
  /** First segments of the paths of its posts on the website. */
  segments: readonly string[];
  /** Whether a post without a start is of no use. */
  needsStart: boolean;
  /** Whether its posts are for readers of all languages. */
  isForEveryone: boolean;
  /** Whether strangers trade with each other. */
  isTrade: boolean;
  /** What happens to posts that nobody has checked for long: nothing, they are listed last, or they end. */
  whenUnchecked: 'stays' | 'sinks' | 'ends';
}

const FACTS = {
  needsStart: false,
  isForEveryone: false,
  isTrade: false,
  whenUnchecked: 'stays' as const,
  showsTime: false,
  showsPrice: false,
  showsContact: false,
  showsOpeningHours: false,
  showsDelivery: false,
  showsLanguages: false,
  showsOrganiser: false,
  showsCondition: false,
};

const MEETING = {
  showsTime: true,
  showsPrice: true,
  showsContact: true,
  showsLanguages: true,
  showsOrganiser: true,
};

/** What the rules and the form know of each kind, by its name in the content service. */
const kinds: Readonly<Record<string, KindRow>> = {
  Article: { ...FACTS, isForEveryone: true, segments: ['articles', 'article'] },
  Business: {
    ...FACTS,
    segments: ['businesses', 'business'],
    whenUnchecked: 'sinks',
    showsContact: true,
    showsOpeningHours: true,
    showsDelivery: true,
    showsLanguages: true,
  },
  Event: { ...FACTS, ...MEETING, segments: ['events', 'event'], needsStart: true },
  Activity: { ...FACTS, ...MEETING, segments: ['activities', 'activity'] },
  Marketplace: {
    ...FACTS,
    segments: ['marketplace'],
    isTrade: true,
    whenUnchecked: 'ends',
    showsPrice: true,
    showsContact: true,
    showsCondition: true,
  },
  Forum: { ...FACTS, segments: ['forum'] },
};

/** The names of the kinds in the content service. */
export const kindNames: readonly string[] = Object.keys(kinds);

const OTHER_KIND: KindRow = { ...FACTS, segments: [] };

/** The row of a kind; one without demands for a kind that the table lacks. */
export function kindRow(kind: { name: string } | null): KindRow {
  return kinds[kind?.name ?? ''] ?? OTHER_KIND;
}

/** Whether the table has a kind. An operator may have added others. */
export function isKnownKind({ name }: { name: string }): boolean {
  return Object.hasOwn(kinds, name);
}

/** First path segment of the canonical addresses of a kind's posts; undefined for an unknown kind. */
export function segmentOf(name: string): string | undefined {
  return kindRow({ name }).segments[0];
}

/** First path segments under which the website shows posts. */
export const postSegments: ReadonlySet<string> = new Set(
  Object.values(kinds).flatMap(({ segments }) => segments),
);
