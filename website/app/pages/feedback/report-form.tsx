import { reportPath } from '../../addresses/feedback-paths.ts';
import { emailPattern } from '../../forms/answers.ts';
import { fieldLimits, MAX_LINKS } from '../../forms/field-limits.ts';
import type { FormState } from '../../forms/form-state.ts';
import { HONEYPOT_FIELD, OPENED_FIELD } from '../../forms/honeypot.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { FieldErrorsNotice } from '../form/field-errors-notice.tsx';
import { errorMessagesOf, lengthHint } from '../form/field-messages.ts';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { ReasonChips } from './reason-chips.tsx';
import type { ReportField } from './report.ts';
import type { ReportedPost } from './reported-post.server.ts';

/** The state of the form: new, or shown again with errors. */
export type ReportState = FormState<ReportField | typeof HONEYPOT_FIELD> & { opened: number };

/** The form that says what is wrong with a post; words and address are optional. */
export function ReportForm({ post, state }: { post: ReportedPost; state: ReportState }) {
  const { link, messages } = useLanguage();
  const { forms, feedback } = messages;
  const { report } = feedback;
  const { values, fieldErrors = {}, problem } = state;
  const wordsMessages = errorMessagesOf(fieldLimits.words, forms, {
    tooManyLinks: forms.tooManyLinks(MAX_LINKS),
  });
  const emailMessages = errorMessagesOf(fieldLimits.email, forms, { invalid: forms.invalidEmail });
  return (
    <Form id="report" title={report.legend} action={link(reportPath(post))}>
      {state.fieldErrors && (
        <FieldErrorsNotice
          fieldErrors={fieldErrors}
          fields={[
            { name: 'reason', label: report.legend },
            { name: 'words', label: report.words },
            { name: 'email', label: report.email },
          ]}
        />
      )}
      {problem && <ProblemNotice problem={problem} />}
      <input type="hidden" name="post" value={post.id} />
      <ReasonChips
        id="reason"
        hasHeading
        selected={values.reason}
        error={fieldErrors.reason && report.missingReason}
      />
      <Field
        id="words"
        name="words"
        label={report.words}
        optional={forms.optional}
        limitHint={lengthHint(fieldLimits.words, forms)}
        value={values.words}
        error={fieldErrors.words && wordsMessages[fieldErrors.words]}
        messages={wordsMessages}
        rows={4}
        dir="auto"
        {...fieldLimits.words}
      />
      <Field
        id="email"
        name="email"
        label={report.email}
        optional={forms.optional}
        hint={report.emailHint}
        value={values.email}
        error={fieldErrors.email && emailMessages[fieldErrors.email]}
        messages={emailMessages}
        type="email"
        autoComplete="email"
        dir="ltr"
        pattern={emailPattern}
        max={fieldLimits.email.max}
      />
      <Honeypot name={HONEYPOT_FIELD} label={forms.honeypotLabel} value={values[HONEYPOT_FIELD]} />
      <input type="hidden" name={OPENED_FIELD} value={state.opened} />
      <Button type="submit">{report.submit}</Button>
    </Form>
  );
}
