import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../content-service/contract/free-port.ts';
import { type RunningProgram, startProgram } from '../content-service/contract/running-program.ts';

/**
 * Starts nginx as a round-robin load balancer.
 * @param servers URLs of the copies of one program
 * @param repeats whether a request that a copy did not take goes to another, as by default
 */
export async function startLoadBalancer(
  servers: readonly string[],
  { repeats = false } = {},
): Promise<RunningProgram & { url: string }> {
  // By default, nginx skips a copy for ten seconds after a failure: all of them, if they are restarted
  // one after the other.
  const failures = repeats ? ' max_fails=0' : '';
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 512; }
http {
  access_log off;
  ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream copies {
    ${servers.map((server) => `server ${new URL(server).host}${failures};`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://copies;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:$server_port;
      proxy_next_upstream ${repeats ? 'error timeout' : 'off'};
    }
  }
}
`,
  );
  const program = await startProgram(
    '/usr/sbin/nginx',
    ['-e', 'stderr', '-c', configuration, '-p', folder],
    (line) => line.includes('start worker process '),
    { cwd: folder },
  );
  return {
    ...program,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
