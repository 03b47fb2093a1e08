import { formHeaders } from '../forms/form-response.server.ts';
import { handleForm } from '../forms/handle-form.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { searchText } from '../posts/search/search-text.ts';
import type { Route } from './+types/contact';
import { ContactOptions } from './contact/contact-options.tsx';
import { contactForm, newMessage } from './contact/message.server.ts';
import { MessageForm } from './contact/message-form.tsx';
import styles from './contact.module.css';
import { pageMeta } from './metadata.ts';

/** `?subject=` names a predefined subject, `?question=` is a search that the message begins with. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return {
    ...newMessage(searchParams),
    subject: searchParams.get('subject') ?? '',
    question: searchText(searchParams.get('question') ?? ''),
  };
}

export function action({ request }: Route.ActionArgs) {
  return handleForm(request, contactForm);
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = pageMeta(({ messages }) => ({
  title: messages.contact.title,
  description: messages.contact.lead,
}));

/** How to contact the people who run the site. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact } = useLanguage().messages;
  const { about, subject, question, sent, opened } = loaderData;
  const defaultSubject = Object.hasOwn(contact.subjects, subject)
    ? contact.subjects[subject as keyof typeof contact.subjects]
    : '';
  const message = question ? contact.question(question) : '';
  const state = actionData ?? { values: { subject: defaultSubject, message }, opened };
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{contact.title}</h1>
        <p>{contact.lead}</p>
      </header>
      <MessageForm state={state} about={state.values.about || about} sent={sent && !actionData} />
      <ContactOptions />
    </div>
  );
}
