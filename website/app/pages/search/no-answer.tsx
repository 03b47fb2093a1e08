import { Fragment } from 'react';
import { type SearchAddress, searchPath } from '../../addresses/search-path.ts';
import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { storesOf } from '../../layouts/stores.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import styles from './no-answer.module.css';
import { singleWords } from './single-words.ts';

type NoAnswerProps = {
  search: SearchAddress;
  /** Whether nothing at all was found. */
  isEmpty: boolean;
  /** Whether posts had to hold all words, so that one of them alone may find some. */
  needsAllWords: boolean;
};

/** States that no post answers, and offers other ways to ask. */
export function NoAnswer({ search, isEmpty, needsAllWords }: NoAnswerProps) {
  const { messages, link } = useLanguage();
  const stores = storesOf(useBrand(), messages);
  const { q } = search;
  const { search: texts } = messages;
  return (
    <div role="status" className={styles.answer}>
      <EmptyState title={texts.noAnswer}>
        <p>{isEmpty ? texts.noResultsHint : texts.noAnswerHint}</p>
        {isEmpty && <OtherSearches search={search} offersWords={needsAllWords} />}
        {q && (
          <>
            <LinkButton
              href={link(`/contact?${new URLSearchParams({ subject: 'question', question: q })}`)}
            >
              {texts.askEditors}
            </LinkButton>
            <p className={styles.small}>{texts.askEditorsHint}</p>
          </>
        )}
        {stores.length > 0 && (
          <p>
            {texts.askForum}{' '}
            {stores.map(({ href, label }, index) => (
              <Fragment key={href}>
                {index > 0 && messages.listSeparator}
                <a href={href}>{label}</a>
              </Fragment>
            ))}
          </p>
        )}
      </EmptyState>
    </div>
  );
}

/** Links to the search in all communities and kinds, and for single words. */
function OtherSearches({ search, offersWords }: { search: SearchAddress; offersWords: boolean }) {
  const { messages, link } = useLanguage();
  const { q = '', community, kind } = search;
  return (
    <div className={styles.suggestions}>
      <Chips>
        {kind && (
          <li>
            <Chip href={link(searchPath({ ...search, kind: undefined, page: 1 }))}>
              {messages.search.inAllKinds}
            </Chip>
          </li>
        )}
        {q && community && (
          <li>
            <Chip href={link(searchPath({ ...search, community: undefined, page: 1 }))}>
              {messages.search.allCommunities}
            </Chip>
          </li>
        )}
        {offersWords &&
          singleWords(q).map((word) => (
            <li key={word}>
              <Chip href={link(searchPath({ q: word, community }))}>
                <bdi>{word}</bdi>
              </Chip>
            </li>
          ))}
      </Chips>
    </div>
  );
}
