import { emailPattern } from '../../forms/answers.ts';
import { fieldLimits } from '../../forms/field-limits.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Field } from '../../ui/form/field.tsx';
import { errorMessagesOf } from '../form/field-messages.ts';
import { phonePattern } from './answer.ts';
import type { AnswerState } from './answer-state.ts';

/** The contact as it is, to be changed. */
export function ChangeFields({ values, fieldErrors = {} }: AnswerState) {
  const { confirm, facts, forms } = useLanguage().messages;
  const invalid = {
    phone: errorMessagesOf(fieldLimits.phone, forms, { invalid: confirm.invalidPhone }),
    email: errorMessagesOf(fieldLimits.email, forms, { invalid: forms.invalidEmail }),
    website: errorMessagesOf(fieldLimits.website, forms, { invalid: confirm.invalidWebsite }),
    place: errorMessagesOf(fieldLimits.place, forms),
  };
  const phoneProps = { type: 'tel', dir: 'ltr', pattern: phonePattern } as const;
  const rows = [
    { name: 'phone', label: facts.phone, messages: invalid.phone, ...phoneProps },
    { name: 'whatsapp', label: facts.whatsapp, messages: invalid.phone, ...phoneProps },
    {
      name: 'email',
      label: facts.email,
      messages: invalid.email,
      type: 'email',
      dir: 'ltr',
      pattern: emailPattern,
    },
    { name: 'website', label: facts.website, messages: invalid.website, dir: 'ltr' },
    { name: 'address', label: confirm.address, messages: invalid.place, dir: 'auto' },
    { name: 'landmark', label: confirm.landmark, messages: invalid.place, dir: 'auto' },
  ] as const;
  return rows.map(({ name, messages, ...row }) => {
    const error = fieldErrors[name];
    return (
      <Field
        key={name}
        id={name}
        name={name}
        optional={forms.optional}
        value={values[name]}
        messages={messages}
        error={error && messages[error]}
        {...row}
      />
    );
  });
}
