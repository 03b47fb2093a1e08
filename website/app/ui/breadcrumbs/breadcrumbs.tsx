import styles from './breadcrumbs.module.css';

/** A step of the way; the last one, the page itself, has no link. */
export type Crumb = { label: string; href?: string; lang?: string; dir?: 'ltr' | 'rtl' | 'auto' };

/** The way from home to this page. @param label names the landmark */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ label: text, href, lang, dir }) => (
          <li key={href ?? text}>
            {href ? (
              <a href={href} lang={lang} dir={dir}>
                {text}
              </a>
            ) : (
              <span aria-current="page" lang={lang} dir={dir}>
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
