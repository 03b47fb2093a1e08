import { Flex, Typography } from '@strapi/design-system';
import { LanguageState } from './language-state';
import { useTexts } from './texts/use-texts';
import type { LanguageOfPost } from './translation';

/** The languages of a public post: what there is, and "Translate". */
export function LanguagesList({
  postId,
  languages,
}: {
  postId: string;
  languages: readonly LanguageOfPost[];
}) {
  const texts = useTexts();
  return (
    <Flex direction="column" alignItems="stretch" gap={2} tag="ul" aria-label={texts.languages}>
      {languages.map((language) => (
        <Flex key={language.code} tag="li" justifyContent="space-between" gap={2}>
          <Typography tag="span" lang={language.code} dir={language.isRtl ? 'rtl' : 'ltr'}>
            {language.name}
          </Typography>
          <LanguageState postId={postId} language={language} />
        </Flex>
      ))}
    </Flex>
  );
}
