import { costsPath } from '../addresses/costs-path.ts';
import { formHeaders } from '../forms/form-response.server.ts';
import { handleForm } from '../forms/handle-form.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { nameIn } from '../posts/names.ts';
import { Outcome } from '../ui/form/outcome.tsx';
import type { Route } from './+types/i-pay';
import { priceForm } from './costs/price-form.server.ts';
import { PriceForm } from './costs/price-form.tsx';
import { toldPriceOf } from './costs/told-price.server.ts';
import styles from './feedback/feedback-page.module.css';
import { pageMeta } from './metadata.ts';

/** `?city=` and `?item=` say what the price is of; `?sent=1` confirms sending. */
export async function loader({ request }: Route.LoaderArgs) {
  const sent = new URL(request.url).searchParams.has('sent');
  return { about: await toldPriceOf(request), sent, opened: Date.now() };
}

export function action({ request }: Route.ActionArgs) {
  return handleForm(request, priceForm);
}

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = pageMeta(({ messages: { costs } }) => ({
  title: costs.tell.title,
  description: costs.tell.noName,
  noindex: true,
}));

/** Where readers say what they pay for an item. */
export default function IPay({ loaderData, actionData }: Route.ComponentProps) {
  const { language, link, messages } = useLanguage();
  const { tell } = messages.costs;
  const { about, sent, opened } = loaderData;
  const { city = '', item = '', currency = '' } = actionData?.values ?? {};
  const told = about
    ? { city: about.city.slug, item: about.item.key, currency: about.currency }
    : { city, item, currency };
  return (
    <div className={styles.page}>
      <header>
        <h1>{tell.title}</h1>
        {about && <p>{tell.about(nameIn(about.item, language), nameIn(about.city, language))}</p>}
        {!sent && (
          <>
            <p>{tell.noName}</p>
            <p>{tell.once}</p>
          </>
        )}
      </header>
      {about && sent && !actionData ? (
        <Outcome tone="success" title={tell.sentTitle}>
          <p>
            {tell.sentText} <a href={link(costsPath(about.city.slug))}>{tell.back}</a>
          </p>
        </Outcome>
      ) : (
        <PriceForm {...told} unit={about?.item.unit} state={actionData ?? { values: {}, opened }} />
      )}
    </div>
  );
}
