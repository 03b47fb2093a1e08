import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from './addresses/confirmation-paths.ts';
import { COSTS_PATH, I_PAY_PATH } from './addresses/costs-path.ts';
import { CORRECTIONS_PATH, EDITORS_PATH } from './addresses/editors-paths.ts';
import { embedPath } from './addresses/embed-path.ts';
import { calendarPath, feedFormats, feedPath, siteFeedPath } from './addresses/feed.ts';
import { HELPFUL_PATH, REPORT_PATH } from './addresses/feedback-paths.ts';
import { type HubType, hubCalendarPath, hubFeedPath, hubPath, hubTypes } from './addresses/hubs.ts';
import { LANDING_PATH } from './addresses/landing.ts';
import { listPath } from './addresses/links.ts';
import { mapPath } from './addresses/map.ts';
import { nearPath } from './addresses/near.ts';
import {
  OFFLINE_PATH,
  SAVED_CODE_PATH,
  SAVED_PATH,
  SHARE_TARGET_PATH,
} from './addresses/offline-paths.ts';
import { HSDS_PATH, OEMBED_PATH } from './addresses/open-data-paths.ts';
import { PREVIEW_PATH } from './addresses/preview-path.ts';
import { SUGGESTIONS_PATH } from './addresses/search-path.ts';
import {
  FILE_KEYS_PATH,
  fileFormats,
  TAKE_CHECK_PATH,
  TAKE_PATH,
  takeFilePath,
} from './addresses/take-path.ts';
import { hasMap, hasNear, isTimed, type Kind, kindNames, kinds, segmentsOf } from './kinds.ts';
import { type LanguageCode, languageCodes, languages } from './languages.ts';

/** All routes of the site, grouped by layout, once for each language of the interface. */
export default [
  ...languageCodes.flatMap((language) => routesInLanguage(language)),
  ...resourceRoutes(),
  ...developmentRoutes(),
] satisfies RouteConfig;

/** Resource routes whose address does not depend on the language. */
function resourceRoutes(): RouteConfigEntry[] {
  return [
    route(OEMBED_PATH.slice(1), 'resource-routes/oembed.ts'),
    route('robots.txt', 'resource-routes/robots.ts'),
    route('llms.txt', 'resource-routes/llms.ts'),
    route('sitemap.xml', 'resource-routes/sitemap.ts'),
    route('sitemaps/:file', 'resource-routes/sitemap-part.ts'),
    route('.well-known/apple-app-site-association', 'resource-routes/app-association.ts', {
      id: 'ios-association',
    }),
    route('.well-known/assetlinks.json', 'resource-routes/app-association.ts', {
      id: 'android-association',
    }),
    route(FILE_KEYS_PATH.slice(1), 'resource-routes/file-keys.ts'),
  ];
}

/** Not built for production, where `NODE_ENV` is set by the build. */
function developmentRoutes(): RouteConfigEntry[] {
  return process.env.NODE_ENV === 'development' ? [route('-/parts', 'parts/parts.tsx')] : [];
}

