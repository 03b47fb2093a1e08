import { useLocation } from 'react-router';
import { emailPattern } from '../../forms/answers.ts';
import type { FormState } from '../../forms/form-state.ts';
import { limits } from '../../forms/limits.ts';
import { OPENED_FIELD, TRAP_FIELD } from '../../forms/traps.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Outcome } from '../../ui/form/outcome.tsx';
import { Trap } from '../../ui/form/trap.tsx';
import { FaultsNotice } from '../form/faults-notice.tsx';
import { faultsOf, limitsInWords } from '../form/field-words.ts';
import { ProblemNotice } from '../form/problem-notice.tsx';

/** What the form is shown with: freshly opened, or once more after it was sent in vain. */
export type AskState = FormState<'email' | typeof TRAP_FIELD> & { opened: number };

type AskFormProps = {
  words: { title: string; email: string; send: string; sent: string; sentText: string };
  state: AskState;
  sent: boolean;
};

/** Asks for the address to which a link is mailed. */
export function AskForm({ words, state, sent }: AskFormProps) {
  const { pathname } = useLocation();
  const { forms } = useLanguage().messages;
  const { values, faults, problem } = state;
  const messages = faultsOf(limits.email, forms, {
    missing: forms.missingEmail,
    mistyped: forms.mistypedEmail,
  });
  return (
    <Form id="ask" title={words.title} action={pathname}>
      {sent && (
        <Outcome tone="good" title={words.sent} passing>
          <p>{words.sentText}</p>
        </Outcome>
      )}
      {faults && <FaultsNotice faults={faults} fields={[{ name: 'email', label: words.email }]} />}
      {problem && <ProblemNotice problem={problem} kept={values.email !== undefined} />}
      <Field
        id="email"
        name="email"
        type="email"
        label={words.email}
        hint={limitsInWords(limits.email, forms)}
        value={values.email}
        error={faults?.email && messages[faults.email]}
        messages={messages}
        pattern={emailPattern}
        autoComplete="email"
        dir="ltr"
        {...limits.email}
      />
      <Trap name={TRAP_FIELD} label={forms.leaveEmpty} value={values[TRAP_FIELD]} />
      <input type="hidden" name={OPENED_FIELD} value={state.opened} />
      <Button type="submit">{words.send}</Button>
    </Form>
  );
}
