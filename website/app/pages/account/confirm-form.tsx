import { useLocation } from 'react-router';
import type { Scope } from '../../content/accounts.server.ts';
import type { Problem } from '../../forms/form-state.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { CODE } from './code.ts';
import styles from './confirm-form.module.css';
import { ScopeChoice } from './scope-choice.tsx';

type ConfirmFormProps = {
  code: string;
  scope: Scope;
  problem: Problem | undefined;
};

/** Asks for the last word. Nothing happens before the button is pressed: mail programs open links, too. */
export function ConfirmForm({ code, scope, problem }: ConfirmFormProps) {
  const { pathname } = useLocation();
  const { link, messages } = useLanguage();
  const { confirm } = messages.deleteAccount;
  return (
    <Form id="confirm" title={confirm.title} action={pathname}>
      {problem && <ProblemNotice problem={problem} kept={false} />}
      <p>{confirm.text}</p>
      <input type="hidden" name={CODE} value={code} />
      <ScopeChoice chosen={scope} />
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
