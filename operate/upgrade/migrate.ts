import { bucketVariables } from '../bucket/settings.ts';
import { checkContract } from '../doctor/contract.ts';
import { checkDatabase } from '../doctor/database.ts';
import { whileServing } from '../service-run.ts';
import type { Settings } from '../settings.ts';
import { countVisiblePosts, readContents } from './contents.ts';
import { differencesOf } from './differences.ts';

type Options = {
  /** Whether tables, columns and rows may be lost. */
  acceptsLosses: boolean;
  say: (line: string) => void;
};

/**
 * Has this version change the tables, by starting and stopping it, and checks the result. Says what
 * changes.
 * @returns what is wrong, one line each; empty if nothing is
 */
export async function migrate(
  settings: Settings,
  { acceptsLosses, say }: Options,
): Promise<string[]> {
  const problems: string[] = [];
  const before = await readContents(settings);
  const location = {
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl ?? '',
    bucket: bucketVariables(settings.variables),
  };
  try {
    await whileServing(location, async (address) => {
      problems.push(...(await serviceProblems(settings, address)));
    });
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const { changes, losses } = differencesOf(before, await readContents(settings));
  for (const change of changes) say(`  ${change}`);
  if (changes.length + losses.length === 0) say('  no table changes');
  if (acceptsLosses) for (const loss of losses) say(`  ${loss}`);
  else problems.push(...losses);
  const findings = await checkDatabase(settings);
  return [...problems, ...findings.flatMap(({ level, text }) => (level === 'problem' ? text : []))];
}

async function serviceProblems(settings: Settings, address: string): Promise<string[]> {
  const api = `${address}/api`;
  const variables = { ...settings.variables, CONTENT_API: api };
  const findings = await checkContract({ ...settings, variables });
  const problems = findings.flatMap(({ level, text }) => (level === 'problem' ? text : []));
  const [shown, stored] = [await countShownPosts(api), await countVisiblePosts(settings)];
  if (shown !== stored) problems.push(`the API answers with ${shown} of ${stored} posts`);
  return problems;
}

async function countShownPosts(api: string): Promise<number> {
  const response = await fetch(`${api}/posts?pagination[limit]=1`);
  const body: { meta?: { pagination?: { total?: number } } } = await response.json();
  return body.meta?.pagination?.total ?? 0;
}
