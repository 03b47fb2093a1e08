import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { calendarPath, feedPath } from './addresses/feed.ts';
import { HELPFUL_PATH, REPORT_PATH } from './addresses/feedback-paths.ts';
import { PREVIEW_PATH } from './addresses/preview-path.ts';
import { SUGGESTIONS_PATH } from './addresses/search-path.ts';
import { isTimed, type Kind, kindNames, kinds, segmentsOf } from './kinds.ts';
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
    route('robots.txt', 'resource-routes/robots.ts'),
    route('sitemap.xml', 'resource-routes/sitemap.ts'),
    route('sitemaps/:file', 'resource-routes/sitemap-part.ts'),
    route('.well-known/apple-app-site-association', 'resource-routes/app-association.ts', {
      id: 'ios-association',
    }),
    route('.well-known/assetlinks.json', 'resource-routes/app-association.ts', {
      id: 'android-association',
    }),
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
      route('search', 'pages/search.tsx', id('search')),
      route('about', 'pages/about.tsx', id('about')),
      route('contact', 'pages/contact.tsx', id('contact')),
      route(REPORT_PATH.slice(1), 'pages/report.tsx', id('report')),
      route(HELPFUL_PATH.slice(1), 'pages/helpful.tsx', id('helpful')),
      route(PREVIEW_PATH.slice(1), 'pages/preview.tsx', id('preview')),
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

/** A kind's list, feed and posts, under its segment and every alias, and calendars if it is timed. */
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
