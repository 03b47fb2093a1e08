/** Open to everybody: what is sent proves the right to what is wanted. */
const open = (path: string, handler: string) => ({
  method: 'POST',
  path,
  handler,
  config: { auth: false },
});

/** Accounts of the app. */
export default {
  routes: [
    open('/auth/local', 'sign-in.local'),
    open('/auth/forgot-password', 'password.ask'),
    open('/auth/reset-password', 'password.choose'),
    open('/account-deletion', 'deletion.ask'),
    open('/account-deletion/code', 'deletion.code'),
    open('/account-deletion/confirm', 'deletion.confirm'),
    open('/account-deletion/with-password', 'deletion.withPassword'),
    // By who is signed in; src/public-permissions.ts opens it.
    { method: 'POST', path: '/account-deletion/mine', handler: 'deletion.mine', config: {} },
  ],
};
