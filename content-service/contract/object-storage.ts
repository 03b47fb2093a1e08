import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A server with an S3-compatible bucket, on a real socket. */
export interface ObjectStorage {
  /** The variables of programs that use the bucket. */
  env: Record<string, string>;
  origin: string;
  /** Denies some requests from now on. */
  deny: (isDenied: (request: IncomingMessage) => boolean) => void;
  /** Stops listening: connections are refused. */
  shutDown: () => Promise<void>;
}

const BUCKET = 'diyar-files';

/** The only credentials that this server knows. */
const KEY = 'S3RVER';

/**
 * Starts a server with an empty bucket on a free port.
 * @param options `isListed` accepts wrong signatures, too: this server mistakes those of lists
 */
export async function startObjectStorage({ isListed = false } = {}): Promise<ObjectStorage> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'bucket-'));
  const storage = new S3rver({
    directory,
    silent: true,
    allowMismatchedSignatures: isListed,
    configureBuckets: [{ name: BUCKET }],
  });
  await storage.configureBuckets();
  const handle = storage.callback();
  let denies: (request: IncomingMessage) => boolean = () => false;
  const server = createServer((request, response) => {
    if (!denies(request)) return handle(request, response);
    request.resume();
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    env: {
      S3_ENDPOINT: origin,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    deny(isDenied) {
      denies = isDenied;
    },
    async shutDown() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
