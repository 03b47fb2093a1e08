import type { FieldError } from '../../forms/form-state.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';

type FieldErrorsNoticeProps = {
  fieldErrors: Partial<Record<string, FieldError>>;
  /** All fields of the form in order; a field's name is its id, too. */
  fields: { name: string; label: string }[];
};

/** Lists the fields that have errors. */
export function FieldErrorsNotice({ fieldErrors, fields }: FieldErrorsNoticeProps) {
  const { forms } = useLanguage().messages;
  const invalidFields = fields.filter(({ name }) => fieldErrors[name]);
  return (
    <ErrorSummary
      title={forms.errorCount(invalidFields.length)}
      fields={invalidFields.map(({ name, label }) => ({ id: name, label }))}
    />
  );
}
