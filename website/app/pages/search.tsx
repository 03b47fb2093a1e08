import { searchAddress } from '../addresses/search-address.ts';
import { answering } from '../content/outcome.server.ts';
import { readChoices } from '../content/reference.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { languageNames } from '../i18n/language-names.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import { languages } from '../languages.ts';
import { CommunityChips } from '../posts/search/community-chips.tsx';
import { searchTerms } from '../posts/search/fold.ts';
import { highlighter } from '../posts/search/highlight.ts';
import { SearchForm } from '../posts/search/search-form.tsx';
import { searchText } from '../posts/search/search-text.ts';
import { Notice } from '../ui/notice/notice.tsx';
import type { Route } from './+types/search';
import { KindList } from './about/kind-list.tsx';
import { pageMetadata } from './metadata.ts';
import { FoundOfKind } from './search/found-of-kind.tsx';
import { NothingFound } from './search/nothing-found.tsx';
import { searchAll } from './search/results.server.ts';
import styles from './search.module.css';

/** What is found of each kind; `results` is null where nothing was asked for. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const choices = readChoices();
  const q = searchText(searchParams.get('q') ?? '') ?? undefined;
  const asked = searchParams.get('community')?.toLowerCase();
  // Words are searched for while the communities are read.
  const community = asked && (await choices).communities.find(({ code }) => code === asked)?.code;
  const isAsked = q !== undefined || community !== undefined;
  const [{ communities }, results] = await Promise.all([
    choices,
    isAsked ? answering(() => searchAll({ q, community }, request.signal)) : null,
  ]);
  return { q, community, communities, results };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  const { q, community } = loaderData;
  return pageMetadata(
    site,
    location.pathname,
    ({ messages, language }) => ({
      title: titleOf(loaderData, messages, languages[language].locale),
      description: messages.search.description,
      hidden: true,
    }),
    searchAddress({ q, community }).replace(/^[^?]*/, ''),
  );
};

/** Searches all kinds of posts at once. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, community, communities, results } = loaderData;
  const { locale, messages } = useLanguage();
  const { search } = messages;
  const { found = [], missing = [] } = results ?? {};
  const highlight = highlighter(searchTerms(q ?? ''));
  const total = found.reduce((sum, each) => sum + each.total, 0);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{titleOf(loaderData, messages, locale)}</h1>
        <SearchForm id="search" value={q} community={community} />
        <CommunityChips communities={communities} chosen={community} q={q} />
      </div>
      {total > 0 && (
        <p role="status" className={styles.count}>
          {search.found(total)}
        </p>
      )}
      {missing.length > 0 && (
        <Notice tone="alert" role="alert" title={messages.errors.loadFailed}>
          <p>
            {search.missing(missing.map((kind) => messages.kinds[kind].many).join(messages.comma))}
          </p>
        </Notice>
      )}
      <div className={styles.groups}>
        {found.map((each) => (
          <FoundOfKind
            key={each.kind}
            found={each}
            q={q}
            community={community}
            highlight={highlight}
          />
        ))}
      </div>
      {results && total === 0 && missing.length === 0 && (
        <NothingFound q={q} community={community} />
      )}
      {total === 0 && (
        <section className={styles.start} aria-labelledby="start">
          <h2 id="start">{search.start}</h2>
          <p>{search.startLead}</p>
          <KindList />
        </section>
      )}
    </div>
  );
}

type Asked = { q?: string | undefined; community?: string | undefined };

function titleOf({ q, community }: Asked, { search }: Messages, locale: string): string {
  if (q) return search.titleFor(q);
  return community ? search.fromCommunity(languageNames([community], locale)) : search.title;
}
