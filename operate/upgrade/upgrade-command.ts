import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { openStore } from '../backup/open-store.ts';
import { type Command, singleArgument } from '../command.ts';
import { ROOT, readPassphrase } from '../settings.ts';
import { tryUpgrade, upgrade } from './upgrade.ts';

const packageSchema = z.object({ version: z.string() });

/** Brings the data to this version, or leaves it as it was. */
export const upgradeCommand: Command = {
  name: 'upgrade',
  summary: 'Bring the data to this version: back up, change tables, check, or go back',
  usage: '<folder of backups> [options]',
  help: `Run it in the folder of the new version, with the content service of the former one stopped. Says
which tables change, and checks the database, the API and the number of entries. If a check fails, or the
new version does not start, it restores the backup and exits with 1: the data is as it was. If it is
interrupted, or the backup cannot be restored (a full disk), its last line says how to restore it.

  --dry-run                 try it on a copy, while the former version runs
  --accept-losses           go on even if a table, a column or entries with contents go
  --passphrase-file <file>  file whose first line encrypts the secrets in the backup; by default the one
                            that BACKUP_PASSPHRASE_FILE names`,
  options: {
    'dry-run': { type: 'boolean' },
    'accept-losses': { type: 'boolean' },
    'passphrase-file': { type: 'string' },
  },
  run: async (input) => {
    const { settings, say, flag, text } = input;
    const target = singleArgument(input, 'the folder for backups');
    const store = await openStore(target, settings.variables);
    const file = text('passphrase-file') ?? settings.variables.BACKUP_PASSPHRASE_FILE;
    const { version } = packageSchema.parse(
      JSON.parse(readFileSync(path.join(ROOT, 'content-service', 'package.json'), 'utf8')),
    );
    const isDone = await (flag('dry-run') ? tryUpgrade : upgrade)(settings, store, {
      passphrase: readPassphrase(file),
      version,
      acceptsLosses: flag('accept-losses'),
      now: new Date(),
      say,
    });
    return isDone ? 0 : 1;
  },
};
