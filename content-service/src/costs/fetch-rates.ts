import type { Core } from '@strapi/strapi';
import { readLimited } from '../read-limited';
import { type RepeatingJob, startRepeatingJob } from '../repeating-job';
import { type BankRate, parseBankRates } from './bank-rates';
import { RATE } from './cost-types';

const SOURCE = 'Türkiye Cumhuriyet Merkez Bankası';
const TIMEOUT_MS = 20_000;

/** The list has 20 KB. */
const MAX_MEGABYTES = 1;

/** The bank publishes on working days in the afternoon. */
const INTERVAL_MS = 6 * 60 * 60_000;

let job: RepeatingJob | undefined;

/**
 * Reads the published rates of KWD and TRY now and every six hours, if the operator has switched it
 * on. After a failure the last rates stay, with their date.
 * @param url of the list of rates; undefined switches it off
 */
export function startRatesJob(strapi: Core.Strapi, url: string | undefined): void {
  if (url === undefined) return;
  job = startRepeatingJob(
    'exchange rates',
    INTERVAL_MS,
    () => fetchRates(strapi, url),
    (error) => strapi.log.warn(`exchange rates cannot be read from ${url}: ${String(error)}`),
  );
}

/** Starts no further read, and resolves when the current one has ended. */
export async function stopRatesJob(): Promise<void> {
  await job?.stop();
  job = undefined;
}

/** @throws Error if the list cannot be read */
async function fetchRates(strapi: Core.Strapi, url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  const rates = parseBankRates(await readLimited(response, MAX_MEGABYTES));
  await strapi.db.transaction(async ({ trx }) => {
    await lockRates(strapi, trx);
    for (const rate of rates) await storeRate(strapi, url, rate);
  });
}

/**
 * Lets one copy of the service at a time write rates, so that each sees what the other has stored.
 * SQLite has locked the whole database since the transaction began.
 */
async function lockRates(strapi: Core.Strapi, trx: Core.Strapi['db']['connection']): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const { tableName } = strapi.db.metadata.get(RATE);
  await trx.raw('lock table ?? in share row exclusive mode', [tableName]);
}

/** Stores a published rate once for each day. An editor's of the same day or a later one stays. */
async function storeRate(
  strapi: Core.Strapi,
  source_url: string,
  { currency, perUsd, date }: BankRate,
): Promise<void> {
  const where = { currency, kind: 'published', date: { $gte: date } };
  if ((await strapi.db.query(RATE).count({ where })) > 0) return;
  const data = { currency, per_usd: perUsd, date, kind: 'published', source: SOURCE, source_url };
  await strapi.documents(RATE).create({ data: data as never });
}
