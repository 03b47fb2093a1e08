import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language.ts';
import type { CostChoiceProperties } from './cost-choice/cost-choice-properties.ts';
import { Island } from './island.tsx';

type CostChoiceProps = {
  className?: string | undefined;
  /** The title, the form and the result; without a script the form loads another page. */
  children: ReactNode;
};

/** Shows what a choice costs as soon as it is made. */
export function CostChoice({ className, children }: CostChoiceProps) {
  const properties: CostChoiceProperties = { failed: useLanguage().messages.costs.form.failed };
  return (
    <Island name="cost-choice" properties={properties} className={className}>
      {children}
    </Island>
  );
}
