import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { withIcon } from '../ui/icon/icon.tsx';
import { Footer } from './footer/footer.tsx';
import styles from './frame.module.css';
import { Header } from './header/header.tsx';
import { LanguageOffer } from './languages/language-offer.tsx';
import { LayOutSoFar } from './lay-out-so-far.tsx';

/** Header, content and footer, with the skip link first. */
export function Frame({ children }: { children: ReactNode }) {
  const { nav } = useLanguage().messages;
  return (
    <>
      <a className={styles.skipLink} href="#content">
        {nav.skipToContent}
      </a>
      <Header />
      <LanguageOffer />
      <LayOutSoFar />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
      <a
        className={styles.toTop}
        href="#top"
        aria-label={nav.backToTop}
        {...withIcon('chevron-up')}
      />
    </>
  );
}
