import type { Core } from '@strapi/strapi';
import { FILE_TYPES } from 'post-rules/file-limit';
import { secret } from '../src/data-directory';

// Rejected even if allowed above. SVG, because it can contain scripts.
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
      // The refresh token goes into the response body, for the app: browsers would send a cookie
      // with requests from any website.
      sessions: { httpOnly: false },
    },
  },
  upload: {
    config: {
      security: { allowedTypes: FILE_TYPES, deniedTypes },
    },
  },
};

export default config;
