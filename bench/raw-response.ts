import { type ClientRequestArgs, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as transferred, still encoded. */
export type RawResponse = { status: number; headers: [string, string][]; body: Buffer };

/** Sends a request on a new connection, or with the given agent. @throws Error of the network */
export function rawResponse(
  url: string,
  headers: Record<string, string> = {},
  options: ClientRequestArgs = { agent: false },
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers, ...options }, (response) => {
      buffer(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.entries(response.headersDistinct).map(([name, values]) => [
              name,
              (values ?? []).join(', '),
            ]),
            body,
          }),
        reject,
      );
    }).on('error', reject);
  });
}
