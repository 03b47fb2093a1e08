import { data } from 'react-router';
import { TAKE_PATH } from '../addresses/take-path.ts';
import { ANSWER_CACHE_CONTROL, formHeaders } from '../forms/form-response.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import type { Route } from './+types/take-check';
import { pageMeta } from './metadata.ts';
import { CheckForm } from './take/check-form.tsx';
import { CheckResult } from './take/check-result.tsx';
import { checkUpload } from './take/check-upload.server.ts';
import styles from './take/take-page.module.css';

/** Checks a file in the body of the request and keeps nothing of it; 422 if there is none. */
export async function action({ request }: Route.ActionArgs) {
  const result = await checkUpload(request);
  const headers = { 'Cache-Control': ANSWER_CACHE_CONTROL };
  return data({ result }, { status: result ? 200 : 422, headers });
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = pageMeta(({ messages: { take } }) => ({
  title: take.check.title,
  description: take.check.lead,
}));

/** Where anybody learns whether a file that was passed on is as the site made it. */
export default function TakeCheck({ actionData }: Route.ComponentProps) {
  const { link, messages } = useLanguage();
  const { take } = messages;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Breadcrumbs
          label={messages.detail.breadcrumb}
          crumbs={[{ label: take.title, href: link(TAKE_PATH) }, { label: take.check.title }]}
        />
        <h1>{take.check.title}</h1>
        <p>{take.check.lead}</p>
      </header>
      {actionData?.result && <CheckResult result={actionData.result} />}
      <CheckForm isEmpty={actionData?.result === null} />
    </div>
  );
}
