/** Public to write, never to read. */
export default {
  routes: [{ method: 'POST', path: '/reports', handler: 'report.add', config: { auth: false } }],
};
