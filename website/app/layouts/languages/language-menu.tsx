import { useLanguage } from '../../i18n/language.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useOtherLanguages } from './other-languages.ts';

/** The language switch of the current page. */
export function LanguageMenu() {
  const { language, messages } = useLanguage();
  return (
    <LanguageSwitch
      label={messages.languages.label}
      current={language}
      languages={useOtherLanguages()}
    />
  );
}
