import { data } from 'react-router';
import { UNSUBSCRIBE_PATH } from '../addresses/confirmation-paths.ts';
import { refuseMails } from '../content/confirmation.server.ts';
import { formHeaders, secretHeaders } from '../forms/form-response.server.ts';
import type { FormState } from '../forms/form-state.ts';
import { type FormDefinition, handleForm } from '../forms/handle-form.server.ts';
import { readForm } from '../forms/read-form.server.ts';
import { runOnce } from '../forms/run-once.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { Button } from '../ui/button/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { Outcome } from '../ui/form/outcome.tsx';
import type { Route } from './+types/unsubscribe';
import { codeIn } from './account/form-fields.ts';
import { LinkProblem } from './confirm/link-problem.tsx';
import styles from './feedback/feedback-page.module.css';
import { ProblemNotice } from './form/problem-notice.tsx';
import { pageMeta } from './metadata.ts';

/** `?code=` comes from a mail, `?done=1` confirms. The code is checked when the form is sent. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const code = codeIn(searchParams);
  const done = searchParams.has('done');
  const status = code === null && !done ? 404 : 200;
  return data({ code, done }, { status, headers: secretHeaders });
}

/**
 * Mail programs send a form of their own when their button is pressed, and must not be redirected
 * (RFC 8058, 3.1).
 */
export async function action({ request }: Route.ActionArgs) {
  const code = codeIn(new URL(request.url).searchParams) ?? '';
  const fields = await readForm(request);
  return handleForm(request, unsubscribeForm(code, fields.has('List-Unsubscribe')), fields);
}

type UnsubscribeState = FormState & { done?: true };

/** @param code from the address @param isOneClick whether a mail program has sent it */
const unsubscribeForm = (
  code: string,
  isOneClick: boolean,
): FormDefinition<{ code: string }, UnsubscribeState, void, UnsubscribeState> => ({
  operation: 'ending mails',
  honeypot: false,
  check: () => ({ answers: { code } }),
  redisplay: () => ({ values: {} }),
  errorHeaders: secretHeaders,
  once: runOnce,
  submit: () => refuseMails(code),
  onSuccess: () =>
    isOneClick ? data({ values: {}, done: true }, { headers: secretHeaders }) : '?done=1',
});

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = pageMeta(({ messages: { confirm } }) => ({
  title: confirm.unsubscribe.title,
  description: confirm.unsubscribe.text,
  noindex: true,
}));

/** Ends mails that ask a business whether its posts are right. */
export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { link, messages } = useLanguage();
  const { unsubscribe } = messages.confirm;
  const { code } = loaderData;
  const done = loaderData.done || actionData?.done;
  if (code === null && !done) return <LinkProblem />;
  const query = new URLSearchParams({ code: code ?? '' });
  return (
    <div className={styles.page}>
      <h1>{unsubscribe.title}</h1>
      {done ? (
        <Outcome tone="success" title={unsubscribe.doneTitle}>
          <p>{unsubscribe.doneText}</p>
        </Outcome>
      ) : (
        <Form
          id="unsubscribe"
          title={unsubscribe.question}
          action={link(`${UNSUBSCRIBE_PATH}?${query}`)}
        >
          {actionData?.problem && (
            <ProblemNotice problem={actionData.problem} isInputKept={false} />
          )}
          <p>{unsubscribe.text}</p>
          <Button type="submit">{unsubscribe.submit}</Button>
        </Form>
      )}
    </div>
  );
}
