/** What can be done with many posts at once. */
export type BulkChange = 'hide' | 'show' | 'category' | 'checked';
