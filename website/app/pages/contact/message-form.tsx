import { useLocation } from 'react-router';
import { emailPattern } from '../../forms/answers.ts';
import type { FormState } from '../../forms/form-state.ts';
import { limits, MOST_LINKS } from '../../forms/limits.ts';
import { readableAddress } from '../../forms/own-address.ts';
import { OPENED_FIELD, TRAP_FIELD } from '../../forms/traps.ts';
import { Filled } from '../../i18n/filled.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { Check } from '../../ui/form/check.tsx';
import { Field, type FieldProps } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Outcome } from '../../ui/form/outcome.tsx';
import { Trap } from '../../ui/form/trap.tsx';
import { FaultsNotice } from '../form/faults-notice.tsx';
import { faultsOf, limitsInWords } from '../form/field-words.ts';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { type MessageField, messageFields } from './message.ts';

/** What the form is shown with: freshly opened, or once more after it was sent in vain. */
export type MessageState = FormState<MessageField | typeof TRAP_FIELD> & { opened: number };

type MessageFormProps = {
  state: MessageState;
  /** Full address of the page it is about; null where it is about none. */
  about: string | null;
  sent: boolean;
};

/** The form that writes to the people behind the site. */
export function MessageForm({ state, about, sent }: MessageFormProps) {
  const { pathname, search } = useLocation();
  const { forms, contact } = useLanguage().messages;
  const { form } = contact;
  const { values, faults = {}, problem } = state;
  const labels: Record<MessageField, string> = { ...form, about: form.aboutLabel };

  const field = (
    name: Exclude<MessageField, 'about'>,
    hint: string,
    words: Parameters<typeof faultsOf>[2],
    more: Partial<FieldProps>,
  ) => {
    const messages = faultsOf(limits[name], forms, words);
    const fault = faults[name];
    return (
      <Field
        id={name}
        name={name}
        label={labels[name]}
        hint={[hint, limitsInWords(limits[name], forms)].filter(Boolean).join(' ')}
        value={values[name]}
        error={fault && (messages[fault] ?? forms.tooLong(limits[name].max))}
        messages={messages}
        {...limits[name]}
        {...more}
      />
    );
  };

  return (
    <Form id="write" title={form.title} action={sent ? pathname : pathname + search}>
      {sent && (
        <Outcome tone="good" title={form.sent} passing>
          <p>{form.sentText}</p>
        </Outcome>
      )}
      {state.faults && (
        <FaultsNotice
          faults={faults}
          fields={messageFields.map((name) => ({ name, label: labels[name] }))}
        />
      )}
      {problem && <ProblemNotice problem={problem} />}
      {field('name', '', { missing: form.missing.name }, { autoComplete: 'name', dir: 'auto' })}
      {field(
        'email',
        form.emailHint,
        { missing: form.missing.email, mistyped: forms.mistypedEmail },
        { type: 'email', autoComplete: 'email', dir: 'ltr', pattern: emailPattern },
      )}
      {field(
        'phone',
        form.phoneHint,
        {},
        { type: 'tel', autoComplete: 'tel', dir: 'ltr', optional: forms.optional },
      )}
      {field('subject', '', { missing: form.missing.subject }, { dir: 'auto' })}
      {field(
        'message',
        form.messageHint,
        { missing: form.missing.message, tooManyLinks: forms.tooManyLinks(MOST_LINKS) },
        { rows: 7, dir: 'auto' },
      )}
      {about && (
        <Check
          id="about"
          name="about"
          value={about}
          ticked={values.about !== ''}
          error={faults.about && form.notOurs}
        >
          <Filled text={form.about} page={<bdi dir="ltr">{readableAddress(about)}</bdi>} />
        </Check>
      )}
      <Trap name={TRAP_FIELD} label={forms.leaveEmpty} value={values[TRAP_FIELD]} />
      <input type="hidden" name={OPENED_FIELD} value={state.opened} />
      <Button type="submit">{form.send}</Button>
    </Form>
  );
}
