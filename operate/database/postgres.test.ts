import { expect, it } from 'vitest';
import { outputOfPostgresTool, runPostgresTool } from './postgres.ts';

const URL_OF_DATABASE = 'postgres://diyar:secret@127.0.0.1/diyar';

async function* read(tool: string, args: string[]) {
  yield 'first\n';
  yield* outputOfPostgresTool(URL_OF_DATABASE, tool, args);
}

it('says what to install', async () => {
  const written = runPostgresTool(URL_OF_DATABASE, 'pg_nothing', []);
  await expect(written).rejects.toThrow('pg_nothing is not installed');
  const passedOn = runPostgresTool(URL_OF_DATABASE, 'cat', [], read('pg_nothing', []));
  await expect(passedOn).rejects.toThrow('pg_nothing is not installed');
});

it('says why a program failed, or what it reads from, without the password', async () => {
  const fails = ['-c', 'echo "no: secret" >&2; exit 3'];
  await expect(runPostgresTool(URL_OF_DATABASE, 'sh', fails)).rejects.toThrow('sh failed: no: …');
  const input = read('sh', fails);
  await expect(runPostgresTool(URL_OF_DATABASE, 'cat', [], input)).rejects.toThrow(
    'sh failed: no: …',
  );
  const early = runPostgresTool(URL_OF_DATABASE, 'sh', fails, read('yes', []));
  await expect(early).rejects.toThrow('sh failed: no: …');
});
