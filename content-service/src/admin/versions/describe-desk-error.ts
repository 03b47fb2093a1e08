import type { Say } from './texts/desk-texts';
import type { TextKey } from './texts/en';

/** Why the service refused, as `src/versions/conflict.ts` and `src/versions/schedule.ts` describe it. */
export interface DeskErrorDetails {
  reason?: string;
  by?: string | null;
  at?: string | null;
  differences?: Difference[];
  /** The version or post that stands in the way. */
  documentId?: string;
  /** Mistakes in the content, in the language of the panel. */
  errors?: { message: string }[];
  /** Mistakes in the rows of a table. */
  rows?: RowErrors[];
}

/** What is wrong with the fields of a row, in the language of the panel. */
export interface RowErrors {
  item: string;
  errors: { field: string; message: string }[];
}

/** A field that differs, as `src/versions/differences.ts` describes it. */
export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
}

/** The `error` of a response. */
export interface DeskError {
  status?: number;
  message: string;
  details?: DeskErrorDetails;
}

const REASONS: Readonly<Record<string, TextKey>> = {
  'post-changed': 'error.post-changed',
  'version-changed': 'error.version-changed',
  'version-open': 'error.version-open',
  'not-open': 'error.not-open',
  'post-deleted': 'error.post-deleted',
  'appears-in-the-past': 'error.appears-in-the-past',
  'ends-before-start': 'error.ends-before-start',
  'translation-exists': 'error.translation-exists',
  'language-taken': 'error.language-taken',
  'source-changed': 'error.source-changed',
  taken: 'error.taken',
  answered: 'error.answered',
  'machine-key': 'error.machine-setup',
  'machine-unreachable': 'error.machine-setup',
  'machine-unusable': 'error.machine-setup',
  'machine-busy': 'error.machine-busy',
  'machine-quota': 'error.machine-quota',
  'machine-language': 'error.machine-language',
  'machine-too-long': 'error.machine-too-long',
  'machine-timeout': 'error.machine-failed',
  'machine-failed': 'error.machine-failed',
};

/** What an editor is told about a call that the service refused. @param formatTime of an ISO date */
export function describeDeskError(
  { status, message, details = {} }: DeskError,
  say: Say,
  formatTime: (time: string) => string,
): string {
  const reason = REASONS[details.reason ?? ''];
  if (reason) {
    const name = details.by || say('another-user');
    return say(reason, { name, time: details.at ? formatTime(details.at) : '–' });
  }
  if (status === 401) return say('error.signed-out');
  if (status === 403) return say('error.forbidden');
  if (status === 404) return say('error.not-found');
  return details.errors ? message : say('error.failed');
}
