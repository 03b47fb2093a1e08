import { useLanguage } from '../../i18n/language.ts';
import { languageAttributes } from '../../languages.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './phone-mockup.module.css';

/** A mock-up of the app with a conversation in several languages. Decorative, so hidden from screen readers. */
export function PhoneMockup() {
  const { conversation } = useLanguage().messages.home;
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <div className={styles.bar}>
          <Mark className={styles.mark} />
          <span>
            {conversation.title}
            <small>{conversation.place}</small>
          </span>
        </div>
        <div className={styles.conversation}>
          <p>{conversation.question}</p>
          <p>
            {conversation.answer}
            <small>{conversation.answerBy}</small>
          </p>
          <p {...languageAttributes({ code: 'ar', direction: 'rtl' })}>{conversation.inArabic}</p>
          <p>{conversation.thanks}</p>
        </div>
      </div>
    </div>
  );
}
