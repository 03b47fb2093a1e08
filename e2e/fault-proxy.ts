import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** More than the website reads of a response, in bytes. */
const HUGE_BYTES = 64 * 1024 * 1024;

/** Fewer bytes than it reads, but more values than it accepts. */
const MANY_VALUES = 2_000_000;

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

const json = (status: number, body: string | Buffer, encoding?: 'gzip'): Responder => {
  const headers = {
    'content-type': 'application/json',
    ...(encoding && { 'content-encoding': encoding }),
  };
  return (_, response) => void response.writeHead(status, headers).end(body);
};

/** An empty list of posts with an extra member. */
const listWith = (extra: string) => `{"data":[],"meta":{"pagination":{"total":0}},${extra}}`;

const errorResponse = (status: number) =>
  json(status, JSON.stringify({ data: null, error: { status, message: 'No' } }));

const invalidKeyResponse = (key: string) => {
  const details = { key, path: null, source: 'query' };
  const message = `Invalid key ${key}`;
  return json(400, JSON.stringify({ data: null, error: { status: 400, message, details } }));
};

let calls = 0;

/** Ways in which a content service may fail while its port still accepts connections. */
const faults = {
  killed: ({ socket }) => void socket.destroy(),
  hanging: () => {},
  dripping: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"data":[');
    const timer = setInterval(() => response.write(' '), 100);
    response.once('close', () => clearInterval(timer));
  },
  truncated: json(200, '{"data":[{"id":1,"ti'),
  'cut off': ({ socket }, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write('{"data":[', () => socket.destroy());
  },
  'null data': json(200, '{"data":null}'),
  'null alone': json(200, 'null'),
  'an array': json(200, '[]'),
  'a text': json(200, '"fine"'),
  nothing: json(200, ''),
  'no content': (_, response) => void response.writeHead(204).end(),
  // Read leniently, both are valid lists without a post.
  'invalid UTF-8': json(200, Buffer.from(listWith('"note":"caf\xe9"'), 'latin1')),
  'a letter cut in two': json(200, Buffer.from(listWith('"note":"\xd8"'), 'latin1')),
  'UTF-16': json(200, Buffer.from(listWith('"note":""'), 'utf16le')),
  'nested without end': json(200, listWith(`"note":${'['.repeat(50_000)}${']'.repeat(50_000)}`)),
  'many values': json(200, `{"data":[${'{},'.repeat(MANY_VALUES)}{}]}`),
  HTML: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
  },
  huge: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"data":["');
    const chunk = 'x'.repeat(1024 * 1024);
    let remaining = HUGE_BYTES / chunk.length;
    const writeChunks = () => {
      while (remaining-- > 0)
        if (!response.write(chunk)) return void response.once('drain', writeChunks);
      response.end('"]}');
    };
    writeChunks();
  },
  'gzip bomb': json(200, gzipSync(`{"data":["${'x'.repeat(HUGE_BYTES)}"]}`), 'gzip'),
  'status 500': errorResponse(500),
  'status 502': errorResponse(502),
  'status 503': errorResponse(503),
  'status 429': errorResponse(429),
  'status 401': errorResponse(401),
  'a redirect loop': ({ url }, response) => {
    response.writeHead(302, { location: url }).end();
  },
  flapping: (request, response) => {
    calls += 1;
    (calls % 2 ? faults.killed : faults['status 500'])(request, response);
  },
} satisfies Record<string, Responder>;

export type Fault = keyof typeof faults;

export const faultNames = Object.keys(faults) as Fault[];

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/** Starts a proxy between the website and the content service that can simulate faults. */
export async function startFaultProxy(contentService: string) {
  let fault: Fault | null = null;
  let isAffected = (_: string) => true;
  let missingPath: string | null = null;
  let rejectedFields: readonly string[] = [];
  let transformBody = (body: string) => body;
  let released = Promise.resolve();
  let forwarding = 0;

  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    if (fault && isAffected(path)) return faults[fault](request, response);
    if (missingPath && path.startsWith(missingPath)) return errorResponse(404)(request, response);
    const key = rejectedFields.find((each) => new RegExp(`[[=]${each}(?:[\\]&:]|$)`).test(path));
    if (key) return invalidKeyResponse(key)(request, response);
    forwarding += 1;
    response.once('close', () => {
      forwarding -= 1;
    });
    fetch(contentService + request.url, { headers: { accept: 'application/json' } }).then(
      async (upstream) => {
        await released;
        response.writeHead(upstream.status, { 'content-type': 'application/json' });
        response.end(transformBody(await upstream.text()));
      },
      () => request.socket.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return {
    url: `http://127.0.0.1:${port}`,
    /** @param affects selects the addresses that fail; all by default */
    failWith: (next: Fault, affects = (_: string) => true) => {
      fault = next;
      isAffected = affects;
      server.closeIdleConnections();
    },
    /** Whether each call so far has its response. */
    isIdle: () => forwarding === 0,
    /** Rejects these fields in any parameter, as Strapi 5 does with unknown fields. */
    rejectFields: (...fields: string[]) => {
      rejectedFields = fields;
    },
    /** Responds 404 to calls whose address begins with a path, as a service that does not have them. */
    lackPath: (path: string) => {
      missingPath = path;
    },
    /** Holds each further response back. @returns a function that sends them all */
    holdResponses: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
    /** Stops listening: connections are refused. */
    stopListening: close,
    recover: async () => {
      fault = null;
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    /** Changes the body of all further responses, as if an editor had changed the content. */
    transformBodies: (change: (body: string) => string) => {
      transformBody = change;
    },
    stop: async () => {
      if (server.listening) await close();
    },
  };
}
