import { data, redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { redirectTo } from '../addresses/canonical.ts';
import { landingPath } from '../addresses/landing.ts';
import { localisedPath } from '../addresses/links.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readPost } from '../content/posts.server.ts';
import { formHeaders } from '../forms/form-response.server.ts';
import { handleForm } from '../forms/handle-form.server.ts';
import { postViewOf } from '../posts/post-view.server.ts';
import type { Route } from './+types/landing';
import { newMessage, partnerForm } from './contact/message.server.ts';
import { BusinessLanding } from './landing/business.tsx';
import { businessMetadata } from './landing/business-metadata.ts';
import { PartnerInvitation } from './landing/partner-invitation.tsx';
import { pageMeta } from './metadata.ts';
import { whileTrue } from './while-true.server.ts';

/** Loads a business at the canonical address of its landing page; without one, the invitation. */
export async function loader({ params: { identifier }, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (identifier === undefined) return { business: null, invitation: newMessage(searchParams) };
  const post = await toHttpOutcome(() => readPost(identifier, { signal: request.signal }));
  const path = landingPath(post);
  if (!path) throw data(null, { status: 404 });
  const { language } = readAddress(pathname);
  const canonicalPath = redirectTo(pathname, localisedPath(language, path));
  if (canonicalPath) throw redirect(canonicalPath, 301);
  const view = postViewOf(post, new Date(), publicUrlOf(language, path));
  return { business: whileTrue(view) };
}

/** Takes the form of the invitation; the page of a business has none. */
export function action({ params: { identifier }, request }: Route.ActionArgs) {
  if (identifier !== undefined) throw data(null, { status: 405 });
  return handleForm(request, partnerForm);
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = pageMeta((context, loaded) =>
  loaded?.business
    ? businessMetadata(loaded.business, context)
    : { title: context.messages.landing.title, description: context.messages.landing.lead },
);

/** The landing page of a business, or the invitation to become a partner. */
export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.business ? (
    <BusinessLanding page={loaderData.business} />
  ) : (
    <PartnerInvitation message={loaderData.invitation} answered={actionData} />
  );
}
