import { formHeaders } from '../forms/form-response.server.ts';
import { handleForm } from '../forms/handle-form.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { Outcome } from '../ui/form/outcome.tsx';
import type { Route } from './+types/report';
import { AboutPost } from './feedback/about-post.tsx';
import styles from './feedback/feedback-page.module.css';
import { reportForm } from './feedback/report-form.server.ts';
import { ReportForm } from './feedback/report-form.tsx';
import { reportedPostOf } from './feedback/reported-post.server.ts';
import { pageMeta } from './metadata.ts';

/** `?post=` is the number of the post, `?sent=1` confirms sending. */
export async function loader({ request }: Route.LoaderArgs) {
  const sent = new URL(request.url).searchParams.has('sent');
  return { post: await reportedPostOf(request), sent, opened: Date.now() };
}

export function action({ request }: Route.ActionArgs) {
  return handleForm(request, reportForm);
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = pageMeta(({ messages: { feedback } }, view) => ({
  title: feedback.report.question,
  description: feedback.report.noName,
  query: view ? `?post=${view.post.id}` : '',
  noindex: true,
}));

/** Where readers say what is wrong with a post. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { link, messages } = useLanguage();
  const { back, report } = messages.feedback;
  const { post, sent, opened } = loaderData;
  return (
    <div className={styles.page}>
      <header>
        <h1>{report.question}</h1>
        <AboutPost post={post} />
        {!sent && <p>{report.noName}</p>}
      </header>
      {sent && !actionData ? (
        <Outcome tone="success" title={report.sentTitle}>
          <p>
            {report.sentText} {post.path && <a href={link(post.path)}>{back}</a>}
          </p>
        </Outcome>
      ) : (
        <ReportForm post={post} state={actionData ?? { values: {}, opened }} />
      )}
    </div>
  );
}
