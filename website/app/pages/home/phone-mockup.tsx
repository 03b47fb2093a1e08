import { useLanguage } from '../../i18n/language.ts';
import { languageAttributes } from '../../languages.ts';
import styles from './phone-mockup.module.css';

/** A mock-up of the app with a conversation in several languages. Decorative, so hidden from screen readers. */
export function PhoneMockup() {
  const { conversation } = useLanguage().messages.home;
  return (
    <div className={styles.phone} aria-hidden="true">
      <p className={styles.bar}>
        {conversation.title} <small>{conversation.place}</small>
      </p>
      <p>{conversation.question}</p>
      <p>
        {conversation.answer} <small>{conversation.answerBy}</small>
      </p>
      <p {...languageAttributes({ code: 'ar', direction: 'rtl' })}>{conversation.inArabic}</p>
      <p>{conversation.thanks}</p>
    </div>
  );
}
