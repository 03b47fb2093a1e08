import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ForeignV4Entry {
  id: number;
  attributes: Record<string, unknown>;
}

export interface ForeignStrapi {
  url: string;
  /** By the plural name of the type. */
  entries: Record<string, ForeignV4Entry[]>;
  /** By the path below the address; null for one that the server is too busy to send at first. */
  files: Record<string, (Uint8Array | null)[]>;
  shutDown: () => Promise<void>;
}

/**
 * Starts a server that answers as the REST API of Strapi 4 does (recorded from 4.25): entries with
 * `attributes`, relations and pictures with `data`, 404 for unknown types, 403 without the token.
 */
export async function startForeignStrapi(token: string): Promise<ForeignStrapi> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://foreign.example');
    const file = strapi.files[pathname];
    if (file) {
      const content = file.length > 1 ? file.shift() : file[0];
      response.writeHead(content ? 200 : 503).end(content);
      return;
    }
    const entries = strapi.entries[pathname.replace('/api/', '')];
    const isPermitted = request.headers.authorization === `Bearer ${token}`;
    const status = isPermitted ? (entries ? 200 : 404) : 403;
    const after = Number(searchParams.get('filters[id][$gt]') ?? 0);
    const limit = Number(searchParams.get('pagination[limit]') ?? 25);
    const data = (entries ?? []).filter(({ id }) => id > after).slice(0, limit);
    const error = { status, name: 'Error' };
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(status === 200 ? { data, meta: {} } : { data: null, error }));
  });
  const strapi: ForeignStrapi = {
    url: '',
    entries: {},
    files: {},
    shutDown: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  strapi.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return strapi;
}
