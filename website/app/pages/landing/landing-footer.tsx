import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { LanguageLinks } from '../../layouts/languages/language-switch.tsx';
import { useOtherLanguages } from '../../layouts/languages/other-languages.ts';
import { Logo } from '../../layouts/logo.tsx';
import styles from './landing-footer.module.css';

/** The end of a page without footer: whose it is, and what leads into the site. */
export function LandingFooter({ children }: { children?: ReactNode }) {
  const { landing } = useLanguage().messages;
  return (
    <div className={styles.footer}>
      <Logo />
      <p>{landing.partOfSite}</p>
      {children}
      <LanguageLinks languages={useOtherLanguages()} />
    </div>
  );
}
