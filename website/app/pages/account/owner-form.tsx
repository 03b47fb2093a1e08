import { useLocation } from 'react-router';
import { emailPattern } from '../../forms/answers.ts';
import { limits } from '../../forms/limits.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { FaultsNotice } from '../form/faults-notice.tsx';
import { faultsOf } from '../form/field-words.ts';
import { ProblemNotice } from '../form/problem-notice.tsx';
import type { OwnerState } from './check-owner.server.ts';
import { OWNER } from './owner.ts';

/** Leads to the last question, for who knows the password. */
export function OwnerForm({ state }: { state: OwnerState | null }) {
  const { pathname } = useLocation();
  const { forms, deleteAccount, resetPassword } = useLanguage().messages;
  const words = deleteAccount.owner;
  const { show } = resetPassword.choose;
  const faults = state?.faults ?? {};
  const messages = {
    [OWNER]: faultsOf(limits.email, forms, {
      missing: forms.missingEmail,
      mistyped: forms.mistypedEmail,
    }),
    password: faultsOf(limits.presentPassword, forms, { missing: words.missing }),
  };
  const fields = [
    { name: OWNER, label: deleteAccount.ask.email },
    { name: 'password', label: words.password },
  ];
  return (
    <Form id="by-password" title={words.title} action={pathname}>
      {state?.faults && <FaultsNotice faults={faults} fields={fields} />}
      {state?.problem && <ProblemNotice problem={state.problem} kept={false} />}
      <p>{words.text}</p>
      <Field
        id={OWNER}
        name={OWNER}
        type="email"
        label={deleteAccount.ask.email}
        value={state?.values[OWNER]}
        error={faults[OWNER] && messages[OWNER][faults[OWNER]]}
        messages={messages[OWNER]}
        pattern={emailPattern}
        autoComplete="username"
        dir="ltr"
        {...limits.email}
      />
      <PasswordField
        id="password"
        name="password"
        label={words.password}
        error={faults.password && messages.password[faults.password]}
        messages={messages.password}
        autoComplete="current-password"
        show={show}
        showLabel={words.showPassword}
        {...limits.presentPassword}
      />
      <Button type="submit">{words.button}</Button>
    </Form>
  );
}
