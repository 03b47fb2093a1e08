import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';

/** Languages spoken there. */
export function LanguagesFact({ post }: FactProps) {
  const { locale, messages } = useLanguage();
  const codes = post.information?.languages ?? [];
  if (codes.length === 0) return null;
  return (
    <FactItem icon="languages" label={messages.facts.languages}>
      {languageNames(codes, locale)}
    </FactItem>
  );
}
