/** What the server passes to the island. Texts have `{…}` where the script inserts something. */
export type SavedListProperties = {
  /** Titles of the kinds of posts, in their order, and of what a month costs. */
  kinds: Record<string, string>;
  /** Of dates, numbers and the order of titles, separated by spaces. */
  locales: string;
  /** Whether the operator lets browsers keep pages. */
  keepsPages: boolean;
  /** Paths of the pages that offer the kept ones. */
  entryPages: string[];
  labels: {
    all: string;
    savedOn: string;
    removed: string;
    available: string;
    spaceUsed: string;
    changed: string;
    gone: string;
    confirmRemoveAll: string;
    imported: string;
    invalid: string;
    received: string;
    notLoaded: string;
    failed: string;
  };
};
