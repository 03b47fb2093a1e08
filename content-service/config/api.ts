import type { Core } from '@strapi/strapi';

// Reading has its own, stricter rules (src/reading); these hold for writing with an API token.
const config: Core.Config.Api = {
  rest: { defaultLimit: 8, maxLimit: 100, withCount: true, strictParams: true },
  documents: { strictParams: true, strictRelations: true },
};

export default config;
