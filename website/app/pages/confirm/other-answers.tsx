import {
  type ConfirmationAnswer,
  confirmationAnswers,
  confirmPath,
} from '../../addresses/confirmation-paths.ts';
import { useLanguage } from '../../i18n/language.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import styles from './other-answers.module.css';

/** Links to the forms of the answers that the page does not show. */
export function OtherAnswers({ code, answer }: { code: string; answer: ConfirmationAnswer }) {
  const { link, messages } = useLanguage();
  const { confirm } = messages;
  return (
    <nav className={styles.answers} aria-label={confirm.otherAnswers}>
      {confirmationAnswers
        .filter((other) => other !== answer)
        .map((other) => (
          <LinkButton key={other} variant="outline" small href={link(confirmPath(code, other))}>
            {confirm.answers[other].title}
          </LinkButton>
        ))}
    </nav>
  );
}
