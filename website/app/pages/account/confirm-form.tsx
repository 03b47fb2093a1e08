import { useLocation } from 'react-router';
import type { Scope } from '../../content/accounts.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Outcome } from '../../ui/form/outcome.tsx';
import { FaultsNotice } from '../form/faults-notice.tsx';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { CODE } from './code.ts';
import styles from './confirm-form.module.css';
import { SCOPE } from './scope.ts';
import { ScopeChoice } from './scope-choice.tsx';

/** What the form is shown with: freshly opened, or once more after it was sent in vain. */
export type ConfirmState = FormState<typeof SCOPE> & {
  code: string;
  /** What was chosen; nothing at first. */
  scope: Scope | null;
  /** Whether the page answers a password, and not a mailed link. */
  isJustProven?: boolean;
};

type ConfirmFormProps = {
  state: ConfirmState;
  /** What becomes of posts. */
  posts: 'remove' | 'anonymise';
};

/** Asks for the last word. Nothing happens before the button is pressed: mail programs open links, too. */
export function ConfirmForm({ state, posts }: ConfirmFormProps) {
  const { pathname } = useLocation();
  const { link, messages } = useLanguage();
  const { confirm, scope } = messages.deleteAccount;
  const { code, faults, problem } = state;
  return (
    <Form id="confirm" title={confirm.title} action={pathname}>
      {faults && <FaultsNotice faults={faults} fields={[{ name: SCOPE, label: scope.title }]} />}
      {problem && <ProblemNotice problem={problem} kept={false} />}
      {state.isJustProven && (
        <Outcome tone="info" title={confirm.notYet}>
          <p>{confirm.notYetText}</p>
        </Outcome>
      )}
      <p>{confirm.text}</p>
      <input type="hidden" name={CODE} value={code} />
      <ScopeChoice chosen={state.scope} posts={posts} isMissing={faults !== undefined} />
      <div className={styles.choice}>
        <Button type="submit" look="alert">
          {confirm.button}
        </Button>
        <LinkButton look="line" href={link('/')}>
          {confirm.keep}
        </LinkButton>
      </div>
    </Form>
  );
}
