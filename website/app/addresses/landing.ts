import type { Kind } from '../kinds.ts';
import { type AddressablePost, identifierOf } from './links.ts';

/** The kind whose posts also have a landing page without the site's header and footer. */
const landingKind: Kind = 'business';

/** The path of a post's landing page, without language prefix; null for kinds that have none. */
export function landingPath(post: AddressablePost): string | null {
  return post.kind === landingKind
    ? `/business-landing/${encodeURIComponent(identifierOf(post))}`
    : null;
}
