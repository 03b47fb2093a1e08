import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Documents are not hydrated, so no route manifest is fetched later.
  routeDiscovery: { mode: 'initial' },
  // Disables React Router's own check: forms/reject-cross-origin.server.ts runs before every page instead.
  allowedActionOrigins: ['**'],
} satisfies Config;
