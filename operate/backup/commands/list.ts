import { type Command, singleArgument } from '../../command.ts';
import { openStore } from '../open-store.ts';
import { BUCKET_HELP } from './options.ts';

export const listBackups: Command = {
  name: 'backup list',
  summary: 'List the backups in a folder, oldest first',
  usage: '<folder>',
  help: `Backups that were interrupted are not listed. Exits with 1 if there is none.

${BUCKET_HELP}`,
  run: async (input) => {
    const target = singleArgument(input, 'the folder of backups');
    const store = await openStore(target, input.settings.variables);
    const names = await store.names();
    if (names.length === 0) throw new Error(`There is no backup in ${store.place}.`);
    for (const name of names) input.say(name);
    return undefined;
  },
};
