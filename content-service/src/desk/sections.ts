import type { Section } from './section';
import { fromBusinesses, inReview } from './sections/in-review';
import { messages, reports } from './sections/inbox';
import { links } from './sections/links';
import { pictures } from './sections/pictures';
import { searches } from './sections/searches';
import { toCheck } from './sections/to-check';
import { translations } from './sections/translations';
import { withoutPlace } from './sections/without-place';

/**
 * The sections of the panel's first page, in its order. A new one is a row here, its words in
 * `src/admin/today/texts`, and its line and buttons in `src/admin/today/lines`.
 */
export const SECTIONS: readonly Section[] = [
  toCheck,
  reports,
  fromBusinesses,
  inReview,
  messages,
  links,
  translations,
  pictures,
  withoutPlace,
  searches,
];
