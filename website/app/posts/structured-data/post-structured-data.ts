import type { Thing } from 'schema-dts';
import { type Kind, kinds } from '../../kinds.ts';
import { articleStructuredData } from './article.ts';
import { discussionStructuredData } from './discussion.ts';
import { eventStructuredData } from './event.ts';
import { localBusinessStructuredData } from './local-business.ts';
import { productStructuredData } from './product.ts';
import type { StructuredDataBuilder, StructuredDataSource } from './structured-data.ts';

/** The builder of each schema.org type that `kinds` names. */
const builders: Record<(typeof kinds)[Kind]['schemaType'], StructuredDataBuilder> = {
  Article: articleStructuredData,
  LocalBusiness: localBusinessStructuredData,
  Event: eventStructuredData,
  Product: productStructuredData,
  DiscussionForumPosting: discussionStructuredData,
};

/** The structured data of a post; empty if a required field is missing. */
export function postStructuredData(source: StructuredDataSource): Thing[] {
  return [builders[kinds[source.post.kind].schemaType](source)].filter(
    (structuredData) => structuredData !== null,
  );
}
