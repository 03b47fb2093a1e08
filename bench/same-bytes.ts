import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../content-service/contract/free-port.ts';
import { type Program, startProgram } from '../scripts/program.ts';
import { untilReady } from '../scripts/ready.ts';
import type { Bench } from './bench.ts';
import { findProgram } from './installed.ts';
import { rawAnswer } from './raw-answer.ts';

/** Headers that every server puts in by itself. */
const own = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/** An answer as it went over the wire: what the other servers send, too. */
export type Answer = { headers: [name: string, value: string][]; bodyFile: string; bytes: number };

/** Fetches a page as a browser gets it and lays it down for the others. */
export async function recordAnswer(bench: Bench, url: string): Promise<Answer> {
  const { headers, body } = await rawAnswer(url, { 'accept-encoding': 'br' });
  const bodyFile = join(bench.folder, 'page.html');
  writeFileSync(bodyFile, body);
  return { headers: headers.filter(([name]) => !own.has(name)), bodyFile, bytes: body.length };
}

/** The limit of the runtime: node:http that sends the same bytes to whoever asks for anything. */
export async function startBareServer(bench: Bench, { headers, bodyFile }: Answer) {
  const port = await freePort();
  const program = startProgram({
    name: 'bare server',
    cwd: bench.folder,
    command: [process.execPath, fileURLToPath(new URL('bare-server.ts', import.meta.url))],
    env: { PORT: String(port), BODY_FILE: bodyFile, HEADERS: JSON.stringify(headers) },
    logs: join(bench.folder, 'logs'),
  });
  return bench.keep(running(program, port));
}

/** nginx with one process that sends the same bytes from a file; null where it is not installed. */
export async function startNginx(bench: Bench, { headers, bodyFile }: Answer) {
  const nginx = findProgram('nginx');
  if (!nginx) return null;
  const port = await freePort();
  const config = join(bench.folder, 'nginx.conf');
  const added = headers.filter(([name]) => name !== 'content-type' && name !== 'etag');
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
      ${added.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n      ')}
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
  return bench.keep(running(program, port));
}

const quoted = (value: string) => `"${value.replaceAll(/(["\\])/g, '\\$1')}"`;

async function running(program: Program, port: number) {
  const url = `http://127.0.0.1:${port}/`;
  await untilReady(program, url);
  return { url, stop: program.stop };
}
