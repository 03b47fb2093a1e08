import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { checkContract } from './contract.ts';
import { checkMail } from './mail.ts';
import { checkPorts, checkProxyTrust, checkPublicAddress } from './network.ts';
import { checkProgramSettings } from './program-settings.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A service on a free port. @param answer the status for a path and query, and the text */
async function startService(answer: (address: string) => [number, string]): Promise<string> {
  const server = createServer((request, response) => {
    const [status, text] = answer(decodeURIComponent(request.url ?? ''));
    response.writeHead(status).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

it('names what a content service lacks, and what the site then leaves out', async () => {
  const lacking = /fields\[0\]=slug|filters\[post_type\]|^\/api\/search\?/;
  const url = await startService((address) => (lacking.test(address) ? [400, '{}'] : [200, '{}']));
  const findings = await checkContract(readSettings({ CONTENT_API: `${url}/api/` }));
  expect(findings).toEqual([
    {
      level: 'problem',
      text: expect.stringContaining('no filter by kind (status 400); lists answer 503'),
    },
    { level: 'note', text: expect.stringContaining('addresses of posts end with numbers') },
    { level: 'note', text: expect.stringContaining('the lists of all kinds are searched instead') },
  ]);
});

it('says that a content service fits, or cannot be reached', async () => {
  const url = await startService(() => [200, '{}']);
  const fits = await checkContract(readSettings({ CONTENT_API: `${url}/api` }));
  expect(fits.map(({ level }) => level)).toEqual(['fine']);
  const unreachable = await checkContract(readSettings({ CONTENT_API: 'http://127.0.0.1:9/api' }));
  expect(unreachable.map(({ level }) => level)).toEqual(['problem']);
});

it('tells programs of ours on a port from others', async () => {
  const ours = await startService(() => [200, 'alive 0.1.0\n']);
  const other = createTcpServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  closing.push(() => other.close());
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const findings = await checkPorts(readSettings({ PORT: new URL(ours).port, CONTENT_PORT: port }));
  expect(findings.map(({ level }) => level)).toEqual(['fine', 'problem']);
  expect(findings[1]?.text).toContain('set CONTENT_PORT');
});

it('says of a port that it is none', async () => {
  const findings = await checkPorts(readSettings({ PORT: 'web', CONTENT_API: 'http://cms' }));
  const text = 'PORT must be a whole number up to 65535, not "web".';
  expect(findings).toEqual([{ level: 'problem', text }]);
});

it('sees where the public address leads', async () => {
  const ours = await startService(() => [200, 'alive 0.1.0\n']);
  const other = await startService(() => [200, 'Welcome to nginx']);
  const levelOf = async (PUBLIC_URL: string) =>
    (await checkPublicAddress(readSettings({ PUBLIC_URL })))[0]?.level;
  expect(await levelOf(ours)).toBe('fine');
  expect(await levelOf(other)).toBe('problem');
  expect(await levelOf('')).toBe('note');
});

it('asks for the proxy to be trusted where there must be one', async () => {
  const PUBLIC_URL = 'https://diyar.example';
  expect((await checkProxyTrust(readSettings({ PUBLIC_URL })))[0]?.level).toBe('problem');
  const trusted = readSettings({ PUBLIC_URL, TRUSTED_PROXIES: '127.0.0.1' });
  expect((await checkProxyTrust(trusted))[0]?.level).toBe('fine');
});

it('sends no mail unless it is asked to', async () => {
  const settings = readSettings({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@diyar.example' });
  const findings = await checkMail(undefined)(settings);
  expect(findings.map(({ text }) => text)).toEqual([
    'Mail: not tried; --mail-to <address> sends a test message.',
    'Mail: without CONTACT_TO, messages of visitors stay in the panel.',
  ]);
});

it('has a program read its settings, and names those that it would refuse', async () => {
  const refused = readSettings({ WEBSITE_TOKEN: 'short', TIME_ZONE: 'Mars' });
  const texts = (await checkProgramSettings(refused)).map(({ level, text }) => `${level} ${text}`);
  expect(texts).toContainEqual(
    expect.stringContaining('problem Settings of the website: WEBSITE_TOKEN'),
  );
  expect(texts).toContainEqual(
    expect.stringContaining('problem Settings of the website: TIME_ZONE'),
  );
  expect(await checkProgramSettings(readSettings({}))).toContainEqual({
    level: 'fine',
    text: 'Settings of the website: valid',
  });
});
