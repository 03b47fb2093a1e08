import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findWholeChromium } from '../chromium.ts';

/** A program of Debian's that the tests use. */
type Needed = {
  what: string;
  package: string;
  found: () => boolean;
};

export const chromium: Needed = {
  what: 'Chromium',
  package: 'chromium',
  found: () => existsSync(findWholeChromium() ?? ''),
};

export const windowlessChromium: Needed = {
  what: 'Chromium without windows',
  package: 'chromium-headless-shell',
  found: () => process.env.CHROMIUM !== undefined || findChromium() !== findWholeChromium(),
};

export const postgresql: Needed = {
  what: 'PostgreSQL',
  package: 'postgresql',
  found: () =>
    ['15', '16', '17', '18'].some((version) =>
      existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
    ),
};

export const redis: Needed = {
  what: 'Redis',
  package: 'redis-server',
  found: () => existsSync('/usr/bin/redis-server'),
};

export const nginx: Needed = {
  what: 'nginx',
  package: 'nginx-light',
  found: () => existsSync('/usr/sbin/nginx'),
};

/**
 * Installs what is missing where this user may.
 * @param needed what no test runs without
 * @param welcome what tests run faster with
 * @throws Error that says what to install
 */
export function ensureInstalled(needed: Needed[], welcome: Needed[]): void {
  if (process.getuid?.() === 0) {
    install(needed);
    install(welcome);
  }
  const missing = needed.filter(({ found }) => !found());
  if (missing.length === 0) return;
  throw new Error(
    `The tests need ${missing.map(({ what }) => what).join(' and ')}: run "apt-get install ${packagesOf(missing)}" as root and start again.`,
  );
}

function install(wanted: Needed[]): void {
  const missing = wanted.filter(({ found }) => !found());
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${packagesOf(missing)} ...\n`);
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', ...missing.map((each) => each.package)]);
}

const packagesOf = (wanted: Needed[]) => wanted.map((each) => each.package).join(' ');

function apt(words: string[]): void {
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
