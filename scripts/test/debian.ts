import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { findChromium, findFullChromium } from '../chromium.ts';

/** A Debian package that the tests use. */
type DebianPackage = {
  name: string;
  package: string;
  isInstalled: () => boolean;
};

export const chromium: DebianPackage = {
  name: 'Chromium',
  package: 'chromium',
  isInstalled: () => existsSync(findFullChromium() ?? ''),
};

export const chromiumHeadlessShell: DebianPackage = {
  name: 'Chromium headless shell',
  package: 'chromium-headless-shell',
  isInstalled: () => process.env.CHROMIUM !== undefined || findChromium() !== findFullChromium(),
};

export const postgresql: DebianPackage = {
  name: 'PostgreSQL',
  package: 'postgresql',
  isInstalled: () =>
    ['15', '16', '17', '18'].some((version) =>
      existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
    ),
};

export const redis: DebianPackage = {
  name: 'Redis',
  package: 'redis-server',
  isInstalled: () => existsSync('/usr/bin/redis-server'),
};

export const nginx: DebianPackage = {
  name: 'nginx',
  package: 'nginx-light',
  isInstalled: () => existsSync('/usr/sbin/nginx'),
};

export const webKit: DebianPackage = {
  name: 'WebKit',
  package: 'webkit2gtk-driver',
  isInstalled: () => existsSync('/usr/bin/WebKitWebDriver'),
};

/** A display for WebKit, which has none of its own. */
export const xvfb: DebianPackage = {
  name: 'Xvfb',
  package: 'xvfb',
  isInstalled: () => existsSync('/usr/bin/Xvfb'),
};

/**
 * Installs missing packages if permitted, that is, as root.
 * @param required packages without which tests fail
 * @param optional packages that make tests faster, or without which some are left out
 * @throws Error that names the packages to install
 */
export async function ensureInstalled(
  required: DebianPackage[],
  optional: DebianPackage[],
): Promise<void> {
  if (process.getuid?.() === 0) {
    await install(required);
    await install(optional);
  }
  const missing = required.filter(({ isInstalled }) => !isInstalled());
  if (missing.length === 0) return;
  throw new Error(
    `The tests need ${missing.map(({ name }) => name).join(' and ')}: run "apt-get install ${packagesOf(missing)}" as root and try again.`,
  );
}

async function install(packages: DebianPackage[]): Promise<void> {
  const missing = packages.filter(({ isInstalled }) => !isInstalled());
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${packagesOf(missing)} ...\n`);
  const names = missing.map((each) => each.package);
  await apt(['update', '-qq']);
  await apt(['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

const packagesOf = (packages: DebianPackage[]) => packages.map((each) => each.package).join(' ');

/** Whether it succeeded is seen by what is installed afterwards. */
async function apt(args: string[]): Promise<void> {
  const program = spawn('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  await once(program, 'exit').catch(() => {});
}
