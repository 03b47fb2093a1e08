import { useLocation } from 'react-router';
import type { FormState } from '../../forms/form-state.ts';
import { limits } from '../../forms/limits.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { FaultsNotice } from '../form/faults-notice.tsx';
import { faultsOf } from '../form/field-words.ts';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { CODE } from './code.ts';

type NewPasswordFormProps = {
  code: string;
  state: FormState<'password' | 'again'>;
};

/** Asks twice for a new password. The code travels in the form, no longer in the address. */
export function NewPasswordForm({ code, state }: NewPasswordFormProps) {
  const { pathname } = useLocation();
  const { forms, resetPassword } = useLanguage().messages;
  const words = resetPassword.choose;
  const { faults = {}, problem } = state;
  const messages = {
    password: faultsOf(limits.password, forms, { missing: words.missing }),
    again: { valueMissing: words.missingAgain, different: words.different },
  };
  const fields = [
    { name: 'password', label: words.password },
    { name: 'again', label: words.again },
  ];
  return (
    <Form id="choose" title={words.title} action={pathname}>
      {state.faults && <FaultsNotice faults={faults} fields={fields} />}
      {problem && <ProblemNotice problem={problem} kept={false} />}
      <input type="hidden" name={CODE} value={code} />
      <PasswordField
        id="password"
        name="password"
        label={words.password}
        hint={words.passwordHint}
        error={faults.password && messages.password[faults.password]}
        messages={messages.password}
        autoComplete="new-password"
        show={words.show}
        showLabel={words.showPassword}
        strengths={[words.easy, words.harder, words.hard]}
        {...limits.password}
      />
      <PasswordField
        id="again"
        name="again"
        label={words.again}
        error={faults.again && Reflect.get(messages.again, faults.again)}
        messages={messages.again}
        autoComplete="new-password"
        show={words.show}
        showLabel={words.showAgain}
      />
      <Button type="submit">{words.save}</Button>
    </Form>
  );
}
