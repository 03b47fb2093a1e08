import { backup } from './backup/commands/backup.ts';
import { listBackups } from './backup/commands/list.ts';
import { restore } from './backup/commands/restore.ts';
import { verify } from './backup/commands/verify.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor/doctor-command.ts';
import { importStrapi } from './import/import-command.ts';
import { move } from './move/move-command.ts';
import { runCommands } from './run-commands.ts';
import { upgradeCommand } from './upgrade/upgrade-command.ts';

/** All commands, in the order of the overview. */
export const commands: readonly Command[] = [
  ...runCommands,
  doctor,
  backup,
  listBackups,
  verify,
  restore,
  upgradeCommand,
  move,
  importStrapi,
];
