import { useLocation } from 'react-router';
import { readAddress } from '../../addresses/address.ts';
import { localisedPath } from '../../addresses/links.ts';
import { useBrand } from '../../brand/brand.ts';
import { messagesFor } from '../../i18n/language.ts';
import { interfaceLanguageOf, languageAttributes, languages } from '../../languages.ts';
import { Chip } from '../../ui/chip/chip.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';

/**
 * A chip that opens the page in the language of a community whose posts a visitor looks at, in that
 * language; nothing if the site is not in that language, or the page is.
 * @param community code of its language
 */
export function CommunityOffer({ community }: { community: string }) {
  const { pathname, search } = useLocation();
  const { name } = useBrand();
  const { language, path } = readAddress(pathname);
  const offered = interfaceLanguageOf(community);
  if (!offered || offered === language) return null;
  return (
    <Chip
      href={localisedPath(offered, path) + search}
      hrefLang={offered}
      data-language
      {...withIcon('globe', { small: true })}
    >
      <span {...languageAttributes({ code: offered, direction: languages[offered].direction })}>
        {messagesFor(offered, name).languages.site}
      </span>
    </Chip>
  );
}
