import { data } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { type PreviewProblem, readPreview } from '../content/preview.server.ts';
import { secretHeaders } from '../forms/form-response.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { PreviewPlace } from '../islands/preview-place.tsx';
import { ErrorMessage } from '../layouts/error-view/error-message.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import type { Route } from './+types/preview';
import { postPageOf } from './detail/post-page.server.ts';
import { PostPage } from './detail/post-page.tsx';

const statusOf: Record<PreviewProblem, number> = { invalid: 403, expired: 410, withoutKind: 422 };

/** Loads a version, which is not public, at the signed address that the panel got for it. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const preview = await toHttpOutcome(() => readPreview(searchParams, request.signal));
  if (typeof preview === 'string') {
    return data({ problem: preview, view: null }, { status: statusOf[preview] });
  }
  const { language } = readAddress(pathname);
  return data({ problem: null, view: await postPageOf(preview, language, request.signal) });
}

export const headers: Route.HeadersFunction = () => secretHeaders;

/** The page that a post would have with a version. Without metadata: it is for its editor alone. */
export default function Preview({ loaderData: { problem, view } }: Route.ComponentProps) {
  const { preview } = useLanguage().messages;
  if (problem !== null) return <ErrorMessage {...preview.problems[problem]} />;
  return (
    <>
      <title>{preview.title}</title>
      <meta name="robots" content="noindex" />
      <Notice tone="warning" icon="info" title={preview.title}>
        <p>{preview.text}</p>
      </Notice>
      <PostPage view={view} />
      <PreviewPlace />
    </>
  );
}
