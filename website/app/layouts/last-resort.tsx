import { useLocation } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { localPath } from '../addresses/links.ts';
import { messagesFor } from '../i18n/language.ts';
import { LinkButton } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './last-resort.module.css';

/** The page when even the shell failed: words and a way home, with nothing around that could fail too. */
export function LastResort({ brandName }: { brandName: string }) {
  const { language } = readAddress(useLocation().pathname);
  const { errors, nav } = messagesFor(language, brandName);
  return (
    <main id="content" className={styles.page}>
      <title>{errors.bug.title}</title>
      <h1>{errors.bug.title}</h1>
      <Notice tone="alert">
        <p>{errors.bug.text}</p>
      </Notice>
      <LinkButton href={localPath(language, '/')}>{nav.home}</LinkButton>
    </main>
  );
}
