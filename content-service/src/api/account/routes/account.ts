/** Open to everybody: what is sent proves the right to what is wanted. */
const publicRoute = (path: string, handler: string) => ({
  method: 'POST',
  path,
  handler,
  config: { auth: false },
});

/** Accounts of the app. */
export default {
  routes: [
    publicRoute('/auth/local', 'sign-in.local'),
    publicRoute('/auth/forgot-password', 'password.requestCode'),
    publicRoute('/auth/reset-password', 'password.reset'),
    publicRoute('/account-deletion', 'deletion.requestCode'),
    publicRoute('/account-deletion/code', 'deletion.code'),
    publicRoute('/account-deletion/confirm', 'deletion.confirm'),
    publicRoute('/account-deletion/with-password', 'deletion.withPassword'),
    // By who is signed in; src/role-permissions.ts opens it.
    { method: 'POST', path: '/account-deletion/mine', handler: 'deletion.mine', config: {} },
  ],
};
