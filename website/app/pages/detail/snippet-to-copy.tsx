import { useLanguage } from '../../i18n/language.ts';
import controlStyles from '../../ui/form/control.module.css';
import styles from './snippet-to-copy.module.css';

/** HTML by which another site shows this post, for its owner to copy. */
export function SnippetToCopy({ html }: { html: string }) {
  const { heading, text, label } = useLanguage().messages.detail.snippet;
  return (
    <details className={styles.snippet}>
      <summary>{heading}</summary>
      <p>{text}</p>
      <label className={controlStyles.label} htmlFor="snippet">
        {label}
      </label>
      <textarea
        id="snippet"
        className={controlStyles.control}
        dir="ltr"
        lang="en"
        rows={6}
        readOnly
        value={html}
        spellCheck={false}
      />
    </details>
  );
}
