import { data, redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { redirectTo } from '../addresses/canonical.ts';
import { landingPath } from '../addresses/landing.ts';
import { localisedPath } from '../addresses/links.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readPost } from '../content/posts.server.ts';
import { postViewOf } from '../posts/post-view.server.ts';
import type { Route } from './+types/landing';
import { BusinessLanding } from './landing/business.tsx';
import { businessMetadata } from './landing/business-metadata.ts';
import { PartnerInvitation } from './landing/partner-invitation.tsx';
import { pageMeta } from './metadata.ts';

/** Loads a business at the canonical address of its landing page; null if none is requested. */
export async function loader({ params: { identifier }, request }: Route.LoaderArgs) {
  if (identifier === undefined) return null;
  const { pathname } = new URL(request.url);
  const post = await toHttpOutcome(() => readPost(identifier, { signal: request.signal }));
  const path = landingPath(post);
  if (!path) throw data(null, { status: 404 });
  const { language } = readAddress(pathname);
  const canonicalPath = redirectTo(pathname, localisedPath(language, path));
  if (canonicalPath) throw redirect(canonicalPath, 301);
  return postViewOf(post, new Date(), publicUrlOf(language, path));
}

export const meta: Route.MetaFunction = pageMeta((context, view) =>
  view
    ? businessMetadata(view, context)
    : { title: context.messages.landing.title, description: context.messages.landing.lead },
);

/** The landing page of a business, or the invitation to become a partner. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  return loaderData ? <BusinessLanding page={loaderData} /> : <PartnerInvitation />;
}
