import { readAddress } from '../addresses/address.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { listDirectory } from '../content/posts.server.ts';
import { messagesFor } from '../i18n/language.ts';
import { serviceKind } from '../kinds.ts';
import type { Route } from './+types/hsds-list';
import { openJson } from './hsds/open-json.server.ts';
import { pageOf, pageRequestOf } from './hsds/page.ts';
import { resources } from './hsds/resources.server.ts';
import { toResourceOutcome } from './resource-outcome.ts';
import { notFoundResponse } from './response.ts';

/** A page of the directory: of several translations of a business the one in the language of the address. */
export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const { language } = readAddress(pathname);
  const resource = resources[params.list];
  const requested = pageRequestOf(searchParams);
  if (!resource || !requested) return notFoundResponse();
  const { page, size, isFull } = requested;
  const messages = messagesFor(language, brandIn(readBrand(), language).name);
  const context = { language, messages, now: new Date() };
  return toResourceOutcome('reading the directory', async () => {
    const { posts, total } = await listDirectory({
      kind: serviceKind,
      language,
      start: (page - 1) * size,
      limit: size,
      signal: request.signal,
    });
    const entitiesOf = isFull ? resource.full : resource.listed;
    const entities = posts.flatMap((post) => entitiesOf(post, context));
    return openJson(pageOf(entities, total, requested));
  });
}
