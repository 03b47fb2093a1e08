import { useLanguage } from '../../i18n/language.ts';
import type { LegalText } from '../../i18n/messages/legal-text.ts';
import styles from './contents.module.css';

/** The sections of a long text, as links. */
export function Contents({ sections }: Pick<LegalText, 'sections'>) {
  const { messages } = useLanguage();
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">{messages.plain.contents}</h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
