import styles from './contents.module.css';

type ContentsProps = {
  title: string;
  /** Where to jump to, and what it is called. */
  sections: readonly { id: string; title: string }[];
  /** The sections' own language, where it is not the page's. */
  tongue?: { code: string; direction: 'ltr' | 'rtl' } | null;
  /** How it stands on the page. */
  className?: string;
};

/** The sections of a long text as links into it; nothing where it has none. */
export function Contents({ title, sections, tongue, className = '' }: ContentsProps) {
  if (sections.length === 0) return null;
  return (
    <nav aria-labelledby="contents" className={`${styles.contents} ${className}`}>
      <h2 id="contents">{title}</h2>
      <ol className={styles.list} lang={tongue?.code} dir={tongue?.direction}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
