import { redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { localisedPath } from '../addresses/links.ts';
import { readTakeChoice, TAKE_CHECK_PATH, takePath } from '../addresses/take-path.ts';
import { readChoices } from '../content/reference.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { type LanguageCode, languageCodes } from '../languages.ts';
import type { Route } from './+types/take';
import { pageMeta } from './metadata.ts';
import { TakeForm } from './take/take-form.tsx';
import styles from './take/take-page.module.css';

/** Sends the form to the page of the chosen city, in the chosen language. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const city = searchParams.get('city');
  if (city !== null && city.length > 0 && city.length <= 120) {
    const language = languageOf(searchParams.get('language')) ?? readAddress(pathname).language;
    throw redirect(localisedPath(language, takePath(city, readTakeChoice(searchParams))));
  }
  const { cities } = await readChoices();
  return { cities: cities.map(({ name, names, slug }) => ({ name, names, slug })) };
}

const languageOf = (code: string | null): LanguageCode | undefined =>
  languageCodes.find((each) => each === code);

export const meta: Route.MetaFunction = pageMeta(({ messages: { take } }) => ({
  title: take.title,
  description: take.lead,
}));

/** What the file of a city is good for, and the choice of one. */
export default function Take({ loaderData: { cities } }: Route.ComponentProps) {
  const { link, messages } = useLanguage();
  const { take } = messages;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{take.title}</h1>
        <p>{take.lead}</p>
      </header>
      <TakeForm cities={cities} choice={readTakeChoice(new URLSearchParams())} />
      <p className={styles.note}>
        {take.trust} <a href={link(TAKE_CHECK_PATH)}>{take.check.title}</a>
      </p>
    </div>
  );
}
