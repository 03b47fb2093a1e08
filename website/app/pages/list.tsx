import { data } from 'react-router';
import { answering } from '../content/outcome.server.ts';
import { listPosts } from '../content/posts.server.ts';
import { PAGE_SIZE } from '../content/query.ts';
import { useLanguage } from '../i18n/language.ts';
import { readAddress } from '../posts/address.ts';
import { Cards } from '../posts/card/cards.tsx';
import { cardOf } from '../posts/card-data.server.ts';
import { kinds } from '../posts/kinds.ts';
import { listPath } from '../posts/links.ts';
import { Empty } from '../ui/empty/empty.tsx';
import { Paging } from '../ui/paging/paging.tsx';
import { Star } from '../ui/star/star.tsx';
import type { Route } from './+types/list';
import { pageHref, readPage } from './list/page-number.ts';
import styles from './list.module.css';
import { pageMetadata } from './metadata.ts';

/** One page of a kind's posts. A page number that is none, or beyond the end, is no page of ours. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { kind } = readAddress(pathname);
  const page = readPage(searchParams.get('page'));
  if (!kind || !page) throw data(null, { status: 404 });
  const { posts, total } = await answering(() =>
    listPosts({ kind, start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, signal: request.signal }),
  );
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pages) throw data(null, { status: 404 });
  return { kind, cards: posts.map(cardOf), total, page, pages };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  const { kind, page } = loaderData;
  return pageMetadata(
    site,
    location.pathname,
    ({ messages }) => {
      const { many, lead } = messages.kinds[kind];
      return { title: page > 1 ? `${many}, ${messages.list.page(page)}` : many, description: lead };
    },
    pageHref('', page),
  );
};

/** The list of one kind of post. */
export default function List({ loaderData }: Route.ComponentProps) {
  const { kind, cards, total, page, pages } = loaderData;
  const { messages, link } = useLanguage();
  const { many, lead, items, count } = messages.kinds[kind];
  const address = link(listPath(kind));
  return (
    <div className={styles.page} data-kind={kind}>
      <div className={styles.head}>
        <Star icon={kinds[kind].icon} hue={kind} large />
        <div>
          <h1>{many}</h1>
          <p>{lead}</p>
        </div>
      </div>
      {cards.length === 0 ? (
        <Empty title={messages.list.empty(items)} />
      ) : (
        <section aria-labelledby="results">
          <div className={styles.results}>
            <h2 id="results">{messages.list.results}</h2>
            <p>{count(total)}</p>
          </div>
          <Cards posts={cards} eager={2} />
          <Paging
            page={page}
            pages={pages}
            hrefOf={(number) => pageHref(address, number)}
            labels={messages.paging}
          />
        </section>
      )}
    </div>
  );
}
