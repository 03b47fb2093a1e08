/** What can be wrong with a post, in the order in which it is offered; the content service knows the same. */
export const reportReasons = [
  'closed',
  'moved',
  'wrong-number',
  'wrong-price',
  'outdated',
  'scam',
  'rude',
  'other',
] as const;

export type ReportReason = (typeof reportReasons)[number];
