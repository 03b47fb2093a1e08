import type { Fault } from '../../forms/form-state.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';

type FaultsNoticeProps = {
  faults: Partial<Record<string, Fault>>;
  /** All fields of the form in their order: name and label; a field's name is its id. */
  fields: { name: string; label: string }[];
};

/** Which answers need another look. */
export function FaultsNotice({ faults, fields }: FaultsNoticeProps) {
  const { forms } = useLanguage().messages;
  const wrong = fields.filter(({ name }) => faults[name]);
  return (
    <ErrorSummary
      title={forms.another(wrong.length)}
      fields={wrong.map(({ name, label }) => ({ id: name, label }))}
    />
  );
}
