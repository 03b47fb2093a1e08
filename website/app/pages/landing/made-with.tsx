import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { Logo } from '../../layouts/logo.tsx';
import styles from './made-with.module.css';

/** The end of a page without footer: whose it is, and what leads into the site. */
export function MadeWith({ children }: { children?: ReactNode }) {
  const { landing } = useLanguage().messages;
  return (
    <div className={styles.end}>
      <Logo />
      <p>{landing.madeWith}</p>
      {children}
    </div>
  );
}
