import { TAKE_CHECK_PATH } from '../../addresses/take-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button/button.tsx';
import controlStyles from '../../ui/form/control.module.css';
import { Field } from '../../ui/form/field.tsx';
import { OUTCOME_ID } from '../../ui/form/outcome-id.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './take-form.module.css';

/** A file to choose, or its text to paste. @param isEmpty whether neither was sent */
export function CheckForm({ isEmpty }: { isEmpty: boolean }) {
  const { link, messages } = useLanguage();
  const { check } = messages.take;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`${link(TAKE_CHECK_PATH)}#${OUTCOME_ID}`}
      noValidate
      className={styles.form}
      aria-label={check.title}
    >
      {isEmpty && (
        <div id={OUTCOME_ID} tabIndex={-1} className={styles.wide}>
          <Notice tone="error" role="alert">
            {check.empty}
          </Notice>
        </div>
      )}
      <div className={styles.wide}>
        <label className={controlStyles.label} htmlFor="check-file">
          {check.file}
        </label>
        <input
          className={controlStyles.control}
          id="check-file"
          name="file"
          type="file"
          accept=".html,.htm,.epub"
        />
      </div>
      <div className={styles.wide}>
        <Field
          id="check-text"
          name="text"
          label={check.text}
          optional={messages.forms.optional}
          rows={4}
          dir="auto"
        />
      </div>
      <Button type="submit">{check.submit}</Button>
    </form>
  );
}
