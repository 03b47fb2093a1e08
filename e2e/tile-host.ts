import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tileFile } from './tile-file.ts';

/** A host of a file of tiles, which is asked for parts of it by pages of another origin. */
export type TileHost = {
  /** Address of the file. */
  url: string;
  /** Where the requested parts began. */
  requested: number[];
  /** Headers of all requests. */
  headers: NodeJS.Dict<string | string[]>[];
  /** Where the tiles begin in the file. */
  tilesStart: number;
  stop: () => Promise<void>;
};

/** Starts a host of a small file of tiles. */
export async function startTileHost(): Promise<TileHost> {
  const { bytes, tilesStart } = tileFile();
  const requested: number[] = [];
  const headers: TileHost['headers'] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Range');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    const start = Number(first);
    const part = bytes.subarray(start, Number(last || bytes.length - 1) + 1);
    requested.push(start);
    headers.push(request.headers);
    response
      .writeHead(206, {
        'Content-Type': 'application/octet-stream',
        'Content-Range': `bytes ${start}-${start + part.length - 1}/${bytes.length}`,
      })
      .end(part);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/city.pmtiles`,
    requested,
    headers,
    tilesStart,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
