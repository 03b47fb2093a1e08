import type { ReactNode } from 'react';
import { Filled } from '../../i18n/filled.tsx';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { LanguageOffer } from '../../layouts/languages/language-offer.tsx';
import { LanguageLinks } from '../../layouts/languages/language-switch.tsx';
import { useOtherLanguages } from '../../layouts/languages/other-languages.ts';
import { Logo } from '../../layouts/logo.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { OtherTexts } from './other-texts.tsx';
import styles from './plain-page.module.css';

type PlainPageProps = {
  title: string;
  lead: string;
  /** Day the text is of, e.g. `2026-11-21`; left out where it does not matter. */
  date?: string;
  /** Stands before the text, and beside it where there is room. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A page without header and footer: the mark, a text, and a way back. */
export function PlainPage({ title, lead, date, beside, children }: PlainPageProps) {
  const { link, locale, messages } = useLanguage();
  return (
    <>
      <LanguageOffer />
      <div className={styles.page} data-wide={beside ? true : undefined}>
        <header className={styles.head}>
          <Logo />
          <div>
            <LanguageLinks languages={useOtherLanguages()} />
          </div>
        </header>
        <main id="content" className={styles.main}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {date && (
            <p className={styles.date}>
              <Filled
                text={messages.plain.dated}
                date={<time dateTime={date}>{formatDate(new Date(date), locale, 'UTC')}</time>}
              />
            </p>
          )}
          {beside ? (
            <div className={styles.columns}>
              {beside}
              <div>{children}</div>
            </div>
          ) : (
            children
          )}
        </main>
        <footer className={styles.end}>
          <a href={link('/')}>
            <Icon name="back" mirrored />
            {messages.plain.back}
          </a>
          <OtherTexts className={styles.texts} />
        </footer>
      </div>
    </>
  );
}
