import { expect, type Page } from '@playwright/test';
import {
  type Administrator,
  CREDENTIALS,
  NEW_CONNECTION,
  signInToPanel,
} from '../content-service/contract/administrator.ts';

/** The panel's API for versions. */
export const VERSIONS = '/content-manager/collection-types/api::post-version.post-version';

/** Where the panel keeps the token of its session. */
const TOKEN_COOKIE = 'jwtToken';
const JSON_BODY = { 'Content-Type': 'application/json' };

/**
 * Signs in to the panel as its form does, without loading it: that would be a fifth of a journey.
 * @param service address of the content service
 * @throws Error if the credentials are rejected
 */
export async function signIn(page: Page, service: string, credentials = CREDENTIALS) {
  const context = page.context();
  const response = await context.request.post(`${service}/admin/login`, { data: credentials });
  if (!response.ok()) throw new Error(`signing in: ${response.status()}`);
  const { data }: { data: { token: string } } = await response.json();
  const { hostname } = new URL(service);
  await context.addCookies([
    { name: TOKEN_COOKIE, value: data.token, domain: hostname, path: '/admin' },
  ]);
}

/** Fills the form for signing in that is shown. In any language of the panel. */
export async function fillSignIn(page: Page, { email, password } = CREDENTIALS): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A page of the panel that loads nothing: how to write here. */
export const GUIDE = '/admin/how-to-write';

/**
 * Opens a page of the panel and waits, without a limit of its own, until it is there. Loads the panel,
 * which takes seconds of CPU time, only if the page does not have it open: its language, its session
 * and what it has fetched within the last minute stay.
 * @param service address of the content service
 * @param path of the page, with `/admin`
 */
export async function openInPanel(page: Page, service: string, path: string): Promise<void> {
  if (page.url().startsWith(`${service}/admin`)) {
    // First away, so that what the open page shows is not taken for the next one's.
    await goWithinPanel(page, GUIDE);
    await goWithinPanel(page, path);
  } else {
    await page.goto(service + path);
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Goes to another page of the open panel, as a link does, and waits until the guide is shown or left. */
export async function goWithinPanel(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  const guide = page.locator('main article > section').first();
  await guide.waitFor({ state: path === GUIDE ? 'visible' : 'detached' });
}

export interface StoredPost {
  documentId: string;
  title: string;
}

/** A public post. @returns null if there is none */
export async function readPost(service: string, id: number): Promise<StoredPost | null> {
  const response = await fetch(`${service}/api/posts/${id}`, {
    headers: { 'Strapi-Response-Format': 'v5', ...NEW_CONNECTION },
  });
  const { data }: { data: StoredPost | null } = await response.json();
  return data;
}

async function documentIdOf(service: string, id: number): Promise<string> {
  const post = await readPost(service, id);
  if (!post) throw new Error(`There is no post ${id}.`);
  return post.documentId;
}

/** Opens the form of a public post. */
export async function openPost(page: Page, service: string, id: number): Promise<void> {
  const posts = '/admin/content-manager/collection-types/api::post.post';
  await openInPanel(page, service, `${posts}/${await documentIdOf(service, id)}`);
}

/**
 * Creates the version of a post to which "Edit post" leads, or finds it.
 * @returns its document id
 * @throws Error if another user is writing a version of it
 */
export async function createVersion(page: Page, service: string, id: number): Promise<string> {
  const context = page.context();
  const cookies = await context.cookies(`${service}/admin`);
  const token = cookies.find(({ name }) => name === TOKEN_COOKIE)?.value;
  const response = await context.request.post(
    `${service}/desk/posts/${await documentIdOf(service, id)}/version`,
    { headers: { Authorization: `Bearer ${token}`, ...NEW_CONNECTION } },
  );
  if (!response.ok()) throw new Error(`opening post ${id}: ${response.status()}`);
  const { data }: { data: { documentId: string } } = await response.json();
  return data.documentId;
}

/** The same with the session of an editor, without the panel. @returns its document id */
export async function createVersionAs(
  editor: Administrator,
  service: string,
  id: number,
): Promise<string> {
  const address = `/desk/posts/${await documentIdOf(service, id)}/version`;
  const { documentId } = await editor.call('POST', address);
  return String(documentId);
}

/**
 * Opens the version of a post to which "Edit post" leads.
 * @returns its document id
 * @throws Error if another user is writing a version of it
 */
export async function editPost(page: Page, service: string, id: number): Promise<string> {
  const versionId = await createVersion(page, service, id);
  await openInPanel(page, service, `/admin${VERSIONS}/${versionId}`);
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  return versionId;
}

/** An action of the form: a button, or an item of the menu beside the buttons. */
export async function clickAction(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const menu = page.getByRole('button', { name: 'More document actions' });
  await expect(button.or(menu).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** A version as it is stored. */
export function storedVersion(editor: Administrator, versionId: string) {
  return editor.call('GET', `${VERSIONS}/${versionId}`);
}

/** Another user saves a version in the panel. */
export async function saveAsOther(
  editor: Administrator,
  versionId: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await editor.call('PUT', `${VERSIONS}/${versionId}`, fields);
}

/** Invites a user and registers them. @returns their session in the panel's API */
export async function registerUser(
  service: string,
  roleName: string,
  name: { firstname: string; lastname: string },
): Promise<(method: string, address: string, body?: unknown) => Promise<Response>> {
  const administrator = await signInToPanel(service);
  const roles = Object.values(await administrator.call('GET', '/admin/roles?pageSize=100'));
  const role = (roles as { id: number; name: string }[]).find((each) => each.name === roleName);
  const email = `${name.firstname.toLowerCase()}@panel.example`;
  const user = { ...name, email, roles: [role?.id] };
  const { registrationToken } = await administrator.call('POST', '/admin/users', user);
  const response = await fetch(`${service}/admin/register`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({
      registrationToken,
      userInfo: { ...name, password: CREDENTIALS.password },
    }),
  });
  const { data }: { data: { token: string } } = await response.json();
  return (method, address, body) =>
    fetch(`${service}${address}`, {
      method,
      headers: { ...JSON_BODY, Authorization: `Bearer ${data.token}` },
      body: body === undefined ? null : JSON.stringify(body),
    });
}
