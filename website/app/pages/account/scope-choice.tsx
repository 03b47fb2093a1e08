import type { DeletionScope } from '../../content/accounts.server.ts';
import { useLanguage } from '../../i18n/language.ts';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { SCOPE_FIELD } from './form-fields.ts';

type ScopeChoiceProps = {
  selected: DeletionScope | null;
  /** What becomes of posts. */
  posts: 'remove' | 'anonymise';
  /** Whether the form came back without a choice. */
  isMissing: boolean;
};

/** Everything, or only what was published; each says what it deletes. */
export function ScopeChoice({ selected, posts, isMissing }: ScopeChoiceProps) {
  const { deleteAccount } = useLanguage().messages;
  const { account, content } = deleteAccount.posts[posts].scope;
  const { title, missing } = deleteAccount.scope;
  return (
    <RadioGroup
      id={SCOPE_FIELD}
      name={SCOPE_FIELD}
      legend={title}
      options={[
        { value: 'account', ...account },
        { value: 'content', ...content },
      ]}
      selected={selected}
      error={isMissing ? missing : undefined}
    />
  );
}
