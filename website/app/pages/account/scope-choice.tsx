import type { DeletionScope } from '../../content/accounts.server.ts';
import { useLanguage } from '../../i18n/language.ts';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { SCOPE_FIELD } from './form-fields.ts';

type ScopeChoiceProps = {
  selected: DeletionScope | null;
  /** What happens to posts. */
  posts: 'remove' | 'anonymise';
  /** Whether the form was sent without a choice. */
  isMissing: boolean;
};

/** The choice between deleting everything and only what was published, each with a description. */
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
