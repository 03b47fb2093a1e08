/** Applies the visitor's theme; without a choice the system decides. */
import { labelSwitches } from './label-switches.ts';
import { onClick } from './on-click.ts';
import { storedValue } from './stored-value.ts';
import { whenShown } from './when-shown.ts';

const STORAGE_KEY = 'theme';
const root = document.documentElement;
const nextTheme: Record<string, string> = { light: 'dark', dark: '' };

function show(theme: string): void {
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  // The browser's toolbar follows: only the chosen one of the two colours keeps matching.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.media ??= meta.media;
    const chosen = meta.dataset.media.includes(theme);
    meta.media = theme ? (chosen ? 'all' : 'not all') : meta.dataset.media;
  }
  labelSwitches('[data-theme-switch]', theme || 'system');
}

root.dataset.scripting = '';
whenShown(() => {
  const stored = storedValue(STORAGE_KEY);
  show(stored in nextTheme ? stored : '');
});

onClick('[data-theme-switch]', () => {
  const theme = nextTheme[root.dataset.theme ?? ''] ?? 'light';
  storedValue(STORAGE_KEY, theme);
  show(theme);
});
