import { data, redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { filteredPath, withoutFilters } from '../addresses/filters.ts';
import { listPath } from '../addresses/links.ts';
import { mapKindOf } from '../addresses/map.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readChoices } from '../content/reference.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { formatNumber } from '../i18n/number.ts';
import { PostMap } from '../islands/map.tsx';
import { kinds } from '../kinds.ts';
import { Cards } from '../posts/card/cards.tsx';
import { activeFilters } from '../posts/filters/active-filters.ts';
import { choicesFor } from '../posts/filters/choices.ts';
import { hasEmptyFields, readFilters } from '../posts/filters/read-filters.ts';
import { LinkButton } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Star } from '../ui/star/star.tsx';
import visuallyHidden from '../ui/visually-hidden/visually-hidden.module.css';
import type { Route } from './+types/map';
import { cardsOf } from './cards.server.ts';
import { readLocated } from './list/list-page.server.ts';
import listStyles from './list.module.css';
import styles from './map/map.module.css';
import { pageMeta } from './metadata.ts';

/** Where the posts of a list are; 404 where the operator has named no tiles. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const kind = mapKindOf(pathname);
  const { MAP_TILES: tiles } = currentEnvironment();
  if (!kind || !tiles) throw data(null, { status: 404 });
  const { language } = readAddress(pathname);
  const choices = choicesFor(kind, await readChoices());
  const { filters: asked } = readFilters(searchParams, kind, choices);
  const filters = withoutFilters(asked, 'q', 'exact', 'view');
  if (hasEmptyFields(searchParams)) throw redirect(filteredPath(pathname, filters));
  const query = { kind, filters, language, signal: request.signal };
  const { posts, total } = await toHttpOutcome(() => readLocated(query));
  const places = posts.map(({ coordinates }) => coordinates);
  return { kind, filters, choices, tiles, places, cards: cardsOf(posts), total };
}

export const meta: Route.MetaFunction = pageMeta(
  ({ messages }, loaderData) =>
    loaderData && {
      title: `${messages.map.title}: ${messages.kinds[loaderData.kind].listTitle}`,
      description: messages.kinds[loaderData.kind].lead,
      query: filteredPath('', loaderData.filters),
      noindex: true,
    },
);

/** The posts of a list whose place is known, on a map and beside it. */
export default function OnMap({ loaderData }: Route.ComponentProps) {
  const { kind, filters, choices, tiles, places, cards, total } = loaderData;
  const { messages, language, locale, link } = useLanguage();
  const { map, kinds: names, listSeparator } = messages;
  const active = activeFilters({ filters, choices, messages, language, locale });
  const counts = map.known(formatNumber(cards.length, locale), formatNumber(total, locale));
  return (
    <div className={listStyles.page} data-kind={kind}>
      <div className={listStyles.header}>
        <Star icon={kinds[kind].icon} hue={kind} large />
        <div>
          <h1>
            {map.title}: {names[kind].listTitle}
          </h1>
          {active.length > 0 && (
            <p>
              <bdi>{active.map(({ label }) => label).join(listSeparator)}</bdi>
            </p>
          )}
        </div>
      </div>
      <div className={styles.bar}>
        <p>{counts}</p>
        <LinkButton href={filteredPath(link(listPath(kind)), filters)} variant="text" small>
          {map.asList}
        </LinkButton>
      </div>
      {cards.length > 0 ? (
        <div className={styles.columns}>
          <div className={styles.map}>
            <PostMap tiles={tiles} places={places} />
          </div>
          <section data-map-cards="" aria-labelledby="results">
            <h2 id="results" className={visuallyHidden.content}>
              {messages.list.results}
            </h2>
            <Cards posts={cards} isCompact />
          </section>
        </div>
      ) : (
        <EmptyState title={map.none} />
      )}
    </div>
  );
}
