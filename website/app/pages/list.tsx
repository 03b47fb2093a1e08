import { data, redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { type Filters, filteredPath } from '../addresses/filters.ts';
import { listPath } from '../addresses/links.ts';
import { answering } from '../content/outcome.server.ts';
import { PAGE_SIZE } from '../content/query.ts';
import { readChoices } from '../content/reference.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { kinds } from '../kinds.ts';
import { languages } from '../languages.ts';
import { Cards } from '../posts/card/cards.tsx';
import { cardOf } from '../posts/card-data.server.ts';
import { type Choices, choicesFor } from '../posts/filters/choices.ts';
import { hasEmptyFields, readFilters } from '../posts/filters/read-filters.ts';
import { searchTerms } from '../posts/search/fold.ts';
import { highlighter } from '../posts/search/highlight.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { Paging } from '../ui/paging/paging.tsx';
import spoken from '../ui/spoken/spoken.module.css';
import { Star } from '../ui/star/star.tsx';
import type { Route } from './+types/list';
import { activeFilters, labelOf } from './list/active-filters.ts';
import { FilterBar } from './list/filter-bar.tsx';
import { KeepUp } from './list/keep-up.tsx';
import { readListPage, readLoosenings } from './list/list-page.server.ts';
import { NoResults } from './list/no-results.tsx';
import { readPage } from './list/page-number.ts';
import { ResultsHead } from './list/results-head.tsx';
import styles from './list.module.css';
import { feedOf } from './metadata/feed-of.ts';
import { pageMetadata } from './metadata.ts';

/** One page of a kind's posts. A page number that is none, or beyond the end, is no page of ours. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { kind } = readAddress(pathname);
  const page = readPage(searchParams.get('page'));
  if (!kind || !page) throw data(null, { status: 404 });
  const choices = choicesFor(kind, await readChoices());
  const { filters, isPartial } = readFilters(searchParams, kind, choices);
  if (hasEmptyFields(searchParams)) throw redirect(filteredPath(pathname, filters, page));
  const asked = { kind, filters, signal: request.signal };
  const { posts, total, isCut } = await answering(() => readListPage(asked, page));
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pages) throw data(null, { status: 404 });
  const loosenings = total > 0 ? [] : await answering(() => readLoosenings(asked));
  const cards = posts.map((post) => cardOf(post));
  return { kind, cards, total, page, pages, choices, filters, isPartial, isCut, loosenings };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  const { kind, page, filters, choices } = loaderData;
  return pageMetadata(
    site,
    location.pathname,
    ({ messages, language }) => {
      const { locale } = languages[language];
      const { many, lead } = messages.kinds[kind];
      const active = activeFilters({ filters, choices, messages, locale });
      const narrowed = active.map(({ label }) => label).join(messages.comma);
      const named = narrowed ? `${many}: ${narrowed}` : many;
      return {
        title: page > 1 ? [named, messages.list.page(page)].join(messages.comma) : named,
        description: lead,
        feeds: [feedOf(kind, messages)],
        // There are endlessly many of these, and all posts are found without them.
        hidden: Object.keys(filters).length > 0,
      };
    },
    filteredPath('', filters, page),
  );
};

/** The list of one kind of post, and what narrows it. */
export default function List({ loaderData }: Route.ComponentProps) {
  const { kind, cards, total, page, pages, filters, choices } = loaderData;
  const { messages, locale, link } = useLanguage();
  const { many, lead } = messages.kinds[kind];
  const address = link(listPath(kind));
  const named = { filters, choices, messages, locale };
  return (
    <div className={styles.page} data-kind={kind}>
      <div className={styles.head}>
        <Star icon={kinds[kind].icon} hue={kind} large />
        <div>
          <h1>{many}</h1>
          <p>{lead}</p>
        </div>
      </div>
      <FilterBar kind={kind} filters={filters} choices={choices} />
      <section aria-labelledby="results">
        <h2 id="results" className={spoken.words}>
          {messages.list.results}
        </h2>
        <ResultsHead
          kind={kind}
          total={total}
          filters={filters}
          active={activeFilters(named)}
          address={address}
        />
        {loaderData.isPartial && <Note text={messages.list.partial} />}
        {comparesCurrencies(filters, choices) && <Note text={messages.list.priceHint} />}
        {loaderData.isCut && <Note text={messages.list.cut} />}
        {cards.length === 0 ? (
          <NoResults
            kind={kind}
            filters={filters}
            loosenings={loaderData.loosenings}
            labelOf={(names) => labelOf(names, named)}
            address={address}
          />
        ) : (
          <Cards posts={cards} eager={2} highlight={highlighter(searchTerms(filters.q ?? ''))} />
        )}
        <Paging
          page={page}
          pages={pages}
          hrefOf={(number) => filteredPath(address, filters, number)}
          labels={messages.paging}
        />
        <KeepUp kind={kind} />
      </section>
    </div>
  );
}

/** Prices of several places stand in several currencies. */
function comparesCurrencies({ city, min, max, sort }: Filters, { cities }: Choices): boolean {
  const isByPrice = min !== undefined || max !== undefined || sort !== undefined;
  return isByPrice && cities.length > 0 && city === undefined;
}

function Note({ text }: { text: string }) {
  return (
    <div className={styles.note}>
      <Notice tone="info">
        <p>{text}</p>
      </Notice>
    </div>
  );
}
