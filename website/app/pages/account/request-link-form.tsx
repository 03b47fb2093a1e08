import { useLocation } from 'react-router';
import { emailPattern } from '../../forms/answers.ts';
import { fieldLimits } from '../../forms/field-limits.ts';
import type { FormState } from '../../forms/form-state.ts';
import { HONEYPOT_FIELD, OPENED_FIELD } from '../../forms/honeypot.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { Outcome } from '../../ui/form/outcome.tsx';
import { FieldErrorsNotice } from '../form/field-errors-notice.tsx';
import { errorMessagesOf, lengthHint } from '../form/field-messages.ts';
import { ProblemNotice } from '../form/problem-notice.tsx';

/** The state of the form: new, or shown again with errors. */
export type RequestLinkState = FormState<'email' | typeof HONEYPOT_FIELD> & { opened: number };

type RequestLinkFormProps = {
  text: { title: string; email: string; submit: string; sentTitle: string; sentText: string };
  state: RequestLinkState;
  sent: boolean;
};

/** Asks for the email address that a link is mailed to. */
export function RequestLinkForm({ text, state, sent }: RequestLinkFormProps) {
  const { pathname } = useLocation();
  const { forms } = useLanguage().messages;
  const { values, fieldErrors, problem } = state;
  const messages = errorMessagesOf(fieldLimits.email, forms, {
    missing: forms.missingEmail,
    invalid: forms.invalidEmail,
  });
  return (
    <Form id="ask" title={text.title} action={pathname}>
      {sent && (
        <Outcome tone="success" title={text.sentTitle} autoDismiss>
          <p>{text.sentText}</p>
        </Outcome>
      )}
      {fieldErrors && (
        <FieldErrorsNotice
          fieldErrors={fieldErrors}
          fields={[{ name: 'email', label: text.email }]}
        />
      )}
      {problem && <ProblemNotice problem={problem} isInputKept={values.email !== undefined} />}
      <Field
        id="email"
        name="email"
        type="email"
        label={text.email}
        limitHint={lengthHint(fieldLimits.email, forms)}
        value={values.email}
        error={fieldErrors?.email && messages[fieldErrors.email]}
        messages={messages}
        pattern={emailPattern}
        autoComplete="email"
        dir="ltr"
        {...fieldLimits.email}
      />
      <Honeypot name={HONEYPOT_FIELD} label={forms.honeypotLabel} value={values[HONEYPOT_FIELD]} />
      <input type="hidden" name={OPENED_FIELD} value={state.opened} />
      <Button type="submit">{text.submit}</Button>
    </Form>
  );
}
