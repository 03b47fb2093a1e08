import { sendMessage } from '../content/send.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { finished, problemOf, unfinished } from '../forms/answer.server.ts';
import { formHeaders } from '../forms/form-headers.ts';
import { once } from '../forms/once.server.ts';
import { ownAddress } from '../forms/own-address.ts';
import { readForm } from '../forms/read-form.server.ts';
import { caught, openedAt, TRAP_FIELD } from '../forms/traps.ts';
import { useLanguage } from '../i18n/language.ts';
import type { Route } from './+types/contact';
import { checkMessage, typedMessage } from './contact/message.ts';
import { MessageForm, type MessageState } from './contact/message-form.tsx';
import { Ways } from './contact/ways.tsx';
import styles from './contact.module.css';
import { pageMetadata } from './metadata.ts';

/** `?about=` names the page it is about, `?subject=` a prepared subject; `?sent=1` says that it went. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const about = searchParams.get('about');
  return {
    about: about && ownAddress(about, currentEnvironment().PUBLIC_URL),
    subject: searchParams.get('subject') ?? '',
    sent: searchParams.has('sent'),
    opened: Date.now(),
  };
}

/** Checks what was written and hands it on; what cannot be handed on stays in the form. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = typedMessage(form);
  const again = (more: Partial<MessageState>) =>
    unfinished({
      values: { ...typed, [TRAP_FIELD]: form.get(TRAP_FIELD) ?? '' },
      opened: openedAt(form) ?? Date.now(),
      ...more,
    });
  const { faults, answers } = checkMessage(typed, currentEnvironment().PUBLIC_URL);
  if (faults) return again({ faults });
  const kind = caught(form, Date.now());
  if (kind) return again({ problem: { kind } });
  try {
    await once(answers, () => sendMessage(answers));
  } catch (error) {
    return again({ problem: problemOf('sending a message', error) });
  }
  return finished(request, '?sent=1');
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [];
  return pageMetadata(site, location.pathname, ({ messages }) => ({
    title: messages.contact.title,
    description: messages.contact.lead,
  }));
};

/** How to reach the people behind the site. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact } = useLanguage().messages;
  const { about, subject, sent, opened } = loaderData;
  const prepared = Object.hasOwn(contact.subjects, subject)
    ? contact.subjects[subject as keyof typeof contact.subjects]
    : '';
  const state = actionData ?? { values: { subject: prepared }, opened };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{contact.title}</h1>
        <p>{contact.lead}</p>
      </header>
      <MessageForm state={state} about={state.values.about || about} sent={sent && !actionData} />
      <Ways />
    </div>
  );
}
