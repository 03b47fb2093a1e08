import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { type Administrator, signInToPanel } from '../../content-service/contract/administrator.ts';
import { rawResponse } from '../raw-response.ts';
import type { SoakPrograms } from './soak-programs.ts';

const VISITORS = 8;
const PAUSE_BETWEEN_PAGES_MS = 100;
const PAUSE_BETWEEN_WRITES_MS = 300;
/** Every so many writes, one of them is a picture. */
const WRITES_PER_PICTURE = 5;

const CREATORS = '/content-manager/collection-types/api::creator.creator';

/** What visitors saw of pages that had been rendered before. */
type Visits = { times: number[]; failures: Map<string, number> };

/** What editors were told. */
type Writes = {
  /** Names of entries and addresses of files that were confirmed. */
  entries: string[];
  files: string[];
  /** Refusals, by what was going on at the time. */
  rejections: Map<string, number>;
};

/** Opens warm pages until a time. @param phase what is going on at present */
export async function visitPages(
  site: string,
  pages: readonly string[],
  deadline: number,
  phase: () => string,
): Promise<Visits> {
  const visits: Visits = { times: [], failures: new Map() };
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (Date.now() < deadline) {
      const path = pages[Math.floor(Math.random() * pages.length)] ?? '/';
      const startedAt = performance.now();
      const status = await rawResponse(site + path, {}, { agent }).then(
        (response) => String(response.status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      visits.times.push(performance.now() - startedAt);
      if (status !== '200') count(visits.failures, `${status} during ${phase()}`);
      await pause(PAUSE_BETWEEN_PAGES_MS);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return visits;
}

/** Creates entries and uploads pictures until a time. */
export async function writeAsEditor(
  service: string,
  deadline: number,
  phase: () => string,
): Promise<Writes> {
  const editor = await signInToPanel(service);
  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#0f6b72' },
  })
    .jpeg()
    .toBuffer();
  const writes: Writes = { entries: [], files: [], rejections: new Map() };
  for (let round = 1; Date.now() < deadline; round += 1) {
    try {
      if (round % WRITES_PER_PICTURE === 0) writes.files.push(await uploadPicture(editor, picture));
      else {
        const name = `Author ${randomUUID()}`;
        await editor.call('POST', CREATORS, { name });
        writes.entries.push(name);
      }
    } catch (error) {
      const status = /: (\d{3}) /.exec(String(error))?.[1] ?? 'no answer';
      count(writes.rejections, `${status} during ${phase()}`);
    }
    await pause(PAUSE_BETWEEN_WRITES_MS);
  }
  return writes;
}

async function uploadPicture(editor: Administrator, picture: Buffer): Promise<string> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'boat.jpg');
  const [file] = [await editor.upload(form)].flat() as { url: string }[];
  if (!file) throw new Error('The upload has no address.');
  return file.url;
}

/** Of what editors were told is saved, what is not there. */
export async function findLost(
  { service, postgres }: Pick<SoakPrograms, 'service' | 'postgres'>,
  { entries, files }: Writes,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select name from creators where name = any($1)',
    [entries],
  );
  await client.end();
  const stored = new Set(rows.map(({ name }) => name));
  const lost = entries.filter((name) => !stored.has(name));
  for (const url of files) {
    // Redirected to the bucket.
    const response = await fetch(service + url);
    await response.body?.cancel();
    if (!response.ok) lost.push(url);
  }
  return lost;
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
