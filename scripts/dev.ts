// `npm run dev` with the pinned Node: runs both programs, which reload when their files change.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Program, startProgram } from './program.ts';
import { isRegistrationLine } from './registration-line.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const logs = join(root, '.logs');
// Empty variables are not set.
const PORT = process.env.PORT || '3000';
const CONTENT_PORT = process.env.CONTENT_PORT || '1337';
/** Authenticates the website to the content service. */
const WEBSITE_TOKEN = process.env.WEBSITE_TOKEN || randomBytes(32).toString('hex');

const programs: Program[] = [
  startProgram({
    name: 'content service',
    cwd: join(root, 'content-service'),
    command: ['npm', 'run', '--silent', 'develop'],
    env: {
      PORT: CONTENT_PORT,
      WEBSITE_URL: process.env.WEBSITE_URL || `http://localhost:${PORT}`,
      WEBSITE_TOKEN,
    },
    logs,
    show: () => true,
    isSecret: isRegistrationLine,
  }),
  startProgram({
    name: 'website',
    cwd: join(root, 'website'),
    command: ['npm', 'run', '--silent', 'dev', '--', '--port', PORT],
    env: { CONTENT_API: `http://127.0.0.1:${CONTENT_PORT}/api`, WEBSITE_TOKEN },
    logs,
    show: () => true,
  }),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
process.on('disconnect', () => stop(0));
for (const program of programs) void program.exited.then(() => stop(1));

async function stop(code: number): Promise<void> {
  await Promise.all(programs.map((program) => program.stop()));
  process.exit(code);
}
