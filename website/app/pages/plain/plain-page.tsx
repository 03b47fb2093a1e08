import type { ReactNode } from 'react';
import { Filled } from '../../i18n/filled.tsx';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Logo } from '../../layouts/logo.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './plain-page.module.css';

type PlainPageProps = {
  title: string;
  lead: string;
  /** Day the text is of, e.g. `2026-11-21`; left out where it does not matter. */
  date?: string;
  children: ReactNode;
};

/** A page without header and footer: the mark, a text, and a way back. */
export function PlainPage({ title, lead, date, children }: PlainPageProps) {
  const { link, locale, messages } = useLanguage();
  return (
    <div className={styles.page}>
      <header>
        <Logo />
      </header>
      <main className={styles.main}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {date && (
          <p className={styles.date}>
            <Filled
              text={messages.plain.dated}
              date={<time dateTime={date}>{formatDate(new Date(date), locale)}</time>}
            />
          </p>
        )}
        {children}
      </main>
      <footer className={styles.end}>
        <a href={link('/')}>
          <Icon name="back" mirrored />
          {messages.plain.back}
        </a>
      </footer>
    </div>
  );
}
