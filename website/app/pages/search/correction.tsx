import { type SearchAddress, searchPath } from '../../addresses/search-path.ts';
import type { SearchAnswer } from '../../content/search-response.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';

type CorrectionProps = { search: SearchAddress; corrected: SearchAnswer['corrected'] };

/** The words that were corrected, and a link to the search for them as typed. */
export function Correction({ search, corrected }: CorrectionProps) {
  const { messages, link } = useLanguage();
  if (corrected.length === 0) return null;
  const { correctedTo, searchInstead } = messages.search;
  const meant = corrected.map((each) => each.meant).join(messages.listSeparator);
  const typed = corrected.map((each) => each.typed).join(messages.listSeparator);
  return (
    <p>
      <Interpolate
        text={correctedTo}
        words={
          <b>
            <bdi>{meant}</bdi>
          </b>
        }
      />{' '}
      <a href={link(searchPath({ ...search, exact: true, page: 1 }))}>{searchInstead(typed)}</a>
    </p>
  );
}
