import type { Core } from '@strapi/strapi';

const config: Core.Config.Middlewares = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // Anyone may read what is public; no other site may act with a visitor's session.
  { name: 'strapi::cors', config: { origin: '*', credentials: false } },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
  'global::answer-shape',
  'global::panel-under-construction',
];

export default config;
