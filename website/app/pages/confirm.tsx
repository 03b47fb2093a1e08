import { data } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { postPath } from '../addresses/links.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { findConfirmation } from '../content/confirmation.server.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readPost } from '../content/posts.server.ts';
import { formHeaders, secretHeaders } from '../forms/form-response.server.ts';
import { handleForm } from '../forms/handle-form.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { postViewOf } from '../posts/post-view.server.ts';
import { Outcome } from '../ui/form/outcome.tsx';
import type { Route } from './+types/confirm';
import { codeIn } from './account/form-fields.ts';
import { answerIn } from './confirm/answer.ts';
import { answerForm } from './confirm/answer-form.server.ts';
import { AnswerForm } from './confirm/answer-form.tsx';
import type { AnswerState } from './confirm/answer-state.ts';
import { LinkProblem } from './confirm/link-problem.tsx';
import { OtherAnswers } from './confirm/other-answers.tsx';
import { ShownPost } from './confirm/shown-post.tsx';
import { AboutPost } from './feedback/about-post.tsx';
import styles from './feedback/feedback-page.module.css';
import { pageMeta } from './metadata.ts';

/** `?code=` comes from a mail, `&answer=` says which link was opened, `?done=` what an answer led to. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const code = codeIn(searchParams) ?? '';
  const done = searchParams.get('done');
  if (done) return data({ code, done, answer: null, view: null }, { headers: secretHeaders });
  const id = code && (await toHttpOutcome(() => findConfirmation(code, request.signal)));
  if (!id) {
    const missing = { code, done, answer: null, view: null };
    return data(missing, { status: 404, headers: secretHeaders });
  }
  const post = await toHttpOutcome(() => readPost(String(id), { signal: request.signal }));
  const { language } = readAddress(pathname);
  const view = postViewOf(post, new Date(), publicUrlOf(language, postPath(post)));
  const answer = answerIn(searchParams);
  return data({ code, done, answer, view }, { headers: secretHeaders });
}

export function action({ request }: Route.ActionArgs) {
  const code = codeIn(new URL(request.url).searchParams) ?? '';
  return handleForm(request, answerForm(code));
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = pageMeta(({ messages: { confirm } }) => ({
  title: confirm.title,
  description: confirm.lead,
  noindex: true,
}));

/** Where a business says whether its post is still right. Opening it changes nothing. */
export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { confirm } = useLanguage().messages;
  const { code, done, answer, view } = loaderData;
  if (done) {
    const outcome = confirm.done[done === 'checked' ? 'checked' : 'inReview'];
    return (
      <div className={styles.page}>
        <h1>{confirm.title}</h1>
        <Outcome tone="success" title={outcome.title}>
          <p>{outcome.text}</p>
        </Outcome>
      </div>
    );
  }
  if (!view) return <LinkProblem />;
  const { post } = view;
  const fields = post.information;
  const current: AnswerState = {
    values: {
      phone: fields?.phone ?? '',
      whatsapp: fields?.whatsapp ?? '',
      email: fields?.email ?? '',
      website: fields?.website ?? '',
      address: fields?.address ?? '',
      landmark: fields?.landmark ?? '',
    },
  };
  return (
    <div className={styles.page}>
      <header>
        <h1>{confirm.title}</h1>
        <AboutPost post={{ ...post, path: postPath(post) }} />
        <p>{confirm.lead}</p>
      </header>
      <AnswerForm code={code} answer={answer} state={actionData ?? current} />
      <OtherAnswers code={code} answer={answer} />
      <ShownPost view={view} />
    </div>
  );
}
