import { requestPasswordReset } from '../content/accounts.server.ts';
import { formHeaders } from '../forms/form-headers.ts';
import { readForm } from '../forms/read-form.server.ts';
import { Interpolate } from '../i18n/interpolate.tsx';
import { useLanguage } from '../i18n/language.ts';
import prose from '../styles/prose.module.css';
import { Outcome } from '../ui/form/outcome.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import type { Route } from './+types/reset-password';
import { codeIn } from './account/form-fields.ts';
import { handleNewPassword } from './account/new-password.server.ts';
import { NewPasswordForm } from './account/new-password-form.tsx';
import { accountPageData } from './account/page-data.server.ts';
import { handleLinkRequest } from './account/request-link.server.ts';
import { RequestLinkForm } from './account/request-link-form.tsx';
import { metaDescriptors } from './metadata.ts';
import { PlainPage } from './plain/plain-page.tsx';
import { Steps } from './plain/steps.tsx';
import styles from './plain/task.module.css';
import { useMessageLinks } from './plain/text-links.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return accountPageData(request, {});
}

/** With a code a new password is set, without one a link is mailed. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const code = codeIn(form);
  return code === null
    ? handleLinkRequest(request, form, 'asking for a new password', requestPasswordReset)
    : handleNewPassword(request, form, code);
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [];
  return metaDescriptors(site, location.pathname, ({ messages }) => ({
    title: messages.resetPassword.title,
    description: messages.resetPassword.lead,
    noindex: loaderData?.code != null,
  }));
};

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
