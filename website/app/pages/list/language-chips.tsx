import { useLanguage } from '../../i18n/language.ts';
import { interfaceLanguageOf, languageAttributes } from '../../languages.ts';
import { CommunityOffer } from '../../layouts/languages/community-offer.tsx';
import type { LanguageChoice } from '../../posts/filters/language-choices.ts';
import { ChipRow } from '../../ui/chip/chip-row.tsx';

export type LanguageChipsProps = {
  choices: readonly LanguageChoice[];
  /** Code of the chosen language; undefined for all. */
  chosen: string | undefined;
  /** The address of the page limited to a language, or not limited. */
  hrefOf: (code: string | undefined) => string;
};

/** Limits a page to posts in one language; nothing if there are posts in one at most. */
export function LanguageChips({ choices, chosen, hrefOf }: LanguageChipsProps) {
  const { language, messages } = useLanguage();
  const { list } = messages;
  // The site in the language of the posts.
  const isOffered = (code: string) => ![null, language].includes(interfaceLanguageOf(code));
  if (choices.length < 2) return null;
  return (
    <ChipRow
      label={list.community}
      chips={[
        { href: hrefOf(undefined), content: list.allLanguages, isCurrent: chosen === undefined },
        ...choices.map((choice) => ({
          href: hrefOf(choice.code),
          content: choice.nativeName,
          language: languageAttributes(choice),
          isCurrent: choice.code === chosen,
          beside: choice.code === chosen && isOffered(choice.code) && (
            <CommunityOffer community={choice.code} />
          ),
        })),
      ]}
    />
  );
}
