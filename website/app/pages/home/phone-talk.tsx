import { useLanguage } from '../../i18n/language.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './phone-talk.module.css';

/** A picture of the app: a talk in several languages. Decoration, so not read out. */
export function PhoneTalk() {
  const { talk } = useLanguage().messages.home;
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <div className={styles.bar}>
          <Mark className={styles.mark} />
          <span>
            {talk.title}
            <small>{talk.place}</small>
          </span>
        </div>
        <div className={styles.talk}>
          <p>{talk.question}</p>
          <p>
            {talk.answer}
            <small>{talk.answerBy}</small>
          </p>
          <p lang="ar" dir="rtl">
            {talk.inArabic}
          </p>
          <p>{talk.thanks}</p>
        </div>
      </div>
    </div>
  );
}
