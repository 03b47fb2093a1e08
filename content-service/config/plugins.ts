import type { Core } from '@strapi/strapi';
import { secret } from '../src/data-directory';

// What browsers show, and this service can make smaller. HEIC is not among them: phones send JPEG
// where it is not accepted.
const allowedTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'application/pdf',
];

// Refused whatever else is allowed: an SVG may carry a script.
const deniedTypes = [
  'image/svg+xml',
  'application/vnd.microsoft.portable-executable',
  'application/x-msdownload',
  'application/x-msdos-program',
  'application/x-executable',
  'application/x-dosexec',
  'application/x-sh',
  'text/x-shellscript',
  'application/x-mach-binary',
];

const config: Core.Config.Plugin = {
  'users-permissions': {
    config: {
      jwtSecret: secret('JWT_SECRET'),
      jwtManagement: 'refresh',
      // In the answer's body, for the app: a cookie would be sent along from any website.
      sessions: { httpOnly: false },
    },
  },
  upload: {
    config: {
      security: { allowedTypes, deniedTypes },
    },
  },
};

export default config;
