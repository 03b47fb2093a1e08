import { parseArgs } from 'node:util';
import { type Command, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { describeError } from './describe-error.ts';
import { commandHelp, overview } from './help.ts';
import { readSettings } from './settings.ts';

const GENERAL_OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  'env-file': { type: 'string' },
} as const;

/** Where lines are shown: results and progress, and what went wrong. */
export type Output = Record<'say' | 'complain', (line: string) => void>;

/**
 * Runs the command that the arguments name.
 * @returns the exit code: 0 done, 1 failed, 2 wrong arguments
 */
export async function run(args: string[], { say, complain }: Output): Promise<number> {
  const command = findCommand(args);
  if (!command) {
    const isAsked = args.length === 0 || args.some((arg) => ['--help', '-h', 'help'].includes(arg));
    if (isAsked) say(overview(commands));
    else complain(`There is no command "${args[0]}".\n\n${overview(commands)}`);
    return isAsked ? 0 : 2;
  }
  try {
    return await runCommand(command, args.slice(command.name.split(' ').length), say);
  } catch (error) {
    complain(describeError(error));
    const isUsage = error instanceof UsageError || isParseError(error);
    if (isUsage) complain(`\n${commandHelp(command)}`);
    return isUsage ? 2 : 1;
  }
}

async function runCommand(command: Command, args: string[], say: Output['say']): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { ...GENERAL_OPTIONS, ...command.options },
    allowPositionals: true,
  });
  if (values.help === true) {
    say(commandHelp(command));
    return 0;
  }
  // What is set already counts more.
  if (typeof values['env-file'] === 'string') process.loadEnvFile(values['env-file']);
  // As the content service does, which stores times in PostgreSQL by its clock.
  process.env.TZ ||= 'UTC';
  const code = await command.run({
    positionals,
    text: (name) => {
      const value = Object.entries(values).find(([key]) => key === name)?.[1];
      return typeof value === 'string' ? value : undefined;
    },
    flag: (name) => Object.entries(values).some(([key, value]) => key === name && value === true),
    settings: readSettings(process.env),
    say,
  });
  return code ?? 0;
}

/** The command with the longest name that the arguments begin with. */
function findCommand(args: string[]): Command | undefined {
  const words = `${args.join(' ')} `;
  return commands
    .filter(({ name }) => words.startsWith(`${name} `))
    .sort((one, other) => other.name.length - one.name.length)[0];
}

function isParseError(error: unknown): boolean {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE')
  );
}
