/** Open to everybody, like reading. */
export default {
  routes: [{ method: 'GET', path: '/costs', handler: 'cost.find', config: { auth: false } }],
};
