import { useLocation } from 'react-router';
import { fieldLimits } from '../../forms/field-limits.ts';
import type { FormState } from '../../forms/form-state.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { FieldErrorsNotice } from '../form/field-errors-notice.tsx';
import { errorMessagesOf } from '../form/field-messages.ts';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { CODE_FIELD } from './form-fields.ts';

type NewPasswordFormProps = {
  code: string;
  state: FormState<'password' | 'again'>;
};

/** Asks twice for a new password. The code is sent in the body, not in the address. */
export function NewPasswordForm({ code, state }: NewPasswordFormProps) {
  const { pathname } = useLocation();
  const { forms, resetPassword } = useLanguage().messages;
  const text = resetPassword.newPassword;
  const { fieldErrors = {}, problem } = state;
  const messages = {
    password: errorMessagesOf(fieldLimits.password, forms, { missing: text.missing }),
    again: { valueMissing: text.missingRepeat, mismatch: text.mismatch },
  };
  const fields = [
    { name: 'password', label: text.password },
    { name: 'again', label: text.repeat },
  ];
  return (
    <Form id="choose" title={text.title} action={pathname}>
      {state.fieldErrors && <FieldErrorsNotice fieldErrors={fieldErrors} fields={fields} />}
      {problem && <ProblemNotice problem={problem} isInputKept={false} />}
      <input type="hidden" name={CODE_FIELD} value={code} />
      <PasswordField
        id="password"
        name="password"
        label={text.password}
        hint={text.passwordHint}
        error={fieldErrors.password && messages.password[fieldErrors.password]}
        messages={messages.password}
        autoComplete="new-password"
        toggleText={text.showButton}
        toggleLabel={text.showPassword}
        strengthLabels={[text.weak, text.fair, text.strong]}
        {...fieldLimits.password}
      />
      <PasswordField
        id="again"
        name="again"
        label={text.repeat}
        error={fieldErrors.again && Reflect.get(messages.again, fieldErrors.again)}
        messages={messages.again}
        autoComplete="new-password"
        toggleText={text.showButton}
        toggleLabel={text.showRepeat}
      />
      <Button type="submit">{text.submit}</Button>
    </Form>
  );
}
