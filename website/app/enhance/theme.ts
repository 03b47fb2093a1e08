/** Applies the visitor's theme; without a choice the system decides. */
import { labelSwitches } from './label-switches.ts';
import { storedValue } from './stored-value.ts';

const STORAGE_KEY = 'theme';
const root = document.documentElement;
const nextTheme: Record<string, string> = { light: 'dark', dark: '' };

const label = () => labelSwitches('[data-theme-switch]', root.dataset.theme ?? 'system');

function apply(theme: string): void {
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  // The browser's toolbar follows: only the chosen one of the two colours keeps matching.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.media ??= meta.media;
    const chosen = meta.dataset.media.includes(theme);
    meta.media = theme ? (chosen ? 'all' : 'not all') : meta.dataset.media;
  }
}

const stored = storedValue(STORAGE_KEY);
root.dataset.scripting = '';
apply(stored === 'light' || stored === 'dark' ? stored : '');
addEventListener('DOMContentLoaded', label);

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
  const theme = nextTheme[root.dataset.theme ?? ''] ?? 'light';
  storedValue(STORAGE_KEY, theme);
  apply(theme);
  label();
});
