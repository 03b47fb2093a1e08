/** A number; null if it is above 0 and too small to be shown. */
type ShownCount = number | null;

/** How often posts were read on the days of a step. */
export interface Step {
  /** The first day, such as `2026-11-01`. */
  day: string;
  reads: ShownCount;
}

interface CountedPost {
  documentId: string;
  title: string | null;
}

/** What `GET /desk/statistics` answers. */
export interface Statistics {
  since: string;
  until: string;
  daysPerStep: number;
  /** Whether reads are counted at all. */
  isCounting: boolean;
  reads: {
    total: ShownCount;
    steps: Step[];
    /** The most read ones. */
    posts: (CountedPost & { reads: number })[];
    /** Reads of all other posts. */
    others: ShownCount;
  };
  /** By language of the page. */
  languages: { language: string; reads: ShownCount }[];
  /** Null with a language: answers and searches are counted without one. */
  helpful: (CountedPost & { yes: number; no: number })[] | null;
  searches: { query: string; searches: number; unanswered: number }[] | null;
}

/** The periods that can be chosen, in days. */
export const PERIODS = ['7', '30', '365'] as const;
export type PeriodDays = (typeof PERIODS)[number];

export const DEFAULT_PERIOD: PeriodDays = '30';
