import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { LanguageMenu } from '../../layouts/languages/language-menu.tsx';
import { Logo } from '../../layouts/logo.tsx';
import styles from './landing-footer.module.css';

/** The footer of landing pages: the site they belong to, links into it, and languages. */
export function LandingFooter({ children }: { children?: ReactNode }) {
  const { landing } = useLanguage().messages;
  return (
    <div className={styles.footer}>
      <Logo />
      <p>{landing.partOfSite}</p>
      {children}
      <LanguageMenu />
    </div>
  );
}
