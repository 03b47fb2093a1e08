/** What can be done with many posts at once. */
export type BulkChange = 'hide' | 'show' | 'category' | 'checked';

/** A post that was chosen in the list. */
export interface ChosenPost {
  documentId: string;
  title?: string | null;
}
