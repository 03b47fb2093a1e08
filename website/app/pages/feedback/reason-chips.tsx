import { useLanguage } from '../../i18n/language.ts';
import { reportReasons } from '../../posts/feedback/report-reasons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import visuallyHidden from '../../ui/visually-hidden/visually-hidden.module.css';
import styles from './reason-chips.module.css';

type ReasonChipsProps = {
  /** Id of the first option, which the error summary links to. */
  id: string;
  /** Whether a heading above says what is asked. */
  hasHeading?: boolean;
  selected?: string | undefined;
  error?: string | undefined;
};

/** The choice of what is wrong: one of eight words. */
export function ReasonChips({ id, hasHeading, selected, error }: ReasonChipsProps) {
  const { report } = useLanguage().messages.feedback;
  return (
    <fieldset className={styles.reasons} aria-describedby={error && `${id}-error`}>
      <legend className={hasHeading ? visuallyHidden.content : undefined}>{report.legend}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" small />
          <span>{error}</span>
        </p>
      )}
      <div>
        {reportReasons.map((reason, index) => (
          <label key={reason}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={reason === selected}
            />
            {report.reasons[reason]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
