import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql, queryNumber } from './database-access.ts';
import { runTool } from './operate.ts';
import { anyDatabase, services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names the column of partners differently, so that Strapi removes the one that there is. */
const otherBrand = path.join(folder, 'brand.json');
writeFileSync(otherBrand, '{ "name": "Other" }');

/** Mails that no upgrade sends, and which need a mail server. */
const MAILS = {
  CONFIRMATION_MAILS: 'on',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'diyar@example.org',
};

const ADDRESS = 'posts?populate=*&sort=id&pagination[limit]=100';

describe.each(services.filter(({ url }) => url))('an upgrade on $database', ({ database }) => {
  test('changes tables and keeps what they hold, or goes back', async () => {
    const location = await createDataLocation(database, 'seeded');
    const target = path.join(folder, database);
    const running = await startInReusedProcess(location);
    const before = await callApi(running.url, ADDRESS);
    const inUse = await runTool(location, ['upgrade', target]);
    expect(inUse).toMatchObject({ code: 1, output: expect.stringContaining('stop the content') });
    await running.stop();
    const failed = await runTool(location, ['upgrade', target], { BRAND_FILE: otherBrand });
    expect(failed.code, failed.output).toBe(1);
    expect(failed.output).toMatch(
      /PROBLEM {2}the column posts.is_\w+_partner goes, with \d+ values/,
    );
    expect(failed.output).toContain('The data is as it was');
    const partners = 'select count(*) as number from posts where is_harbour_partner is not null';
    expect(await queryNumber(location, partners)).toBeGreaterThan(0);

    // As a version before these left it.
    await executeSql(location, 'drop table strapi_imports');
    await executeSql(location, 'alter table posts drop column confirmed_at');
    await executeSql(location, 'delete from strapi_database_schema');

    const tried = await runTool(location, ['upgrade', target, '--dry-run'], MAILS);
    expect(tried).toMatchObject({ code: 0, output: expect.stringContaining('would pass') });
    expect(tried.output).toContain('new table strapi_imports');
    await expect(executeSql(location, 'select * from strapi_imports')).rejects.toThrow();

    const done = await runTool(location, ['upgrade', target], MAILS);
    expect(done.code, done.output).toBe(0);
    expect(done.output).toMatch(/The data is of version [\d.]+; this is [\d.]+\./);
    expect(done.output).toContain('new column posts.confirmed_at');
    const upgraded = await startInReusedProcess(location);
    expect((await callApi(upgraded.url, ADDRESS)).data).toEqual(before.data);
    await upgraded.stop();
  });
});

describe.each(anyDatabase)('an upgrade on $database', ({ database }) => {
  test('goes back if the new version does not start', async () => {
    const location = await createDataLocation(database, 'seeded');
    const target = path.join(folder, `${database}, not started`);
    const variables = { VOCABULARY_DIR: folder };
    const { code, output } = await runTool(location, ['upgrade', target], variables);
    expect(code, output).toBe(1);
    expect(output).toContain('The content service does not start');
    expect(output).toContain('The data is as it was');
  });
});
