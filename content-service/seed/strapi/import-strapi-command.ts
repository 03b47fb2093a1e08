// `npm run diyar -- import strapi`: imports the content of another Strapi into the database set in the
// environment.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { progressStore } from '../demo-content';
import { runWithStrapi } from '../run-with-strapi';
import { exportSource } from './export-source';
import { importFiles } from './import-files';
import { ImportReport } from './import-report';
import { importType } from './import-type';
import { importedTypes } from './imported-types';
import { readMapping } from './mapping';
import { restSource } from './rest-source';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mapping: { type: 'string' },
    'token-file': { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});

runWithStrapi(async (strapi) => {
  const [from = ''] = positionals;
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const isDryRun = values['dry-run'];
  const mapping = await readMapping(values.mapping);
  const source = /^https?:\/\//.test(from)
    ? restSource(from, await readToken(values['token-file']))
    : await exportSource(from);
  const report = new ImportReport(say);
  try {
    const importFile = await importFiles(strapi, source, report);
    const context = { strapi, source, importFile, report, isDryRun, known: new Map(), later: [] };
    for (const type of importedTypes) {
      say(`${type.name} ...`);
      for (const origin of mapping(type)) await importType(context, type, origin);
    }
  } finally {
    await source.close();
  }
  if (!isDryRun) await keepDemoContentAway(strapi);
  report.summarize();
  if (isDryRun) say('Dry run: nothing was written, and no picture was read.');
  if (report.failed > 0) throw new Error(`${report.failed} could not be imported; see above.`);
});

/** The first start would fill the database if nothing but lists had been imported. */
async function keepDemoContentAway(strapi: Parameters<typeof progressStore>[0]): Promise<void> {
  const firstStart = new Date().toISOString();
  await progressStore(strapi).set({ key: 'progress', value: { firstStart, done: true } });
}

/** From a file or a variable: arguments can be read by others. */
async function readToken(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return process.env.STRAPI_TOKEN || undefined;
  return (await readFile(file, 'utf8')).trim();
}
