import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a proxy in front of the website, at whose address the website can change as an operator
 * would change it.
 * @param site URL of the website
 */
export async function startSiteProxy(site: string) {
  let target = site;
  let rename: { from: string; to: string } | null = null;
  const server = createServer((request, response) => {
    // An update removes the files of the build before.
    const isRemoved = rename !== null && request.url?.includes(rename.from);
    const path = rename ? request.url?.replace(rename.to, rename.from) : request.url;
    if (isRemoved) return void response.writeHead(404).end();
    fetch(target + path, { headers: { accept: '*/*' }, redirect: 'manual' }).then(
      async (upstream) => {
        const headers = new Headers(upstream.headers);
        for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
        const isText = headers.get('content-type')?.startsWith('text/html');
        const body = isText ? await upstream.text() : Buffer.from(await upstream.arrayBuffer());
        response.writeHead(upstream.status, Object.fromEntries(headers));
        response.end(
          typeof body === 'string' && rename ? body.replaceAll(rename.from, rename.to) : body,
        );
      },
      () => request.socket.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Gives a file of the build another name, as a build with other contents does. */
    renameFile: (from: string, to: string) => {
      rename = { from, to };
    },
    /** Lets another website answer. */
    switchTo: (url: string) => {
      target = url;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
