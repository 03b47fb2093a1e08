/** For so long posts of a deleted account are kept, hidden, before they are deleted for good. */
export const RETENTION_DAYS = 30;
