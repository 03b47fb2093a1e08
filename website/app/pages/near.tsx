import { data } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { nearKindOf, nearPath } from '../addresses/near.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readChoices } from '../content/reference.server.ts';
import { formHeaders } from '../forms/form-response.server.ts';
import { readForm } from '../forms/read-form.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { NearMe } from '../islands/near-me.tsx';
import { kinds } from '../kinds.ts';
import { Cards } from '../posts/card/cards.tsx';
import { choicesFor } from '../posts/filters/choices.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Star } from '../ui/star/star.tsx';
import type { Route } from './+types/near';
import { cardsOf } from './cards.server.ts';
import { readFilterCounts } from './list/filter-counts.server.ts';
import listStyles from './list.module.css';
import { pageMeta } from './metadata.ts';
import { AreaList } from './near/area-list.tsx';
import styles from './near/near.module.css';
import { readNearby } from './near/nearby.server.ts';
import { positionOf } from './near/position.ts';

/** The cities and areas to choose from instead of a position. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const kind = nearKindOf(pathname);
  if (!kind) throw data(null, { status: 404 });
  const { language } = readAddress(pathname);
  const [choices, counts] = await Promise.all([
    readChoices(),
    readFilterCounts(kind, {}, language),
  ]);
  return { kind, choices: choicesFor(kind, choices), counts };
}

/**
 * The posts near a position, which is in the body of the request, so that no log and no cache has it.
 * Null if it is malformed.
 */
export async function action({ request }: Route.ActionArgs) {
  const { pathname } = new URL(request.url);
  const kind = nearKindOf(pathname);
  if (!kind) throw data(null, { status: 404 });
  const { language } = readAddress(pathname);
  const position = positionOf(await readForm(request));
  const headers = { 'Cache-Control': 'no-store' };
  if (!position) return data(null, { status: 422, headers });
  const nearby = await toHttpOutcome(() => readNearby(kind, position, language));
  const distances = new Map(nearby.map(({ post, distanceKm }) => [post.id, distanceKm]));
  const cards = cardsOf(nearby.map(({ post }) => post)).map((card) => ({
    ...card,
    distanceKm: distances.get(card.id) ?? null,
  }));
  return data({ cards }, { headers });
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = pageMeta(
  ({ messages }, loaderData) =>
    loaderData && {
      title: `${messages.near.title}: ${messages.kinds[loaderData.kind].listTitle}`,
      description: messages.near.hint,
      noindex: true,
    },
);

/** What is near the visitor, once they have asked for it; and always the areas to choose from. */
export default function Near({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, choices, counts } = loaderData;
  const { messages, link } = useLanguage();
  const { near, kinds: names } = messages;
  const cards = actionData?.cards;
  return (
    <div className={listStyles.page} data-kind={kind}>
      <div className={listStyles.header}>
        <Star icon={kinds[kind].icon} hue={kind} large />
        <div>
          <h1>
            {near.title}: {names[kind].listTitle}
          </h1>
          <p>{near.hint}</p>
        </div>
      </div>
      <div className={styles.ask}>
        <NearMe action={link(nearPath(kind))}>
          {cards && (
            <section className={styles.results} aria-label={messages.list.results} tabIndex={-1}>
              {cards.length > 0 ? <Cards posts={cards} /> : <EmptyState title={near.none} />}
            </section>
          )}
        </NearMe>
      </div>
      <AreaList kind={kind} choices={choices} counts={counts} />
    </div>
  );
}
