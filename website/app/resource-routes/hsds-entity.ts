import { readAddress } from '../addresses/address.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { readPost } from '../content/posts.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { messagesFor } from '../i18n/language.ts';
import { serviceKind } from '../kinds.ts';
import type { Route } from './+types/hsds-entity';
import { postIdIn } from './hsds/ids.ts';
import { openJson } from './hsds/open-json.server.ts';
import { resources } from './hsds/resources.server.ts';
import { toResourceOutcome } from './resource-outcome.ts';
import { notFoundResponse } from './response.ts';

/** One entity of the directory, with everything that belongs to it. */
export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
  const { language } = readAddress(new URL(request.url).pathname);
  const resource = resources[params.list];
  const site = new URL(currentEnvironment().PUBLIC_URL).origin;
  const postId = resource && postIdIn(params.id, resource.role, site);
  if (!postId) return notFoundResponse();
  const messages = messagesFor(language, brandIn(readBrand(), language).name);
  return toResourceOutcome('reading an entity of the directory', async () => {
    const post = await readPost(String(postId), { signal: request.signal });
    if (post.kind !== serviceKind) return notFoundResponse();
    const [entity] = resource.full(post, { language, messages, now: new Date() });
    return entity ? openJson(entity) : notFoundResponse();
  });
}
