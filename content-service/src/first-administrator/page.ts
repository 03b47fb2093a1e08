import { createHash } from 'node:crypto';

/** Path of the registration link. The secret is in the fragment, which browsers do not send. */
export const LINK_PATH = '/admin/first-administrator';

const SCRIPT = `
const secret = location.hash.slice(1);
// Remove it from the address bar and the history.
history.replaceState(null, '', location.pathname);
const show = (id) => { document.getElementById(id).hidden = false; };
fetch(location.pathname, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ secret }),
}).then(
  ({ ok }) => ok ? location.replace('/admin/auth/register-admin') : show('rejected'),
  () => show('unreachable'),
);
`;

const STYLE =
  'body { font: 1.1rem/1.6 system-ui; max-width: 34rem; margin: 15vh auto; padding: 0 1rem }';

/** The same page whether the secret is correct or not, or there already is an administrator. */
export const REGISTRATION_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>First administrator</title>
<style>${STYLE}</style>
<h1>First administrator</h1>
<noscript><p>The panel needs JavaScript: please switch it on and open the link again.</p></noscript>
<p id="rejected" role="alert" hidden>This link does not work, or no longer works. As long as there is
no administrator, the content service prints a link at each start.</p>
<p id="unreachable" role="alert" hidden>The content service cannot be reached. Please open the link
again in a moment.</p>
<script>${SCRIPT}</script>
`;

const cspHashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const REGISTRATION_PAGE_HEADERS = {
  'Content-Security-Policy': `default-src 'none'; script-src ${cspHashOf(SCRIPT)}; style-src ${cspHashOf(STYLE)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};
