import type { CommandInput } from '../../command.ts';
import { readPassphrase } from '../../settings.ts';

export const passphraseOption = { 'passphrase-file': { type: 'string' } } as const;

/** Lines of the help on the argument that all commands have. */
export const BUCKET_HELP = `  <folder>                  or s3://<bucket>/<folder>, with the variables BACKUP_S3_ENDPOINT,
                            BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY; by default those
                            of the uploads (S3_ENDPOINT …)`;

export const PASSPHRASE_HELP = `  --passphrase-file <file>  file whose first line encrypts the secrets; by default the one that
                            BACKUP_PASSPHRASE_FILE names. Keep it elsewhere than the backups`;

/** The passphrase of the secrets; undefined if there is none. @throws Error if its file cannot be read */
export function passphraseOf({ text, settings }: CommandInput): string | undefined {
  return readPassphrase(text('passphrase-file') ?? settings.variables.BACKUP_PASSPHRASE_FILE);
}
