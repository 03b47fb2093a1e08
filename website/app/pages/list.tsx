import { searchTerms } from 'folding/fold';
import { data, redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { calendarPath, feedFiltersOf, kindFeedPaths } from '../addresses/feed.ts';
import { type Filters, filteredPath } from '../addresses/filters.ts';
import { hubs } from '../addresses/hubs.ts';
import { listPath } from '../addresses/links.ts';
import { mapPath } from '../addresses/map.ts';
import { calendarUrlOf } from '../addresses/public-url.server.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readLanguageChoices } from '../content/language-choices.server.ts';
import { PAGE_SIZE } from '../content/query.ts';
import { readChoices } from '../content/reference.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { formatNumber } from '../i18n/number.ts';
import { hasMap, hasNear, hasPartners, isTimed, kinds } from '../kinds.ts';
import { activeFilters, labelOf } from '../posts/filters/active-filters.ts';
import { choicesFor } from '../posts/filters/choices.ts';
import { hasEmptyFields, readFilters } from '../posts/filters/read-filters.ts';
import { hubsOf } from '../posts/hub.ts';
import { highlighter } from '../posts/search/highlight.ts';
import { wordMarker } from '../posts/search/marked-words.ts';
import { wordlessSearch } from '../posts/search/search-text.ts';
import { Pagination } from '../ui/pagination/pagination.tsx';
import { Star } from '../ui/star/star.tsx';
import type { Route } from './+types/list';
import { cardsOf } from './cards.server.ts';
import { PartnerLink } from './landing/partner-link.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { readFilterCounts } from './list/filter-counts.server.ts';
import { LanguageChips } from './list/language-chips.tsx';
import { ListNotices } from './list/list-notices.tsx';
import { orderOf } from './list/list-order.ts';
import { readFilterRemovals, readListPage } from './list/list-page.server.ts';
import { NoPostsInLanguage } from './list/no-posts-in-language.tsx';
import { NoResults } from './list/no-results.tsx';
import { parsePageNumber } from './list/page-number.ts';
import { PlaceChips } from './list/place-chips.tsx';
import { PostGroups } from './list/post-groups.tsx';
import { readQuestions } from './list/ready-questions.server.ts';
import { askedNamesOf, ReadyQuestions } from './list/ready-questions.tsx';
import { ResultsHeader } from './list/results-header.tsx';
import { SubscribeLinks } from './list/subscribe-links.tsx';
import styles from './list.module.css';
import { pageMeta } from './metadata.ts';

/** Redirects addresses with empty fields; 404 for a page number that is malformed or beyond the end. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { kind, language } = readAddress(pathname);
  const page = parsePageNumber(searchParams.get('page'));
  if (!kind || !page) throw data(null, { status: 404 });
  const choices = choicesFor(kind, await readChoices());
  const wordless = wordlessSearch(searchParams.get('q') ?? '');
  const readable = wordless === null ? searchParams : withoutSearch(searchParams);
  const { filters, hasUnknownFilters } = readFilters(readable, kind, choices);
  if (hasEmptyFields(searchParams)) throw redirect(filteredPath(pathname, filters, page));
  const query = { kind, filters, language, signal: request.signal };
  const [{ posts, total, isTruncated, ranking }, languagesFor, questions, counts] =
    await Promise.all([
      toHttpOutcome(() => readListPage(query, page)),
      readLanguageChoices(language, filters.community),
      readQuestions({ kind, filters, choices, language }),
      readFilterCounts(kind, filters, language),
    ]);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pages) throw data(null, { status: 404 });
  const languages = languagesFor([kind]);
  const missingLanguage =
    total > 0
      ? undefined
      : languages.find(({ code, hasPosts }) => code === filters.community && !hasPosts);
  const filterRemovals =
    total > 0 || missingLanguage ? [] : await toHttpOutcome(() => readFilterRemovals(query));
  const cards = cardsOf(posts);
  return {
    kind,
    cards,
    total,
    page,
    pages,
    choices,
    filters,
    wordless,
    hasUnknownFilters,
    isTruncated,
    ranking,
    filterRemovals,
    questions,
    counts,
    languages,
    missingLanguage,
    calendarUrl: isTimed(kind)
      ? calendarUrlOf(language, calendarPath(kind, feedFiltersOf(filters)))
      : null,
    hasMap: hasMap(kind) && currentEnvironment().MAP_TILES !== undefined,
    hubs: hubsOf(choices).filter((hub) => filters[hubs[hub.type].filter] === hub.value),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ messages, language, locale }, loaderData) => {
  if (!loaderData) return null;
  const { kind, page, filters, choices } = loaderData;
  const { listTitle, lead } = messages.kinds[kind];
  const activeFilterList = activeFilters({ filters, choices, messages, language, locale });
  const filterLabels = activeFilterList.map(({ label }) => label).join(messages.listSeparator);
  const title = filterLabels ? `${listTitle}: ${filterLabels}` : listTitle;
  return {
    title: page > 1 ? [title, messages.list.page(page)].join(messages.listSeparator) : title,
    description: lead,
    query: filteredPath('', filters, page),
    feeds: [{ title, ...kindFeedPaths(kind, feedFiltersOf(filters)) }],
    oembed: page === 1,
    // There are countless combinations of filters, and every post is found without them.
    noindex: Object.keys(filters).length > 0,
  };
});

/** The parameters of an address without its search, and how its words are searched. */
function withoutSearch(parameters: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(parameters);
  for (const name of ['q', 'exact']) others.delete(name);
  return others;
}

/** The list of one kind of post, with its filters. */
export default function List({ loaderData }: Route.ComponentProps) {
  const { kind, cards, total, page, pages, filters, choices, ranking } = loaderData;
  const { counts, languages, missingLanguage } = loaderData;
  const { q } = filters;
  const { messages, language, locale, link } = useLanguage();
  const { listTitle, lead } = messages.kinds[kind];
  const address = link(listPath(kind));
  const inLanguage = (community: Filters['community']) =>
    filteredPath(address, { ...filters, community });
  const labelContext = { filters, choices, messages, language, locale };
  return (
    <div className={styles.page} data-kind={kind}>
      <div className={styles.header}>
        <Star icon={kinds[kind].icon} hue={kind} large />
        <div>
          <h1>{listTitle}</h1>
          <p>{lead}</p>
        </div>
      </div>
      <div className={styles.choices}>
        <LanguageChips choices={languages} chosen={filters.community} hrefOf={inLanguage} />
        <ReadyQuestions
          questions={loaderData.questions}
          nearKind={hasNear(kind) ? kind : undefined}
          // What a search finds does not say where it is.
          mapAddress={
            loaderData.hasMap && !q
              ? filteredPath(link(mapPath(kind)), { ...filters, view: undefined })
              : undefined
          }
        />
        <PlaceChips
          filters={filters}
          choices={choices}
          counts={counts}
          hubs={loaderData.hubs}
          address={address}
        />
      </div>
      <FilterBar
        kind={kind}
        filters={filters}
        wordless={loaderData.wordless}
        choices={choices}
        counts={counts}
        isBestFirst={ranking !== null}
      />
      <section aria-label={messages.list.results}>
        <ResultsHeader
          kind={kind}
          total={total}
          filters={filters}
          active={activeFilters(labelContext)}
          askedNames={askedNamesOf(loaderData.questions)}
          address={address}
          page={page}
        />
        <ListNotices
          ranking={ranking}
          isTruncated={loaderData.isTruncated}
          filters={filters}
          choices={choices}
          hasUnknownFilters={loaderData.hasUnknownFilters}
          isWordless={loaderData.wordless !== null}
          address={address}
        />
        {cards.length > 0 ? (
          <PostGroups
            posts={cards}
            order={orderOf(kind, filters, ranking !== null)}
            isCompact={filters.view === 'compact'}
            highlight={ranking ? wordMarker(ranking.marks) : highlighter(searchTerms(q ?? ''))}
          />
        ) : missingLanguage ? (
          <NoPostsInLanguage missing={missingLanguage} choices={languages} hrefOf={inLanguage} />
        ) : (
          <NoResults
            kind={kind}
            filters={filters}
            filterRemovals={loaderData.filterRemovals}
            labelOf={(names) => labelOf(names, labelContext)}
            address={address}
          />
        )}
        <Pagination
          page={page}
          pageCount={pages}
          hrefOf={(number) => filteredPath(address, filters, number)}
          labels={messages.pagination}
          formatNumber={(number) => formatNumber(number, locale)}
        />
        <SubscribeLinks kind={kind} filters={filters} calendarUrl={loaderData.calendarUrl} />
        {hasPartners(kind) && <PartnerLink question={messages.landing.invite.list} />}
      </section>
    </div>
  );
}
