/** Light or dark, as the visitor chose; without a choice the device decides. */

const KEY = 'theme';
const root = document.documentElement;
const next: Record<string, string> = { light: 'dark', dark: '' };

function apply(theme: string): void {
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  // The browser's own frame follows: of its two colours only the chosen one keeps matching.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.media ??= meta.media;
    const chosen = meta.dataset.media.includes(theme);
    meta.media = theme ? (chosen ? 'all' : 'not all') : meta.dataset.media;
  }
}

/** Storage may be forbidden: then the choice lasts for the page only. */
function stored(theme?: string): string {
  try {
    if (theme !== undefined) localStorage.setItem(KEY, theme);
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return theme ?? '';
  }
}

const kept = stored();
root.dataset.script = '';
apply(kept === 'light' || kept === 'dark' ? kept : '');

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
  const theme = next[root.dataset.theme ?? ''] ?? 'light';
  stored(theme);
  apply(theme);
});
