import { askForDeletion } from '../content/accounts.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { formHeaders } from '../forms/form-headers.ts';
import { readForm } from '../forms/read-form.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { Outcome } from '../ui/form/outcome.tsx';
import type { Route } from './+types/delete';
import { answerAsking } from './account/ask.server.ts';
import { AskForm } from './account/ask-form.tsx';
import { answerOwner } from './account/check-owner.server.ts';
import { codeIn } from './account/code.ts';
import { answerConfirmation } from './account/confirm-deletion.server.ts';
import { ConfirmForm, type ConfirmState } from './account/confirm-form.tsx';
import { DeletionText } from './account/deletion-text.tsx';
import { OWNER } from './account/owner.ts';
import { OwnerForm } from './account/owner-form.tsx';
import { accountPageData } from './account/page-data.server.ts';
import { pageMetadata } from './metadata.ts';
import { PlainPage } from './plain/plain-page.tsx';
import styles from './plain/task.module.css';

export function loader({ request }: Route.LoaderArgs) {
  return accountPageData(request, { posts: currentEnvironment().DELETED_POSTS });
}

/** With a code the account is deleted; a password leads to one, and without either a link is mailed. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const code = codeIn(form);
  if (code !== null) return answerConfirmation(request, form, code);
  if (form.has(OWNER)) return answerOwner(form);
  return answerAsking(request, form, 'asking for a deletion', askForDeletion);
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [];
  return pageMetadata(site, location.pathname, ({ messages }) => ({
    title: messages.deleteAccount.title,
    description: messages.deleteAccount.lead,
    hidden: loaderData?.code != null,
  }));
};

/** How an account is deleted, and what happens to the data; both app stores ask for this page. */
export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const text = useLanguage().messages.deleteAccount;
  const { sent, done, opened, posts } = loaderData;
  const answered = actionData && 'code' in actionData ? actionData : null;
  const asking = actionData && 'opened' in actionData ? actionData : null;
  const owner = actionData && 'isOwner' in actionData ? actionData : null;
  const isRefused = answered?.problem?.kind === 'codeRefused';
  const confirming = answered ?? (asking || owner ? null : freshState(loaderData.code));
  const confirmable = isRefused ? null : confirming;
  const outcome = done === 'content' ? text.contentDone : text.confirm;
  return (
    <PlainPage title={text.title} lead={text.lead}>
      <div className={styles.task}>
        {done !== null && !actionData ? (
          <Outcome tone="good" title={outcome.done}>
            <p>{outcome.doneText}</p>
          </Outcome>
        ) : confirmable ? (
          <ConfirmForm state={confirmable} posts={posts} />
        ) : (
          <>
            <AskForm
              words={text.ask}
              state={asking ?? { values: {}, opened, problem: answered?.problem }}
              sent={sent && !actionData}
            />
            <OwnerForm state={owner} />
          </>
        )}
        <DeletionText chosen={confirmable !== null || done !== null} posts={posts} />
      </div>
    </PlainPage>
  );
}

/** What a mailed link leads to: nothing is chosen yet. */
function freshState(code: string | null): ConfirmState | null {
  return code === null ? null : { values: {}, code, scope: null };
}