function routesInLanguage(language: LanguageCode): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}/${name}` });
  const routes = [
    layout('layouts/site.tsx', id('site'), [
      index('pages/home.tsx', id('home')),
      ...kindNames.flatMap((kind) => routesOfKind(kind, id)),
      ...hubTypes.flatMap((type) => routesOfHub(type, id)),
      route('search', 'pages/search.tsx', id('search')),
      route(COSTS_PATH.slice(1), 'pages/costs.tsx', id('costs')),
      route(I_PAY_PATH.slice(1), 'pages/i-pay.tsx', id('i-pay')),
      route(`${COSTS_PATH.slice(1)}/:city`, 'pages/city-costs.tsx', id('city-costs')),
      route(TAKE_PATH.slice(1), 'pages/take.tsx', id('take')),
      route(TAKE_CHECK_PATH.slice(1), 'pages/take-check.tsx', id('take-check')),
      route(`${TAKE_PATH.slice(1)}/:city`, 'pages/take-city.tsx', id('take-city')),
      route(SAVED_PATH.slice(1), 'pages/saved.tsx', id('saved')),
      route(SAVED_CODE_PATH.slice(1), 'pages/saved-code.tsx', id('saved-code')),
      route(OFFLINE_PATH.slice(1), 'pages/offline.tsx', id('offline')),
      route('about', 'pages/about.tsx', id('about')),
      route(EDITORS_PATH.slice(1), 'pages/editors.tsx', id('editors')),
      route(CORRECTIONS_PATH.slice(1), 'pages/corrections.tsx', id('corrections')),
      route('contact', 'pages/contact.tsx', id('contact')),
      route(REPORT_PATH.slice(1), 'pages/report.tsx', id('report')),
      route(HELPFUL_PATH.slice(1), 'pages/helpful.tsx', id('helpful')),
      route(CONFIRM_PATH.slice(1), 'pages/confirm.tsx', id('confirm')),
      route(UNSUBSCRIBE_PATH.slice(1), 'pages/unsubscribe.tsx', id('unsubscribe')),
      route(PREVIEW_PATH.slice(1), 'pages/preview.tsx', id('preview')),
    ]),
    layout('layouts/bare.tsx', id('bare'), [
      route(`${LANDING_PATH.slice(1)}/:identifier?`, 'pages/landing.tsx', id('landing')),
    ]),
    route('reset-password', 'pages/reset-password.tsx', id('reset-password')),
    route('privacy', 'pages/privacy.tsx', id('privacy')),
    route('eula', 'pages/eula.tsx', id('eula')),
    route('delete', 'pages/delete.tsx', id('delete')),
    route(SUGGESTIONS_PATH.slice(1), 'resource-routes/suggestions.ts', id('suggestions')),
    route(HSDS_PATH.slice(1), 'resource-routes/hsds-index.ts', id('hsds')),
    route(`${HSDS_PATH.slice(1)}/:list`, 'resource-routes/hsds-list.ts', id('hsds-list')),
    route(`${HSDS_PATH.slice(1)}/:list/:id`, 'resource-routes/hsds-entity.ts', id('hsds-entity')),
    ...feedFormats.map((format) =>
      route(siteFeedPath(format).slice(1), 'resource-routes/feed.ts', id(`site-${format}`)),
    ),
    ...fileFormats.map((format) =>
      route(
        decodeURIComponent(takeFilePath(':city', format).slice(1)),
        'resource-routes/city-file.ts',
        id(`city-file-${format}`),
      ),
    ),
    route(SHARE_TARGET_PATH.slice(1), 'resource-routes/share-target.ts', id('share-target')),
    route('manifest.webmanifest', 'resource-routes/manifest.ts', id('manifest')),
    layout('layouts/site.tsx', id('unknown'), [route('*', 'pages/not-found.tsx', id('not-found'))]),
  ];
  const path = languages[language].prefix;
  return path ? prefix(path, routes) : routes;
}

/** The page of each city or community, with its feed and calendar. */
function routesOfHub(type: HubType, id: (name: string) => { id: string }): RouteConfigEntry[] {
  return [
    route(pattern(hubPath), 'pages/hub.tsx', id(`${type}-hub`)),
    ...feedFormats.map((format) =>
      route(
        pattern((...hub) => hubFeedPath(...hub, format)),
        'resource-routes/hub-feed.ts',
        id(`${type}-hub-${format}`),
      ),
    ),
    route(pattern(hubCalendarPath), 'resource-routes/hub-calendar.ts', id(`${type}-hub-calendar`)),
  ];

  function pattern(path: typeof hubPath): string {
    return decodeURIComponent(path(type, ':slug').slice(1));
  }
}

/** A kind's list, feed and posts, under its segment and every alias, and calendars if it is timed. */
function routesOfKind(kind: Kind, id: (name: string) => { id: string }): RouteConfigEntry[] {
  return [
    route(kinds[kind].segment, 'pages/list.tsx', id(`${kind}-list`)),
    ...feedFormats.map((format) =>
      route(
        feedPath(kind, {}, format).slice(1),
        'resource-routes/feed.ts',
        id(`${kind}-${format}`),
      ),
    ),
    ...segmentsOf(kind).flatMap((segment) => [
      route(`${segment}/:identifier`, 'pages/detail.tsx', id(`${segment}-detail`)),
      route(
        `${segment}/:identifier.md`,
        'resource-routes/post-markdown.ts',
        id(`${segment}-markdown`),
      ),
    ]),
    route(
      embedPath(listPath(kind)).slice(1),
      'resource-routes/embed-list.tsx',
      id(`${kind}-embed-list`),
    ),
    route(
      `${embedPath(listPath(kind)).slice(1)}/:identifier`,
      'resource-routes/embed-post.tsx',
      id(`${kind}-embed`),
    ),
    ...(isTimed(kind) ? calendarRoutesOf(kind, id) : []),
    ...(hasNear(kind)
      ? [route(nearPath(kind).slice(1), 'pages/near.tsx', id(`${kind}-near`))]
      : []),
    ...(hasMap(kind) ? [route(mapPath(kind).slice(1), 'pages/map.tsx', id(`${kind}-map`))] : []),
  ];
}

/** Calendars: the upcoming posts of a kind, and each single post. */
function calendarRoutesOf(kind: Kind, id: (name: string) => { id: string }): RouteConfigEntry[] {
  return [
    route(calendarPath(kind).slice(1), 'resource-routes/calendar-feed.ts', id(`${kind}-calendar`)),
    ...segmentsOf(kind).map((segment) =>
      route(
        `${segment}/:identifier/calendar.ics`,
        'resource-routes/calendar-file.ts',
        id(`${segment}-calendar-file`),
      ),
    ),
  ];
}
