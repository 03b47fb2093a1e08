/** Open to everybody, like reading. */
export default {
  routes: [
    { method: 'GET', path: '/corrections', handler: 'correction.find', config: { auth: false } },
  ],
};
