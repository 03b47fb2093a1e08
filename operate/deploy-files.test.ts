import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { commands } from './commands.ts';
import { ROOT } from './settings.ts';

const folder = path.join(ROOT, 'deploy');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(service|env|yaml)$|file$/i.test(file),
);
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

it('names only commands and options that exist', () => {
  const lines = [...files.map(read), readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8')]
    .join('\n')
    .matchAll(/(?:operate\/main\.ts|npm run diyar --) ([a-z][^\n#`|]*)/g);
  const used = [...lines].map(([, words = '']) => words.trim());
  expect(used.length).toBeGreaterThan(15);
  const unknown = used.filter((words) => {
    const command = commands
      .filter(({ name }) => `${words} `.startsWith(`${name} `))
      .sort((one, other) => other.name.length - one.name.length)[0];
    const options = [...words.matchAll(/--([a-z-]+)/g)].map(([, name = '']) => name);
    const known = ['help', 'env-file', ...Object.keys(command?.options ?? {})];
    return !command || options.some((name) => !known.includes(name));
  });
  expect(unknown).toEqual([]);
});

it('copies no secrets, data or archives into the image', () => {
  const rules = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isLeftOut = (file: string) => {
    const parts = file.split('/');
    const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    // The last rule that matches a file, or a folder that it is in, counts.
    const rule = rules.findLast((each) =>
      paths.some((one) => path.matchesGlob(one, each.replace('!', ''))),
    );
    return rule !== undefined && !rule.startsWith('!');
  };
  const secret = [
    '.env',
    'deploy/container/.env',
    'deploy/container/backup-passphrase',
    'website/.env.local',
    'release/diyar.tar.gz',
  ];
  expect(secret.filter((file) => !isLeftOut(file))).toEqual([]);
  const needed = ['.env.example', 'deploy/container/example.env', 'scripts/release.ts'];
  expect(needed.filter(isLeftOut)).toEqual([]);
});

it('sets only variables that are documented', () => {
  const documented = readFileSync(path.join(ROOT, '.env.example'), 'utf8');
  const variables = files
    .filter((file) => file.endsWith('diyar.env'))
    .flatMap((file) => [...read(file).matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name));
  expect(variables.length).toBeGreaterThan(8);
  expect(variables.filter((name) => !documented.includes(`\n${name}=`))).toEqual([]);
});

it('has the variables of the compose file in its example, with what the compose tool of Debian 12 reads', () => {
  const used = [...read('container/compose.yaml').matchAll(/\$\{([A-Z0-9_]+)([^}]*)\}/g)];
  const example = readFileSync(path.join(folder, 'container/example.env'), 'utf8');
  expect(used.length).toBeGreaterThan(12);
  for (const [, name = '', otherwise = ''] of used) {
    expect(otherwise, name).toMatch(/^(:[-?].+)?$/);
    // Without a value of its own, as for a proxy, the variable need not be named.
    // It must not be empty either: podman-compose 1.0.3 prefers nothing to the default.
    if (otherwise.startsWith(':-')) expect(example).not.toMatch(new RegExp(`^${name}=$`, 'm'));
    else expect(example).toContain(`\n${name}=`);
  }
});

/** Variables that a compose file has no use for. */
const NOT_IN_CONTAINERS = [
  // Set in the image, or for its only places.
  ...['HOST', 'PORT', 'CONTENT_PORT', 'DATA_DIR', 'KEPT_PAGES_DIR', 'KEEPS_PAGES', 'WEBSITE_URL'],
  ...['BRAND_FILE', 'SEED_DIR', 'VOCABULARY_DIR', 'DATABASE_WAIT_SECONDS', 'JOBS'],
  // For another Strapi, which has no container here.
  ...['SEND_API', 'CONTENT_FORMAT', 'CONTENT_WEBHOOK_SECRET'],
  // Kept in the volume, or given to one command.
  ...['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET'],
  ...['ENCRYPTION_KEY', 'ADMIN_EMAIL', 'ADMIN_PASSWORD_FILE', 'MOVE_TO', 'STRAPI_TOKEN'],
];

it('has the compose file pass on all other variables', () => {
  const documented = readFileSync(path.join(ROOT, '.env.example'), 'utf8').matchAll(
    /^([A-Z0-9_]+)=/gm,
  );
  const names = [...documented].map(([, name = '']) => name);
  const compose = read('container/compose.yaml');
  const isPassed = (name: string) =>
    compose.includes(`\n      ${name}: `) || compose.includes(`\n  ${name}: `);
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !isPassed(name)).sort()).toEqual(NOT_IN_CONTAINERS.sort());
});

it('has nginx pass on the largest forms and files that the website takes', () => {
  const limits = readFileSync(path.join(ROOT, 'website/app/forms/body-limits.ts'), 'utf8');
  const [form, upload] = [
    'MAX_FORM_BYTES = (\\d+) \\* 1024;',
    'MAX_UPLOAD_BYTES = (\\d+) \\* 1024 \\*',
  ].map((pattern) => new RegExp(pattern).exec(limits)?.[1]);
  const passed = [...read('nginx/diyar.conf').matchAll(/client_max_body_size (\w+);/g)];
  expect(passed.map(([, size]) => size)).toEqual([`${form}k`, `${upload}m`, '110m']);
});

it('documents all variables of both programs', () => {
  const documented = readFileSync(path.join(ROOT, '.env.example'), 'utf8');
  const variables = ['website/app/environment.server.ts', 'content-service/src/environment.ts']
    .flatMap((file) => [
      ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
    ])
    .map(([, name = '']) => name)
    // Set by the program for development, never by an operator.
    .filter((name) => name !== 'DEVELOPMENT');
  expect(variables.length).toBeGreaterThan(50);
  expect(variables.filter((name) => !documented.includes(`\n${name}=`))).toEqual([]);
});

it.each([
  ['website', 'website/server/metrics.ts'],
  ['content', 'content-service/src/metrics/metrics.ts'],
])('watches only metrics that the %s has', (prefix, source) => {
  const watched = ['monitoring/diyar-alerts.yml', 'monitoring/diyar-board.json']
    .flatMap((file) => [...read(file).matchAll(new RegExp(`\\b${prefix}_[a-z_]+`, 'g'))])
    .map(([name]) => name.replace(/_(bucket|count)$/, ''))
    .filter((name) => name !== 'content_service');
  const metrics = readFileSync(path.join(ROOT, source), 'utf8');
  expect(watched.length).toBeGreaterThan(10);
  expect(watched.filter((name) => !metrics.includes(`'${name}'`))).toEqual([]);
});
