import { redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { redirectTo } from '../addresses/canonical.ts';
import { embedPath } from '../addresses/embed-path.ts';
import { localisedPath, postPath } from '../addresses/links.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { readPost } from '../content/posts.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { messagesFor } from '../i18n/language.ts';
import { withoutContactOnceExpired } from '../posts/checked/expired.ts';
import { excerptOf } from '../posts/excerpt.server.ts';
import { timeZoneOf } from '../posts/post-time-zone.ts';
import type { Route } from './+types/embed-post';
import { embedResponse } from './embed/embed-response.server.tsx';
import { PostCard } from './embed/post-card.tsx';
import { toResourceOutcome } from './resource-outcome.ts';
import { notFoundResponse } from './response.ts';

/** A post as a card for frames on other sites. */
export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { language } = readAddress(pathname);
  const { identifier } = params;
  if (!identifier) throw notFoundResponse();
  const found = await toResourceOutcome('content service', () =>
    readPost(identifier, { signal: request.signal }),
  );
  const canonicalPath = redirectTo(pathname, localisedPath(language, embedPath(postPath(found))));
  if (canonicalPath) throw redirect(canonicalPath, 301);
  const now = new Date();
  const post = withoutContactOnceExpired(found, now);
  const url = publicUrlOf(language, postPath(post));
  const { name } = brandIn(readBrand(), language);
  const messages = messagesFor(language, name);
  return embedResponse({
    language,
    title: post.title ?? messages.card.untitled,
    canonicalUrl: url,
    site: { name, url: publicUrlOf(language, '/') },
    children: (
      <PostCard
        post={post}
        url={url}
        excerpt={excerptOf(post.description)}
        language={language}
        messages={messages}
        timeZone={timeZoneOf(post, currentEnvironment().TIME_ZONE)}
        now={now}
      />
    ),
  });
}
