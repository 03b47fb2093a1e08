import { data, redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { redirectTo } from '../addresses/canonical.ts';
import { localisedPath, markdownPath, postPath } from '../addresses/links.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readPost } from '../content/posts.server.ts';
import { messagesFor } from '../i18n/language.ts';
import { withoutContactOnceExpired } from '../posts/checked/expired.ts';
import type { Route } from './+types/post-markdown';
import { postDocument } from './markdown/post-document.server.ts';
import { openResponse } from './response.ts';

/** A post as Markdown, at its canonical address with the ending `.md`. */
export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { language } = readAddress(pathname);
  const { identifier } = params;
  if (!identifier) throw data(null, { status: 404 });
  const post = await toHttpOutcome(() => readPost(identifier, { signal: request.signal }));
  const canonicalPath = redirectTo(pathname, localisedPath(language, markdownPath(post)));
  if (canonicalPath) throw redirect(canonicalPath, 301);
  const pageUrl = publicUrlOf(language, postPath(post));
  const messages = messagesFor(language, brandIn(readBrand(), language).name);
  const now = new Date();
  const shown = withoutContactOnceExpired(post, now);
  const text = postDocument(shown, { language, messages, pageUrl, now });
  return openResponse(text, 'text/markdown; charset=utf-8', {
    Link: `<${pageUrl}>; rel="canonical"`,
    // The page itself is to be found.
    'X-Robots-Tag': 'noindex',
  });
}
