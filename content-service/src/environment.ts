import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What the operator may set, read and checked once. Everything else imports `environment`. */
export interface Environment {
  host: string;
  port: number;
  publicUrl: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  demoContent: boolean;
  seedDirectory: string;
  brandFile: string;
  /** The secret that this service and the website share. */
  websiteToken: string | undefined;
  /** Addresses of the websites that are told of changes, without a slash at the end. */
  websiteNotices: string[];
  secrets: Partial<Record<SecretName, string>>;
}

export const SECRET_NAMES = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
] as const;

export type SecretName = (typeof SECRET_NAMES)[number];

const WRONG = {
  PORT: 'PORT must be a whole number from 1 to 65535',
  PUBLIC_URL: 'PUBLIC_URL must be an address that starts with http:// or https://',
  DATABASE_URL: 'DATABASE_URL must start with postgres:// or postgresql://',
  DEMO_CONTENT: 'DEMO_CONTENT must be true or false',
  WEBSITE_TOKEN: 'WEBSITE_TOKEN must have at least 32 characters',
  WEBSITE_NOTICES:
    'WEBSITE_NOTICES must be addresses that start with http:// or https://, separated by commas',
};

const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, WRONG.PORT)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, WRONG.PORT)
    .default(1337),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: WRONG.PUBLIC_URL }).optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, WRONG.DATABASE_URL)
    .optional(),
  DEMO_CONTENT: z
    .enum(['true', 'false'], WRONG.DEMO_CONTENT)
    .transform((answer) => answer === 'true')
    .default(true),
  SEED_DIR: z.string().optional(),
  BRAND_FILE: z.string().optional(),
  WEBSITE_TOKEN: z.string().min(32, WRONG.WEBSITE_TOKEN).optional(),
  WEBSITE_NOTICES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((address) => address.trim() || []))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: WRONG.WEBSITE_NOTICES }))),
});

/** They carry passwords: what is wrong with them is told without repeating them. */
const UNREPEATABLE: unknown[] = ['DATABASE_URL', 'WEBSITE_TOKEN'];

/**
 * Reads the environment.
 * @param given the variables; an empty one counts as absent
 * @param root the folder of the content service, from which relative paths and defaults are taken
 * @throws Error with one sentence for the first wrong value; secrets are never repeated in it
 */
export function readEnvironment(given: NodeJS.ProcessEnv, root: string): Environment {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const result = variables.safeParse(present);
  if (!result.success) {
    const issue = result.error.issues[0];
    const value = String(given[String(issue?.path[0])]);
    const shown = UNREPEATABLE.includes(issue?.path[0]) ? '' : `, not "${value}"`;
    throw new Error(`${issue?.message}${shown}.`);
  }
  const read = result.data;
  if (read.WEBSITE_NOTICES.length > 0 && read.WEBSITE_TOKEN === undefined) {
    throw new Error('WEBSITE_NOTICES needs WEBSITE_TOKEN, which signs what is told.');
  }
  const visibleHost = ['0.0.0.0', '::'].includes(read.HOST) ? 'localhost' : read.HOST;
  return {
    host: read.HOST,
    port: read.PORT,
    publicUrl: (read.PUBLIC_URL ?? `http://${visibleHost}:${read.PORT}`).replace(/\/+$/, ''),
    dataDirectory: path.resolve(root, read.DATA_DIR ?? 'data'),
    databaseUrl: read.DATABASE_URL,
    demoContent: read.DEMO_CONTENT,
    seedDirectory: path.resolve(root, read.SEED_DIR ?? 'seed'),
    brandFile: path.resolve(root, read.BRAND_FILE ?? '../brand.json'),
    websiteToken: read.WEBSITE_TOKEN,
    websiteNotices: read.WEBSITE_NOTICES.map((address) => address.replace(/\/+$/, '')),
    secrets: Object.fromEntries(SECRET_NAMES.map((name) => [name, present[name]])),
  };
}

/** Ends the program with one sentence on standard error; for what an operator must put right. */
export function refuseToStart(reason: unknown): never {
  const sentence = reason instanceof Error ? reason.message : String(reason);
  process.stderr.write(`content service: ${sentence}\n`);
  process.exit(1);
}

/** The content service's own folder, seen from its sources as from the compiled ones in dist. */
function packageFolder(folder: string): string {
  const found = existsSync(path.join(folder, 'package.json'));
  return found ? folder : packageFolder(path.dirname(folder));
}

function environmentOfThisProcess(): Environment {
  try {
    return readEnvironment(process.env, packageFolder(__dirname));
  } catch (error) {
    return refuseToStart(error);
  }
}

export const environment = environmentOfThisProcess();
