import { askForNewPassword } from '../content/accounts.server.ts';
import { formHeaders } from '../forms/form-headers.ts';
import { readForm } from '../forms/read-form.server.ts';
import { Filled } from '../i18n/filled.tsx';
import { useLanguage } from '../i18n/language.ts';
import prose from '../styles/prose.module.css';
import { Outcome } from '../ui/form/outcome.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import type { Route } from './+types/reset-password';
import { answerAsking } from './account/ask.server.ts';
import { AskForm } from './account/ask-form.tsx';
import { codeIn } from './account/code.ts';
import { answerNewPassword } from './account/new-password.server.ts';
import { NewPasswordForm } from './account/new-password-form.tsx';
import { accountPageData } from './account/page-data.server.ts';
import { pageMetadata } from './metadata.ts';
import { PlainPage } from './plain/plain-page.tsx';
import { Steps } from './plain/steps.tsx';
import styles from './plain/task.module.css';
import { useTextLinks } from './plain/text-links.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return accountPageData(request, {});
}

/** With a code a new password is set, without one a link is mailed. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const code = codeIn(form);
  return code === null
    ? answerAsking(request, form, 'asking for a new password', askForNewPassword)
    : answerNewPassword(request, form, code);
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [];
  return pageMetadata(site, location.pathname, ({ messages }) => ({
    title: messages.resetPassword.title,
    description: messages.resetPassword.lead,
    hidden: loaderData?.code != null,
  }));
};

/** How to get a new password for the app's account. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const text = useLanguage().messages.resetPassword;
  const links = useTextLinks();
  const { sent, done, opened } = loaderData;
  const choosing = actionData && 'code' in actionData ? actionData : null;
  const asking = actionData && 'opened' in actionData ? actionData : null;
  const code = choosing?.code ?? (asking ? null : loaderData.code);
  const choosable = code !== null && choosing?.problem?.kind !== 'codeRefused';
  return (
    <PlainPage title={text.title} lead={text.lead}>
      <div className={styles.task}>
        {done !== null && !actionData ? (
          <Outcome tone="good" title={text.choose.done}>
            <p>{text.choose.doneText}</p>
          </Outcome>
        ) : choosable ? (
          <NewPasswordForm code={code} state={choosing ?? { values: {} }} />
        ) : (
          <AskForm
            words={text.ask}
            state={asking ?? { values: {}, opened, problem: choosing?.problem }}
            sent={sent && !actionData}
          />
        )}
        <div className={prose.prose}>
          {!choosable && (
            <>
              <h2>{text.nextTitle}</h2>
              <Steps steps={text.next} />
            </>
          )}
          <h2>{text.helpTitle}</h2>
          <p>
            <Filled text={text.help} {...links} />
          </p>
          <Notice tone="care" icon="warn" title={text.careTitle}>
            <p>{text.care}</p>
          </Notice>
        </div>
      </div>
    </PlainPage>
  );
}
