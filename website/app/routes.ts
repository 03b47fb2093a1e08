import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { type LanguageCode, languageCodes, languages } from './i18n/languages.ts';
import { type Kind, kindNames, kinds, segmentsOf } from './posts/kinds.ts';

/** Every address of the site, grouped by shell, once for each language of the interface. */
export default languageCodes.flatMap((language) => inLanguage(language)) satisfies RouteConfig;

function inLanguage(language: LanguageCode): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}/${name}` });
  const routes = [
    layout('layouts/site.tsx', id('site'), [
      index('pages/home.tsx', id('home')),
      ...kindNames.flatMap((kind) => routesOf(kind, id)),
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
    layout('layouts/site.tsx', id('unknown'), [route('*', 'pages/not-found.tsx', id('not-found'))]),
  ];
  const path = languages[language].prefix;
  return path ? prefix(path, routes) : routes;
}

/** A kind's list, and its posts under its own segment and every alias. */
function routesOf(kind: Kind, id: (name: string) => { id: string }): RouteConfigEntry[] {
  return [
    route(kinds[kind].segment, 'pages/list.tsx', id(`${kind}-list`)),
    ...segmentsOf(kind).map((first) =>
      route(`${first}/:identifier`, 'pages/detail.tsx', id(`${first}-detail`)),
    ),
  ];
}
