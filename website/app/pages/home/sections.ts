import type { Kind } from '../../kinds.ts';

/** The sections of the home page from top to bottom. */
export const sections: readonly { kind: Kind; upcoming?: boolean }[] = [
  { kind: 'article' },
  { kind: 'business' },
  { kind: 'event', upcoming: true },
  { kind: 'marketplace' },
];

/** The kinds that have a section. */
export const sectionKinds = sections.map(({ kind }) => kind);

/** The id of the heading of a kind's section. */
export const sectionId = (kind: Kind) => `latest-${kind}`;
