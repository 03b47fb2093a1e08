import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An editor's session in the panel, through the calls that the panel makes. */
export interface Administrator {
  /** @throws Error if the response is not a success */
  call: (method: string, address: string, body?: unknown) => Promise<Record<string, unknown>>;
  /** @throws Error if the response is not a success */
  upload: (files: FormData) => Promise<unknown>;
  /** Changes the description of a file or replaces it. @throws Error if the response is not a success */
  changeFile: (id: number, change: FormData) => Promise<unknown>;
}

const PASSWORD_FILE = fileURLToPath(new URL('administrator-password', import.meta.url));

/** Credentials of the first administrator in tests. */
export const CREDENTIALS = {
  email: 'editor@panel.example',
  password: readFileSync(PASSWORD_FILE, 'utf8').trim(),
};

/** Environment of a service that creates this administrator at its first start. */
export const ADMINISTRATOR_ENV = {
  ADMIN_EMAIL: CREDENTIALS.email,
  ADMIN_PASSWORD_FILE: PASSWORD_FILE,
};

const JSON_BODY = { 'Content-Type': 'application/json' };

/** For calls with pauses between: a service closes idle connections, at times just as one is used again. */
export const NEW_CONNECTION = { Connection: 'close' };

/**
 * Signs in to the panel's API with `CREDENTIALS`.
 * @throws Error if that is rejected
 */
export async function signInToPanel(service: string): Promise<Administrator> {
  const send = async (
    address: string,
    { headers, ...init }: RequestInit & { headers: Record<string, string> },
  ) => {
    const response = await fetch(`${service}${address}`, {
      ...init,
      headers: { ...headers, ...NEW_CONNECTION },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${init.method} ${address}: ${response.status} ${text}`);
    const parsed: Record<string, unknown> & { data?: Record<string, unknown> } =
      text === '' ? {} : JSON.parse(text);
    return parsed.data ?? parsed;
  };
  const post = (address: string, body: unknown) =>
    send(address, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) });
  const session = await post('/admin/login', CREDENTIALS);
  const Authorization = `Bearer ${session.token}`;
  return {
    call: (method, address, body) =>
      send(address, {
        method,
        headers: { ...JSON_BODY, Authorization },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    upload: (files) => send('/upload', { method: 'POST', headers: { Authorization }, body: files }),
    changeFile: (id, form) =>
      send(`/upload?id=${id}`, { method: 'POST', headers: { Authorization }, body: form }),
  };
}
