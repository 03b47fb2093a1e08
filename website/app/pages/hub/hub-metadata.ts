import type { Thing } from 'schema-dts';
import { hubFeedPaths } from '../../addresses/hubs.ts';
import type { useLanguage } from '../../i18n/language.ts';
import { cutOff } from '../../posts/cut-off.ts';
import { type Hub, hubTitle } from '../../posts/hub.ts';
import type { HubDetails } from '../../posts/hub-details.ts';
import { nameIn } from '../../posts/names.ts';
import { breadcrumbList } from '../../posts/structured-data/breadcrumb-list.ts';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import type { MetadataContext, PageMetadata } from '../metadata/page-metadata.ts';

/** Characters of an introduction that search engines show. */
const MAX_DESCRIPTION_LENGTH = 160;

type HubPageData = {
  hub: Hub;
  details: HubDetails;
  /** The number of its posts. */
  total: number;
};

/** The breadcrumb of a hub's page. */
export function hubBreadcrumb(
  hub: Hub,
  {
    language,
    messages,
    link,
  }: Pick<ReturnType<typeof useLanguage>, 'language' | 'messages' | 'link'>,
): Crumb[] {
  return [
    { label: messages.nav.home, href: link('/'), isLimitable: true },
    { label: hubTitle(hub, language, messages) },
  ];
}

/** The metadata of a hub's page. One without any posts is not indexed. */
export function hubMetadata(
  { hub, details, total }: HubPageData,
  context: MetadataContext,
): PageMetadata {
  const { language, messages, publicUrl, url } = context;
  const title = hubTitle(hub, language, messages);
  const { introduction } = details;
  const description =
    introduction?.language === language
      ? beginningOf(introduction.text)
      : messages.hubs.description(title);
  const page: Thing = {
    '@type': 'CollectionPage',
    url,
    name: title,
    description,
    inLanguage: language,
    ...(hub.type === 'city' && { about: cityOf(hub, details, language) }),
  };
  return {
    title: messages.hubs.title(title),
    description,
    feeds: [{ title, ...hubFeedPaths(hub.type, hub.slug) }],
    structuredData: [page, breadcrumbList(hubBreadcrumb(hub, context), publicUrl)],
    noindex: total === 0,
  };
}

function cityOf(hub: Hub, { country }: HubDetails, language: string) {
  return {
    '@type': 'City' as const,
    name: nameIn(hub, language),
    ...(country && {
      containedInPlace: { '@type': 'Country' as const, name: nameIn(country, language) },
    }),
  };
}

function beginningOf(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ');
  if (oneLine.length <= MAX_DESCRIPTION_LENGTH) return oneLine;
  const cut = oneLine.slice(0, MAX_DESCRIPTION_LENGTH);
  return `${cutOff(cut.slice(0, cut.lastIndexOf(' ')))}…`;
}
