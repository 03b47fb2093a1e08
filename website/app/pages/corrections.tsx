import { data } from 'react-router';
import { CORRECTIONS_PATH } from '../addresses/editors-paths.ts';
import { postPath } from '../addresses/links.ts';
import { CORRECTIONS_PER_PAGE, readCorrections } from '../content/corrections.server.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { formatDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { formatNumber } from '../i18n/number.ts';
import { languageAttributes } from '../languages.ts';
import { Pagination } from '../ui/pagination/pagination.tsx';
import type { Route } from './+types/corrections';
import styles from './corrections.module.css';
import { parsePageNumber } from './list/page-number.ts';
import { pageMeta } from './metadata.ts';

/** `?page=` is the number of the page. */
export async function loader({ request }: Route.LoaderArgs) {
  const page = parsePageNumber(new URL(request.url).searchParams.get('page'));
  if (page === null) throw data(null, { status: 404 });
  const { corrections, total } = await toHttpOutcome(() => readCorrections(page, request.signal));
  const pageCount = Math.max(1, Math.ceil(total / CORRECTIONS_PER_PAGE));
  if (page > pageCount) throw data(null, { status: 404 });
  return { corrections, page, pageCount };
}

export const meta: Route.MetaFunction = pageMeta(({ messages: { editors } }, loaderData) => ({
  title: editors.corrections.title,
  description: editors.corrections.lead,
  query: loaderData && loaderData.page > 1 ? `?page=${loaderData.page}` : '',
}));

/** What was wrong in posts and has been corrected, the newest first. */
export default function Corrections({ loaderData }: Route.ComponentProps) {
  const { corrections, page, pageCount } = loaderData;
  const { link, locale, messages } = useLanguage();
  const texts = messages.editors.corrections;
  const address = link(CORRECTIONS_PATH);
  return (
    <div className={styles.page}>
      <header>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      {corrections.length === 0 && <p>{texts.none}</p>}
      <ol className={styles.list}>
        {corrections.map(({ id, date, text, post }) => (
          <li key={id}>
            <time dateTime={date.toISOString()}>{formatDate(date, locale, 'UTC')}</time>
            <h2>
              <a href={link(postPath(post))} {...languageAttributes(post.contentLanguage)}>
                {post.title ?? messages.card.untitled}
              </a>
            </h2>
            <p {...languageAttributes(post.contentLanguage)}>{text}</p>
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => (number > 1 ? `${address}?page=${number}` : address)}
        labels={messages.pagination}
        formatNumber={(number) => formatNumber(number, locale)}
      />
    </div>
  );
}
