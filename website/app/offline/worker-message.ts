/** What a page asks the service worker to do. */
export type WorkerMessage = {
  /** Pages to keep by the name of their cache: paths of this site. */
  pages?: Partial<Record<string, string[]>>;
  /** Further files of these pages: pictures, and fonts that the browser has chosen. */
  files?: string[];
  /** Set to fetch the pages again even if they were kept within a day. */
  renews?: true;
  /** Set once pages were removed: drops the files that only they needed. */
  dropsUnusedFiles?: true;
};
