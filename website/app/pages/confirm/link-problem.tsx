import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import styles from '../feedback/feedback-page.module.css';
import { useMessageLinks } from '../plain/message-links.tsx';

/** In place of the page of a mailed link that does not work. */
export function LinkProblem() {
  const { invalid } = useLanguage().messages.confirm;
  const links = useMessageLinks();
  return (
    <div className={styles.page}>
      <header>
        <h1>{invalid.title}</h1>
        <p>
          <Interpolate text={invalid.text} {...links} />
        </p>
      </header>
    </div>
  );
}
