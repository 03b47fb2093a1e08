import { useLanguage } from '../../i18n/language.ts';
import { Logo } from '../../layouts/logo.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { DarkPanel } from '../../ui/dark-panel/dark-panel.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import type { NewMessage } from '../contact/message.server.ts';
import { MessageForm, type MessageState } from '../contact/message-form.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { PartnerExample } from './partner-example.tsx';
import styles from './partner-invitation.module.css';

type PartnerInvitationProps = {
  message: NewMessage;
  /** The form as it was sent, if it could not be accepted. */
  answered: MessageState | undefined;
};

/** Why and how a business becomes a partner, with an example and the form to ask for it. */
export function PartnerInvitation({ message, answered }: PartnerInvitationProps) {
  const { contact, landing } = useLanguage().messages;
  const { missingSubject, ...formWords } = landing.form;
  const missing = { ...contact.form.missing, subject: missingSubject };
  const { about, sent, opened } = message;
  const state = answered ?? { values: {}, opened };
  return (
    <>
      <DarkPanel overlay="start">
        <div className={styles.text}>
          <Logo />
          <h1>{landing.title}</h1>
          <p>{landing.lead}</p>
          <LinkButton variant="accent" href="#write" {...withIcon('mail')}>
            {landing.contactButton}
          </LinkButton>
        </div>
      </DarkPanel>
      <PartnerExample className={styles.section} />
      <section aria-labelledby="why" className={styles.section}>
        <h2 id="why">{landing.benefitsTitle}</h2>
        <ul className={styles.benefits}>
          {landing.benefits.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how" className={styles.section}>
        <h2 id="how">{landing.stepsTitle}</h2>
        <ol className={styles.steps}>
          {landing.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.section}>
        <MessageForm
          state={state}
          about={state.values.about || about}
          sent={sent && !answered}
          words={{ ...contact.form, ...formWords, missing }}
          subjectAutoComplete="organization"
        />
      </div>
      <LandingFooter />
    </>
  );
}
