import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import sirv from 'sirv';
import { setSecurityHeaders } from './security-headers.ts';
import { stopOnSignal } from './shutdown.ts';
import { visitorAddress } from './visitor-address.ts';

const built = (path: string) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));

const app: typeof import('./app.ts') = await import(built('server/index.js'));

try {
  listen();
} catch (error) {
  fail(error);
}

function listen(): void {
  const { HOST, PORT, TRUSTED_PROXIES } = app.currentEnvironment();
  // Read now: a wrong brand file stops the start, not the first visitor.
  app.readBrand();

  // Vite's own assets carry a hash in their name and never change; the rest may.
  const assets = sirv(built('client'), {
    setHeaders: (response, path) => {
      const immutable = path.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // The library does not know this type, and browsers are told not to guess.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  const pages = getRequestListener(
    (request, { incoming }) => {
      const forwardedFor = request.headers.get('x-forwarded-for') ?? '';
      const { remoteAddress = '' } = incoming.socket;
      return app.answer(request, visitorAddress(remoteAddress, forwardedFor, TRUSTED_PROXIES));
    },
    { overrideGlobalObjects: false },
  );

  const server = createServer((request, response) => {
    setSecurityHeaders(response);
    assets(request, response, () => pages(request, response));
  });
  server.on('error', fail);
  server.listen(PORT, HOST, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : PORT;
    app.log.info({ host: HOST, port }, 'website listening');
  });
  stopOnSignal(server);
}

function fail(error: unknown): never {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    taken
      ? 'The website cannot start: its port is taken. Set PORT to another one.\n'
      : `${message}\n`,
  );
  process.exit(1);
}
