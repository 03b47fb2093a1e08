import { redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { redirectTo } from '../addresses/canonical.ts';
import { localisedPath, postPath } from '../addresses/links.ts';
import { asksForMachineTranslation } from '../addresses/machine-translation.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readPost } from '../content/posts.server.ts';
import { scriptOf } from '../languages.ts';
import type { HeadingHandle } from '../layouts/page-heading.ts';
import type { TranslatedHandle } from '../layouts/translated-page.ts';
import type { Route } from './+types/detail';
import { translationPathIn } from './detail/group-addresses.ts';
import { inPageLanguage } from './detail/machine-translation.server.ts';
import { postMetadata } from './detail/post-metadata.ts';
import { postPageOf } from './detail/post-page.server.ts';
import { PostPage } from './detail/post-page.tsx';
import { pageMeta } from './metadata.ts';

/** Loads a post at its canonical address; addresses with its id, an alias or another kind redirect there. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { language } = readAddress(pathname);
  const post = await toHttpOutcome(() => readPost(params.identifier, { signal: request.signal }));
  const canonicalPath = redirectTo(pathname, localisedPath(language, postPath(post)));
  if (canonicalPath) throw redirect(canonicalPath, 301);
  const isRequested = asksForMachineTranslation(searchParams);
  const { signal } = request;
  const shown = await inPageLanguage(post, { language, isRequested, signal });
  return postPageOf(shown, language, signal);
}

export const meta: Route.MetaFunction = pageMeta(
  (context, view) => view && postMetadata(view, context),
);

type Data = Route.ComponentProps['loaderData'];

/** The title is in the language of the post, whose font file is loaded first. */
export const handle: HeadingHandle<Data> & TranslatedHandle<Data> = {
  headingOf: ({ post: { title, contentLanguage } }) =>
    title && contentLanguage ? { text: title, script: scriptOf(contentLanguage.code) } : null,
  pathIn: ({ post }, language) => translationPathIn(post, language),
};

/** The page of a post. */
export default function Detail({ loaderData }: Route.ComponentProps) {
  return <PostPage view={loaderData} />;
}
