import type { Scope } from '../../content/accounts.server.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Choice } from '../../ui/form/choice.tsx';
import { SCOPE } from './scope.ts';

type ScopeChoiceProps = {
  chosen: Scope | null;
  /** What becomes of posts. */
  posts: 'remove' | 'anonymise';
  /** Whether the form came back without a choice. */
  isMissing: boolean;
};

/** Everything, or only what was published; each says what it deletes. */
export function ScopeChoice({ chosen, posts, isMissing }: ScopeChoiceProps) {
  const { deleteAccount } = useLanguage().messages;
  const { account, content } = deleteAccount.posts[posts].scope;
  const { title, missing } = deleteAccount.scope;
  return (
    <Choice
      id={SCOPE}
      name={SCOPE}
      legend={title}
      options={[
        { value: 'account', ...account },
        { value: 'content', ...content },
      ]}
      chosen={chosen}
      error={isMissing ? missing : undefined}
    />
  );
}
