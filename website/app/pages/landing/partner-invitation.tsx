import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Logo } from '../../layouts/logo.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { DarkPanel } from '../../ui/dark-panel/dark-panel.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LandingFooter } from './landing-footer.tsx';
import styles from './partner-invitation.module.css';

/** Why and how a business becomes a partner. */
export function PartnerInvitation() {
  const { contactAddress } = useBrand();
  const { landing } = useLanguage().messages;
  const mailLink = `mailto:${contactAddress}?subject=${encodeURIComponent(landing.mailSubject)}`;
  return (
    <>
      <DarkPanel overlay="start">
        <div className={styles.text}>
          <Logo />
          <h1>{landing.title}</h1>
          <p>{landing.lead}</p>
          <LinkButton variant="accent" href={mailLink}>
            <Icon name="mail" />
            {landing.contactButton}
          </LinkButton>
        </div>
      </DarkPanel>
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
        <LinkButton href={mailLink}>
          <Icon name="mail" />
          {landing.contactButton}
        </LinkButton>
      </section>
      <LandingFooter />
    </>
  );
}
