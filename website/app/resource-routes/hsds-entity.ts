import { readAddress } from '../addresses/address.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { ContentUnavailable, PostNotFound } from '../content/errors.ts';
import { readPost } from '../content/posts.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { messagesFor } from '../i18n/language.ts';
import { serviceKind } from '../kinds.ts';
import { logFailure } from '../log.server.ts';
import type { Route } from './+types/hsds-entity';
import { postIdIn } from './hsds/ids.ts';
import { openJson } from './hsds/open-json.server.ts';
import { resources } from './hsds/resources.server.ts';
import { notFoundResponse, unavailableResponse } from './response.ts';

/** One entity of the directory, with everything that belongs to it. */
export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
  const { language } = readAddress(new URL(request.url).pathname);
  const resource = resources[params.list];
  const site = new URL(currentEnvironment().PUBLIC_URL).origin;
  const postId = resource && postIdIn(params.id, resource.role, site);
  if (!postId) return notFoundResponse();
  const messages = messagesFor(language, brandIn(readBrand(), language).name);
  try {
    const post = await readPost(String(postId), { signal: request.signal });
    if (post.kind !== serviceKind) return notFoundResponse();
    const [entity] = resource.full(post, { language, messages, now: new Date() });
    return entity ? openJson(entity) : notFoundResponse();
  } catch (error) {
    if (error instanceof PostNotFound) return notFoundResponse();
    if (!(error instanceof ContentUnavailable)) throw error;
    logFailure('reading an entity of the directory', error);
    return unavailableResponse();
  }
}
