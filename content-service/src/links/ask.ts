import { lookup } from 'node:dns';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** What a request may do. */
export interface AskOptions {
  userAgent: string;
  timeoutMs: number;
  /** Whether the address of a server may be called. */
  isPermitted: (ip: string) => boolean;
  /** Sent besides our own. */
  headers?: Record<string, string>;
}

/** The answer of a server, as far as it was read. */
export interface Reply {
  status: number;
  /** Where it redirects to. */
  location: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Thrown if the address of the server may not be called. */
export class NotPermittedError extends Error {
  override readonly name = 'NotPermittedError';
}

/**
 * Sends one request without following redirects. The name of the server is looked up once, and the
 * connection made to an address that was checked, so that a name cannot lead elsewhere a moment later.
 * @param maxBytes so much of the body is read; 0 reads nothing
 * @throws NotPermittedError, or the error of the connection, with its `code`
 */
export function ask(
  method: 'HEAD' | 'GET',
  address: URL,
  { userAgent, timeoutMs, isPermitted, headers: further }: AskOptions,
  maxBytes = 0,
): Promise<Reply> {
  const { hostname } = address;
  const ip = hostname.replace(/^\[|\]$/g, '');
  if (isIP(ip) !== 0 && !isPermitted(ip)) return Promise.reject(new NotPermittedError());
  const { request } = address.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(address, {
      method,
      agent: false,
      lookup: permittedLookup(isPermitted),
      headers: { 'User-Agent': userAgent, Accept: '*/*', ...further },
      signal: AbortSignal.timeout(timeoutMs),
    });
    call.on('error', reject);
    // Without this, a server that switches protocols unasked would end neither in an error nor in time.
    call.on('upgrade', ({ statusCode: status = 0, headers }, socket) => {
      resolve({ status, location: headers.location, headers, body: '' });
      socket.destroy();
    });
    call.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      let body = '';
      const finish = () => {
        resolve({ status, location: headers.location, headers, body });
        call.destroy();
      };
      response.on('error', reject);
      if (maxBytes === 0) return finish();
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
        if (body.length >= maxBytes) finish();
      });
      response.on('end', finish);
    });
    call.end();
  });
}

/** Looks up a name, and fails if one of its addresses may not be called. */
function permittedLookup(isPermitted: (ip: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (!addresses.every(({ address }) => isPermitted(address))) {
        return callback(new NotPermittedError(), []);
      }
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first?.address ?? '', first?.family);
    });
  };
}
