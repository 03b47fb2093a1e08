import type { ReactNode } from 'react';
import { useBrand } from '../../brand/brand.ts';
import { formatDate } from '../../i18n/format.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { LanguageMenu } from '../../layouts/languages/language-menu.tsx';
import { LanguageOffer } from '../../layouts/languages/language-offer.tsx';
import { Logo } from '../../layouts/logo.tsx';
import { storesOf } from '../../layouts/stores.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import styles from './plain-page.module.css';

type PlainPageProps = {
  title: string;
  lead: string;
  /** Date of the text, e.g. `2026-11-21`. */
  date?: string;
  /** Shown before the text, or beside it on wide screens. */
  sidebar?: ReactNode;
  children: ReactNode;
};

/** A page without the site's header and footer: logo, text, which may speak of the app, and a link to the home page. */
export function PlainPage({ title, lead, date, sidebar, children }: PlainPageProps) {
  const { link, locale, messages } = useLanguage();
  const isAppMissing = storesOf(useBrand(), messages).length === 0;
  return (
    <>
      <LanguageOffer />
      <div className={styles.page} data-wide={sidebar ? true : undefined}>
        <header className={styles.header}>
          <Logo />
          <div>
            <LanguageMenu />
          </div>
        </header>
        <main id="content" className={styles.main}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {isAppMissing && <p className={styles.date}>{messages.app.soon}</p>}
          {date && (
            <p className={styles.date}>
              <Interpolate
                text={messages.plain.asOfDate}
                date={<time dateTime={date}>{formatDate(new Date(date), locale, 'UTC')}</time>}
              />
            </p>
          )}
          {sidebar ? (
            <div className={styles.columns}>
              {sidebar}
              <div>{children}</div>
            </div>
          ) : (
            children
          )}
        </main>
        <footer className={styles.footer}>
          <a href={link('/')} {...withIcon('back', { mirrored: true })}>
            {messages.plain.backToHome}
          </a>
          <LegalLinks />
        </footer>
      </div>
    </>
  );
}

/** Links to the other legal pages. */
function LegalLinks() {
  const { link, messages, path } = useLanguage();
  const pages = [
    { to: '/privacy', label: messages.privacy.title },
    { to: '/eula', label: messages.eula.title },
    { to: '/delete', label: messages.deleteAccount.title },
  ];
  return (
    <ul className={styles.legalLinks}>
      {pages
        .filter(({ to }) => to !== path)
        .map(({ to, label }) => (
          <li key={to}>
            <a href={link(to)}>{label}</a>
          </li>
        ))}
    </ul>
  );
}
