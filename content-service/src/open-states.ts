/** States of a version that can still be edited, and become public. */
export const OPEN_STATES = ['autosaved', 'draft', 'in-review', 'scheduled'] as const;
