import type { Thing, WebPage } from 'schema-dts';
import { withOffset } from '../../i18n/with-offset.ts';
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

/** The structured data of a post and of its page; empty if a required field is missing. */
export function postStructuredData(source: StructuredDataSource): Thing[] {
  return [builders[kinds[source.post.kind].schemaType](source), checkedPage(source)].filter(
    (structuredData) => structuredData !== null,
  );
}

/** Only pages have a date of the last check, which is another than that of the last change. */
function checkedPage({ post, url, timeZone }: StructuredDataSource): WebPage | null {
  return (
    post.checkedAt && {
      '@type': 'WebPage',
      url,
      lastReviewed: withOffset(post.checkedAt, timeZone).slice(0, 'yyyy-mm-dd'.length),
    }
  );
}
