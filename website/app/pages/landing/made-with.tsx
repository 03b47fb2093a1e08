import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { LanguageLinks } from '../../layouts/languages/language-switch.tsx';
import { useOtherLanguages } from '../../layouts/languages/other-languages.ts';
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
      <LanguageLinks languages={useOtherLanguages()} />
    </div>
  );
}
