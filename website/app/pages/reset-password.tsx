import { requestPasswordReset } from '../content/accounts.server.ts';
import { formHeaders } from '../forms/form-response.server.ts';
import { handleForm } from '../forms/handle-form.server.ts';
import { readForm } from '../forms/read-form.server.ts';
import { Interpolate } from '../i18n/interpolate.tsx';
import { useLanguage } from '../i18n/language.ts';
import prose from '../styles/prose.module.css';
import { Outcome } from '../ui/form/outcome.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import type { Route } from './+types/reset-password';
import { codeIn } from './account/form-fields.ts';
import { resetForm } from './account/new-password.server.ts';
import { NewPasswordForm } from './account/new-password-form.tsx';
import { accountPageData } from './account/page-data.server.ts';
import { linkFormFor } from './account/request-link.server.ts';
import { RequestLinkForm } from './account/request-link-form.tsx';
import { pageMeta } from './metadata.ts';
import { useMessageLinks } from './plain/message-links.tsx';
import { PlainPage } from './plain/plain-page.tsx';
import { Steps } from './plain/steps.tsx';
import styles from './plain/task.module.css';

const linkForm = linkFormFor('requesting a password reset link', requestPasswordReset);

export function loader({ request }: Route.LoaderArgs) {
  return accountPageData(request, {});
}

/** The page has two forms: set a new password with a code, or request a link. */
export async function action({ request }: Route.ActionArgs) {
  const fields = await readForm(request);
  const code = codeIn(fields);
  return code === null
    ? handleForm(request, linkForm, fields)
    : handleForm(request, resetForm(code), fields);
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = pageMeta(({ messages }, loaderData) => ({
  title: messages.resetPassword.title,
  description: messages.resetPassword.lead,
  noindex: loaderData?.code != null,
}));

/** How to get a new password for the app's account. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const text = useLanguage().messages.resetPassword;
  const links = useMessageLinks();
  const { sent, done, opened } = loaderData;
  const submittedPassword = actionData && 'code' in actionData ? actionData : null;
  const submittedRequest = actionData && 'opened' in actionData ? actionData : null;
  const code = submittedPassword?.code ?? (submittedRequest ? null : loaderData.code);
  const canChoosePassword = code !== null && submittedPassword?.problem?.kind !== 'codeRejected';
  return (
    <PlainPage title={text.title} lead={text.lead}>
      <div className={styles.task}>
        {done !== null && !actionData ? (
          <Outcome tone="success" title={text.newPassword.doneTitle}>
            <p>{text.newPassword.doneText}</p>
          </Outcome>
        ) : canChoosePassword ? (
          <NewPasswordForm code={code} state={submittedPassword ?? { values: {} }} />
        ) : (
          <RequestLinkForm
            text={text.requestLink}
            state={submittedRequest ?? { values: {}, opened, problem: submittedPassword?.problem }}
            sent={sent && !actionData}
          />
        )}
        <div className={prose.prose}>
          {!canChoosePassword && (
            <>
              <h2>{text.stepsTitle}</h2>
              <Steps steps={text.steps} />
            </>
          )}
          <h2>{text.helpTitle}</h2>
          <p>
            <Interpolate text={text.help} {...links} />
          </p>
          <Notice tone="warning" icon="warning" title={text.warningTitle}>
            <p>{text.warningText}</p>
          </Notice>
        </div>
      </div>
    </PlainPage>
  );
}
