import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Logo } from '../../layouts/logo.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { Deep } from '../../ui/deep/deep.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './invitation.module.css';
import { MadeWith } from './made-with.tsx';

/** Why and how a business becomes a partner. */
export function Invitation() {
  const { contactAddress } = useBrand();
  const { landing } = useLanguage().messages;
  const mail = `mailto:${contactAddress}?subject=${encodeURIComponent(landing.mailSubject)}`;
  return (
    <>
      <Deep veil="start">
        <div className={styles.words}>
          <Logo />
          <h1>{landing.title}</h1>
          <p>{landing.lead}</p>
          <LinkButton look="accent" href={mail}>
            <Icon name="mail" />
            {landing.write}
          </LinkButton>
        </div>
      </Deep>
      <section aria-labelledby="why" className={styles.section}>
        <h2 id="why">{landing.whyTitle}</h2>
        <ul className={styles.reasons}>
          {landing.reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how" className={styles.section}>
        <h2 id="how">{landing.howTitle}</h2>
        <ol className={styles.steps}>
          {landing.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <LinkButton href={mail}>
          <Icon name="mail" />
          {landing.write}
        </LinkButton>
      </section>
      <MadeWith />
    </>
  );
}
