import type { Scope } from '../../content/accounts.server.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Choice } from '../../ui/form/choice.tsx';
import { SCOPE } from './scope.ts';

/** Everything, or only what was published. */
export function ScopeChoice({ chosen }: { chosen: Scope }) {
  const { scope } = useLanguage().messages.deleteAccount;
  return (
    <Choice
      name={SCOPE}
      legend={scope.title}
      options={[
        { value: 'account', label: scope.account },
        { value: 'content', label: scope.content },
      ]}
      chosen={chosen}
    />
  );
}
