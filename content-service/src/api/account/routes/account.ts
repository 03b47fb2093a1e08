/** Needs no session: the request itself carries the credentials. */
const publicRoute = (path: string, handler: string) => ({
  method: 'POST',
  path,
  handler,
  config: { auth: false },
});

/** Calls for the app's accounts. */
export default {
  routes: [
    publicRoute('/auth/local', 'sign-in.local'),
    publicRoute('/auth/forgot-password', 'password.requestCode'),
    publicRoute('/auth/reset-password', 'password.reset'),
    publicRoute('/account-deletion', 'deletion.requestCode'),
    publicRoute('/account-deletion/code', 'deletion.code'),
    publicRoute('/account-deletion/confirm', 'deletion.confirm'),
    publicRoute('/account-deletion/with-password', 'deletion.withPassword'),
    // For signed-in users; permitted in src/role-permissions.ts.
    { method: 'POST', path: '/account-deletion/mine', handler: 'deletion.mine', config: {} },
  ],
};
