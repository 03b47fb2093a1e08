import type { Core } from '@strapi/strapi';
import { CSP_DEFAULTS } from '@strapi/utils';
import { MAX_FILE_BYTES } from 'post-rules/file-limit';
import { originOf } from '../src/bucket-settings';
import { allowedOrigins } from '../src/cross-origin/public-calls';
import { environment } from '../src/environment';
import { MAX_URL_LENGTH } from '../src/middlewares/rejected-requests';
import { rejectUnreadable } from '../src/unreadable-body';
import { decodeParameter } from '../src/unusable-input';

const { bucket } = environment;

/** The panel shows pictures, and loads one to crop it. */
const uploadSources = bucket
  ? Object.fromEntries(
      (['img-src', 'media-src', 'connect-src'] as const).map((directive) => [
        directive,
        [...CSP_DEFAULTS[directive], originOf(bucket)],
      ]),
    )
  : {};

const config: Core.Config.Middlewares = [
  'strapi::logger',
  'strapi::errors',
  'global::rejected-requests',
  'global::health',
  'global::database-unavailable',
  'global::storage-unavailable',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        // The panel shows previews, which are pages of the website.
        directives: {
          'frame-src': ["'self'", new URL(environment.websiteUrl).origin],
          ...uploadSources,
        },
      },
    },
  },
  'global::upload-headers',
  // Pages of any origin may read public data and make the app's calls, without cookies.
  {
    name: 'strapi::cors',
    config: {
      origin: allowedOrigins,
      credentials: false,
      methods: ['GET', 'HEAD', 'POST'],
      headers: ['Content-Type', 'Authorization', 'Strapi-Response-Format', 'X-Visitor-Language'],
    },
  },
  'global::panel-origin',
  {
    name: 'strapi::query',
    // Parameters beyond the limit would be dropped silently; no URL can hold this many.
    config: { decoder: decodeParameter, parameterLimit: MAX_URL_LENGTH },
  },
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '56kb',
      textLimit: '56kb',
      queryString: { decoder: decodeParameter },
      onError: rejectUnreadable,
      formidable: {
        maxFileSize: MAX_FILE_BYTES,
        maxTotalFileSize: 5 * MAX_FILE_BYTES,
        maxFields: 100,
        // They are kept in memory, also those of strangers; Strapi's default is 20 MB.
        maxFieldsSize: 1024 * 1024,
      },
    },
  },
  'global::temporary-files',
  'global::unusable-input',
  'strapi::session',
  'strapi::favicon',
  'global::save-data-pictures',
  'global::bucket-files',
  'strapi::public',
  'global::response-format',
  'global::first-administrator',
  'global::panel-build-placeholder',
];

export default config;
