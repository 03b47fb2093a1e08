import type { Core } from '@strapi/strapi';
import { secret } from '../src/data-directory';

// A denied type is refused even where "image/*" would allow it: an SVG may carry a script.
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
      security: { allowedTypes: ['image/*', 'application/pdf'], deniedTypes },
    },
  },
};

export default config;
