import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { secret } from '../src/data-directory';

// Strapi looks once, at the start, whether this folder exists. Made empty here, the panel can be
// built while the service runs, and is served as soon as it is there.
mkdirSync(path.resolve(__dirname, '..', 'build'), { recursive: true });

const config: Core.Config.Admin = {
  auth: { secret: secret('ADMIN_JWT_SECRET') },
  apiToken: { salt: secret('API_TOKEN_SALT') },
  transfer: { token: { salt: secret('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: secret('ENCRYPTION_KEY') },
  autoOpen: false,
  flags: { nps: false, promoteEE: false, docLinks: false },
};

export default config;
