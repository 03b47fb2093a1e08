import { redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { redirectTo } from '../addresses/canonical.ts';
import { localisedPath } from '../addresses/links.ts';
import {
  readTakeChoice,
  TAKE_CHECK_PATH,
  TAKE_PATH,
  takePath,
  takeQuery,
} from '../addresses/take-path.ts';
import { readFiles } from '../city-file/file-cache.server.ts';
import { PostNotFound } from '../content/errors.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readChoices, readHub } from '../content/reference.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { nameIn } from '../posts/names.ts';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import type { Route } from './+types/take-city';
import { pageMeta } from './metadata.ts';
import { ReadyFile } from './take/ready-file.tsx';
import { TakeForm } from './take/take-form.tsx';
import styles from './take/take-page.module.css';

/** The file of a city for a choice: made if there is none, as the page says how large it is. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const { language } = readAddress(pathname);
  const choice = readTakeChoice(searchParams);
  const [city, { cities }] = await Promise.all([
    toHttpOutcome(() => readCity(params.city)),
    readChoices(),
  ]);
  const canonical = localisedPath(language, takePath(city.slug, choice));
  if (redirectTo(pathname + search, canonical)) throw redirect(canonical);
  const files = await toHttpOutcome(() => readFiles({ city, language, choice }));
  const { html, epub, madeAt, timeZone, counts, failed, droppedCount } = files;
  return {
    city: { name: city.name, names: city.names, slug: city.slug },
    cities: cities.map(({ name, names, slug }) => ({ name, names, slug })),
    choice,
    file: {
      ...{ madeAt, timeZone, counts, failed, droppedCount },
      bytes: { html: html.length, epub: epub.length },
    },
  };
}

/** @throws PostNotFound, ContentUnavailable */
async function readCity(slug: string) {
  const city = await readHub('city', slug);
  if (!city) throw new PostNotFound();
  return city;
}

export const meta: Route.MetaFunction = pageMeta(({ language, messages }, loaderData) => {
  if (!loaderData) return null;
  const { take } = messages;
  const query = takeQuery(loaderData.choice);
  return {
    title: take.titleOf(nameIn(loaderData.city, language)),
    description: take.lead,
    query,
    noindex: query !== '',
  };
});

/** How large the file is and what it holds, before anybody loads it. */
export default function TakeCity({ loaderData }: Route.ComponentProps) {
  const { city, cities, choice, file } = loaderData;
  const { language, link, messages } = useLanguage();
  const { take } = messages;
  const name = nameIn(city, language);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Breadcrumbs
          label={messages.detail.breadcrumb}
          crumbs={[{ label: take.title, href: link(TAKE_PATH) }, { label: name }]}
        />
        <h1>{take.titleOf(name)}</h1>
        <p>{take.lead}</p>
      </header>
      <ReadyFile city={city} choice={choice} file={file} />
      <p className={styles.note}>
        {take.trust} <a href={link(TAKE_CHECK_PATH)}>{take.check.title}</a>
      </p>
      <details className={styles.change}>
        <summary>{take.form.change}</summary>
        <TakeForm cities={cities} city={city.slug} choice={choice} />
      </details>
    </div>
  );
}
