import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { languageAttributes } from '../../languages.ts';
import type { LanguageChoice } from '../../posts/filters/language-choices.ts';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { LanguageChipsProps } from './language-chips.tsx';
import styles from './no-results.module.css';

type NoPostsInLanguageProps = Pick<LanguageChipsProps, 'choices' | 'hrefOf'> & {
  missing: LanguageChoice;
};

/** Replaces a list that has no posts in the chosen language: offers the languages that it has some in. */
export function NoPostsInLanguage({ missing, choices, hrefOf }: NoPostsInLanguageProps) {
  const { list } = useLanguage().messages;
  const others = choices.filter(({ code, hasPosts }) => code !== missing.code && hasPosts);
  return (
    <EmptyState
      title={
        <Interpolate
          text={list.noneInLanguage}
          language={<span {...languageAttributes(missing)}>{missing.nativeName}</span>}
        />
      }
    >
      {others.length > 0 && (
        <>
          <p>{list.otherLanguages}</p>
          <div className={styles.suggestions}>
            <Chips>
              {others.map((each) => (
                <li key={each.code}>
                  <Chip href={hrefOf(each.code)} {...languageAttributes(each)}>
                    {each.nativeName}
                  </Chip>
                </li>
              ))}
            </Chips>
          </div>
        </>
      )}
    </EmptyState>
  );
}
