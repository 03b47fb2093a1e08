import { iPayPath } from '../../addresses/costs-path.ts';
import type { CostUnit } from '../../costs/cost-tables.ts';
import type { FormState } from '../../forms/form-state.ts';
import { HONEYPOT_FIELD, OPENED_FIELD } from '../../forms/honeypot.ts';
import { useLanguage } from '../../i18n/language.ts';
import { currencyTitle } from '../../i18n/number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { FieldErrorsNotice } from '../form/field-errors-notice.tsx';
import { ProblemNotice } from '../form/problem-notice.tsx';
import type { PriceField } from './told-price.ts';

/** The state of the form: new, or shown again with errors. */
export type PriceState = FormState<PriceField | typeof HONEYPOT_FIELD> & { opened: number };

type PriceFormProps = {
  /** Slug. */
  city: string;
  /** Key. */
  item: string;
  currency: string;
  /** Of the item; undefined if it is not known. */
  unit: CostUnit | undefined;
  state: PriceState;
};

/** One field: what a reader pays for an item in a city. */
export function PriceForm({ city, item, currency, unit, state }: PriceFormProps) {
  const { locale, link, messages } = useLanguage();
  const { forms, costs } = messages;
  const { values, fieldErrors = {}, problem } = state;
  const label = costs.tell.amount(currencyTitle(currency, locale));
  return (
    <Form id="price" title={costs.tell.title} action={link(iPayPath(city, item))}>
      {state.fieldErrors && (
        <FieldErrorsNotice fieldErrors={fieldErrors} fields={[{ name: 'amount', label }]} />
      )}
      {problem && <ProblemNotice problem={problem} />}
      <input type="hidden" name="city" value={city} />
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="currency" value={currency} />
      <Field
        id="amount"
        name="amount"
        label={label}
        hint={unit && costs.units[unit]}
        value={values.amount}
        error={fieldErrors.amount && costs.tell.invalid}
        inputMode="decimal"
        dir="ltr"
        max={20}
      />
      <Honeypot name={HONEYPOT_FIELD} label={forms.honeypotLabel} value={values[HONEYPOT_FIELD]} />
      <input type="hidden" name={OPENED_FIELD} value={state.opened} />
      <Button type="submit">{costs.tell.submit}</Button>
    </Form>
  );
}
