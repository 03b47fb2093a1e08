import { useLanguage } from '../../i18n/language.ts';
import type { Section } from '../../posts/heading-ids.ts';
import type { Tongue } from '../../posts/post.ts';
import styles from './sections.module.css';

type SectionsProps = { sections: readonly Section[]; tongue: Tongue | null };

/** What a long text is about, in its own language, as links into it. */
export function Sections({ sections, tongue }: SectionsProps) {
  const { messages } = useLanguage();
  if (sections.length === 0) return null;
  return (
    <nav aria-labelledby="contents" className={styles.sections}>
      <h2 id="contents">{messages.plain.contents}</h2>
      <ol className={styles.list} lang={tongue?.code} dir={tongue?.direction}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
