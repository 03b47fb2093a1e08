import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { secret } from '../src/data-directory';

// Strapi checks only once, at startup, whether this folder exists. Creating it empty means that the
// panel can be built while the service runs and is served as soon as the build is complete.
mkdirSync(path.resolve(__dirname, '..', 'build'), { recursive: true });

const config: Core.Config.Admin = {
  auth: { secret: secret('ADMIN_JWT_SECRET') },
  apiToken: { salt: secret('API_TOKEN_SALT') },
  transfer: { token: { salt: secret('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: secret('ENCRYPTION_KEY') },
  autoOpen: false,
  // Ours is in src/admin/preview; Strapi's would invite editors to set it up.
  preview: { enabled: false, config: { handler: () => null } },
  flags: { nps: false, promoteEE: false, docLinks: false },
};

export default config;
