import { LANDING_PATH } from '../../addresses/landing.ts';
import { useBrand } from '../../brand/brand.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import styles from './contact-options.module.css';

/** Which topics to write about, and other ways to contact the people who run the site. */
export function ContactOptions() {
  const { contactAddress, social } = useBrand();
  const { link, messages } = useLanguage();
  const { contact } = messages;
  const links = {
    landing: <a href={link(LANDING_PATH)}>{contact.landingLink}</a>,
    reset: <a href={link('/reset-password')}>{contact.resetLink}</a>,
    delete: <a href={link('/delete')}>{contact.deleteLink}</a>,
  };
  return (
    <div className={styles.options}>
      <section aria-labelledby="topics">
        <h2 id="topics">{contact.topicsTitle}</h2>
        <dl className={styles.topics}>
          {contact.topics.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Interpolate text={text} {...links} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="by-mail">
        <h2 id="by-mail">{contact.mailTitle}</h2>
        <p>{contact.mailText}</p>
        <p className={styles.address}>
          <a href={`mailto:${contactAddress}`}>
            <bdi dir="ltr">{contactAddress}</bdi>
          </a>
        </p>
      </section>
      {social.length > 0 && (
        <section aria-labelledby="elsewhere">
          <h2 id="elsewhere">{contact.socialTitle}</h2>
          <p>{contact.socialText}</p>
          <ul className={styles.social}>
            {social.map(({ name, icon, url }) => (
              <li key={url}>
                <a href={url} rel="me noopener" {...withIcon(icon)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
