import { data } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { searchPath } from '../addresses/search-path.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readChoices, readCommunityCode } from '../content/reference.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { languageNames } from '../i18n/language-names.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import { SearchSuggestions } from '../islands/search-suggestions.tsx';
import { CommunityOffer } from '../layouts/languages/community-offer.tsx';
import { CommunityChips } from '../posts/search/community-chips.tsx';
import { SearchForm } from '../posts/search/search-form.tsx';
import { wordlessSearch } from '../posts/search/search-text.ts';
import { Notice } from '../ui/notice/notice.tsx';
import visuallyHidden from '../ui/visually-hidden/visually-hidden.module.css';
import type { Route } from './+types/search';
import { KindList } from './kind-list/kind-list.tsx';
import { pageMeta } from './metadata.ts';
import { readSearch } from './search/read-search.server.ts';
import { readSearchedHubs } from './search/read-searched-hubs.server.ts';
import { readSearchAddress } from './search/search-address.ts';
import { SearchOutcomeView } from './search/search-outcome.tsx';
import styles from './search.module.css';

/** `outcome` is null without a query or community. 404 for a page number that is malformed or beyond the end. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const requested = readSearchAddress(searchParams);
  if (!requested) throw data(null, { status: 404 });
  const choices = readChoices();
  // Words are searched for while the communities are read.
  const community = await readCommunityCode(searchParams.get('community'));
  const search = { ...requested, community };
  const hasCriteria = search.q !== undefined || community !== undefined;
  const { language } = readAddress(pathname);
  const [{ communities }, outcome] = await Promise.all([
    choices,
    hasCriteria ? toHttpOutcome(() => readSearch(search, language, request.signal)) : null,
  ]);
  if (search.page > (outcome?.pages ?? 1)) throw data(null, { status: 404 });
  return {
    search,
    wordless: wordlessSearch(searchParams.get('q') ?? ''),
    communities,
    outcome,
    hubs: await readSearchedHubs(outcome, await choices),
  };
}

export const meta: Route.MetaFunction = pageMeta(
  ({ messages, locale }, loaderData) =>
    loaderData && {
      title: titleOf(loaderData.search, messages, locale),
      description: messages.search.description,
      query: searchPath(loaderData.search).replace(/^[^?]*/, ''),
      noindex: true,
    },
);

/** The search across all kinds of posts. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { search, wordless, communities, outcome, hubs } = loaderData;
  const { q, community } = search;
  const { locale, messages } = useLanguage();
  const chips = (
    <CommunityChips
      communities={communities}
      search={search}
      besideSelected={community && <CommunityOffer community={community} />}
    />
  );
  const isEmpty = !outcome || outcome.total === 0;
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        {/* With a query, the field below shows the same words. */}
        <h1 className={q === undefined ? undefined : visuallyHidden.content}>
          {titleOf(search, messages, locale)}
        </h1>
        <SearchSuggestions community={community}>
          <SearchForm id="search" value={q ?? wordless ?? undefined} community={community} />
        </SearchSuggestions>
        {wordless !== null && (
          <Notice tone="info" role="status">
            <p>{messages.search.needsWords}</p>
          </Notice>
        )}
        {(q === undefined || community) && chips}
      </div>
      {outcome && <SearchOutcomeView search={search} outcome={outcome} hubs={hubs} />}
      {isEmpty && (
        <section className={styles.browse} aria-labelledby="start">
          <h2 id="start">{messages.search.browseTitle}</h2>
          <p>{messages.search.browseLead}</p>
          <KindList />
        </section>
      )}
      {q !== undefined && !community && <div className={styles.communities}>{chips}</div>}
    </div>
  );
}

type TitleCriteria = { q?: string | undefined; community?: string | undefined };

function titleOf({ q, community }: TitleCriteria, { search }: Messages, locale: string): string {
  if (q) return search.titleFor(q);
  return community ? search.titleForCommunity(languageNames([community], locale)) : search.title;
}
