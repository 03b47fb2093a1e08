interface KindRow {
  /** First segments of the paths of its posts on the website. */
  segments: readonly string[];
  /** Whether a post without a start is of no use. */
  needsStart: boolean;
  /** Whether its page shows a price, and how to reach somebody. */
  showsPrice: boolean;
  showsContact: boolean;
}

const FACTS = { needsStart: false, showsPrice: false, showsContact: false };

/** What the rules know of each kind, by its name in the content service. */
const kinds: Readonly<Record<string, KindRow>> = {
  Article: { ...FACTS, segments: ['articles', 'article'] },
  Business: { ...FACTS, segments: ['businesses', 'business'], showsContact: true },
  Event: { segments: ['events', 'event'], needsStart: true, showsPrice: true, showsContact: true },
  Activity: {
    ...FACTS,
    segments: ['activities', 'activity'],
    showsPrice: true,
    showsContact: true,
  },
  Marketplace: { ...FACTS, segments: ['marketplace'], showsPrice: true, showsContact: true },
  Forum: { ...FACTS, segments: ['forum'] },
};

const OTHER_KIND: KindRow = { ...FACTS, segments: [] };

/** The row of a kind; one without demands for a kind that the table lacks. */
export function kindRow(kind: { name: string } | null): KindRow {
  return kinds[kind?.name ?? ''] ?? OTHER_KIND;
}

/** First path segments under which the website shows posts. */
export const postSegments: ReadonlySet<string> = new Set(
  Object.values(kinds).flatMap(({ segments }) => segments),
);
