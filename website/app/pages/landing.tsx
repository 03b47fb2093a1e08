import { data, redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { redirectTo } from '../addresses/canonical.ts';
import { landingPath } from '../addresses/landing.ts';
import { localPath } from '../addresses/links.ts';
import { publicAddress } from '../addresses/public-address.server.ts';
import { answering } from '../content/outcome.server.ts';
import { readPost } from '../content/posts.server.ts';
import { viewOf } from '../posts/post-view.server.ts';
import type { Route } from './+types/landing';
import { Business } from './landing/business.tsx';
import { Invitation } from './landing/invitation.tsx';
import { businessWords } from './landing/words.ts';
import { pageMetadata } from './metadata.ts';

/** The business asked for, at the one address of its landing page; null where none is asked for. */
export async function loader({ params: { identifier }, request }: Route.LoaderArgs) {
  if (identifier === undefined) return null;
  const { pathname } = new URL(request.url);
  const post = await answering(() => readPost(identifier, { signal: request.signal }));
  const path = landingPath(post);
  if (!path) throw data(null, { status: 404 });
  const { language } = readAddress(pathname);
  const elsewhere = redirectTo(pathname, localPath(language, path));
  if (elsewhere) throw redirect(elsewhere, 301);
  return viewOf(post, new Date(), publicAddress(language, path));
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [];
  return pageMetadata(site, location.pathname, (setting) =>
    loaderData
      ? businessWords(loaderData, setting)
      : { title: setting.messages.landing.title, description: setting.messages.landing.lead },
  );
};

/** A business's own page, or the invitation to become a partner. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Business page={loaderData} /> : <Invitation />;
}
