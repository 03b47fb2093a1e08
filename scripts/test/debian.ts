import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program of Debian's that the tests need. */
export type Needed = { what: string; package: string; found: () => boolean };

export const chromium: Needed = {
  what: 'Chromium',
  package: 'chromium',
  found: () =>
    [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser'].some(existsSync),
};

export const postgresql: Needed = {
  what: 'PostgreSQL',
  package: 'postgresql',
  found: () =>
    ['15', '16', '17', '18'].some((version) =>
      existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
    ),
};

/**
 * Installs what is missing where this user may.
 * @throws Error that says what to install
 */
export function ensureInstalled(needed: Needed[]): void {
  const missing = needed.filter(({ found }) => !found());
  if (missing.length === 0) return;
  const packages = missing.map((each) => each.package);
  const byHand = `The tests need ${missing.map(({ what }) => what).join(' and ')}: run "apt-get install ${packages.join(' ')}" as root and start again.`;
  if (process.getuid?.() !== 0) throw new Error(byHand);
  process.stdout.write(`Installing ${packages.join(', ')} ...\n`);
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  if (missing.some(({ found }) => !found())) throw new Error(byHand);
}

function apt(words: string[]): void {
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
