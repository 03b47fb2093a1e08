import { type ConfirmationAnswer, confirmPath } from '../../addresses/confirmation-paths.ts';
import { fieldLimits, MAX_LINKS } from '../../forms/field-limits.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FieldErrorsNotice } from '../form/field-errors-notice.tsx';
import { errorMessagesOf, lengthHint } from '../form/field-messages.ts';
import { ProblemNotice } from '../form/problem-notice.tsx';
import type { AnswerState } from './answer-state.ts';
import { ChangeFields } from './change-fields.tsx';

type AnswerFormProps = { code: string; answer: ConfirmationAnswer; state: AnswerState };

/** The form of one answer. Only its button changes anything, since mail programs open links by themselves. */
export function AnswerForm({ code, answer, state }: AnswerFormProps) {
  const { link, messages } = useLanguage();
  const { confirm, facts, forms } = messages;
  const { title, text, submit } = confirm.answers[answer];
  const wordsMessages = errorMessagesOf(fieldLimits.changes, forms, {
    tooManyLinks: forms.tooManyLinks(MAX_LINKS),
  });
  const { values, fieldErrors, problem } = state;
  return (
    <Form id="answer" title={title} action={link(confirmPath(code, answer))}>
      {fieldErrors && (
        <FieldErrorsNotice
          fieldErrors={fieldErrors}
          fields={[
            { name: 'phone', label: facts.phone },
            { name: 'whatsapp', label: facts.whatsapp },
            { name: 'email', label: facts.email },
            { name: 'website', label: facts.website },
            { name: 'address', label: confirm.address },
            { name: 'landmark', label: confirm.landmark },
            { name: 'words', label: confirm.words },
          ]}
        />
      )}
      {problem && <ProblemNotice problem={problem} isInputKept={answer !== 'right'} />}
      <p>{text}</p>
      <input type="hidden" name="answer" value={answer} />
      {answer === 'change' && <ChangeFields {...state} />}
      {answer !== 'right' && (
        <Field
          id="words"
          name="words"
          label={confirm.words}
          optional={forms.optional}
          hint={`${confirm.wordsHint[answer]} ${lengthHint(fieldLimits.changes, forms)}`.trim()}
          value={values.words}
          error={fieldErrors?.words && wordsMessages[fieldErrors.words]}
          messages={wordsMessages}
          rows={4}
          dir="auto"
          {...fieldLimits.changes}
        />
      )}
      <Button type="submit">{submit}</Button>
    </Form>
  );
}
