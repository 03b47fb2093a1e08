import { useLocation } from 'react-router';
import { emailPattern } from '../../forms/answers.ts';
import { fieldLimits, MAX_LINKS } from '../../forms/field-limits.ts';
import type { FormState } from '../../forms/form-state.ts';
import { HONEYPOT_FIELD, OPENED_FIELD } from '../../forms/honeypot.ts';
import { readableAddress } from '../../forms/site-address.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field, type FieldProps } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { Outcome } from '../../ui/form/outcome.tsx';
import { FieldErrorsNotice } from '../form/field-errors-notice.tsx';
import { errorMessagesOf, lengthHint } from '../form/field-messages.ts';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { type MessageField, messageFields } from './message.ts';

/** The state of the form: new, or shown again with errors. */
export type MessageState = FormState<MessageField | typeof HONEYPOT_FIELD> & { opened: number };

type MessageFormProps = {
  state: MessageState;
  /** Full address of the page the message is about; null if there is none. */
  about: string | null;
  sent: boolean;
  /** The words of the form; those of the contact page by default. */
  words?: Messages['contact']['form'];
  /** What browsers fill in as the subject. */
  subjectAutoComplete?: string;
};

/** The contact form, also where a business asks to become a partner. */
export function MessageForm({ state, about, sent, words, subjectAutoComplete }: MessageFormProps) {
  const { pathname, search } = useLocation();
  const { forms, contact } = useLanguage().messages;
  const form = words ?? contact.form;
  const { values, fieldErrors = {}, problem } = state;
  const labels: Record<MessageField, string> = { ...form, about: form.aboutLabel };

  const renderField = (
    name: Exclude<MessageField, 'about'>,
    hint: string,
    errorTexts: Parameters<typeof errorMessagesOf>[2],
    extraProps: Partial<FieldProps>,
  ) => {
    const messages = errorMessagesOf(fieldLimits[name], forms, errorTexts);
    const fieldError = fieldErrors[name];
    return (
      <Field
        id={name}
        name={name}
        label={labels[name]}
        hint={hint}
        limitHint={lengthHint(fieldLimits[name], forms)}
        value={values[name]}
        error={fieldError && (messages[fieldError] ?? forms.tooLong(fieldLimits[name].max))}
        messages={messages}
        {...fieldLimits[name]}
        {...extraProps}
      />
    );
  };

  return (
    <Form id="write" title={form.title} action={sent ? pathname : pathname + search}>
      {sent && (
        <Outcome tone="success" title={form.sentTitle} autoDismiss>
          <p>{form.sentText}</p>
        </Outcome>
      )}
      {state.fieldErrors && (
        <FieldErrorsNotice
          fieldErrors={fieldErrors}
          fields={messageFields.map((name) => ({ name, label: labels[name] }))}
        />
      )}
      {problem && <ProblemNotice problem={problem} />}
      {renderField(
        'name',
        '',
        { missing: form.missing.name },
        { autoComplete: 'name', dir: 'auto' },
      )}
      {renderField(
        'email',
        form.emailHint,
        { missing: form.missing.email, invalid: forms.invalidEmail },
        { type: 'email', autoComplete: 'email', dir: 'ltr', pattern: emailPattern },
      )}
      {renderField(
        'phone',
        form.phoneHint,
        {},
        { type: 'tel', autoComplete: 'tel', dir: 'ltr', optional: forms.optional },
      )}
      {renderField(
        'subject',
        '',
        { missing: form.missing.subject },
        { dir: 'auto', autoComplete: subjectAutoComplete },
      )}
      {renderField(
        'message',
        form.messageHint,
        { missing: form.missing.message, tooManyLinks: forms.tooManyLinks(MAX_LINKS) },
        { rows: 7, dir: 'auto' },
      )}
      {about && (
        <Checkbox
          id="about"
          name="about"
          value={about}
          checked={values.about !== ''}
          error={fieldErrors.about && form.foreignPage}
        >
          <Interpolate text={form.about} page={<bdi dir="ltr">{readableAddress(about)}</bdi>} />
        </Checkbox>
      )}
      <Honeypot name={HONEYPOT_FIELD} label={forms.honeypotLabel} value={values[HONEYPOT_FIELD]} />
      <input type="hidden" name={OPENED_FIELD} value={state.opened} />
      <Button type="submit">{form.submit}</Button>
    </Form>
  );
}
