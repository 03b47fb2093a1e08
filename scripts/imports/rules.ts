/** A folder, a file, or the files of a folder (`*`), and what it may import besides itself. */
export type ImportRule = {
  path: string;
  mayImport: readonly string[];
  /** Paths of which it may import types only. */
  mayImportTypesOf?: readonly string[];
  /** A regular expression for packages it must not import. */
  noPackages?: string;
};

/**
 * The import rules. `npm run validate` checks them (dependency-cruiser.ts), and a test compares the
 * tables of ARCHITECTURE.md with them. Tests may import anything of their own program.
 */
export const importRules: readonly ImportRule[] = [
  { path: 'scripts/bootstrap', mayImport: [], noPackages: '.' },
  { path: 'scripts', mayImport: ['scripts/bootstrap'] },
  { path: 'fixtures', mayImport: [] },
  { path: 'post-rules', mayImport: [] },
  ...inApp([
    { path: 'routes.ts', mayImport: ['addresses', 'kinds.ts', 'languages.ts'] },
    {
      path: 'root.tsx',
      mayImport: [
        'addresses',
        'brand',
        'environment.server.ts',
        'forms',
        'i18n',
        'languages.ts',
        'layouts',
        'request-context.server.ts',
        'styles',
        'ui',
      ],
    },
    {
      path: 'entry.server.tsx',
      mayImport: ['islands', 'log.server.ts', 'request-context.server.ts'],
    },
    {
      path: 'pages',
      mayImport: [
        'addresses',
        'brand',
        'content',
        'environment.server.ts',
        'forms',
        'i18n',
        'islands',
        'kinds.ts',
        'languages.ts',
        'layouts',
        'log.server.ts',
        'posts',
        'request-context.server.ts',
        'styles',
        'ui',
      ],
    },
    {
      path: 'resource-routes',
      mayImport: [
        'addresses',
        'brand',
        'content',
        'environment.server.ts',
        'i18n',
        'islands/search-suggestions',
        'kinds.ts',
        'languages.ts',
        'log.server.ts',
        'posts',
        'request-context.server.ts',
      ],
    },
    {
      path: 'layouts',
      mayImport: [
        'addresses',
        'brand',
        'environment.server.ts',
        'i18n',
        'kinds.ts',
        'languages.ts',
        'posts',
        'ui',
      ],
    },
    {
      path: 'forms',
      mayImport: ['addresses', 'content', 'environment.server.ts', 'log.server.ts', 'ui'],
    },
    {
      path: 'content',
      mayImport: [
        'addresses',
        'brand',
        'environment.server.ts',
        'i18n',
        'kinds.ts',
        'languages.ts',
        'log.server.ts',
        'posts',
        'request-context.server.ts',
      ],
    },
    {
      path: 'posts',
      mayImport: [
        'addresses',
        'brand',
        'environment.server.ts',
        'i18n',
        'kinds.ts',
        'languages.ts',
        'styles',
        'ui',
      ],
    },
    { path: 'parts', mayImport: ['kinds.ts', 'languages.ts', 'ui'] },
    {
      path: 'i18n',
      mayImport: ['addresses', 'brand', 'languages.ts'],
      mayImportTypesOf: ['kinds.ts'],
    },
    { path: 'addresses', mayImport: ['environment.server.ts', 'kinds.ts', 'languages.ts'] },
    { path: 'brand', mayImport: ['environment.server.ts', 'languages.ts'] },
    { path: 'ui', mayImport: [], noPackages: '^(react-router|@react-router)' },
    { path: 'styles', mayImport: [], mayImportTypesOf: ['i18n', 'languages.ts'] },
    { path: 'enhance', mayImport: [], noPackages: '.' },
    { path: 'islands', mayImport: ['addresses', 'i18n', 'islands/search-suggestions', 'ui'] },
    { path: 'islands/search-suggestions', mayImport: [], noPackages: '.' },
    { path: 'cache-key.ts', mayImport: ['addresses', 'kinds.ts', 'loader-data.ts'] },
    { path: 'kinds.ts', mayImport: ['ui'] },
    { path: 'languages.ts', mayImport: [] },
    { path: 'loader-data.ts', mayImport: [] },
    { path: 'log.server.ts', mayImport: ['request-context.server.ts'] },
    {
      path: 'request-context.server.ts',
      mayImport: ['environment.server.ts', 'languages.ts'],
    },
    { path: 'environment.server.ts', mayImport: [] },
  ]),
  {
    path: 'website/server',
    // Loads everything else from the build: a second copy of a module would have its own state.
    mayImport: [
      'website/app/content/change.ts',
      'website/app/content/tags.ts',
      'website/app/islands/islands-header.ts',
      'website/app/loader-data.ts',
    ],
    mayImportTypesOf: ['website/app', 'website/server/app.ts'],
  },
  { path: 'website/server/app.ts', mayImport: ['website/app', 'website/server'] },
  { path: 'website/vite', mayImport: [] },
  {
    path: 'website/mocks',
    mayImport: ['website/app', 'website/react-router.config.ts', 'website/server', 'website/vite'],
  },
  ...inContentService([
    {
      path: 'src/index.ts',
      mayImport: [
        'seed',
        'src/*.ts',
        'src/accounts',
        'src/api',
        'src/article-text',
        'src/bulk',
        'src/change-notices',
        'src/checks',
        'src/connections.ts',
        'src/contact-messages',
        'src/database',
        'src/export',
        'src/feedback',
        'src/first-administrator',
        'src/form-layout',
        'src/import',
        'src/mail',
        'src/panel',
        'src/post-form',
        'src/relations',
        'src/search',
        'src/slugs',
        'src/translations',
        'src/verification',
        'src/versions',
        'src/vocabulary',
      ],
    },
    {
      path: 'src/api',
      mayImport: [
        'src/*.ts',
        'src/accounts',
        'src/contact-messages',
        'src/feedback',
        'src/password-attempts',
        'src/preview',
        'src/read-api',
        'src/search',
        'src/slugs',
        'src/translations',
        'src/visitors',
      ],
    },
    { path: 'src/extensions', mayImport: ['src/accounts', 'src/pictures'] },
    {
      path: 'src/accounts',
      mayImport: [
        'src/*.ts',
        'src/change-notices',
        'src/contact-messages',
        'src/database',
        'src/feedback',
        'src/mail',
        'src/password-attempts',
        'src/read-api',
        'src/search',
        'src/versions',
        'src/visitors',
      ],
    },
    { path: 'src/contact-messages', mayImport: ['src/*.ts', 'src/mail'] },
    {
      path: 'src/feedback',
      mayImport: [
        'src/*.ts',
        'src/change-notices',
        'src/mail',
        'src/search',
        'src/verification',
        'src/versions',
      ],
    },
    { path: 'src/connections.ts', mayImport: ['src/middlewares'] },
    {
      path: 'src/middlewares',
      mayImport: ['src/*.ts', 'src/cross-origin', 'src/database', 'src/first-administrator'],
    },
    { path: 'src/first-administrator', mayImport: ['src/*.ts', 'src/visitors'] },
    { path: 'src/change-notices', mayImport: ['src/*.ts'] },
    { path: 'src/mail', mayImport: ['src/*.ts'] },
    { path: 'src/visitors', mayImport: ['src/*.ts', 'src/database'] },
    { path: 'src/password-attempts', mayImport: ['src/*.ts', 'src/visitors'] },
    { path: 'src/preview', mayImport: ['src/*.ts'] },
    { path: 'src/panel', mayImport: ['src/*.ts', 'src/password-attempts', 'src/visitors'] },
    { path: 'src/database', mayImport: ['src/*.ts'] },
    { path: 'src/read-api', mayImport: ['src/search'] },
    { path: 'src/search', mayImport: ['src/*.ts'] },
    { path: 'src/vocabulary', mayImport: ['src/read-api', 'src/search'] },
    { path: 'src/article-text', mayImport: [] },
    { path: 'src/cross-origin', mayImport: [] },
    { path: 'src/pictures', mayImport: [] },
    { path: 'src/relations', mayImport: [] },
    { path: 'src/post-form', mayImport: ['src/*.ts', 'src/slugs'] },
    { path: 'src/slugs', mayImport: [] },
    { path: 'src/verification', mayImport: ['src/*.ts', 'src/change-notices', 'src/versions'] },
    { path: 'src/form-layout', mayImport: ['src/*.ts', 'src/admin/labels'] },
    { path: 'src/*.ts', mayImport: [] },
    { path: 'seed', mayImport: ['src/*.ts', 'src/search', 'src/vocabulary'] },
  ]),
  {
    path: 'content-service/src/versions',
    mayImport: [
      'content-service/src/*.ts',
      'content-service/src/checks',
      'content-service/src/preview',
      'content-service/src/read-api',
      'content-service/src/slugs',
      'post-rules',
    ],
  },
  {
    path: 'content-service/src/translations',
    mayImport: ['content-service/src/*.ts', 'content-service/src/versions'],
  },
  {
    path: 'content-service/src/bulk',
    mayImport: [
      'content-service/src/checks',
      'content-service/src/verification',
      'content-service/src/versions',
      'post-rules',
    ],
  },
  {
    path: 'content-service/src/export',
    mayImport: ['content-service/src/import', 'content-service/src/versions', 'post-rules'],
  },
  {
    path: 'content-service/src/import',
    mayImport: [
      'content-service/src/checks',
      'content-service/src/search',
      'content-service/src/versions',
      'post-rules',
    ],
  },
  {
    path: 'content-service/src/checks',
    mayImport: [
      'content-service/src/*.ts',
      'content-service/src/relations',
      'content-service/src/search',
      'post-rules',
    ],
  },
  {
    path: 'content-service/config',
    mayImport: [
      'content-service/src/*.ts',
      'content-service/src/cross-origin',
      'content-service/src/database',
      'content-service/src/middlewares',
      'post-rules',
    ],
  },
  {
    path: 'content-service/src/admin',
    mayImport: [
      'brand.json',
      'post-rules',
      'scripts/precompress-plugin.ts',
      'content-service/src/admin/labels',
    ],
    mayImportTypesOf: ['content-service/src/preview'],
  },
  { path: 'content-service/src/admin/labels', mayImport: ['brand.json'] },
  {
    path: 'content-service/contract',
    mayImport: ['content-service/src/read-api', 'content-service/src/versions', 'scripts'],
  },
  {
    path: 'e2e',
    mayImport: [
      'content-service/contract',
      'scripts',
      'website/app/addresses',
      'website/app/i18n',
      'website/app/kinds.ts',
      'website/app/languages.ts',
      'website/app/layouts/navigation.ts',
    ],
  },
  {
    path: 'bench',
    mayImport: [
      'brand.json',
      'content-service/contract',
      'e2e',
      'scripts',
      'website/app/content',
      'website/app/kinds.ts',
    ],
  },
];

function inApp(rules: ImportRule[]): ImportRule[] {
  return withPrefix('website/app', rules);
}

function inContentService(rules: ImportRule[]): ImportRule[] {
  return withPrefix('content-service', rules);
}

function withPrefix(folder: string, rules: ImportRule[]): ImportRule[] {
  const prefixed = (path: string) => `${folder}/${path}`;
  return rules.map(({ path, mayImport, mayImportTypesOf, ...rest }) => ({
    ...rest,
    path: prefixed(path),
    mayImport: mayImport.map(prefixed),
    ...(mayImportTypesOf && { mayImportTypesOf: mayImportTypesOf.map(prefixed) }),
  }));
}
