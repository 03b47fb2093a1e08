import { searchPath } from '../addresses/search-path.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readChoices, readCommunityCode } from '../content/reference.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { languageNames } from '../i18n/language-names.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import { SearchSuggestions } from '../islands/search-suggestions.tsx';
import { CommunityChips } from '../posts/search/community-chips.tsx';
import { searchTerms } from '../posts/search/fold.ts';
import { highlighter } from '../posts/search/highlight.ts';
import { SearchForm } from '../posts/search/search-form.tsx';
import { searchText } from '../posts/search/search-text.ts';
import { Notice } from '../ui/notice/notice.tsx';
import type { Route } from './+types/search';
import { KindList } from './kind-list/kind-list.tsx';
import { pageMeta } from './metadata.ts';
import { NoSearchResults } from './search/no-search-results.tsx';
import { searchAll } from './search/results.server.ts';
import { SearchGroupSection } from './search/search-group.tsx';
import styles from './search.module.css';

/** Loads the results of each kind; `results` is null without a query or community. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const choices = readChoices();
  const q = searchText(searchParams.get('q') ?? '') ?? undefined;
  // Words are searched for while the communities are read.
  const community = await readCommunityCode(searchParams.get('community'));
  const hasCriteria = q !== undefined || community !== undefined;
  const [{ communities }, results] = await Promise.all([
    choices,
    hasCriteria ? toHttpOutcome(() => searchAll({ q, community }, request.signal)) : null,
  ]);
  return { q, community, communities, results };
}

export const meta: Route.MetaFunction = pageMeta(
  ({ messages, locale }, criteria) =>
    criteria && {
      title: titleOf(criteria, messages, locale),
      description: messages.search.description,
      query: searchPath({ q: criteria.q, community: criteria.community }).replace(/^[^?]*/, ''),
      noindex: true,
    },
);

/** The search across all kinds of posts. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, community, communities, results } = loaderData;
  const { locale, messages } = useLanguage();
  const { search } = messages;
  const { groups = [], failedKinds = [] } = results ?? {};
  const highlight = highlighter(searchTerms(q ?? ''));
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1>{titleOf(loaderData, messages, locale)}</h1>
        <SearchSuggestions community={community}>
          <SearchForm id="search" value={q} community={community} />
        </SearchSuggestions>
        <CommunityChips communities={communities} selected={community} q={q} />
      </div>
      {total > 0 && (
        <p role="status" className={styles.count}>
          {search.resultCount(total)}
        </p>
      )}
      {failedKinds.length > 0 && (
        <Notice tone="error" role="alert" title={messages.errors.loadFailed}>
          <p>
            {search.failedKinds(
              failedKinds
                .map((kind) => messages.kinds[kind].listTitle)
                .join(messages.listSeparator),
            )}
          </p>
        </Notice>
      )}
      <div className={styles.groups}>
        {groups.map((each) => (
          <SearchGroupSection
            key={each.kind}
            group={each}
            q={q}
            community={community}
            highlight={highlight}
          />
        ))}
      </div>
      {results && total === 0 && failedKinds.length === 0 && (
        <NoSearchResults q={q} community={community} />
      )}
      {total === 0 && (
        <section className={styles.browse} aria-labelledby="start">
          <h2 id="start">{search.browseTitle}</h2>
          <p>{search.browseLead}</p>
          <KindList />
        </section>
      )}
    </div>
  );
}

type SearchCriteria = { q?: string | undefined; community?: string | undefined };

function titleOf({ q, community }: SearchCriteria, { search }: Messages, locale: string): string {
  if (q) return search.titleFor(q);
  return community ? search.titleForCommunity(languageNames([community], locale)) : search.title;
}
