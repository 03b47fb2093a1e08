import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CREDENTIALS, signInToPanel } from './administrator.ts';
import { type ApiEntry, callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { type ReusedService, startInReusedProcess } from './start-in-reused-process.ts';
import { WEBSITE_TOKEN } from './start-mailing-service.ts';

export const VERSIONS = '/content-manager/collection-types/api::post-version.post-version';
export const POSTS = '/content-manager/collection-types/api::post.post';

const SEED_DIRECTORY = fileURLToPath(new URL('seed', import.meta.url));
const JSON_BODY = { Accept: 'application/json', 'Content-Type': 'application/json' };
const PASSWORD = 'Only-4-the-desk';

/** A response of the panel's API, whatever its status. */
interface PanelResponse {
  status: number;
  data: Record<string, unknown>;
  error: { message: string; details: Record<string, unknown> };
}

/** A user who is signed in to the panel. */
export interface PanelUser {
  call: (method: string, address: string, body?: unknown) => Promise<PanelResponse>;
  /** Reads a response that is not in `data`, such as a list. */
  callRaw: (address: string) => Promise<{ status: number; data: Record<string, unknown> }>;
  /** Sends JSON as a file, as the page for imports does. */
  upload: (address: string, content: unknown) => Promise<PanelResponse>;
  /** Sends a form with files. */
  sendForm: (address: string, body: FormData) => Promise<PanelResponse>;
  /** Calls the desk. @throws Error if the response is not a success */
  desk: (method: string, address: string, body?: unknown) => Promise<Record<string, unknown>>;
  /** The version as the panel's form loads it. */
  loadVersion: (documentId: unknown) => Promise<Record<string, unknown>>;
}

/** A content service with the demo content of the contract tests, and its desk. */
export interface DeskFixture {
  url: string;
  location: DataLocation;
  administrator: PanelUser;
  /** Signs in a user with one of the roles that the service creates. */
  signInAs: (roleName: string) => Promise<PanelUser>;
  signInWithoutRights: () => Promise<PanelUser>;
  /** A post of the public API; its attributes are empty if it does not exist. */
  /** Uploads a picture. @returns its id */
  upload: (file: FormData) => Promise<number>;
  readPost: (id: unknown) => ReturnType<typeof callApi>;
  /** Document id of a public entry. */
  documentIdAt: (address: string) => Promise<string>;
  /** Opens a version of a post, saves it in the form, and makes it public. */
  publish: (postDocumentId: string, data: Record<string, unknown>) => Promise<PublishedVersion>;
  /** @param more environment variables of that start */
  restart: (more?: Record<string, string>) => Promise<void>;
  /** Kills the service in the midst of its work, and starts it again. @param whileDown done in between */
  restartAfterKill: (whileDown?: () => Promise<void>) => Promise<void>;
  /** Has the service do what is due at a time. @throws Error if the job fails */
  runJob: ReusedService['runJob'];
  /** What the service has printed last. */
  lastLines: () => string[];
  close: () => Promise<void>;
}

interface PublishedVersion {
  versionId: string;
  response: PanelResponse;
}

/**
 * @param database SQLite or PostgreSQL
 * @param env further environment variables of the service
 */
export async function startDeskFixture(
  database: string,
  env: Record<string, string> = {},
): Promise<DeskFixture> {
  const location = await createDataLocation(database, 'seeded');
  const start = (more: Record<string, string> = {}) =>
    startInReusedProcess({
      ...location,
      seedDir: SEED_DIRECTORY,
      env: { WEBSITE_TOKEN, ...env, ...more },
    });
  let service = await start();

  const signIn = async (email: string, password: string): Promise<PanelUser> => {
    const { token } = (await send(service.url, 'POST', '/admin/login', { email, password })).data;
    const call = (method: string, address: string, body?: unknown) =>
      send(service.url, method, address, body, `Bearer ${token}`);
    const desk = async (method: string, address: string, body?: unknown) => {
      const { status, data, error } = await call(method, `/desk${address}`, body);
      if (status !== 200)
        throw new Error(`${method} ${address}: ${status} ${JSON.stringify(error)}`);
      return data;
    };
    const loadVersion = async (documentId: unknown) =>
      (await call('GET', `${VERSIONS}/${documentId}`)).data;
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
    const callRaw = async (address: string) => {
      const response = await fetch(`${service.url}${address}`, { headers });
      return { status: response.status, data: (await response.json()) as Record<string, unknown> };
    };
    const sendForm = async (address: string, body: FormData) =>
      parse(await fetch(`${service.url}${address}`, { method: 'POST', headers, body }));
    const upload = async (address: string, content: unknown) => {
      const body = new FormData();
      body.append('files', new Blob([JSON.stringify(content)]), 'table.json');
      return sendForm(address, body);
    };
    return { call, callRaw, upload, sendForm, desk, loadVersion };
  };
  const administrator = await signIn(CREDENTIALS.email, CREDENTIALS.password);
  const uploader = await signInToPanel(service.url);

  const signInWithRole = async (roleId: number) => {
    const email = `role${roleId}@desk.example`;
    const name = { firstname: 'Role', lastname: String(roleId) };
    const invited = await administrator.call('POST', '/admin/users', {
      ...name,
      email,
      roles: [roleId],
    });
    const registered = await send(service.url, 'POST', '/admin/register', {
      registrationToken: invited.data.registrationToken,
      userInfo: { ...name, password: PASSWORD },
    });
    if (registered.status !== 200) throw new Error(registered.error.message);
    return signIn(email, PASSWORD);
  };

  const readPost = (id: unknown) =>
    callApi(service.url, `posts/${id}?populate=*`, { headers: { 'Cache-Control': 'no-cache' } });
  return {
    get url() {
      return service.url;
    },
    location,
    administrator,
    signInAs: async (roleName) => {
      const { data } = await administrator.call('GET', '/admin/roles?pageSize=100');
      const roles = Object.values(data) as { id: number; name: string }[];
      const role = roles.find(({ name }) => name === roleName);
      if (!role) throw new Error(`there is no role ${roleName}`);
      return signInWithRole(role.id);
    },
    signInWithoutRights: async () => {
      const role = { name: 'Guest', description: '' };
      return signInWithRole(
        Number((await administrator.call('POST', '/admin/roles', role)).data.id),
      );
    },
    upload: async (file) => {
      const [uploaded] = (await uploader.upload(file)) as { id: number }[];
      return Number(uploaded?.id);
    },
    readPost,
    documentIdAt: async (address) => {
      const [entry] = [(await callApi(service.url, address)).data].flat() as ApiEntry[];
      if (!entry) throw new Error(`nothing at ${address}`);
      return entry.documentId;
    },
    publish: async (postDocumentId, data) => {
      const { documentId } = await administrator.desk('POST', `/posts/${postDocumentId}/version`);
      const saved = await administrator.call('PUT', `${VERSIONS}/${documentId}`, data);
      const response = await administrator.call(
        'POST',
        `/desk/versions/${documentId}/make-public`,
        { updatedAt: saved.data.updatedAt },
      );
      return { versionId: String(documentId), response };
    },
    restart: async (more) => {
      await service.stop();
      service = await start(more);
    },
    restartAfterKill: async (whileDown) => {
      await service.kill();
      await whileDown?.();
      service = await start();
    },
    runJob: (name, now) => service.runJob(name, now),
    lastLines: () => service.lastLines(),
    close: async () => {
      await service.stop();
      rmSync(location.dataDir, { recursive: true, force: true });
    },
  };
}

async function send(
  service: string,
  method: string,
  address: string,
  body?: unknown,
  Authorization?: string,
): Promise<PanelResponse> {
  const response = await fetch(`${service}${address}`, {
    method,
    headers: { ...JSON_BODY, ...(Authorization && { Authorization }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return parse(response);
}

async function parse(response: Response): Promise<PanelResponse> {
  const text = await response.text();
  const parsed: Partial<PanelResponse> = text.startsWith('{') ? JSON.parse(text) : {};
  return {
    status: response.status,
    data: parsed.data ?? {},
    error: parsed.error ?? { message: text, details: {} },
  };
}
