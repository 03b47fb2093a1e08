import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../content-service/contract/free-port.ts';
import { type Program, startProgram } from '../scripts/program.ts';
import { waitUntilReady } from '../scripts/wait-until-ready.ts';
import type { Bench } from './bench.ts';
import { rawResponse } from './raw-response.ts';
import { findProgram } from './tools.ts';

/** Headers that every server adds itself. */
const serverHeaders = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** A recorded response, which the other servers send. */
export type RecordedResponse = {
  headers: [name: string, value: string][];
  bodyFile: string;
  bytes: number;
};

/** Records the response for a page as a browser receives it. */
export async function recordResponse(bench: Bench, url: string): Promise<RecordedResponse> {
  const { headers, body } = await rawResponse(url, { 'accept-encoding': 'br' });
  const bodyFile = join(bench.folder, 'page.html');
  writeFileSync(bodyFile, body);
  return {
    headers: headers.filter(([name]) => !serverHeaders.has(name)),
    bodyFile,
    bytes: body.length,
  };
}

/** Starts a node:http server that sends the same bytes for any request: the limit of the runtime. */
export async function startMinimalServer(bench: Bench, { headers, bodyFile }: RecordedResponse) {
  const port = await freePort();
  const program = startProgram({
    name: 'bare server',
    cwd: bench.folder,
    command: [process.execPath, fileURLToPath(new URL('minimal-server.ts', import.meta.url))],
    env: { PORT: String(port), BODY_FILE: bodyFile, HEADERS: JSON.stringify(headers) },
    logs: join(bench.folder, 'logs'),
  });
  return bench.stopAtEnd(whenReady(program, port));
}

/** Starts nginx with one process that sends the same bytes from a file; null if it is not installed. */
export async function startNginx(bench: Bench, { headers, bodyFile }: RecordedResponse) {
  const nginx = findProgram('nginx');
  if (!nginx) return null;
  const port = await freePort();
  const config = join(bench.folder, 'nginx.conf');
  const extraHeaders = headers.filter(([name]) => name !== 'content-type' && name !== 'etag');
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${bench.folder}/nginx.pid; error_log ${bench.folder}/nginx.log;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000;
  default_type "text/html; charset=utf-8";
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${bench.folder};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${dirname(bodyFile)}; try_files /${basename(bodyFile)} =404;
      ${extraHeaders.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n      ')}
    }
  }
}
`,
  );
  const program = startProgram({
    name: 'nginx',
    cwd: bench.folder,
    command: [nginx, '-p', bench.folder, '-c', config],
    logs: join(bench.folder, 'logs'),
  });
  return bench.stopAtEnd(whenReady(program, port));
}

const quoted = (value: string) => `"${value.replaceAll(/(["\\])/g, '\\$1')}"`;

async function whenReady(program: Program, port: number) {
  const url = `http://127.0.0.1:${port}/`;
  await waitUntilReady(program, url);
  return { url, stop: program.stop };
}
