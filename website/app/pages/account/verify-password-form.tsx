import { useLocation } from 'react-router';
import { emailPattern } from '../../forms/answers.ts';
import { fieldLimits } from '../../forms/field-limits.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { FieldErrorsNotice } from '../form/field-errors-notice.tsx';
import { errorMessagesOf } from '../form/field-messages.ts';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { OWNER_FIELD } from './form-fields.ts';
import type { VerifyPasswordState } from './verify-password.server.ts';

/** Asks for the password of an account, which leads straight to the confirmation. */
export function VerifyPasswordForm({ state }: { state: VerifyPasswordState | null }) {
  const { pathname } = useLocation();
  const { forms, deleteAccount, resetPassword } = useLanguage().messages;
  const text = deleteAccount.verifyPassword;
  const { showButton } = resetPassword.newPassword;
  const fieldErrors = state?.fieldErrors ?? {};
  const messages = {
    [OWNER_FIELD]: errorMessagesOf(fieldLimits.email, forms, {
      missing: forms.missingEmail,
      invalid: forms.invalidEmail,
    }),
    password: errorMessagesOf(fieldLimits.currentPassword, forms, { missing: text.missing }),
  };
  const fields = [
    { name: OWNER_FIELD, label: deleteAccount.requestLink.email },
    { name: 'password', label: text.password },
  ];
  return (
    <Form id="by-password" title={text.title} action={pathname}>
      {state?.fieldErrors && <FieldErrorsNotice fieldErrors={fieldErrors} fields={fields} />}
      {state?.problem && <ProblemNotice problem={state.problem} isInputKept={false} />}
      <p>{text.text}</p>
      <Field
        id={OWNER_FIELD}
        name={OWNER_FIELD}
        type="email"
        label={deleteAccount.requestLink.email}
        value={state?.values[OWNER_FIELD]}
        error={fieldErrors[OWNER_FIELD] && messages[OWNER_FIELD][fieldErrors[OWNER_FIELD]]}
        messages={messages[OWNER_FIELD]}
        pattern={emailPattern}
        autoComplete="username"
        dir="ltr"
        {...fieldLimits.email}
      />
      <PasswordField
        id="password"
        name="password"
        label={text.password}
        error={fieldErrors.password && messages.password[fieldErrors.password]}
        messages={messages.password}
        autoComplete="current-password"
        toggleText={showButton}
        toggleLabel={text.showPassword}
        {...fieldLimits.currentPassword}
      />
      <Button type="submit">{text.submit}</Button>
    </Form>
  );
}
