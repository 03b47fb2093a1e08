/** The first segments of paths, by what they belong to. */
const AREAS: Record<string, string> = {
  api: 'api',
  uploads: 'uploads',
  admin: 'panel',
  'content-manager': 'panel',
  upload: 'panel',
  i18n: 'panel',
};

/** The area that a request belongs to: few, so that visitors cannot make up new ones. */
export function areaOf(url: string): string {
  const [, segment = ''] = /^\/([\w-]*)/.exec(url) ?? [];
  return AREAS[segment] ?? 'other';
}
