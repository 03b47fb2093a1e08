import type { Command } from './command.ts';

/** All commands, one line each. */
export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Runs and looks after this website. Usage: npm run diyar -- <command> [arguments]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Each command has --help, and --env-file <file> to read variables from a file: those that the',
    'programs read, so that it finds their data. Exit codes: 0 done, 1 failed, 2 wrong arguments.',
  ].join('\n');
}

/** How to use a command. */
export function commandHelp({ name, usage, summary, help }: Command): string {
  return `${summary}\n\nUsage: npm run diyar -- ${`${name} ${usage}`.trim()}\n\n${help}`;
}
