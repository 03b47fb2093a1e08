import { useLocation } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { localisedPath } from '../addresses/links.ts';
import { messagesFor } from '../i18n/language.ts';
import { LinkButton } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './fallback-error.module.css';

/** The error page if the layout itself failed: text and a link home, without anything that could fail as well. */
export function FallbackErrorPage({ brandName }: { brandName: string }) {
  const { language } = readAddress(useLocation().pathname);
  const { errors, nav } = messagesFor(language, brandName);
  return (
    <main id="content" className={styles.page}>
      <title>{errors.serverError.title}</title>
      <h1>{errors.serverError.title}</h1>
      <Notice tone="error">
        <p>{errors.serverError.text}</p>
      </Notice>
      <LinkButton href={localisedPath(language, '/')}>{nav.home}</LinkButton>
    </main>
  );
}
