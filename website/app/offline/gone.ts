/** Statuses of pages that are not there any more. */
export const GONE: readonly number[] = [404, 410];
