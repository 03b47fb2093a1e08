import { reportPath } from '../addresses/feedback-paths.ts';
import { formHeaders } from '../forms/form-response.server.ts';
import { handleForm } from '../forms/handle-form.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { Outcome } from '../ui/form/outcome.tsx';
import type { Route } from './+types/helpful';
import { AboutPost } from './feedback/about-post.tsx';
import styles from './feedback/feedback-page.module.css';
import { helpfulForm } from './feedback/helpful-form.server.ts';
import { reportedPostOf } from './feedback/reported-post.server.ts';
import { ProblemNotice } from './form/problem-notice.tsx';
import { pageMeta } from './metadata.ts';

/** `?post=` is the number of the post, `?answer=` confirms what was answered. */
export async function loader({ request }: Route.LoaderArgs) {
  const answer = new URL(request.url).searchParams.get('answer');
  return { post: await reportedPostOf(request), answer };
}

export function action({ request }: Route.ActionArgs) {
  return handleForm(request, helpfulForm);
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = pageMeta(({ messages: { feedback } }, view) => ({
  title: feedback.helpful.question,
  description: feedback.helpful.question,
  query: view ? `?post=${view.post.id}` : '',
  noindex: true,
}));

/** Thanks for saying whether a post was helpful. */
export default function Helpful({ loaderData, actionData }: Route.ComponentProps) {
  const { link, messages } = useLanguage();
  const { back, helpful } = messages.feedback;
  const { post, answer } = loaderData;
  return (
    <div className={styles.page}>
      <header>
        <h1>{helpful.question}</h1>
        <AboutPost post={post} />
      </header>
      {actionData?.problem && <ProblemNotice problem={actionData.problem} isInputKept={false} />}
      {answer && !actionData && (
        <Outcome tone="success" title={helpful.thanks}>
          <p>{answer === 'yes' ? helpful.wasHelpful : helpful.wasNot}</p>
        </Outcome>
      )}
      {answer === 'no' && (
        <p>
          <a href={link(reportPath(post))}>{helpful.tellMissing}</a>
        </p>
      )}
      {post.path && (
        <p>
          <a href={link(post.path)}>{back}</a>
        </p>
      )}
    </div>
  );
}
