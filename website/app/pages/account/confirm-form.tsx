import { useLocation } from 'react-router';
import type { DeletionScope } from '../../content/accounts.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Outcome } from '../../ui/form/outcome.tsx';
import { FieldErrorsNotice } from '../form/field-errors-notice.tsx';
import { ProblemNotice } from '../form/problem-notice.tsx';
import styles from './confirm-form.module.css';
import { CODE_FIELD, SCOPE_FIELD } from './form-fields.ts';
import { ScopeChoice } from './scope-choice.tsx';

/** The state of the form: new, or shown again with errors. */
export type ConfirmState = FormState<typeof SCOPE_FIELD> & {
  code: string;
  /** The selected scope; null at first. */
  scope: DeletionScope | null;
  /** Whether the visitor entered the password rather than followed a mailed link. */
  isPasswordVerified?: boolean;
};

type ConfirmFormProps = {
  state: ConfirmState;
  /** What happens to posts. */
  posts: 'remove' | 'anonymise';
};

/** Asks for confirmation. Only the button deletes anything, since mail programs may open links by themselves. */
export function ConfirmForm({ state, posts }: ConfirmFormProps) {
  const { pathname } = useLocation();
  const { link, messages } = useLanguage();
  const { confirm, scope } = messages.deleteAccount;
  const { code, fieldErrors, problem } = state;
  return (
    <Form id="confirm" title={confirm.title} action={pathname}>
      {fieldErrors && (
        <FieldErrorsNotice
          fieldErrors={fieldErrors}
          fields={[{ name: SCOPE_FIELD, label: scope.title }]}
        />
      )}
      {problem && <ProblemNotice problem={problem} isInputKept={false} />}
      {state.isPasswordVerified && (
        <Outcome tone="info" title={confirm.pendingTitle}>
          <p>{confirm.pendingText}</p>
        </Outcome>
      )}
      <p>{confirm.text}</p>
      <input type="hidden" name={CODE_FIELD} value={code} />
      <ScopeChoice selected={state.scope} posts={posts} isMissing={fieldErrors !== undefined} />
      <div className={styles.buttons}>
        <Button type="submit" variant="danger">
          {confirm.submit}
        </Button>
        <LinkButton variant="outline" href={link('/')}>
          {confirm.cancel}
        </LinkButton>
      </div>
    </Form>
  );
}
