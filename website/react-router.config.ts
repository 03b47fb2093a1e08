import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Documents are plain pages: nothing asks for a manifest of routes later on.
  routeDiscovery: { mode: 'initial' },
  // Its own check is let through: forms/reject-cross-origin.server.ts stands before every page instead.
  allowedActionOrigins: ['**'],
} satisfies Config;
