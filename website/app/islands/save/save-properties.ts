import type { PostToSave } from '../../offline/saved-posts.ts';

/** What the server passes to the island. */
export type SaveProperties = {
  post: PostToSave;
  /** Whether the operator lets browsers keep pages. */
  keepsPages: boolean;
  /** Whether the page is kept as well if it is only read. */
  keepsWhatIsRead: boolean;
  /** Paths of the pages that offer the kept ones. */
  entryPages: string[];
  /** Path of the page of the post's city, with emergency numbers; kept with a saved post. */
  cityPage: string | null;
  labels: {
    save: string;
    saved: string;
    /** Said to screen readers. */
    added: string;
    removed: string;
    /** If the list is full or the browser stores nothing. */
    failed: string;
  };
};
