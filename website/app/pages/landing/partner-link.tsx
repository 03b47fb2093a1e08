import { LANDING_PATH } from '../../addresses/landing.ts';
import { useLanguage } from '../../i18n/language.ts';
import styles from './partner-link.module.css';

type PartnerLinkProps = {
  question: string;
  /** Path of the page that the message will be about. */
  about?: string;
};

/** Asks whether a visitor runs a business, and links to the page about partners. */
export function PartnerLink({ question, about }: PartnerLinkProps) {
  const { link, messages } = useLanguage();
  const query = about === undefined ? '' : `?${new URLSearchParams({ about })}`;
  return (
    <p className={styles.link}>
      {question} <a href={link(LANDING_PATH + query)}>{messages.landing.invite.link}</a>
    </p>
  );
}
