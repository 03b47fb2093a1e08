import { BodyTooLarge, readLimited } from '../../read-limited';
import { MachineError, type MachineReason } from './machine-error';

/** A slow machine of one's own takes a minute for a long article. */
const TIMEOUT_MS = 60_000;

/** Far above any text that the editor takes. */
const MAX_MEGABYTES = 2;

const REASONS: Readonly<Record<number, MachineReason>> = {
  401: 'key',
  403: 'key',
  413: 'too-long',
  414: 'too-long',
  429: 'busy',
  456: 'quota',
  529: 'busy',
};

export interface ServiceCall {
  url: string;
  headers?: Record<string, string>;
  body: object;
  /** For tests. */
  timeoutMs?: number | undefined;
}

/**
 * Posts JSON to a service for machine translation and reads its JSON.
 * @throws MachineError
 */
export async function callService(call: ServiceCall): Promise<unknown> {
  const signal = AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await fetch(call.url, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...call.headers,
      },
      body: JSON.stringify(call.body),
      // It would get the text, and the key.
      redirect: 'error',
      signal,
    });
    const text = await readLimited(response, MAX_MEGABYTES);
    if (!response.ok) throw rejection(response.status, text);
    return parse(text);
  } catch (error) {
    if (error instanceof MachineError) throw error;
    if (error instanceof BodyTooLarge) throw new MachineError('unusable', error.message);
    if (signal.aborted) throw new MachineError('timeout');
    throw new MachineError('unreachable', causeOf(error));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MachineError('unusable', 'not JSON');
  }
}

/** LibreTranslate explains itself in `error`, DeepL in `message`. */
function rejection(status: number, text: string): MachineError {
  const message = /"(?:error|message)"\s*:\s*"([^"]{1,200})/.exec(text)?.[1];
  const detail = [status, message].filter(Boolean).join(': ');
  const isLanguage = status === 400 && /lang|not supported/i.test(message ?? '');
  return new MachineError(REASONS[status] ?? (isLanguage ? 'language' : 'failed'), detail);
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code || (cause instanceof Error ? cause.message : String(cause));
}
