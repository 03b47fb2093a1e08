import type { Thing } from 'schema-dts';
import { type Kind, kinds } from '../../kinds.ts';
import { articleClaim } from './article.ts';
import type { Claim, ClaimSource } from './claim.ts';
import { discussionClaim } from './discussion.ts';
import { eventClaim } from './event.ts';
import { localBusinessClaim } from './local-business.ts';
import { productClaim } from './product.ts';

/** How each type that `kinds` names is claimed. */
const claimTable: Record<(typeof kinds)[Kind]['schemaType'], Claim> = {
  Article: articleClaim,
  LocalBusiness: localBusinessClaim,
  Event: eventClaim,
  Product: productClaim,
  DiscussionForumPosting: discussionClaim,
};

/** What search engines are told about a post: one claim, or none where it lacks what that needs. */
export function postClaims(source: ClaimSource): Thing[] {
  return [claimTable[kinds[source.post.kind].schemaType](source)].filter((claim) => claim !== null);
}
