import { kindNames, kinds } from '../website/app/kinds.ts';

/** The shell of a page: header and footer, a layout without them, or none. */
export type Shell = 'site' | 'bare' | 'none';

/** Every page with a fixed address. */
export const fixedPages: { path: string; shell: Shell }[] = [
  { path: '/', shell: 'site' },
  ...kindNames.map((kind) => ({ path: `/${kinds[kind].segment}`, shell: 'site' as const })),
  { path: '/costs', shell: 'site' },
  { path: '/take', shell: 'site' },
  { path: '/take/check', shell: 'site' },
  { path: '/about', shell: 'site' },
  { path: '/editors', shell: 'site' },
  { path: '/corrections', shell: 'site' },
  { path: '/contact', shell: 'site' },
  { path: '/business-landing', shell: 'bare' },
  { path: '/reset-password', shell: 'none' },
  { path: '/privacy', shell: 'none' },
  { path: '/eula', shell: 'none' },
  { path: '/delete', shell: 'none' },
];

/** Whether a document is in the shell "site": with the links of its footer. */
export const hasSiteShell = (html: string): boolean => html.includes('<h2 id="quick-links"');

/** How many main headings a document has, which should be one. */
export const headingCount = (html: string): number => html.match(/<h1[ >]/g)?.length ?? 0;
