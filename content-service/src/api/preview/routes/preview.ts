/** Open to whoever has a signed address. */
export default {
  routes: [{ method: 'GET', path: '/preview', handler: 'preview.find', config: { auth: false } }],
};
