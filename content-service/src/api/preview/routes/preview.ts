/** Public: the signature in the query is the permission. */
export default {
  routes: [{ method: 'GET', path: '/preview', handler: 'preview.find', config: { auth: false } }],
};
