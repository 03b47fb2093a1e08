import type { Core } from '@strapi/strapi';

const MEBIBYTE = 1024 * 1024;

const config: Core.Config.Middlewares = [
  'global::health',
  'strapi::logger',
  'strapi::errors',
  'global::refused-requests',
  'global::database-unavailable',
  'strapi::security',
  'global::upload-headers',
  // Anyone may read what is public; no other site may act with a visitor's session.
  { name: 'strapi::cors', config: { origin: '*', credentials: false } },
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '56kb',
      textLimit: '56kb',
      formidable: { maxFileSize: 20 * MEBIBYTE, maxTotalFileSize: 100 * MEBIBYTE, maxFields: 100 },
    },
  },
  'strapi::session',
  'strapi::favicon',
  'global::sparing-pictures',
  'strapi::public',
  'global::answer-shape',
  'global::panel-under-construction',
];

export default config;
