import type { Kind } from '../kinds.ts';
import { type AddressablePost, identifierOf } from './links.ts';

/** Path of the page that invites businesses to become partners; their own pages lie below it. */
export const LANDING_PATH = '/business-landing';

/** The kind whose posts also have a landing page without the site's header and footer. */
export const landingKind: Kind = 'business';

/** The path of a post's landing page, without language prefix; null for kinds that have none. */
export function landingPath(post: AddressablePost): string | null {
  return post.kind === landingKind
    ? `${LANDING_PATH}/${encodeURIComponent(identifierOf(post))}`
    : null;
}
