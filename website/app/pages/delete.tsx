import { requestAccountDeletion } from '../content/accounts.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { formHeaders } from '../forms/form-response.server.ts';
import { handleForm } from '../forms/handle-form.server.ts';
import { readForm } from '../forms/read-form.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { Outcome } from '../ui/form/outcome.tsx';
import type { Route } from './+types/delete';
import { deletionForm } from './account/confirm-deletion.server.ts';
import { ConfirmForm, type ConfirmState } from './account/confirm-form.tsx';
import { DeletionText } from './account/deletion-text.tsx';
import { codeIn, OWNER_FIELD } from './account/form-fields.ts';
import { accountPageData } from './account/page-data.server.ts';
import { linkFormFor } from './account/request-link.server.ts';
import { RequestLinkForm } from './account/request-link-form.tsx';
import { passwordForm } from './account/verify-password.server.ts';
import { VerifyPasswordForm } from './account/verify-password-form.tsx';
import { pageMeta } from './metadata.ts';
import { PlainPage } from './plain/plain-page.tsx';
import styles from './plain/task.module.css';

const linkForm = linkFormFor('requesting a deletion link', requestAccountDeletion);

export function loader({ request }: Route.LoaderArgs) {
  return accountPageData(request, { posts: currentEnvironment().DELETED_POSTS });
}

/** The page has three forms: confirm with a code, verify the password, request a link. */
export async function action({ request }: Route.ActionArgs) {
  const fields = await readForm(request);
  const code = codeIn(fields);
  if (code !== null) return handleForm(request, deletionForm(code), fields);
  if (fields.has(OWNER_FIELD)) return handleForm(request, passwordForm, fields);
  return handleForm(request, linkForm, fields);
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = pageMeta(({ messages }, loaderData) => ({
  title: messages.deleteAccount.title,
  description: messages.deleteAccount.lead,
  noindex: loaderData?.code != null,
}));

/** How to delete an account and what happens to its data; both app stores require this page. */
export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const text = useLanguage().messages.deleteAccount;
  const { sent, done, opened, posts } = loaderData;
  const submittedConfirm = actionData && 'code' in actionData ? actionData : null;
  const submittedRequest = actionData && 'opened' in actionData ? actionData : null;
  const submittedPassword = actionData && 'isPasswordCheck' in actionData ? actionData : null;
  const isCodeRejected = submittedConfirm?.problem?.kind === 'codeRejected';
  const confirmState =
    submittedConfirm ??
    (submittedRequest || submittedPassword ? null : initialConfirmState(loaderData.code));
  const activeConfirmState = isCodeRejected ? null : confirmState;
  const outcome = done === 'content' ? text.contentDeleted : text.confirm;
  return (
    <PlainPage title={text.title} lead={text.lead}>
      <div className={styles.task}>
        {done !== null && !actionData ? (
          <Outcome tone="success" title={outcome.doneTitle}>
            <p>{outcome.doneText}</p>
          </Outcome>
        ) : activeConfirmState ? (
          <ConfirmForm state={activeConfirmState} posts={posts} />
        ) : (
          <>
            <RequestLinkForm
              text={text.requestLink}
              state={submittedRequest ?? { values: {}, opened, problem: submittedConfirm?.problem }}
              sent={sent && !actionData}
            />
            <VerifyPasswordForm state={submittedPassword} />
          </>
        )}
        <DeletionText isConfirming={activeConfirmState !== null || done !== null} posts={posts} />
      </div>
    </PlainPage>
  );
}

/** The state of the form that a mailed link opens: nothing is selected. */
function initialConfirmState(code: string | null): ConfirmState | null {
  return code === null ? null : { values: {}, code, scope: null };
}
