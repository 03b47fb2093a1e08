import type { ParseArgsOptionsConfig } from 'node:util';
import type { Settings } from './settings.ts';

/** What a command is run with. */
export type CommandInput = {
  /** Arguments that are not options, after the command's own name. */
  positionals: string[];
  /** Options with a value. */
  text: (name: string) => string | undefined;
  /** Options without a value. */
  flag: (name: string) => boolean;
  settings: Settings;
  /** Shows a line of progress or result. */
  say: (line: string) => void;
};

/** A command of the tool. */
export type Command = {
  /** One or two words, such as `backup` or `backup verify`. */
  name: string;
  /** What it does, in one line. */
  summary: string;
  /** Arguments, such as `<folder>`. */
  usage: string;
  /** What an operator must know before running it, and what each option means. */
  help: string;
  options?: ParseArgsOptionsConfig;
  /** @returns the exit code; nothing means 0. @throws Error with one sentence for the operator */
  run: (input: CommandInput) => Promise<number | undefined>;
};

/** The command was given the wrong arguments: the tool shows its usage and exits with 2. */
export class UsageError extends Error {}

/** The only argument of a command. @throws UsageError if there is none or more */
export function singleArgument({ positionals }: CommandInput, meaning: string): string {
  const [argument, ...others] = positionals;
  if (argument === undefined || others.length > 0) throw new UsageError(`name ${meaning}.`);
  return argument;
}
