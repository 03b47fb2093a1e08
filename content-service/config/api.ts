import type { Core } from '@strapi/strapi';

// Reads have their own, stricter rules (src/read-api); these apply to writes with an API token.
const config: Core.Config.Api = {
  rest: { defaultLimit: 8, maxLimit: 100, withCount: true, strictParams: true },
  documents: { strictParams: true, strictRelations: true },
};

export default config;
