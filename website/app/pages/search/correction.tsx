import type { SearchAnswer } from '../../content/search-response.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { correctedQuery } from './corrected-query.ts';

type CorrectionProps = {
  q: string | undefined;
  corrected: SearchAnswer['corrected'];
  /** The address of the first page of the same search or list, but for its words. */
  hrefOf: (changes: { q: string } | { exact: true }) => string;
};

/** The words that were corrected: links to the search for them, and for the words as typed. */
export function Correction({ q = '', corrected, hrefOf }: CorrectionProps) {
  const { messages } = useLanguage();
  if (corrected.length === 0) return null;
  const { correctedTo, searchInstead } = messages.search;
  const meant = corrected.map((each) => each.meant).join(messages.listSeparator);
  const typed = corrected.map((each) => each.typed).join(messages.listSeparator);
  return (
    <p>
      <Interpolate
        text={correctedTo}
        words={
          <a href={hrefOf({ q: correctedQuery(q, corrected) })}>
            <b>
              <bdi>{meant}</bdi>
            </b>
          </a>
        }
      />{' '}
      <a href={hrefOf({ exact: true })}>{searchInstead(typed)}</a>
    </p>
  );
}
