import { existsSync } from 'node:fs';
import { readFile, stat, statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import path from 'node:path';
import { ROOT, type Settings } from '../settings.ts';
import { type Check, type Finding, fine, note, problem } from './finding.ts';

/** `package.json` pins it; older ones lack what both programs use. */
const NODE_MAJOR = 24;

/** Both programs, idle and with room for requests. */
const RUNNING_MB = 700;

/** What Strapi's build of the panel takes. */
const PANEL_BUILD_MB = 2500;

const MIN_FREE_GB = 1;

export const checkNode: Check = () => {
  const { node } = process.versions;
  return Number(node.split('.')[0]) >= NODE_MAJOR
    ? [fine(`Node ${node}`)]
    : [problem(`Node ${node} is too old: install Node ${NODE_MAJOR}.`)];
};

export const checkMemory: Check = async () => {
  const megabytes = Math.floor((await availableMemory()) / 2 ** 20);
  const total = `${Math.floor(totalmem() / 2 ** 20)} MB`;
  if (megabytes < RUNNING_MB) {
    return [
      problem(`Memory: ${megabytes} of ${total} available; both programs need ${RUNNING_MB} MB.`),
    ];
  }
  return megabytes < PANEL_BUILD_MB
    ? [
        note(
          `Memory: ${megabytes} of ${total} available; building the panel needs ${PANEL_BUILD_MB} MB, so build it elsewhere.`,
        ),
      ]
    : [fine(`Memory: ${megabytes} of ${total} available`)];
};

/** What programs can get without swapping: more than what is free, as caches give way. */
async function availableMemory(): Promise<number> {
  const text = await readFile('/proc/meminfo', 'utf8').catch(() => '');
  const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(text)?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : freemem();
}

export const checkDisk: Check = async ({ dataDir }) => {
  const folder = nearestFolder(dataDir);
  const { bavail, blocks, bsize } = await statfs(folder);
  const gigabytes = (bavail * bsize) / 1e9;
  const text = `Disk: ${gigabytes.toFixed(1)} of ${((blocks * bsize) / 1e9).toFixed(1)} GB free at ${folder}`;
  return [gigabytes < MIN_FREE_GB ? problem(`${text}; a full disk loses writes.`) : fine(text)];
};

/** The folder, or the one in which it will be. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}

/** Files whose content nobody but the user of the content service may read. */
function confidentialFiles({ secretsFile, databaseFile, variables }: Settings) {
  const { ADMIN_PASSWORD_FILE, BACKUP_PASSPHRASE_FILE } = variables;
  const inService = (file: string) => path.resolve(ROOT, 'content-service', file);
  return [
    { file: secretsFile, report: problem },
    // Readable by default; on a machine with no other users that does no harm.
    { file: databaseFile, report: note },
    ...(ADMIN_PASSWORD_FILE ? [{ file: inService(ADMIN_PASSWORD_FILE), report: problem }] : []),
    ...(BACKUP_PASSPHRASE_FILE ? [{ file: BACKUP_PASSPHRASE_FILE, report: problem }] : []),
  ];
}

export const checkPermissions: Check = async (settings) => {
  const findings: Finding[] = [];
  for (const { file, report } of confidentialFiles(settings)) {
    const stats = await stat(file).catch(() => null);
    if (!stats) continue;
    // A folder that others cannot enter protects what is in it.
    const folder = await stat(path.dirname(file));
    if ((stats.mode & 0o007) !== 0 && (folder.mode & 0o001) !== 0) {
      findings.push(report(`Every user of this machine can read ${file}: chmod o-rwx ${file}`));
    }
  }
  return findings.length > 0 ? findings : [fine('Secrets and database: closed to other users')];
};

export const checkBuilds: Check = ({ variables: { CONTENT_API } }) => {
  const isBuilt = (file: string) => existsSync(path.join(ROOT, file));
  const required = {
    website: 'website/build/server/index.js',
    ...(CONTENT_API ? {} : { 'content service': 'content-service/dist/src/start.js' }),
  };
  const missing = Object.entries(required).flatMap(([name, file]) => (isBuilt(file) ? [] : [name]));
  if (missing.length > 0) {
    return [problem(`Not built: ${missing.join(', ')}. Run "npm run diyar -- build".`)];
  }
  return CONTENT_API || isBuilt('content-service/dist/build/index.html')
    ? [fine('Builds: complete')]
    : [note('Builds: the panel is missing, so editors see a page that waits for it.')];
};
