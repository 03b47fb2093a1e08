import { createServer } from 'node:net';
import { reachedAt } from '../../scripts/reached-at.ts';
import { portProblem } from '../programs.ts';
import { type Check, type Finding, fine, note, problem, reasonOf } from './finding.ts';

const TIMEOUT_MS = 5000;

/** A difference of clocks that makes sessions and certificates fail, in milliseconds. */
const MAX_CLOCK_DIFFERENCE_MS = 30_000;

export const checkPorts: Check = async ({ variables }) => {
  const { HOST = '127.0.0.1', PORT = '3000', CONTENT_PORT = '1337', CONTENT_API } = variables;
  const programs = [
    { name: 'website', variable: 'PORT', port: Number(PORT), path: '/-/live' },
    ...(CONTENT_API
      ? []
      : [
          {
            name: 'content service',
            variable: 'CONTENT_PORT',
            port: Number(CONTENT_PORT),
            path: '/_health',
          },
        ]),
  ];
  return Promise.all(
    programs.map(async ({ name, variable, port, path }) => {
      const wrong = portProblem(variable, variables[variable]);
      if (wrong) return problem(wrong);
      const response = await fetch(reachedAt(HOST, port) + path, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      if (response?.ok) return fine(`Port ${port}: the ${name} answers`);
      if (await isFree(port, HOST)) return note(`Port ${port}: free; the ${name} does not run`);
      return problem(
        `Port ${port} is taken by another program, or the ${name} fails: stop it or set ${variable}.`,
      );
    }),
  );
};

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

export const checkPublicAddress: Check = async ({ variables: { PUBLIC_URL } }) => {
  if (!PUBLIC_URL) {
    return [
      note(
        'Public address: PUBLIC_URL is not set, so links in mails and search engines say localhost.',
      ),
    ];
  }
  try {
    const url = new URL('/-/live', PUBLIC_URL);
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return [
      response.status === 200 && text.startsWith('alive')
        ? fine(`Public address: ${PUBLIC_URL} leads to the website`)
        : problem(
            `Public address: ${url.href} answers ${response.status}, not as the website does: check DNS and the proxy.`,
          ),
      ...(url.protocol === 'https:'
        ? []
        : [note('Public address: without TLS; see docs/operating.md.')]),
      ...clockFindings(response.headers.get('date')),
    ];
  } catch (error) {
    return [
      problem(`Public address: ${PUBLIC_URL} cannot be reached from here: ${reasonOf(error)}`),
    ];
  }
};

function clockFindings(date: string | null): Finding[] {
  const time = date === null ? Number.NaN : Date.parse(date);
  const difference = Math.abs(time - Date.now());
  return difference > MAX_CLOCK_DIFFERENCE_MS
    ? [
        problem(
          `Clock: ${Math.round(difference / 1000)} s apart from the proxy's; synchronise both.`,
        ),
      ]
    : [];
}

export const checkProxyTrust: Check = ({
  variables: { PUBLIC_URL, TRUSTED_PROXIES, WEBSITE_TOKEN },
}) => [
  PUBLIC_URL?.startsWith('https:') && !TRUSTED_PROXIES
    ? problem(
        'Proxy: TRUSTED_PROXIES is not set. Behind a proxy all visitors then count as one, so limits hit everybody: set its address, such as 127.0.0.1.',
      )
    : fine(`Proxy: ${TRUSTED_PROXIES ? `${TRUSTED_PROXIES} is trusted` : 'none'}`),
  WEBSITE_TOKEN
    ? fine('Secret of both programs: WEBSITE_TOKEN is set')
    : note(
        'Secret of both programs: WEBSITE_TOKEN is not set. "npm start" makes one; programs that are started apart need it for previews, change notices and limits by visitor.',
      ),
];
