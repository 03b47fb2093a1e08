import { Fragment } from 'react';
import { landingKind } from '../../addresses/landing.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { timeOfDay } from '../../posts/opening-hours.ts';
import { PostBadges } from '../../posts/post-badges.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
import styles from './partner-example.module.css';

const CLOSES_AT = 22 * 60;

/** What visitors see of a partner: an invented business. */
export function PartnerExample({ className = '' }: { className?: string }) {
  const { language, locale, messages } = useLanguage();
  const { detail, card } = messages;
  const { title, note, name, text, place } = messages.landing.example;
  const facts = [
    card.openUntil(timeOfDay(CLOSES_AT, locale)),
    place,
    languageNames([...new Set([language, 'ar', 'en'])], locale),
  ];
  const actions: [IconName, string][] = [
    ['phone', detail.call],
    ['chat', detail.share.whatsapp],
    ['pin', detail.directionsShort],
  ];
  return (
    <section aria-labelledby="example" className={className}>
      <h2 id="example">{title}</h2>
      <figure className={styles.example}>
        <div className={styles.card} data-kind={landingKind}>
          <PostBadges kind={landingKind} isPartner />
          <h3>{name}</h3>
          <p className={styles.facts}>
            {facts.map((fact) => (
              <Fragment key={fact}>
                <bdi>{fact}</bdi>{' '}
              </Fragment>
            ))}
          </p>
          <p className={styles.text}>{text}</p>
          <ul className={styles.actions}>
            {actions.map(([icon, label]) => (
              <li key={icon} {...withIcon(icon)}>
                {label}
              </li>
            ))}
          </ul>
        </div>
        <figcaption>{note}</figcaption>
      </figure>
    </section>
  );
}
