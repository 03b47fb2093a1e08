import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { calendarPath, feedPath } from './addresses/feed.ts';
import { SUGGESTIONS_PATH } from './addresses/search-path.ts';
import { isTimed, type Kind, kindNames, kinds, segmentsOf } from './kinds.ts';
import { type LanguageCode, languageCodes, languages } from './languages.ts';

/** Every address of the site, grouped by shell, once for each language of the interface. */
export default [
  ...languageCodes.flatMap((language) => routesInLanguage(language)),
  ...resourceRoutes(),
] satisfies RouteConfig;

/** What programs ask for at one fixed address, whatever the language. */
function resourceRoutes(): RouteConfigEntry[] {
  return [
    route('robots.txt', 'resource-routes/robots.ts'),
    route('sitemap.xml', 'resource-routes/sitemap.ts'),
    route('sitemaps/:file', 'resource-routes/sitemap-part.ts'),
    route(
      '.well-known/apple-app-site-association',
      'resource-routes/apple-app-site-association.ts',
    ),
    route('.well-known/assetlinks.json', 'resource-routes/assetlinks.ts'),
  ];
}

function routesInLanguage(language: LanguageCode): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}/${name}` });
  const routes = [
    layout('layouts/site.tsx', id('site'), [
      index('pages/home.tsx', id('home')),
      ...kindNames.flatMap((kind) => routesOfKind(kind, id)),
      route('search', 'pages/search.tsx', id('search')),
      route('about', 'pages/about.tsx', id('about')),
      route('contact', 'pages/contact.tsx', id('contact')),
    ]),
    layout('layouts/bare.tsx', id('bare'), [
      route('business-landing/:identifier?', 'pages/landing.tsx', id('landing')),
    ]),
    route('reset-password', 'pages/reset-password.tsx', id('reset-password')),
    route('privacy', 'pages/privacy.tsx', id('privacy')),
    route('eula', 'pages/eula.tsx', id('eula')),
    route('delete', 'pages/delete.tsx', id('delete')),
    route(SUGGESTIONS_PATH.slice(1), 'resource-routes/suggestions.ts', id('suggestions')),
    route('manifest.webmanifest', 'resource-routes/manifest.ts', id('manifest')),
    layout('layouts/site.tsx', id('unknown'), [route('*', 'pages/not-found.tsx', id('not-found'))]),
  ];
  const path = languages[language].prefix;
  return path ? prefix(path, routes) : routes;
}

/** A kind's list, its feed, its posts under its own segment and every alias, and calendars of what has a time. */
function routesOfKind(kind: Kind, id: (name: string) => { id: string }): RouteConfigEntry[] {
  return [
    route(kinds[kind].segment, 'pages/list.tsx', id(`${kind}-list`)),
    route(feedPath(kind).slice(1), 'resource-routes/feed.ts', id(`${kind}-feed`)),
    ...segmentsOf(kind).map((segment) =>
      route(`${segment}/:identifier`, 'pages/detail.tsx', id(`${segment}-detail`)),
    ),
    ...(isTimed(kind) ? calendarRoutesOf(kind, id) : []),
  ];
}

/** Calendar files: all that is to come of a kind, and each post of it. */
function calendarRoutesOf(kind: Kind, id: (name: string) => { id: string }): RouteConfigEntry[] {
  return [
    route(calendarPath(kind).slice(1), 'pages/calendar-feed.ts', id(`${kind}-calendar`)),
    ...segmentsOf(kind).map((segment) =>
      route(
        `${segment}/:identifier/calendar.ics`,
        'pages/calendar-file.ts',
        id(`${segment}-calendar-file`),
      ),
    ),
  ];
}
