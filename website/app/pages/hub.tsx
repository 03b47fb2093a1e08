import { redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { redirectTo } from '../addresses/canonical.ts';
import { hubCalendarPath, hubPath, hubTypeOf } from '../addresses/hubs.ts';
import { localisedPath } from '../addresses/links.ts';
import { calendarUrlOf } from '../addresses/public-url.server.ts';
import { readCostCities } from '../content/costs.server.ts';
import { PostNotFound } from '../content/errors.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readHubDetails } from '../content/hub-details.server.ts';
import { readChoices, readHub } from '../content/reference.server.ts';
import { useLanguage } from '../i18n/language.ts';
import type { LanguageCode } from '../languages.ts';
import { type Hub, hubsOf, hubTitle } from '../posts/hub.ts';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import type { Route } from './+types/hub';
import { CostsLink } from './hub/costs-link.tsx';
import { EmergencyNumbers } from './hub/emergency-numbers.tsx';
import { HubHeader } from './hub/header.tsx';
import styles from './hub/hub.module.css';
import { KindChips, OtherHubs } from './hub/hub-chips.tsx';
import { hubBreadcrumb, hubMetadata } from './hub/hub-metadata.ts';
import { HubSection } from './hub/section.tsx';
import { readHubSections } from './hub/sections.server.ts';
import { HubSubscribeLinks } from './hub/subscribe-links.tsx';
import { TakeLink } from './hub/take-link.tsx';
import { pageMeta } from './metadata.ts';
import { unlessLate } from './optional.server.ts';

/** Loads a hub at its canonical address; other spellings of its name redirect there. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { signal } = request;
  const { pathname } = new URL(request.url);
  const { language } = readAddress(pathname);
  const hub = await toHttpOutcome(() => readRequestedHub(pathname, params.slug, language));
  const required = Promise.all([
    readHubDetails(hub, language, signal),
    toHttpOutcome(() => readHubSections(hub, language, signal)),
    readChoices(),
  ]);
  const [[details, { sections, total }, choices], costCities] = await Promise.all([
    required,
    hub.type === 'city' ? unlessLate(readCostCities(), required) : [],
  ]);
  return {
    hub,
    details,
    sections,
    total,
    hasCosts: costCities.some(({ slug }) => slug === hub.slug),
    calendarUrl: calendarUrlOf(language, hubCalendarPath(hub.type, hub.slug)),
    others: hubsOf(choices).filter((other) => other.type !== hub.type),
  };
}

/** @throws a redirect to the canonical address; PostNotFound, ContentUnavailable */
async function readRequestedHub(
  pathname: string,
  slug: string,
  language: LanguageCode,
): Promise<Hub> {
  const type = hubTypeOf(pathname);
  const hub = type && (await readHub(type, slug));
  if (!hub) throw new PostNotFound();
  const canonicalPath = redirectTo(pathname, localisedPath(language, hubPath(type, hub.slug)));
  if (canonicalPath) throw redirect(canonicalPath, 301);
  return hub;
}

export const meta: Route.MetaFunction = pageMeta(
  (context, loaderData) => loaderData && hubMetadata(loaderData, context),
);

/** The page of a city or community: what is new, coming and open there, and where to begin. */
export default function HubPage({ loaderData }: Route.ComponentProps) {
  const { hub, details, sections, hasCosts, others } = loaderData;
  const context = useLanguage();
  const { language, messages } = context;
  return (
    <>
      <div className={styles.head}>
        <Breadcrumbs label={messages.detail.breadcrumb} crumbs={hubBreadcrumb(hub, context)} />
        <HubHeader hub={hub} title={hubTitle(hub, language, messages)} details={details} />
        {details.emergency && <EmergencyNumbers {...details.emergency} />}
        <KindChips hub={hub} />
        {hasCosts && <CostsLink city={hub} />}
      </div>
      {sections.map((section, index) => (
        <HubSection key={section.name} section={section} isShaded={index % 2 === 0} />
      ))}
      <div className={styles.foot}>
        {sections.length === 0 && <EmptyState title={messages.hubs.empty} />}
        <OtherHubs hubs={others} />
        {hub.type === 'city' && <TakeLink hub={hub} />}
        <HubSubscribeLinks hub={hub} calendarUrl={loaderData.calendarUrl} />
      </div>
    </>
  );
}
